import { randomInt } from 'node:crypto'
import { judge, questionOf } from '@tryka/coach'
import type { PracticeSession, StartPractice } from '@tryka/domain'
import { accountApi, challengeApi, coachApi, creditsApi, DAY_MS, ERASE_WORD } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { exportOf } from '../../../../testing/export'
import { openVisitor } from '../../../../testing/hiring'
import { candidate } from '../../../../testing/live-market'
import { CreditTransferEntity } from '../credit.table'
import { ledgerFaults } from '../ledger-check'
import { ChallengeEntity } from './challenge.table'

const seed = randomInt(1_000_000)
console.info(`challenges: seed ${seed}`)
const WEAK =
  'We had some work to do in the team and there were a lot of things going on at that time, so we talked about it together and then we tried to do what was possible in the end. It was not easy for anybody, but we did our best and we were quite happy with how it went for us, more or less, as these things go in a team like ours.'
const STORY =
  'In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped the importer, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides, because a silent loss had cost us a day before, and I told the nurses which 40 forms to keep. By Monday all rows were back, and the auditor compared the two counts. Since then I count both sides before any import is called done.'
const AREA: StartPractice = {
  for: { kind: 'area', area: 'Blockchain' },
  types: ['behavioural'],
  level: 'mid',
  count: 1,
  mode: 'typed',
  feedback: 'each',
}

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())

const somebody = () => candidate(test, `ch${seed}-${++made}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>
type Me = Person['me']
const started = (me: Me, over: Partial<StartPractice> = {}) =>
  me.call(coachApi.start, { body: { ...AREA, ...over } })

/** Answers the question that was asked last: what is asked about it is declined. */
async function said(me: Me, session: PracticeSession, text: string): Promise<PracticeSession> {
  const params = { id: session.turns.findLast(({ state }) => state === 'asked')?.id ?? '' }
  const next = await me.call(coachApi.answer, { params, body: { text, seconds: 90, spoken: false } })
  const asksMore = next.turns.some(({ state }) => state === 'answered')
  return asksMore ? me.call(coachApi.followUp, { params, body: { text: null } }) : next
}
const again = (me: Me, { turns }: PracticeSession) =>
  me.call(coachApi.again, { params: { id: turns[0]?.id ?? '' } })
const ledger = (me: Me) => me.call(creditsApi.ledger)
const rows = async (me: Me) => (await ledger(me)).items.map(({ kind, amount }) => [kind, amount])

/** A weak answer of yesterday, and what the same question gets for the story. */
async function weakly(me: Me, over: Partial<StartPractice> = {}) {
  const session = await said(me, await started(me, over), WEAK)
  const question = questionOf(session.turns[0]?.question.id ?? '')
  if (!question) throw new Error('Nothing was asked')
  const strong = judge(question, { text: STORY, seconds: 90 }).feedback
  return { session, strong }
}

describe('An answer that is improved', () => {
  it('pays ten on a later day, once, with both scores', async () => {
    const { me } = await somebody()
    const { session } = await weakly(me)
    // The same day pays nothing, and what was said is no longer new on the next.
    test.clock.advance(DAY_MS)
    const better = await said(me, await again(me, session), STORY)
    const [first, second] = better.turns.map(({ feedback }) => feedback?.score ?? 0)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(10)
    expect((await ledger(me)).items).toMatchObject([
      {
        kind: 'answer',
        amount: 10,
        reason: 'Answer improved',
        note: expect.stringMatching(new RegExp(`${first} to ${second}$`)),
      },
    ])
    test.clock.advance(DAY_MS)
    await said(me, await again(me, better), `${STORY} And the audit passed.`)
    expect(await rows(me)).toEqual([['answer', 10]])
  })

  it('pays nothing on the same day, and nothing for what was said on that day again', async () => {
    const { me } = await somebody()
    const { session } = await weakly(me)
    await said(me, await again(me, session), STORY)
    test.clock.advance(DAY_MS)
    await said(me, await again(me, session), STORY)
    expect(await rows(me)).toEqual([])
  })

  it('is paid when feedback is shown, where that waits for the end', async () => {
    const { me } = await somebody()
    const { session } = await weakly(me, { feedback: 'end', count: 3 })
    test.clock.advance(DAY_MS)
    const params = { id: session.id }
    const held = await said(me, await again(me, session), STORY)
    expect(held).toMatchObject({ state: 'open', score: null })
    expect(await rows(me)).toEqual([])
    const { offers } = await me.call(challengeApi.show)
    expect(offers.filter(({ to }) => to.kind === 'practice')).toEqual([])
    await me.call(coachApi.end, { params, body: { version: held.version } })
    expect(await rows(me)).toEqual([['answer', 10]])
  })
})

describe('The challenge of the week', () => {
  /** One of the offers that the story meets. */
  async function choosable(me: Me, strong: Awaited<ReturnType<typeof weakly>>['strong']) {
    const { offers } = await me.call(challengeApi.show)
    return offers.filter(({ key }) => {
      const level = strong.criteria.find(({ id }) => key.endsWith(`:${id}`))?.level ?? 0
      const now = offers.find((one) => one.key === key)
      return now && level >= 2
    })
  }
  const choose = (me: Me, offer: string, action: 'choose' | 'swap' = 'choose') =>
    me.send(challengeApi.choose, { body: { action, offer } })

  it('is offered from own gaps, chosen once, met by what the server saw, and pays exactly fifty once', async () => {
    const { me } = await somebody()
    expect(await me.call(challengeApi.show)).toMatchObject({
      state: 'open',
      chosen: null,
      amount: 50,
    })
    const { session, strong } = await weakly(me)
    const { offers } = await me.call(challengeApi.show)
    expect(offers).toHaveLength(3)
    const [wanted] = await choosable(me, strong)
    const key = wanted?.key ?? ''
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(me, key)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await me.call(challengeApi.show)).toMatchObject({
      state: 'chosen',
      chosen: key,
      done: 0,
      of: 1,
      canSwap: true,
    })
    const other = offers.find((one) => one.key !== key)?.key ?? ''
    expect((await choose(me, other)).json()).toMatchObject({ code: 'CHOSEN' })
    expect((await choose(me, 'criterion:none:clarity', 'swap')).json()).toMatchObject({ code: 'OFFER_GONE' })

    const better = await said(me, await again(me, session), STORY)
    expect(await me.call(challengeApi.show)).toMatchObject({ state: 'met', done: 1, of: 1, canSwap: false })
    expect(await rows(me)).toEqual([['challenge', 50]])
    await said(me, await again(me, better), `${STORY} And once more.`)
    expect(await rows(me)).toEqual([['challenge', 50]])
    expect((await choose(me, other, 'swap')).statusCode).toBe(409)
    expect(await ledgerFaults(test.db, test.clock.now())).toEqual([])
  })

  it('can be swapped once, and what was done before does not count', async () => {
    const { me } = await somebody()
    const { strong, session } = await weakly(me)
    const keys = (await me.call(challengeApi.show)).offers.map(({ key }) => key)
    const [wanted] = await choosable(me, strong)
    const first = keys.find((key) => key !== wanted?.key) ?? ''
    expect((await choose(me, first, 'swap')).json()).toMatchObject({ code: 'NOT_CHOSEN' })
    await choose(me, first)
    expect((await choose(me, wanted?.key ?? '', 'swap')).json()).toMatchObject({
      chosen: wanted?.key,
      canSwap: false,
    })
    expect((await choose(me, first, 'swap')).json()).toMatchObject({ code: 'SWAPPED' })
    await said(me, await again(me, session), STORY)
    expect((await me.call(challengeApi.show)).state).toBe('met')
  })

  it('ends with its week, and another is offered', async () => {
    const own = await buildTestApp()
    // The clock runs once requests are served.
    await own.app.listen({ host: '127.0.0.1', port: 0 })
    const { me } = await candidate(own, `chw${seed}@people.example`)
    const { session } = await weakly(me)
    const { offers, endsAt, week } = await me.call(challengeApi.show)
    await choose(me, offers[0]?.key ?? '')
    own.clock.advance(Date.parse(endsAt) - own.clock.now().getTime())
    const missed = async () => {
      for (let look = 0; look < 600; look += 1) {
        const row = await own.db.read.findOneBy(ChallengeEntity, { week, state: 'missed' })
        if (row) return row
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('The clock did nothing')
    }
    expect((await missed()).metAt).toBeNull()
    const next = await me.call(challengeApi.show)
    expect(next).toMatchObject({ state: 'open', chosen: null })
    expect(next.week > week).toBe(true)
    await said(me, await again(me, session), STORY)
    expect((await rows(me)).filter(([kind]) => kind === 'challenge')).toEqual([])
    await own.close()
  })

  it('is a person’s own: in the file of all rows, gone with the account, open to nobody', async () => {
    const asha = await somebody()
    await weakly(asha.me)
    const { offers } = await asha.me.call(challengeApi.show)
    await choose(asha.me, offers[0]?.key ?? '')
    const { json } = await exportOf(asha.client)
    expect(JSON.stringify(json)).toContain('"challenges":[{')
    expect((await test.client().get('/api/challenges')).statusCode).toBe(401)
    const count = await test.db.read.count(ChallengeEntity)
    const { method, path } = accountApi.erase.endpoint
    await asha.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })
    expect(await test.db.read.count(ChallengeEntity)).toBe(count - 1)
  })

  it('is refused in whatever other form, and never breaks', async () => {
    const { client } = await somebody()
    const bodies = [
      {},
      { action: 'meet', offer: 'x' },
      { action: 'choose' },
      { action: 'choose', offer: 7 },
      { action: 'choose', offer: 'x'.repeat(201) },
      { action: 'choose', offer: 'x', done: 1 },
      { action: 'choose', offer: '\u0000' },
    ]
    for (const payload of bodies) {
      const answer = await client.request({ method: 'POST', url: '/api/challenges', payload })
      expect([payload, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([payload, true])
    }
  })
})

describe('A demo', () => {
  it('offers three, and pays the sample person', async () => {
    const visitor = await openVisitor(test)
    const answer = await visitor.client.get('/api/challenges')
    const challenge = answer.json<{ state: string; offers: { key: string }[] }>()
    expect(challenge.state).toBe('open')
    expect(challenge.offers).toHaveLength(3)
    const payload = { action: 'choose', offer: challenge.offers[0]?.key }
    const chosen = await visitor.client.request({ method: 'POST', url: '/api/challenges', payload })
    expect(chosen.json()).toMatchObject({ state: 'chosen', chosen: payload.offer })
    expect(await test.db.read.countBy(CreditTransferEntity, { marketId: visitor.market.id })).toBe(25)
  })
})
