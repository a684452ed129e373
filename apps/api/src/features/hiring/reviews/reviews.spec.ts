import { randomInt } from 'node:crypto'
import { questionOf } from '@tryka/coach'
import { accountApi, coachApi, DAY_MS, ERASE_WORD, moduleApi, reviewApi, type Review } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { exportOf } from '../../../testing/export'
import { candidate } from '../../../testing/live-market'
import { answered, learner, MODULE, moduleId, opened, rightForCard } from '../../../testing/modules'
import { ReviewCardEntity, ReviewLogEntity } from '../cards/card.table'

const seed = randomInt(1_000_000)
console.info(`reviews: seed ${seed}`)
const WEAK =
  'We had some work to do in the team and there were a lot of things going on at that time, so we talked about it together and then we tried to do what was possible in the end. It was not easy for anybody, but we did our best and we were quite happy with how it went for us, more or less, as these things go in a team like ours.'
let test: TestApp
let made = 0
beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
})
afterAll(() => test.close())

const somebody = async () => learner(await candidate(test, `rv${seed}-${++made}@people.example`))
type Me = Awaited<ReturnType<typeof somebody>>
const review = (by: Me) => by.me.call(reviewApi.show)
const nextDay = () => test.clock.advance(DAY_MS)

/** Cards of the first checks of the module, by answers that were wrong. */
async function withCards(by: Me, many: number): Promise<void> {
  const { progress } = await opened(by)
  for (const check of progress.checks.filter(({ isTask }) => !isTask).slice(0, many))
    await answered(test, by, check, { n: 0, isRight: false })
}

const say = async (by: Me, now: Review, isRight = true, more: { seconds?: number; hint?: boolean } = {}) =>
  by.me.call(reviewApi.answer, {
    params: { id: now.card?.id ?? '' },
    body: {
      seed: now.card?.task.seed ?? '',
      answer: isRight ? await rightForCard(test, now) : null,
      seconds: 5,
      ...more,
    },
  })
/** A session does not last as long as a card waits. */
async function dueTomorrow(id: string): Promise<void> {
  nextDay()
  const due = test.clock.now().toISOString().slice(0, 10)
  await test.db.write((manager) => manager.update(ReviewCardEntity, { id }, { due }))
}
const logOf = (id: string) =>
  test.db.read.find(ReviewLogEntity, { where: { cardId: id }, order: { n: 'ASC' } })

describe('Review cards', () => {
  it('are made of what was wrong, asked from the next day, as another instance, without a key', async () => {
    const by = await somebody()
    await withCards(by, 2)
    expect(await review(by)).toMatchObject({ cards: 2, card: null, left: 0, due: 0 })
    nextDay()
    const now = await review(by)
    expect(now).toMatchObject({ left: 2, due: 2, card: { source: 'check', isAgain: false, lastDay: null } })
    expect(JSON.stringify(now)).not.toMatch(/"(key|why|right)"/)
    const first = await say(by, now)
    expect(first).toMatchObject({ verdict: { isRight: true }, canEase: false, review: { done: 1, left: 1 } })
    const seeds = [now.card?.task.seed, first.review.card?.task.seed]
    expect(new Set(seeds).size).toBe(2)
    // Good for the first time: three days.
    expect(first.due).toBe(new Date(test.clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10))
    // The same answer again: the card is not asked any more.
    const again = await by.me.send(reviewApi.answer, {
      params: { id: now.card?.id ?? '' },
      body: { seed: now.card?.task.seed ?? '', answer: null, seconds: 1 },
    })
    expect(again.json()).toMatchObject({ status: 409, code: 'NOT_DUE' })
  })

  it('that were wrong come again at the end until they are right, and only the first answer is rated', async () => {
    const by = await somebody()
    await withCards(by, 2)
    nextDay()
    const first = await say(by, await review(by), false)
    const wrong = (await review(by)).card?.id
    expect(first).toMatchObject({ due: null, review: { left: 1, again: 1, card: { isAgain: false } } })
    const second = await say(by, first.review)
    expect(second.review).toMatchObject({ left: 0, again: 1, card: { isAgain: true } })
    expect(second.review.card?.id).not.toBe(wrong)
    const third = await say(by, second.review, false)
    expect(third.review.card?.task.seed).not.toBe(second.review.card?.task.seed)
    const last = await say(by, third.review)
    expect(last.review).toMatchObject({ done: 2, left: 0, again: 0, card: null })
    const log = await logOf(second.review.card?.id ?? '')
    expect(log.map(({ rating, isRight }) => [rating, isRight])).toEqual([
      ['again', false],
      [null, false],
      [null, true],
    ])
    // Forgotten today, so it is asked tomorrow.
    expect(last.review.nextDay).toBe(new Date(test.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10))
  })

  it('are rated by the machine, and too easy is heard after Good twice', async () => {
    const by = await somebody()
    await withCards(by, 1)
    nextDay()
    const now = await review(by)
    const id = now.card?.id ?? ''
    const easy = () => by.me.send(reviewApi.change, { params: { id }, body: { action: 'easy' } })
    expect((await easy()).statusCode).toBe(409)
    await say(by, now, true, { hint: true })
    await dueTomorrow(id)
    await say(by, await review(by), true, { seconds: 86_400 })
    expect((await easy()).statusCode).toBe(409)
    await dueTomorrow(id)
    await say(by, await review(by))
    await dueTomorrow(id)
    const { due, canEase } = await say(by, await review(by))
    expect(canEase).toBe(true)
    expect((await easy()).statusCode).toBe(200)
    expect((await easy()).statusCode).toBe(409)
    expect((await logOf(id)).map(({ rating }) => rating)).toEqual(['hard', 'hard', 'good', 'easy'])
    expect(due).not.toBeNull()
  })

  it('keep to so many a day, wait while they are paused, and are nobody else’s', async () => {
    const [by, other] = [await somebody(), await somebody()]
    await withCards(by, 7)
    await by.me.call(reviewApi.settings, { body: { perDay: 5 } })
    nextDay()
    let now = await review(by)
    expect(now).toMatchObject({ left: 5, due: 7, perDay: 5 })
    const params = { id: now.card?.id ?? '' }
    const theirs = await other.me.send(reviewApi.change, { params, body: { action: 'pause' } })
    expect(theirs.statusCode).toBe(404)
    now = await by.me.call(reviewApi.change, { params, body: { action: 'pause' } })
    expect(now).toMatchObject({ left: 5, due: 6, paused: [{ id: params.id }] })
    const asked = await by.me.send(reviewApi.answer, {
      params,
      body: { seed: 'x', answer: null, seconds: 1 },
    })
    expect(asked.json()).toMatchObject({ code: 'NOT_DUE' })
    while (now.card) ({ review: now } = await say(by, now))
    expect(now).toMatchObject({ done: 5, left: 0, due: 6 })
    const rows = await test.db.read.findBy(ReviewLogEntity, { candidateId: by.candidateId })
    expect(rows.filter(({ isClearing }) => isClearing)).toHaveLength(1)
    now = await by.me.call(reviewApi.change, { params, body: { action: 'remove' } })
    expect(now).toMatchObject({ cards: 6, paused: [] })
  })

  it('take one of twenty answers that come at once', async () => {
    const by = await somebody()
    await withCards(by, 1)
    nextDay()
    const now = await review(by)
    const answer = await rightForCard(test, now)
    const params = { id: now.card?.id ?? '' }
    const body = { seed: now.card?.task.seed ?? '', answer, seconds: 5 }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => by.me.send(reviewApi.answer, { params, body })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(await logOf(params.id)).toHaveLength(1)
  })

  it('are made of points that an answer missed, and of every check of a module that was passed', async () => {
    const by = await somebody()
    const session = await by.me.call(coachApi.start, {
      body: {
        for: { kind: 'area', area: 'Blockchain' },
        types: ['technical'],
        level: 'mid',
        count: 1,
        mode: 'typed',
        feedback: 'each',
      },
    })
    const turn = session.turns[0]
    const question = questionOf(turn?.question.id ?? '')
    const params = { id: turn?.id ?? '' }
    const text = WEAK
    const next = await by.me.call(coachApi.answer, { params, body: { text, seconds: 60, spoken: false } })
    if (next.turns.some(({ state }) => state === 'answered'))
      await by.me.call(coachApi.followUp, { params, body: { text: null } })
    nextDay()
    const now = await review(by)
    expect(now.card).toMatchObject({ source: 'point', about: question?.stem })
    const point = question?.keyPoints.find(({ hint }) => hint === now.card?.task.stem)
    const said = `${(point?.any[0] ?? []).join(' ')}.`
    const told = await by.me.call(reviewApi.answer, {
      params: { id: now.card?.id ?? '' },
      body: { seed: now.card?.task.seed ?? '', answer: { said }, seconds: 9 },
    })
    expect(told.verdict).toMatchObject({ isRight: true, right: [point?.text] })

    const early = await by.me.send(reviewApi.module, { params: MODULE })
    expect(early.json()).toMatchObject({ status: 409, code: 'NOT_PASSED' })
    const { progress } = await opened(by)
    for (const check of progress.checks) if (!check.isTask) await answered(test, by, check, { n: 0 })
    expect((await by.me.call(moduleApi.show, { params: MODULE })).progress.state).toBe('passed')
    const { cards } = await by.me.call(reviewApi.module, { params: MODULE })
    expect(cards).toBeGreaterThan(7)
  })

  it('stand in the export, and fall with the person', async () => {
    const by = await somebody()
    await withCards(by, 1)
    const { candidateId } = by
    const { json } = await exportOf(by.client)
    expect(JSON.stringify(json)).toContain(`${moduleId}/`)
    const { method, path } = accountApi.erase.endpoint
    await by.client.request({ method, url: path, payload: { confirm: ERASE_WORD } })
    expect(await test.db.read.countBy(ReviewCardEntity, { candidateId })).toBe(0)
  })
})
