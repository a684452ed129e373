import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  INTENT_LABELS,
  learningApi,
  MODEL_CONSENT_VERSION,
  modelApi,
  talkApi,
  WORDED_BY,
} from '@tryka/domain'
import type { CoachLine } from '@tryka/domain'
import { rateLimits } from '../../../http/limits/rate-limits'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { ConsentEntity } from '../../../services/model/model.table'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor, urlOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import {
  begin,
  type ModelAnswer,
  modelServer,
  type ModelServer,
  status,
  streams,
} from '../../../testing/model-server'

const seed = randomInt(1_000_000)
console.info(`words of a model in the panel: seed ${seed}`)
const SENTINEL = `bluethroat${seed}`
const GOAL = INTENT_LABELS.goal
const sentence = (text: string, ...facts: string[]) => JSON.stringify({ text, facts })
const WORDS = sentence('Of the weekly goal nothing was learned yet.', 'minutes', 'goal')

let test: TestApp
let server: ModelServer
let made = 0
beforeAll(async () => {
  server = await modelServer(streams(WORDS))
  const ai = { baseUrl: server.baseUrl, model: 'test-model', apiKey: 'secret-key', allowInsecure: false }
  test = await buildTestApp({
    config: {
      guestsPerHour: 1_000,
      ai: { ...ai, tokensPerDay: 2_000_000 },
      rateLimits: rateLimits(1_000_000),
      logLevel: 'trace',
    },
  })
})
afterAll(async () => {
  await test.close()
  await server.close()
})
beforeEach(() => {
  server.answer(streams(WORDS))
  delete test.config.ai.callMs
  test.clock.advance(DAY_MS)
})

async function agreed() {
  const person = await candidate(test, `mc${seed}-${++made}@people.example`, `Asha ${SENTINEL}`)
  const body = { textVersion: MODEL_CONSENT_VERSION, host: server.host }
  await person.me.call(modelApi.agree, { body })
  return person
}
type Me = Awaited<ReturnType<typeof agreed>>['me']
async function said(me: Pick<Me, 'call'>, text: string): Promise<CoachLine> {
  const { id } = await me.call(talkApi.open)
  const { lines } = await me.call(talkApi.tell, { params: { id }, body: { text } })
  const last = lines.at(-1)
  if (!last || last.role !== 'coach') throw new Error('nothing was answered')
  return last
}
const bySomebody = ({ facts }: CoachLine) => facts.filter(({ id }) => id === WORDED_BY)
const BUILT_IN = 'It is not reached yet. A week off costs nothing.'

describe('Words of a model over counted facts', () => {
  it('stand in place of the fixed sentence for who agreed, name who said them, and change no fact', async () => {
    const { me } = await agreed()
    const { weeklyGoal } = await me.call(learningApi.get)
    const line = await said(me, GOAL)
    expect(line.text).toBe('Of the weekly goal nothing was learned yet.')
    expect(bySomebody(line)).toMatchObject([{ text: `Worded by test-model at ${server.host}.` }])
    expect(line.facts.slice(0, 2).map(({ value }) => value)).toEqual([
      weeklyGoal.doneMinutes,
      weeklyGoal.target,
    ])
    expect((await me.call(modelApi.state)).left).toMatchObject({ conversation: 19, feedback: 20 })
  })

  it('are asked of nobody without a consent, of no guest, and of no answer with a name or a score', async () => {
    const { me } = await candidate(test, `mc${seed}-${++made}@people.example`)
    expect((await said(me, GOAL)).text).toBe(BUILT_IN)
    await said(await openVisitor(test), GOAL)
    const other = await agreed()
    for (const intent of ['score', 'match', 'plan', 'ask-them', 'today', 'topic', 'thanks'] as const)
      expect(bySomebody(await said(other.me, INTENT_LABELS[intent]))).toEqual([])
    expect(await said(other.me, `How far is my weekly goal? I want to end my life`)).toMatchObject({
      intent: 'distress',
    })
    await other.me.call(modelApi.withdraw)
    expect((await said(other.me, GOAL)).text).toBe(BUILT_IN)
    expect(server.asked).toHaveLength(0)
  })

  it('leave with placeholders: no name, no address, no link', async () => {
    const { me } = await agreed()
    await said(me, `My weekly goal, says Asha ${SENTINEL}, asha@${SENTINEL}.example, https://${SENTINEL}.dev`)
    const sent = JSON.stringify(server.asked[0]?.body)
    expect(sent).toContain('weekly goal')
    expect(sent).toContain('[person 1]')
    expect(sent).not.toContain(SENTINEL)
  })

  it.each<[string, ModelAnswer]>([
    ['a number that no fact has', streams(sentence('There are 47 minutes.', 'minutes'))],
    ['a number of a fact that is not cited', streams(sentence('The goal is 5 hours.', 'minutes'))],
    ['a fact that is not there', streams(sentence('It goes on.', 'nowhere'))],
    ['a promise', streams(sentence('You will get the job with it.', 'goal'))],
    ['an employer', streams(sentence('Kestrel Labs waits for it.', 'goal'))],
    ['a link', streams(sentence('Look at https://evil.example.', 'goal'))],
    ['no JSON', streams('I feel great today!')],
    ['nothing', streams('')],
    [
      'more that is bad than good',
      streams([WORDS, sentence('9 of 9.', 'goal'), sentence('8!', 'goal')].join('\n')),
    ],
    ['an error', status(500)],
    [
      'a reply that stops in the middle',
      (response) => (begin(response, '{"text": "The'), response.destroy()),
    ],
  ])('fall back to the fixed sentence: %s', async (_, answer) => {
    const { me } = await agreed()
    server.answer(answer)
    const line = await said(me, GOAL)
    expect([line.text, bySomebody(line)]).toEqual([BUILT_IN, []])
    await server.quiet()
  })

  it('fall back when the model hangs, and when the day is used up', async () => {
    const { me } = await agreed()
    test.config.ai.callMs = 50
    server.answer((response) => begin(response))
    expect((await said(me, GOAL)).text).toBe(BUILT_IN)
    await server.quiet()
    delete test.config.ai.callMs
    test.clock.advance(DAY_MS)
    server.answer(streams(WORDS))
    for (let n = 0; n < 20; n += 1) expect(bySomebody(await said(me, GOAL))).toHaveLength(1)
    expect((await said(me, GOAL)).text).toBe(BUILT_IN)
    expect(server.asked).toHaveLength(20)
  })

  it('end upstream when somebody leaves, long before a call ends by its own time', async () => {
    const { me, client } = await agreed()
    const base = await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { id } = await me.call(talkApi.open)
    server.answer((response) => begin(response))
    const leaving = new AbortController()
    const url = urlOf(talkApi.tell.endpoint.path, { params: { id }, query: { place: 'me' } })
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = fetch(`${base}${url}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text: GOAL }),
      signal: leaving.signal,
    })
    await server.calls(1)
    const began = performance.now()
    leaving.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await server.quiet()
    expect(performance.now() - began).toBeLessThan(350)
    // Nothing stands there that nobody read, and what is asked again is answered without a model.
    expect((await me.call(talkApi.threads)).items[0]?.lines).toEqual([])
    const calls = server.asked.length
    const plain = await me.call(talkApi.tell, { params: { id }, body: { text: GOAL, engine: 'built-in' } })
    expect(plain.lines.map(({ text }) => text)).toEqual([GOAL, BUILT_IN])
    expect(server.asked).toHaveLength(calls)
    // The next question is answered as if nothing had been.
    server.answer(streams(WORDS))
    expect(bySomebody(await said(me, GOAL))).toHaveLength(1)
  })

  it('keep nobody waiting: while a model words an answer, the same person changes what they like', async () => {
    const { me } = await agreed()
    const answers: number[] = []
    server.answer((response, request) => {
      // Were anything held, this change would wait for the answer, and the answer for it.
      void me
        .call(learningApi.goal, { body: { hours: 7 } })
        .then(({ weeklyGoal }) => answers.push(weeklyGoal.target))
        .then(() => streams(WORDS)(response, request))
    })
    const line = await said(me, GOAL)
    expect(answers).toEqual([7])
    expect(bySomebody(line)).toHaveLength(1)
  })

  it('are in no log, audit or error, and a consent to another text is none', async () => {
    const { me } = await agreed()
    server.answer(status(500))
    await said(me, `My weekly goal ${SENTINEL}`)
    expect(test.logs.length).toBeGreaterThan(0)
    expect(JSON.stringify(test.logs)).not.toContain(SENTINEL)
    expect(JSON.stringify(await test.db.read.find(AuditEntryEntity))).not.toContain(SENTINEL)
    server.answer(streams(WORDS))
    await test.db.write((manager) =>
      manager.update(ConsentEntity, { host: server.host }, { textVersion: MODEL_CONSENT_VERSION - 1 }),
    )
    expect((await said(me, GOAL)).text).toBe(BUILT_IN)
    expect(server.asked).toHaveLength(0)
  })
})
