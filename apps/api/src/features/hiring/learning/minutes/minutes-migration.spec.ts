import { randomUUID } from 'node:crypto'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { migrations } from '../../../../db/migrations'
import { insertFilled } from '../../../../testing/insert-filled'
import { openTestDatabase } from '../../../../testing/storage'
import { LearningSessionEntity } from '../learning.table'

const postgresUrl = process.env['TEST_DATABASE_URL']
const dialects: [string, string][] = [
  ['SQLite', 'sqlite::memory:'],
  ...(postgresUrl?.startsWith('postgres') ? [['PostgreSQL', postgresUrl] as [string, string]] : []),
]
/** Three in the morning in Paris, six in the evening of the day before in Los Angeles. */
const AT = '2026-01-02T02:00:00.000Z'
/** More than are read at once. */
const MANY = 501

describe.each(dialects)('What was learned before minutes were counted, on %s', (_name, url) => {
  it('was logged or is a sample, on a day of the calendar of the person, and is minutes again when undone', async () => {
    const { db, drop } = await openTestDatabase(url)
    const { source } = db
    const last = migrations.findIndex(({ name }) => name.startsWith('CountMinutes'))
    const undo = async () => {
      for (const _ of migrations.slice(last)) await source.undoLastMigration({ transaction: 'each' })
    }
    await undo()
    const [near, far, demo, sample] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await insertFilled(db, 'markets', { id: demo, candidate_id: sample, seeded_at: AT })
    const people = [
      [near, LIVE_MARKET_ID, 'Europe/Paris'],
      [far, LIVE_MARKET_ID, 'America/Los_Angeles'],
      [sample, demo, 'No/Such'],
    ] as const
    for (const [id, market_id, time_zone] of people)
      await insertFilled(db, 'candidates', { id, market_id, time_zone, account_id: null })
    const row = (market_id: string, candidate_id: string, minutes: number) => {
      const about = { path_id: 'sql-foundations', minutes, score: null, at: AT }
      return { id: randomUUID(), market_id, candidate_id, ...about }
    }
    const before = [
      row(LIVE_MARKET_ID, near, 30),
      row(demo, sample, 45),
      ...Array.from({ length: MANY }, () => row(LIVE_MARKET_ID, far, 1)),
    ]
    for (const one of before) await insertFilled(db, 'learning_sessions', one)

    await source.runMigrations({ transaction: 'each' })

    const told = async (candidateId: string) =>
      (await db.read.findBy(LearningSessionEntity, { candidateId })).map(
        ({ origin, day, kind, ref, seconds, pathId, at }) => [origin, day, kind, ref, seconds, pathId, at],
      )
    const rest = ['sql-foundations', AT]
    expect(await told(near)).toEqual([['logged', '2026-01-02', null, null, 1_800, ...rest]])
    expect(await told(sample)).toEqual([['sample', '2026-01-02', null, null, 2_700, ...rest]])
    const logged = ['logged', '2026-01-01', null, null, 60, ...rest]
    expect(await told(far)).toEqual(Array.from({ length: MANY }, () => logged))

    await undo()
    const again: unknown[] = await source.query('SELECT * FROM learning_sessions')
    expect(again).toHaveLength(before.length)
    expect(again).toEqual(expect.arrayContaining(before.slice(0, 3)))
    await drop()
  })

  it('leaves one counted row per person, day, kind and thing, and as many logged ones as there are', async () => {
    const { db, drop } = await openTestDatabase(url)
    const candidateId = randomUUID()
    const add = (origin: 'counted' | 'logged', ref: string | null) =>
      db.write((manager) =>
        manager.insert(LearningSessionEntity, {
          id: randomUUID(),
          marketId: LIVE_MARKET_ID,
          candidateId,
          pathId: null,
          origin,
          day: '2026-01-02',
          kind: ref === null ? null : 'reading',
          ref,
          seconds: 30,
          score: null,
          at: AT,
        }),
      )
    await add('logged', null)
    await add('logged', null)
    await add('counted', 'a/b')
    await add('counted', 'a/c')
    await expect(add('counted', 'a/b')).rejects.toThrow(/unique/i)
    expect(await db.read.countBy(LearningSessionEntity, { candidateId })).toBe(4)
    await drop()
  })
})
