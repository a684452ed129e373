import { randomInt } from 'node:crypto'
import { DAY_MS, ERASE_WORD, accountApi, INTENT_LABELS, INTENTS, TALK_LIMITS, talkApi } from '@tryka/domain'
import type { CoachLine } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { openVisitor, type Visitor } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { talkRetention } from './talk-retention'
import { CoachMessageEntity, CoachThreadEntity } from './talk.table'

const seed = randomInt(1_000_000)
console.info(`talks: seed ${seed}`)
const SENTINEL = `wryneck${seed}`

let test: TestApp
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())

type Me = Pick<Visitor, 'call' | 'send'>
async function said(me: Me, text: string, posting?: string): Promise<CoachLine> {
  const { id } = await me.call(talkApi.open)
  const { lines } = await me.call(talkApi.tell, {
    params: { id },
    body: { text, ...(posting ? { posting } : {}) },
  })
  const last = lines.at(-1)
  if (!last || last.role !== 'coach') throw new Error('nothing was answered')
  return last
}

describe('A talk with the coach', () => {
  it('answers everything that it says it can from live rows, each with an action', async () => {
    const visitor = await openVisitor(test)
    const can = (await said(visitor, 'What can you do?')).actions.map(({ label }) => label)
    expect(can).toContain(INTENT_LABELS.reviews)
    expect(can).toContain(INTENT_LABELS.peers)
    for (const intent of INTENTS.filter((one) => one !== 'distress')) {
      const line = await said(visitor, INTENT_LABELS[intent])
      expect([intent, line.intent]).toEqual([intent, intent])
      expect([intent, line.actions.length > 0, line.text.length > 5]).toEqual([intent, true, true])
      for (const fact of line.facts) {
        expect(Date.parse(fact.asOf)).toBe(test.clock.now().getTime())
        expect(fact.href ?? '/candidate-dashboard').toMatch(/^\/candidate-dashboard/)
        // What is told as a number is the number of the fact.
        if (fact.value !== null) expect(fact.text.replaceAll(',', '')).toContain(String(fact.value))
      }
      expect(line.text).not.toMatch(/!|great|I feel/)
    }
    const { things, credits } = await visitor.call(talkApi.today)
    expect(things.length).toBeGreaterThan(0)
    const balance = await said(visitor, INTENT_LABELS.credits)
    expect(balance.facts[0]?.value).toBe(credits)
  })

  it('says what it did not understand, and offers two that are near', async () => {
    const { me } = await candidate(test, `t${seed}-1@people.example`)
    expect(await said(me, 'lorem ipsum')).toMatchObject({ intent: null, facts: [] })
    expect((await said(me, 'lorem ipsum')).actions).toHaveLength(6)
    expect((await said(me, 'profile viewers and salary wage')).actions).toHaveLength(2)
    expect((await said(me, INTENT_LABELS.plan)).text).toBe('No interview is planned.')
    expect((await said(me, 'Will I get it?')).text).toContain('does not guess')
    for (const posting of ['none', 'x'.repeat(36)])
      expect((await said(me, INTENT_LABELS.match, posting)).facts).toEqual([])
  })

  it('meets danger before anything else, and keeps no word of it', async () => {
    const { me } = await candidate(test, `t${seed}-2@people.example`)
    const line = await said(me, `${SENTINEL} what is due today, I want to end my life`)
    expect(line).toMatchObject({ intent: 'distress', facts: [] })
    expect(line.text).toContain('112, 911 or 999')
    const rows = await test.db.read.find(CoachMessageEntity)
    expect(JSON.stringify(rows)).not.toContain(SENTINEL)
  })

  it('is one of each person, theirs alone, in their export, and goes with them', async () => {
    const [mine, other] = [
      await candidate(test, `t${seed}-3@people.example`),
      await candidate(test, `t${seed}-4@people.example`),
    ]
    const { id } = await mine.me.call(talkApi.open)
    expect((await mine.me.call(talkApi.open)).id).toBe(id)
    await said(mine.me, `${SENTINEL} one question`)
    const params = { id }
    const body = { text: 'x' }
    const answers = [
      await other.me.send(talkApi.tell, { params, body }),
      await other.me.send(talkApi.remove, { params }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect((await other.me.call(talkApi.threads)).items).toEqual([])
    expect((await exportOf(mine.client)).text).toContain(SENTINEL)
    await mine.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.countBy(CoachMessageEntity, { threadId: id })).toBe(0)
  })

  it('is bounded in length and by the day, is deleted by hand, and after its days', async () => {
    const { me } = await candidate(test, `t${seed}-5@people.example`)
    const { id } = await me.call(talkApi.open)
    const params = { id }
    for (const text of ['', ' ', 'a'.repeat(TALK_LIMITS.message + 1), 'a'.repeat(1_000_000)])
      expect([400, 413]).toContain((await me.send(talkApi.tell, { params, body: { text } })).statusCode)
    const thread = await test.db.read.findOneByOrFail(CoachThreadEntity, { id })
    const line = { threadId: id, marketId: thread.marketId, candidateId: thread.candidateId }
    await test.db.write((manager) =>
      manager.insert(
        CoachMessageEntity,
        Array.from({ length: TALK_LIMITS.perDay - 2 }, (_, index) => ({
          ...line,
          seq: index + 1,
          role: 'person' as const,
          text: 'x',
          intent: null,
          facts: [],
          actions: [],
          at: test.clock.now().toISOString(),
        })),
      ),
    )
    const all = await Promise.all(
      Array.from({ length: 5 }, () => me.send(talkApi.tell, { params, body: { text: 'thanks' } })),
    )
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 429, 429, 429])
    await me.call(talkApi.remove, { params })
    expect((await me.call(talkApi.threads)).items).toEqual([])

    const kept = await me.call(talkApi.open)
    const clock = talkRetention({ db: test.db, clock: test.clock })
    test.clock.advance(TALK_LIMITS.keptDays * DAY_MS - 1_000)
    await clock.run()
    expect(await test.db.read.existsBy(CoachThreadEntity, { id: kept.id })).toBe(true)
    test.clock.advance(2_000)
    await clock.run()
    expect(await test.db.read.existsBy(CoachThreadEntity, { id: kept.id })).toBe(false)
  })
})
