import { randomInt, randomUUID } from 'node:crypto'
import { QUESTIONS } from '@tryka/coach'
import { correctionsApi, DAY_MS, LIVE_MARKET_ID, TOO_FEW_BELOW } from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { UsageEntity } from '../../../services/model/model.table'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { insertFilled } from '../../../testing/insert-filled'
import { moderator, secondModerator, type Moderator } from '../../../testing/moderation'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`figures of the coach: seed ${seed}`)
/** The same numbers for the same seed. */
let state = seed
const below = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return Math.floor((state / 2 ** 32) * most)
}

let test: TestApp
let admin: Moderator
beforeAll(async () => {
  test = await buildTestApp()
  admin = await moderator(test)
})
afterAll(() => test.close())

const ago = (ms: number) => new Date(test.clock.now().getTime() - ms).toISOString()
const dayOf = (at: string) => at.slice(0, 10)
/** The Monday of a moment, by another way than the product's. */
function mondayOf(at: string): string {
  let time = Date.parse(`${dayOf(at)}T00:00:00.000Z`)
  while (new Date(time).getUTCDay() !== 1) time -= DAY_MS
  return dayOf(new Date(time).toISOString())
}
const noted = () => test.db.read.countBy(AuditEntryEntity, { action: 'coach.read' })

describe('Figures of the coach', () => {
  it('count what was done by day and by week, and tell nothing of too few', async () => {
    expect(await admin.call(correctionsApi.usage)).toMatchObject({
      sessions: null,
      answers: null,
      modulesPassed: null,
    })
    const market = { market_id: LIVE_MARKET_ID }
    const done = { sessions: [] as string[], answers: [] as string[], modulesPassed: [] as string[] }
    for (let n = 0; n < 60; n++) {
      // The later weeks have more: some of the earlier ones too few.
      const at = ago(Math.floor((below(1_000) / 1_000) ** 2 * 64 * DAY_MS))
      const id = randomUUID()
      await insertFilled(test.db, 'practice_sessions', { ...market, id, started_at: at })
      done.sessions.push(at)
      for (let seq = 0; seq < below(4); seq++) {
        const row = { ...market, id: randomUUID(), session_id: id, seq, answered_at: seq === 2 ? null : at }
        await insertFilled(test.db, 'practice_turns', row)
        if (seq !== 2) done.answers.push(at)
      }
      if (below(2) === 0) continue
      await insertFilled(test.db, 'module_progress', { ...market, candidate_id: randomUUID(), passed_at: at })
      done.modulesPassed.push(at)
    }
    const days = [0, 3, 29, 31].map((n) => ({ day: dayOf(ago(n * DAY_MS)), calls: below(5) }))
    for (const { day, calls } of days)
      for (const accountId of ['*', randomUUID()])
        await test.db.write((manager) =>
          manager.insert(UsageEntity, {
            day,
            accountId,
            feedback: calls,
            conversation: 1,
            packs: 0,
            reserved: 0,
            tokensIn: 100 * calls,
            tokensOut: 7,
          }),
        )

    const usage = await admin.call(correctionsApi.usage)
    const first = dayOf(ago(30 * DAY_MS))
    expect(usage.since).toBe(`${first}T00:00:00.000Z`)
    for (const name of ['sessions', 'answers', 'modulesPassed'] as const)
      expect([name, usage[name]]).toEqual([name, done[name].filter((at) => dayOf(at) >= first).length])
    expect(usage.weeks[0]?.from).toBe(mondayOf(ago(0)))
    expect(usage.weeks).toHaveLength(8)
    for (const { from, ...week } of usage.weeks)
      for (const name of ['sessions', 'answers', 'modulesPassed'] as const) {
        const count = done[name].filter((at) => mondayOf(at) === from).length
        expect([from, name, week[name]]).toEqual([from, name, count < TOO_FEW_BELOW ? null : count])
      }
    const called = days.filter(({ day }) => day >= first)
    expect(usage.model.days).toEqual(
      called.map(({ day, calls }) => ({
        day,
        feedback: calls,
        conversation: 1,
        tokensIn: 100 * calls,
        tokensOut: 7,
      })),
    )
    expect(usage.model.calls).toBe(called.reduce((sum, { calls }) => sum + calls + 1, 0))
  })

  it('have every question once for its type in each of its fields, with the readings that are recorded', async () => {
    const { questions } = await admin.call(correctionsApi.content)
    const total = (of: readonly (typeof questions)[number][]) =>
      of.reduce((sum, { active, draft, suspect, retired }) => sum + active + draft + suspect + retired, 0)
    expect(total(questions)).toBe(QUESTIONS.reduce((sum, { areas }) => sum + Math.max(1, areas.length), 0))
    for (const row of questions) {
      expect(total([row])).toBeGreaterThan(0)
      expect(row.readTwice + row.readOnce).toBeLessThanOrEqual(total([row]))
    }
    expect(questions.some(({ readTwice }) => readTwice > 0)).toBe(true)
    expect(new Set(questions.map(({ area, type }) => `${area} ${type}`)).size).toBe(questions.length)
  })

  it('are for moderators, and each reading of them is written down', async () => {
    const reader = await secondModerator(test, `r${seed}`, 'reader')
    const calls = [correctionsApi.content, correctionsApi.usage]
    for (const one of calls) expect((await reader.send(one)).statusCode).toBe(403)
    for (const one of calls) {
      // Within a quarter of an hour reading is noted once.
      test.clock.advance(16 * 60_000)
      const before = await noted()
      expect((await admin.send(one)).statusCode).toBe(200)
      expect(await noted()).toBe(before + 1)
    }
  })
})
