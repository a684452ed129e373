import type { UserType } from '@tryka/domain'
import { Remembered } from '../../db/remembered'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { buildSignupRow, seedSignups } from '../../testing/seed-signups'
import { SignupEntity } from '../early-access/signup.entity'
import { SignupCounts } from './signup-counts'

const DAY_US = 86_400_000_000

describe('The counts that the database keeps', () => {
  let test: TestDatabase
  const now = () => new SignupCounts(test.db, new Remembered(test.db)).now()
  const totals = async () => {
    const counted = await now()
    return [counted.total(), counted.total('candidate'), counted.total('company')]
  }
  const on = (day: number, n: number, userType: UserType = 'candidate') =>
    buildSignupRow(day * 100 + n, { arrival: (20_000 + day) * DAY_US + n, userType })

  beforeEach(async () => {
    test = await openTestDatabase()
  })
  afterEach(() => test.drop())

  it('follow inserts, changes of type, moves and deletes', async () => {
    expect(await totals()).toEqual([0, 0, 0])
    const [first] = await seedSignups(test.db, 8)
    expect(await totals()).toEqual([8, 6, 2])

    await test.db.write((m) => m.update(SignupEntity, { id: first?.id ?? '' }, { userType: 'company' }))
    expect(await totals()).toEqual([8, 5, 3])
    await test.db.write((m) => m.update(SignupEntity, { id: first?.id ?? '' }, { arrival: 30_000 * DAY_US }))
    expect((await now()).since(30_000)).toBe(1)
    await test.db.write((m) => m.delete(SignupEntity, { id: first?.id ?? '' }))
    expect(await totals()).toEqual([7, 5, 2])
  })

  it('follow nothing that was rolled back', async () => {
    const failing = test.db.transaction(async (manager) => {
      await manager.insert(SignupEntity, on(1, 1))
      throw new Error('changed my mind')
    })

    await expect(failing).rejects.toThrow('changed my mind')
    expect(await totals()).toEqual([0, 0, 0])
  })

  it('tell a changed list from an unchanged one, also when its length is the same', async () => {
    await test.db.write((m) => m.insert(SignupEntity, on(1, 1)))
    const before = (await now()).changes

    expect((await now()).changes).toBe(before)
    await test.db.write((m) => m.delete(SignupEntity, { email: 'person101@example.com' }))
    await test.db.write((m) => m.insert(SignupEntity, on(1, 2)))

    expect((await now()).total()).toBe(1)
    expect((await now()).changes).toBeGreaterThan(before)
  })

  it('say where a page begins, over days and types', async () => {
    const rows = [on(1, 1), on(1, 2, 'company'), on(2, 1), on(4, 1, 'company'), on(4, 2), on(4, 3)]
    await test.db.write((m) => m.insert(SignupEntity, rows))

    const counted = await now()

    expect(counted.placeOf(0)).toEqual({ before: 20_005 * DAY_US, skip: 0 })
    expect(counted.placeOf(2)).toEqual({ before: 20_005 * DAY_US, skip: 2 })
    expect(counted.placeOf(3)).toEqual({ before: 20_003 * DAY_US, skip: 0 })
    expect(counted.placeOf(5)).toEqual({ before: 20_002 * DAY_US, skip: 1 })
    expect(counted.placeOf(1, 'company')).toEqual({ before: 20_002 * DAY_US, skip: 0 })
    expect(counted.placeOf(6)).toBeUndefined()
  })

  it('begin with the signups that were there before', async () => {
    await seedSignups(test.db, 8)
    const runner = test.db.source.createQueryRunner()
    while (await runner.hasTable('signup_counts')) await test.db.source.undoLastMigration()
    await runner.release()
    await test.db.source.runMigrations()

    expect(await totals()).toEqual([8, 6, 2])
  })
})
