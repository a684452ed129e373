import { FOCUS_AREAS, signupStats } from '@tryka/domain'
import { buildTestApp } from '../../testing/build-test-app'
import { demoSignups, seedDemoSignups } from './demo-signups'

const now = new Date('2026-03-02T09:00:00.000Z')

describe('The demo waitlist', () => {
  const rows = demoSignups(now)

  it('adds up', () => {
    const records = rows.map((row) => ({
      ...row,
      company: undefined,
      position: undefined,
      experience: undefined,
      message: undefined,
      standing: undefined,
    }))

    expect(signupStats(records, now)).toMatchObject({ total: 48, candidates: 31, companies: 17, thisWeek: 9 })
    expect(rows.filter((row) => row.emailVerified)).toHaveLength(41)
    expect(rows.filter((row) => row.message && row.focusArea !== 'newsletter')).toHaveLength(11)
    expect(new Set(rows.map((row) => row.experience)).size).toBe(5)
    for (const area of FOCUS_AREAS) expect(rows.some((row) => row.focusArea === area)).toBe(true)
  })

  it('uses every address once, and only such as cannot exist', () => {
    expect(new Set(rows.map((row) => row.emailKey)).size).toBe(48)
    expect(rows.every((row) => row.email.endsWith('.example'))).toBe(true)
  })

  it('fills an empty list once and leaves one in use alone', async () => {
    const test = await buildTestApp()

    expect(await seedDemoSignups(test.db, test.clock)).toBe(48)
    expect(await seedDemoSignups(test.db, test.clock)).toBe(0)
    await test.close()
  })

  it('is filled once by instances that start together', async () => {
    const test = await buildTestApp()
    const seed = () => seedDemoSignups(test.db, test.clock)

    expect((await Promise.all([seed(), seed(), seed()])).sort((a, b) => a - b)).toEqual([0, 0, 48])
    await test.close()
  })
})
