import { randomInt } from 'node:crypto'
import { Like } from 'typeorm'
import { candidatesOf, mulberry32, SQL_BANK } from '@tryka/assessment'
import { appealsApi, DAY_MS } from '@tryka/domain'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { AuditEntryEntity } from '../../../../services/audit/audit-entry.entity'
import { appWithTests } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { buildTestApp } from '../../../../testing/build-test-app'
import { candidate } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import type { Manner } from '../../../../testing/stored-attempts'
import { storeAttempts } from '../../../../testing/stored-attempts'
import { TemplateStateEntity } from '../appeal.table'
import { TemplateStatEntity } from '../template-stat.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
const chance = mulberry32(seed)
const MIDDLING = candidatesOf(SQL_BANK).filter(({ code, item }) => !code && Math.abs(item.b) <= 0.3)
const WATCHED = MIDDLING[seed % MIDDLING.length]?.id ?? ''
let test: TestApp
let accountId: string

beforeEach(async () => {
  test = await appWithTests()
  const email = `w${seed}@people.example`
  await candidate(test, email)
  accountId = (await test.db.read.findOneByOrFail(AccountEntity, { email })).id
})
afterEach(() => test.close())

const stored = (count: number, manner?: Manner) =>
  storeAttempts(test, accountId, { count, watched: WATCHED, chance, ...(manner ? { manner } : {}) })
const state = () => test.db.read.findOneBy(TemplateStateEntity, { templateId: WATCHED })
const entries = () => test.db.read.countBy(AuditEntryEntity, { action: 'template.suspected' })
const listens = ({ app }: TestApp) => app.listen({ port: 0, host: '127.0.0.1' })

/** Until a read answers as wanted; nobody but the clock changes anything meanwhile. */
async function until(isWanted: () => Promise<boolean>): Promise<void> {
  for (let i = 0; !(await isWanted()); i++) {
    if (i > 800) throw new Error('The clock did nothing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
/** The watch looked after this: a task that is plainly worn is found by then. */
async function looked(): Promise<void> {
  const other = MIDDLING.find(({ id }) => id !== WATCHED)?.id ?? ''
  await test.db.write((manager) => manager.delete(TemplateStateEntity, { templateId: other }))
  await storeAttempts(test, accountId, { count: 100, watched: other, chance, manner: { right: true } })
  test.clock.advance(DAY_MS)
  await until(() => test.db.read.existsBy(TemplateStateEntity, { templateId: other }))
}

describe(`A task that went round (seed ${seed})`, () => {
  it('is suspect once everybody gets it right, and a moderator reads why', async () => {
    await stored(140)
    await stored(100, { right: true })
    await listens(test)
    await until(async () => (await state()) !== null)
    expect(await state()).toMatchObject({ state: 'suspect', by: 'watch' })

    const admin = await moderator(test)
    const { suspects, tracks } = await admin.call(appealsApi.health)
    expect(suspects).toBe(1)
    const at = test.clock.now().toISOString()
    // Whole attempts of thirteen tasks, of which one is the watched one.
    const known = {
      calibration: 'provisional',
      answers: 240 * 13,
      calibrated: expect.any(Number) as number,
      at,
    }
    expect(tracks.find(({ track }) => track === 'sql')?.known).toMatchObject(known)
    const counts = await test.db.read.findBy(TemplateStatEntity, { templateId: Like('sql/%') })
    const having = (least: number) => counts.filter(({ shown }) => shown >= least).length
    const { checked, calibrated } = tracks.find(({ track }) => track === 'sql')?.known ?? {}
    expect([checked, calibrated]).toEqual([having(100), having(200)])
    expect(counts.find(({ templateId }) => templateId === WATCHED)?.shown).toBeGreaterThanOrEqual(240)
    const others = tracks.filter(({ track }) => track !== 'sql')
    expect(others.map((one) => [one.known.answers, one.known.at])).toEqual(others.map(() => [0, null]))
    const { items } = await admin.call(appealsApi.templates, { query: { track: 'sql' } })
    expect(items[0]).toMatchObject({ id: WATCHED, standing: 'suspect', by: 'watch' })
    expect(items[0]?.reason).toMatch(/^The latest 100 answers were right 100 times, where \d+ were expected/)
    const entry = await test.db.read.findOneByOrFail(AuditEntryEntity, { action: 'template.suspected' })
    expect(entry).toMatchObject({ actor: 'watch', target: WATCHED })
  })

  it('is suspect once it takes less than half of the time that it took', async () => {
    await stored(100)
    // Right as often as before, whatever is drawn.
    await stored(50, { right: true, seconds: 15 })
    await stored(50, { right: false, seconds: 15 })
    await listens(test)
    await until(async () => (await state()) !== null)
    expect((await state())?.reason).toMatch(/took 15 seconds in the middle; those before took [4-8]\d\.$/)
  })

  it('is moved once by two servers, and not again by the same answers when it was given out again', async () => {
    await stored(100)
    await stored(100, { right: true })
    const { config, db, clock } = test
    const second = await buildTestApp({ config, deps: { db, clock } })
    try {
      await Promise.all([listens(test), listens(second)])
      await until(async () => (await state()) !== null)
      const admin = await moderator(test)
      const body = { state: 'active' as const, reason: 'A course had it as an exercise; the words differ.' }
      test.clock.advance(1_000)
      await admin.call(appealsApi.moveTemplate, { params: { id: WATCHED }, body })
      const before = await entries()
      expect(before).toBe(1)
      await looked()
      expect(await state()).toMatchObject({ state: 'active' })
      expect(await entries()).toBe(before + 1)

      await stored(100, { right: true })
      test.clock.advance(DAY_MS)
      await until(async () => (await state())?.state === 'suspect')
    } finally {
      await second.app.close()
    }
  })

  it('is left alone while it has fewer than 100 answers', async () => {
    await stored(70, { right: true })
    await listens(test)
    await looked()
    expect(await state()).toBeNull()
  })
})
