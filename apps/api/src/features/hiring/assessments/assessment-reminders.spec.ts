import { randomInt } from 'node:crypto'
import { assessmentsApi, DAY_MS, HOUR_MS, MINUTE_MS, skillsApi } from '@tryka/domain'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { appWithTests, begun, book, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'
import { outboxIdle, outboxWhen } from '../../../testing/outbox'
import { NotificationEntity } from '../messages/message.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { REMINDER_TEMPLATE } from './assessment-reminders'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
let test: TestApp
beforeEach(async () => {
  test = await appWithTests()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => test.close())

const somebody = (name: string) => candidate(test, `${name}${seed}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>
const later = (ms: number): string => new Date(test.clock.now().getTime() + ms).toISOString()

/** Waits until so many were reminded in all; each has one line under the bell, and one mail. */
async function reminded(count: number, subject: string): Promise<string[]> {
  await outboxWhen(
    test.db,
    (rows) => rows.filter(({ template }) => template === REMINDER_TEMPLATE).length >= count,
  )
  await outboxIdle(test)
  expect(await test.db.read.countBy(OutboxEntity, { template: REMINDER_TEMPLATE })).toBe(count)
  expect(await test.db.read.countBy(NotificationEntity, { type: 'Platform updates' })).toBe(count)
  return test.mailbox.mails.filter((mail) => mail.subject === subject).map(({ to }) => to)
}

describe('A planned assessment', () => {
  const planned = (by: Person, ms: number) => book(by, { startsAt: later(ms) })

  it('is recalled once when its time has come, and anew for another time', async () => {
    const [asha, ben, chi, dev, eve] = [
      await somebody('a'),
      await somebody('b'),
      await somebody('c'),
      await somebody('d'),
      await somebody('e'),
    ]
    const { id, attempt, skill } = await planned(asha, 2 * HOUR_MS)
    // What is to begin at once, was taken back, or is under way needs no word.
    await book(ben)
    const back = await planned(chi, 2 * HOUR_MS)
    await chi.me.call(assessmentsApi.cancel, { params: { id: back.attempt ?? '' } })
    const early = await planned(dev, 2 * HOUR_MS)
    await dev.me.call(assessmentsApi.start, { params: { id: early.attempt ?? '' } })
    await planned(eve, 3 * HOUR_MS)

    test.clock.advance(2 * HOUR_MS + MINUTE_MS)
    expect(await reminded(1, 'Your SQL assessment')).toEqual([asha.email])
    const mail = test.mailbox.mails.find(({ subject }) => subject === 'Your SQL assessment')
    expect(mail?.text).toContain(`attempt=${attempt ?? 'none'}`)
    // The second says that the clock looked again.
    test.clock.advance(HOUR_MS)
    expect(await reminded(2, 'Your SQL assessment')).toEqual([asha.email, eve.email])

    const body = { startsAt: later(HOUR_MS), version: skill.version }
    await asha.me.call(skillsApi.schedule, { params: { id }, body })
    test.clock.advance(HOUR_MS + MINUTE_MS)
    expect(await reminded(3, 'Your SQL assessment')).toEqual([asha.email, eve.email, asha.email])
  })
})

describe('A proof', () => {
  it('is recalled once, a month before it ends', async () => {
    const people = [await somebody('x'), await somebody('y'), await somebody('z')]
    for (const by of people) await taken(test, by, await begun(by))
    const rows = await test.db.read.find(CandidateSkillEntity, { where: { skill: 'SQL', state: 'Verified' } })
    expect(rows).toHaveLength(3)
    const ends = [29.9, 30.4, 30.9]
    await test.db.write(async (manager) => {
      for (const [i, { id }] of rows.entries())
        await manager.update(CandidateSkillEntity, { id }, { expiresAt: later((ends[i] ?? 0) * DAY_MS) })
    })
    const subject = 'Your verified SQL ends soon'
    test.clock.advance(11 * MINUTE_MS)
    expect(await reminded(1, subject)).toHaveLength(1)
    test.clock.advance(DAY_MS / 2)
    expect(new Set(await reminded(2, subject)).size).toBe(2)
    test.clock.advance(DAY_MS / 2)
    expect(new Set(await reminded(3, subject)).size).toBe(3)
  })
})
