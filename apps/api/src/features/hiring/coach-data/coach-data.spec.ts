import { randomInt, randomUUID } from 'node:crypto'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import {
  coachApi,
  coachDataApi,
  COACH_VERSION,
  correctionsApi,
  DAY_MS,
  KEEPING_DAYS,
  talkApi,
} from '@tryka/domain'
import type { PracticeSession, StartPractice } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'
import { ReviewCardEntity, ReviewLogEntity } from '../cards/card.table'
import { InterviewPlanEntity, planEntities, PlanItemEntity } from '../coach/plan/plan.table'
import {
  CoachSettingsEntity,
  PracticeFeedbackEntity,
  practiceEntities,
  PracticeSessionEntity,
} from '../coach/practice.table'
import { PracticeWordsEntity } from '../coach/words/words.table'
import { talkEntities } from '../conversation/talk.table'
import { CorrectionEntity } from '../corrections/correction.table'

const seed = randomInt(1_000_000)
console.info(`coach data: seed ${seed}`)
const STORY =
  'In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped the importer, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides. By Monday all rows were back, and the auditor compared the two counts.'
const MORE = 'Since then every import is counted on both sides, and one that differs is refused.'
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
beforeAll(async () => void (test = await buildTestApp()))
afterAll(() => test.close())

const somebody = async () => (await candidate(test, `d${seed}-${++made}@people.example`)).me
type Me = Awaited<ReturnType<typeof somebody>>

async function practised(me: Me, body: Partial<StartPractice> = {}, more: string | null = MORE) {
  const session = await me.call(coachApi.start, { body: { ...AREA, ...body } })
  const params = { id: session.turns[0]?.id ?? '' }
  const said = { text: STORY, seconds: 60, spoken: false }
  const answered = await me.call(coachApi.answer, { params, body: said })
  if (answered.turns[0]?.state !== 'answered') return answered
  return me.call(coachApi.followUp, { params, body: { text: more } })
}
const questionOf = (session: PracticeSession) => session.turns[0]?.question.id ?? ''

describe('What was answered before', () => {
  it('is there over all sessions, the person’s own alone, and without what waits for its end', async () => {
    const [me, other] = [await somebody(), await somebody()]
    const first = await practised(me)
    const question = questionOf(first)
    const history = () => me.call(coachApi.history, { query: { question } })
    const [turn] = first.turns
    expect((await history()).attempts).toEqual([
      {
        sessionId: first.id,
        turnId: turn?.id,
        title: first.title,
        at: expect.any(String) as string,
        engine: COACH_VERSION,
        score: turn?.feedback?.score,
        levels: turn?.feedback?.criteria.map(({ id, level }) => ({ id, level })),
        text: `${STORY}\n\n${MORE}`,
      },
    ])
    expect((await other.call(coachApi.history, { query: { question } })).attempts).toEqual([])
    expect((await me.call(coachApi.history, { query: { question: 'none' } })).attempts).toEqual([])

    const waiting = await practised(me, { feedback: 'end', types: ['behavioural', 'culture'], count: 3 })
    const held = await me.call(coachApi.history, { query: { question: questionOf(waiting) } })
    expect(held.attempts.map(({ sessionId }) => sessionId)).not.toContain(waiting.id)
  })
})

describe('A new version of the engine', () => {
  it('judges anew what an older one judged, both numbers of it, and leaves the old beside it', async () => {
    const me = await somebody()
    const session = await practised(me, { timer: 'soft' })
    expect(session.timer).toBe('soft')
    // As an older version left it: with another score, and without its new one.
    const turnId = session.turns[0]?.id ?? ''
    await test.db.write(async (manager) => {
      await manager.update(
        PracticeFeedbackEntity,
        { turnId },
        { engine: 'coach-0', score: 1, scoreBefore: 0 },
      )
      await manager.update(PracticeSessionEntity, { id: session.id }, { engine: 'coach-0', score: 1 })
    })
    expect((await me.call(coachApi.progress)).types).toMatchObject([{ points: [], others: 1 }])
    expect(await me.call(coachApi.judgeAgain)).toEqual({ judged: 1, left: 0 })
    expect(await me.call(coachApi.judgeAgain)).toEqual({ judged: 0, left: 0 })
    const now = await me.call(coachApi.show, { params: { id: session.id } })
    expect({ ...now, version: session.version }).toEqual(session)
    expect((await me.call(coachApi.progress)).types).toMatchObject([{ others: 0 }])
    expect(await test.db.read.countBy(PracticeFeedbackEntity, { turnId })).toBe(2)
  })
})

describe('What the coach keeps', () => {
  it('is kept as long as chosen, also what was there before', async () => {
    const me = await somebody()
    const before = await practised(me)
    const until = async (id: string) =>
      (await test.db.read.findOneByOrFail(PracticeSessionEntity, { id })).keepUntil
    const days = async ({ id, startedAt }: PracticeSession) =>
      (Date.parse((await until(id)) ?? '') - Date.parse(startedAt)) / DAY_MS
    expect([await me.call(coachDataApi.settings), await days(before)]).toEqual([
      { keeping: 'year' },
      KEEPING_DAYS.year,
    ])
    await me.call(coachDataApi.save, { body: { keeping: 'quarter' } })
    const after = await practised(me)
    expect([await days(before), await days(after)]).toEqual([90, 90])
    await me.call(coachDataApi.save, { body: { keeping: 'by-hand' } })
    expect([await until(before.id), await until(after.id)]).toEqual([null, null])
    expect((await me.call(coachApi.list)).keeping).toBe('by-hand')
  })

  it('is one file, and goes for good, of this person alone', async () => {
    const [me, other] = [await somebody(), await somebody()]
    const [mine, others] = [await full(me), await full(other)]
    const data = await me.call(coachDataApi.read)
    expect(data).toMatchObject({ sessions: [mine.session], words: mine.words, plans: [{ notes: NOTES }] })
    expect(data.corrections).toEqual([mine.correction])
    expect(data.talk.map(({ text }) => text)).toEqual([SAID, expect.any(String), SAID, expect.any(String)])

    const left = async ({ candidateId }: { candidateId: string }) => {
      const kept = [
        ...practiceEntities,
        PracticeWordsEntity,
        ...planEntities,
        ...talkEntities,
        CorrectionEntity,
      ]
      const tables = kept.filter((entity) => entity !== CoachSettingsEntity) as EntitySchema<ObjectLiteral>[]
      return Promise.all(
        tables.map(async (entity) => [
          entity.options.name,
          await test.db.read.countBy(entity, { candidateId }),
        ]),
      )
    }
    const before = await left(others)
    await me.call(coachDataApi.erase)
    expect((await left(mine)).filter(([, rows]) => rows !== 0)).toEqual([])
    const empty = { sessions: [], words: [], talk: [], plans: [], corrections: [] }
    expect(await me.call(coachDataApi.read)).toMatchObject(empty)
    expect((await me.call(talkApi.threads)).items).toEqual([])
    expect((await me.send(coachApi.show, { params: { id: mine.session.id } })).statusCode).toBe(404)
    expect(await left(others)).toEqual(before)
    expect(before.filter(([, rows]) => rows === 0)).toEqual([['point_mark', 0]])
    expect(await other.call(coachApi.show, { params: { id: others.session.id } })).toEqual(others.session)
  })
})

describe('Cards of the review', () => {
  it('are in the file and go where answers of practice made them; those of modules stay', async () => {
    const [me, other] = [await somebody(), await somebody()]
    const [mine, others] = [await full(me), await full(other)]
    const own = ({ candidateId, marketId }: typeof mine) => ({ candidateId, marketId })
    const madeAt = test.clock.now().toISOString()
    const card = { state: 'review' as const, due: '2026-03-02', asked: 1, madeAt }
    const made = async (of: typeof mine, source: 'point' | 'check') => {
      const id = randomUUID()
      const ref = `${source} ${seed}`
      await test.db.write(async (manager) => {
        await manager.insert(ReviewCardEntity, {
          ...own(of),
          ...card,
          id,
          source,
          ref,
          memory: null,
          before: null,
          againOn: null,
          version: 1,
        })
        await manager.insert(ReviewLogEntity, {
          ...own(of),
          id: randomUUID(),
          cardId: id,
          n: 0,
          rating: 'good',
          isRight: true,
          seconds: 9,
          day: '2026-03-01',
          isClearing: false,
          at: madeAt,
        })
      })
    }
    for (const who of [mine, others])
      for (const source of ['point', 'check'] as const) await made(who, source)
    expect((await me.call(coachDataApi.read)).cards).toEqual([{ ...card, ref: `point ${seed}` }])
    await me.call(coachDataApi.erase)
    expect((await me.call(coachDataApi.read)).cards).toEqual([])
    const left = async (of: typeof mine) => ({
      cards: (await test.db.read.findBy(ReviewCardEntity, own(of))).map(({ source }) => source).sort(),
      answers: await test.db.read.countBy(ReviewLogEntity, own(of)),
    })
    expect(await left(mine)).toEqual({ cards: ['check'], answers: 1 })
    expect(await left(others)).toEqual({ cards: ['check', 'point'], answers: 2 })
  })
})

const NOTES = `It went well enough. ${seed}`
const SAID = 'What can you do?'

/** Somebody of whom the coach keeps all there is: a session with the words of a model, a plan with notes, a talk. */
async function full(me: Me) {
  const session = await practised(me)
  const turnId = session.turns[0]?.id ?? ''
  const { candidateId, marketId } = await test.db.read.findOneByOrFail(PracticeSessionEntity, {
    id: session.id,
  })
  const own = { candidateId, marketId }
  const at = test.clock.now().toISOString()
  const words = { model: 'm', host: 'model.example', remarks: [], at }
  const plan = { id: randomUUID(), interviewId: randomUUID(), madeAt: at, madeFor: '', met: [], version: 1 }
  const item = { seq: 1, kind: 'full', ref: 'full', dueDay: null, state: 'open', doneByRef: null } as const
  await test.db.write(async (manager) => {
    await manager.insert(PracticeWordsEntity, { ...own, turnId, turnVersion: 1, busyUntil: null, words, at })
    await manager.insert(InterviewPlanEntity, { ...own, ...plan, notes: NOTES })
    await manager.insert(PlanItemEntity, { ...own, ...item, planId: plan.id })
  })
  const { id } = await me.call(talkApi.open)
  for (const text of [SAID, SAID]) await me.call(talkApi.tell, { params: { id }, body: { text } })
  const correction = await me.call(correctionsApi.make, {
    body: { kind: 'question', ref: questionOf(session), revision: 1, text: SAID, source: 'A book' },
  })
  return { session, words: [{ turnId, words }], correction, ...own }
}
