import { randomInt } from 'node:crypto'
import { judge, QUESTIONS, questionOf } from '@tryka/coach'
import {
  accountApi,
  coachApi,
  DAY_MS,
  ERASE_WORD,
  HOUR_MS,
  INTERVIEW_MIX,
  interviewsApi,
  judgedText,
  MINUTE_MS,
  PRACTICE_LIMITS,
  type PracticeSession,
  sessionScore,
  type StartPractice,
} from '@tryka/domain'
import { allContracts, leastCall } from '../../../testing/all-contracts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { openVisitor, signIn, type Visitor } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { PracticeTurnEntity } from './practice.table'

const seed = randomInt(1_000_000)
console.info(`practice: seed ${seed}`)
const SENTINEL = `zebrafinch${seed}`
const STORY = `In March the ${SENTINEL} importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped the importer, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides, and I told the nurses which 40 forms to keep. By Monday all rows were back, and the auditor compared the two counts.`
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

const somebody = () => candidate(test, `p${seed}-${++made}@people.example`)
type Me = Awaited<ReturnType<typeof somebody>>['me']
const started = (me: Me, body: Partial<StartPractice> = {}) =>
  me.call(coachApi.start, { body: { ...AREA, ...body } })
const answered = (me: Me, session: PracticeSession, text = STORY, index = 0) =>
  me.call(coachApi.answer, {
    params: { id: session.turns[index]?.id ?? '' },
    body: { text, seconds: 90, spoken: false },
  })
const followed = (me: Me, session: PracticeSession, text: string | null, index = 0) =>
  me.call(coachApi.followUp, { params: { id: session.turns[index]?.id ?? '' }, body: { text } })

describe('Practice', () => {
  it('asks, follows up at the weakest part, and judges what was said as the engine does', async () => {
    const { me } = await somebody()
    const session = await started(me)
    expect(session).toMatchObject({
      state: 'open',
      count: 1,
      score: null,
      turns: [{ state: 'asked', feedback: null }],
    })
    const first = await answered(me, session)
    expect(first.turns).toHaveLength(1)
    expect(first.turns[0]).toMatchObject({ state: 'answered', answer: STORY, feedback: null, example: null })
    expect(first.turns[0]?.followUp?.text).toContain('?')

    const more =
      'Since then every import is counted on both sides before it is called done, and one that differs is refused.'
    const last = await followed(me, first, more)
    const [turn] = last.turns
    const question = questionOf(turn?.question.id ?? '')
    if (!question || !turn?.feedback) throw new Error('nothing was judged')
    const said = { text: STORY, followAnswer: more, seconds: 90, spoken: false }
    expect(turn.feedback).toEqual(judge(question, said).feedback)
    expect(turn.scoreBefore).toBe(judge(question, { ...said, followAnswer: null }).feedback.score)
    expect(turn.example).toBe(question.samples[2])
    const whole = judgedText(STORY, more)
    const quotes = turn.feedback.criteria.flatMap(({ evidence }) =>
      evidence.map(({ start, end }) => whole.slice(start, end)),
    )
    expect(quotes.length).toBeGreaterThan(2)
    for (const quote of quotes) expect(quote).not.toBe('')
    expect(last).toMatchObject({
      state: 'ended',
      score: turn.feedback.score,
      summary: { answered: 1, skipped: 0 },
    })
    expect((await me.call(coachApi.list)).items).toMatchObject([
      { id: last.id, answered: 1, score: last.score },
    ])
  })

  it('shows the same questions after a reload, and goes through all of them', async () => {
    const { me } = await somebody()
    const types = ['behavioural', 'culture'] as const
    let session = await started(me, { types: [...types], count: 3 })
    const stems: string[] = []
    for (let index = 0; index < session.count; index += 1) {
      expect(await me.call(coachApi.show, { params: { id: session.id } })).toEqual(session)
      stems.push(session.turns[index]?.question.stem ?? '')
      session = await answered(me, session, `${STORY} This is answer ${index}, and it was in autumn.`, index)
      if (session.turns[index]?.state === 'answered') session = await followed(me, session, null, index)
    }
    expect(new Set(stems).size).toBe(session.count)
    expect(session.state).toBe('ended')
    const scores = session.turns.flatMap(({ feedback }) => feedback?.score ?? [])
    expect(session.score).toBe(sessionScore(scores))
  })

  it('tells nothing of what an answer is judged by before it is in', async () => {
    const { me } = await somebody()
    const session = await started(me, { types: ['technical'] })
    const question = questionOf(session.turns[0]?.question.id ?? '')
    const text = JSON.stringify(session)
    for (const { text: point, hint } of question?.keyPoints ?? []) {
      expect(text).not.toContain(point)
      expect(text).not.toContain(hint)
    }
    for (const sample of question?.samples ?? []) expect(text).not.toContain(sample.slice(0, 40))
    expect(question?.keyPoints.length).toBeGreaterThan(0)
  })

  it('holds feedback back until the end where that was asked for', async () => {
    const { me } = await somebody()
    const session = await started(me, { feedback: 'end', types: ['behavioural', 'culture'], count: 3 })
    const first = await followed(me, await answered(me, session), null)
    expect(first.turns[0]).toMatchObject({ state: 'judged', feedback: null, example: null })
    const over = await me.call(coachApi.end, { params: { id: session.id }, body: { version: first.version } })
    expect(over.turns[0]?.feedback?.score).toBeGreaterThan(0)
    expect(over).toMatchObject({ state: 'ended', score: over.turns[0]?.feedback?.score })
    // Again it changes nothing, whatever version it names.
    const again = await me.call(coachApi.end, {
      params: { id: session.id },
      body: { version: first.version },
    })
    expect(again).toEqual(over)
  })

  it('tells somebody who may be in danger at once, also where feedback waits for the end', async () => {
    const { me } = await somebody()
    const session = await started(me, { feedback: 'end', types: ['behavioural', 'culture'], count: 3 })
    const told = await answered(me, session, 'I cannot go on like this and I want to end my life.')
    expect(told.turns[0]?.feedback).toMatchObject({ distress: true, score: 0, criteria: [], keyPoints: [] })
    const body = { version: told.version }
    expect(await me.call(coachApi.end, { params: { id: session.id }, body })).toMatchObject({ score: null })
  })

  it('answers a question again beside the first time, and counts the first', async () => {
    const { me } = await somebody()
    const first = await followed(me, await answered(me, await started(me)), null)
    const id = first.turns[0]?.id ?? ''
    const again = await me.call(coachApi.again, { params: { id } })
    expect(await me.call(coachApi.again, { params: { id } })).toEqual(again)
    expect(again.turns[1]).toMatchObject({ againOf: id, question: first.turns[0]?.question, state: 'asked' })
    const better = `${STORY} Since then every import is counted on both sides, and one that differs is refused.`
    const last = await followed(me, await answered(me, again, better, 1), null, 1)
    expect(last.turns[1]?.feedback?.score).toBeGreaterThan(last.turns[0]?.feedback?.score ?? 100)
    expect(last.score).toBe(first.score)
  })

  it('is answered once, however often at once', async () => {
    const { me } = await somebody()
    const session = await started(me)
    const id = session.turns[0]?.id ?? ''
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        me.send(coachApi.answer, {
          params: { id },
          body: { text: `${STORY} ${index}`, seconds: 1, spoken: false },
        }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const now = await me.call(coachApi.show, { params: { id: session.id } })
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json<PracticeSession>()).toEqual(now)
  })

  it('keeps what is written, and refuses what was written before it', async () => {
    const { me } = await somebody()
    const session = await started(me)
    const params = { id: session.turns[0]?.id ?? '' }
    const kept = await me.call(coachApi.draft, { params, body: { text: 'I paused', version: 1 } })
    expect(kept.turns[0]).toMatchObject({ draft: 'I paused', version: 2 })
    const late = await me.send(coachApi.draft, { params, body: { text: 'I', version: 1 } })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'STALE'])
    const long = 'a'.repeat(PRACTICE_LIMITS.answer + 1)
    expect((await me.send(coachApi.draft, { params, body: { text: long, version: 2 } })).statusCode).toBe(400)
    expect((await me.call(coachApi.show, { params: { id: session.id } })).turns[0]?.draft).toBe('I paused')
  })

  it('is skipped without a score, and deleted with all that was said', async () => {
    const { me } = await somebody()
    const session = await started(me)
    const skipped = await me.call(coachApi.skip, { params: { id: session.turns[0]?.id ?? '' } })
    expect(skipped).toMatchObject({ state: 'ended', score: null, summary: { answered: 0, skipped: 1 } })
    await me.call(coachApi.remove, { params: { id: session.id } })
    expect((await me.send(coachApi.show, { params: { id: session.id } })).statusCode).toBe(404)
    expect(await test.db.read.countBy(PracticeTurnEntity, { sessionId: session.id })).toBe(0)
  })

  it('marks a sentence for a point, which counts nowhere', async () => {
    const { me } = await somebody()
    const asked = await started(me, { types: ['technical'] })
    const judged = await followed(me, await answered(me, asked), null)
    const [turn] = judged.turns
    const params = { id: turn?.id ?? '' }
    const point = turn?.feedback?.keyPoints[0]?.id ?? ''
    const marked = await me.call(coachApi.mark, { params, body: { pointId: point, start: 0, end: 20 } })
    expect(marked.turns[0]?.marks).toEqual([{ pointId: point, start: 0, end: 20 }])
    expect(marked.turns[0]?.feedback).toEqual(turn?.feedback)
    const outside = await me.send(coachApi.mark, { params, body: { pointId: point, start: 0, end: 9_999 } })
    expect(outside.statusCode).toBe(400)
    const nothing = await me.send(coachApi.mark, { params, body: { pointId: 'none', start: 0, end: 2 } })
    expect(nothing.statusCode).toBe(404)
  })

  it('is bounded by the day', async () => {
    const { me } = await somebody()
    for (let index = 0; index < PRACTICE_LIMITS.sessionsPerDay; index += 1) await started(me)
    const refused = await me.send(coachApi.start, { body: AREA })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    test.clock.advance(DAY_MS + HOUR_MS)
    expect((await started(me)).state).toBe('open')
  })

  it('is nobody else’s', async () => {
    const [owner, other] = [await somebody(), await somebody()]
    const session = await followed(owner.me, await answered(owner.me, await started(owner.me)), null)
    for (const contract of allContracts.filter(({ endpoint }) => /practice\/.*:id/.test(endpoint.path))) {
      const id = contract.endpoint.path.includes('turns') ? session.turns[0]?.id : session.id
      const { url, ...rest } = leastCall(contract, { id: id ?? '', query: { place: 'me' } })
      const answer = await other.client.request({ url, ...rest })
      expect([url, answer.statusCode]).toEqual([url, 404])
    }
    expect(await owner.me.call(coachApi.show, { params: { id: session.id } })).toEqual(session)
  })

  it('falls with its account, and is in the export before', async () => {
    const { me, client } = await somebody()
    const session = await followed(me, await answered(me, await started(me)), null)
    expect((await exportOf(client)).text).toContain(SENTINEL)
    await client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.countBy(PracticeTurnEntity, { sessionId: session.id })).toBe(0)
  })
})

describe('Practice in a demo', () => {
  let visitor: Visitor
  beforeAll(async () => void (visitor = await openVisitor(test)))

  it('for an interview has the mix of its type, in its field', async () => {
    const { upcoming } = await visitor.call(interviewsApi.list)
    const [interview] = upcoming
    if (!interview) throw new Error('The demo has no interview')
    const choices = await visitor.call(coachApi.choices)
    const choice = choices.interviews.find(({ id }) => id === interview.id)
    expect(choice?.startsAt).toBe(interview.status === 'confirmed' ? interview.startsAt : null)
    expect(choice?.areas.length).toBeGreaterThan(0)
    const body = { ...AREA, for: { kind: 'interview', id: interview.id }, types: [], count: 5 }
    const session = await visitor.call(coachApi.start, { body })
    const wanted = new Set(INTERVIEW_MIX[interview.type])
    expect(session.types.every((type) => wanted.has(type))).toBe(true)
    expect(session.title).toContain(interview.company.name)
  })

  it('is in nothing that a company reads', async () => {
    const session = await visitor.call(coachApi.start, { body: AREA })
    const params = { id: session.turns[0]?.id ?? '' }
    await visitor.call(coachApi.answer, {
      params,
      body: { text: STORY, seconds: 5, spoken: false },
    })
    await visitor.call(coachApi.followUp, { params, body: { text: null } })
    await visitor.actAs('Admin')
    const texts: string[] = []
    for (const contract of allContracts.filter(
      ({ access, endpoint }) => access === 'company' && endpoint.method === 'GET',
    )) {
      const answer = await visitor.client.request(leastCall(contract, { query: { place: 'demo-team' } }))
      expect(answer.statusCode).toBeLessThan(500)
      texts.push(answer.body)
    }
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.join('\n')).not.toContain(SENTINEL)
  })
})

describe('A guest', () => {
  it('takes what was practised along to the account, and no sample', async () => {
    const email = `g${seed}@people.example`
    const first = await openVisitor(test)
    await signIn(test, first.client, email)
    const before = (await first.call(coachApi.list)).total

    const guest = await openVisitor(test)
    const session = await guest.call(coachApi.start, { body: AREA })
    const params = { id: session.turns[0]?.id ?? '' }
    await guest.call(coachApi.answer, { params, body: { text: STORY, seconds: 5, spoken: false } })
    // Codes are sent a minute apart.
    test.clock.advance(2 * MINUTE_MS)
    await signIn(test, guest.client, email)
    expect((await guest.call(coachApi.show, { params: { id: session.id } })).turns[0]?.answer).toBe(STORY)
    expect((await guest.call(coachApi.list)).total).toBe(before + 1)
  })

  it('finds one session in the demo, which really scores 95', async () => {
    const { items, best } = await (await openVisitor(test)).call(coachApi.list)
    expect(items).toMatchObject([{ isSample: true, score: 95, answered: 3 }])
    expect(best?.score).toBe(95)
  })
})

describe('The coach', () => {
  it('says how it judges, to everybody', async () => {
    const about = coachApi.about.response.parse((await test.client().get('/api/coach/about')).json())
    expect(about.questions).toBe(QUESTIONS.filter(({ status }) => status === 'active').length)
    expect(about.limits.join(' ')).toContain('cannot know')
  })
})
