import { MINUTE_MS } from '@tryka/domain'
import type { TestClock } from '../../testing/build-test-app'
import { createTestClock } from '../../testing/build-test-app'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import type { ClockKind } from './clockwork'
import { Clockwork } from './clockwork'
import { LeaseEntity } from './lease.table'
import { giveLeases, takeLease } from './leases'

describe('The clockwork', () => {
  let database: TestDatabase
  let clock: TestClock
  beforeEach(async () => {
    database = await openTestDatabase()
    clock = createTestClock()
  })
  afterEach(() => database.drop())

  const take = (holder: string) => takeLease(database.db, { name: 'reminders', holder, now: clock.now() })

  it('lets one process lead a kind until it stops saying so', async () => {
    expect(await take('one')).toBe(true)
    expect(await take('two')).toBe(false)
    clock.advance(20_000)
    expect(await take('one')).toBe(true)
    clock.advance(20_000)
    expect(await take('two')).toBe(false)
    clock.advance(10_000)
    expect(await take('two')).toBe(true)
    expect(await take('one')).toBe(false)
  })

  it('gives a lease to one of twenty that ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => take(`process ${n}`)))

    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await database.db.read.count(LeaseEntity)).toBe(1)
  })

  it('hands its leases over when it stops', async () => {
    await take('one')
    await giveLeases(database.db, 'one')
    expect(await take('two')).toBe(true)
  })

  /** Resolves with each run of a kind. */
  function counted(everyMs: number, more: () => boolean = () => false) {
    const runs: number[] = []
    let heard: () => void = () => undefined
    const kind: ClockKind = {
      name: 'counted',
      everyMs,
      run: () => {
        runs.push(clock.now().getTime())
        heard()
        return Promise.resolve(more())
      },
    }
    const ran = async (times: number) => {
      while (runs.length < times) await new Promise<void>((resolve) => (heard = resolve))
    }
    return { kind, runs, ran }
  }
  const start = (...kinds: ClockKind[]) => {
    const troubles: unknown[] = []
    const clockwork = new Clockwork(
      { db: database.db, clock, onTrouble: (error) => troubles.push(error) },
      kinds,
    )
    clockwork.start()
    return { clockwork, troubles }
  }

  it('looks when the time of a kind has come, and goes on while there is more', async () => {
    let left = 3
    const { kind, runs, ran } = counted(MINUTE_MS, () => (left -= 1) > 0)
    const { clockwork } = start(kind)
    await ran(3)
    clock.advance(MINUTE_MS)
    await ran(4)

    await clockwork.stop()
    expect(runs).toHaveLength(4)
    expect(await database.db.read.count(LeaseEntity)).toBe(0)
  })

  it('goes on with other kinds when one fails', async () => {
    const { kind, ran } = counted(MINUTE_MS)
    const broken: ClockKind = { name: 'broken', everyMs: 0, run: () => Promise.reject(new Error('broken')) }
    const { clockwork, troubles } = start(broken, kind)
    await ran(1)

    await clockwork.stop()
    expect(troubles).toContainEqual(new Error('broken'))
  })
})
