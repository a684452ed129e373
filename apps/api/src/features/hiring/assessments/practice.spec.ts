import { randomBytes, randomInt } from 'node:crypto'
import { BANKS } from '@tryka/assessment'
import type { PlainAnswer, PracticeRound, TrackSlug } from '@tryka/domain'
import { PRACTICE_TASKS, practiceApi } from '@tryka/domain'
import { answerOf } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import { signedIn } from '../../../testing/live-market'
import { AttemptEntity } from './attempt.table'
import { practiceUnder } from './create-assessments'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`practice: seed ${seed}`)
const PRACTISED = ['machine-learning', 'sql'] as const

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

type By = Pick<Awaited<ReturnType<typeof openVisitor>>, 'call' | 'send'>

const draw = (by: By, track: TrackSlug) => by.call(practiceApi.draw, { params: { track } })
const post = (by: By, track: string, body: object) => by.send(practiceApi.answer, { params: { track }, body })
const instancesOf = ({ track, seed: of }: PracticeRound) =>
  practiceUnder(test.config.keySecret).instancesOf(track, of)
/** Right by the bank's own key. */
const rightTo = (round: PracticeRound) =>
  instancesOf(round).map(({ key, ids }, i) => ({ seq: i + 1, answer: answerOf(key, ids) }))

/** An answer of the right form, as somebody gives it who knows nothing. */
function guess({ kind, options = [] }: PracticeRound['tasks'][number]): PlainAnswer {
  const ids = options.map(({ id }) => id)
  if (kind === 'numeric' || kind === 'short') return { text: String(randomInt(1_000)) }
  if (kind === 'single') return { chosen: ids.slice(0, 1) }
  return { chosen: kind === 'ordering' ? [...ids].reverse() : ids.filter(() => randomInt(2) === 1) }
}

describe('Practice', () => {
  it.each(PRACTISED)('of %s is six open tasks, other ones each time, and no key with them', async (track) => {
    const guest = await openVisitor(test)
    const bank = BANKS.find((one) => one.track === track)
    const rounds = await Promise.all(Array.from({ length: 20 }, () => draw(guest, track)))

    for (const round of rounds) {
      expect(round.tasks.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
      const drawn = instancesOf(round).map(({ template }) => template)
      // None that counts in an attempt, and none twice.
      expect(drawn.filter((one) => !bank?.practice?.includes(one))).toEqual([])
      expect(drawn.filter(({ id }) => bank?.templates.some((one) => one.id === id))).toEqual([])
      expect(new Set(drawn).size).toBe(PRACTICE_TASKS)
      expect(drawn.map(({ grade }) => grade)).toEqual(drawn.map(({ grade }) => grade).sort())
      for (const { id } of drawn) expect(JSON.stringify(round)).not.toContain(id)
    }
    expect(new Set(rounds.map(({ tasks }) => JSON.stringify(tasks))).size).toBe(rounds.length)
    const names = new Set(rounds.flatMap(({ tasks }) => tasks.flatMap((task) => Object.keys(task))))
    const shown = ['seq', 'kind', 'topic', 'stem', 'code', 'lang', 'answerHint', 'options']
    expect([...names].filter((name) => !shown.includes(name))).toEqual([])
  })

  it.each(PRACTISED)('of %s tells what is right, all at once or one by one', async (track) => {
    const guest = await openVisitor(test)
    const round = await draw(guest, track)
    const answers = rightTo(round)
    const all = await guest.call(practiceApi.answer, {
      params: { track },
      body: { seed: round.seed, answers },
    })

    expect(all.items.map(({ isRight }) => isRight)).toEqual(answers.map(() => true))
    for (const { right, why } of all.items) {
      expect(right.length).toBeGreaterThan(0)
      expect(why.length).toBeGreaterThan(20)
    }
    for (const [i, answer] of answers.entries()) {
      const body = { seed: round.seed, answers: [answer] }
      const one = await guest.call(practiceApi.answer, { params: { track }, body })
      expect(one.items).toEqual([all.items[i]])
    }
  })

  it('tells the right answer to who guesses or knows nothing, and keeps nothing of it', async () => {
    const by = (await signedIn(test, `p${seed}@people.example`)).at('demo')
    for (let i = 0; i < 10; i++) {
      const round = await draw(by, 'sql')
      const told = async (answers: object[]) =>
        (await by.call(practiceApi.answer, { params: { track: 'sql' }, body: { seed: round.seed, answers } }))
          .items
      const right = await told(rightTo(round))
      const nothing = await told(round.tasks.map(({ seq }) => ({ seq, answer: null })))
      expect(nothing).toEqual(right.map((verdict) => ({ ...verdict, isRight: false })))
      const guessed = await told(round.tasks.map((task) => ({ seq: task.seq, answer: guess(task) })))
      expect(guessed.map(({ right: words }) => words)).toEqual(right.map(({ right: words }) => words))
    }
    expect(await test.db.read.count(AttemptEntity)).toBe(0)
  })

  it('is the same to twenty at once', async () => {
    const guest = await openVisitor(test)
    const round = await draw(guest, 'machine-learning')
    const body = { seed: round.seed, answers: rightTo(round) }
    const all = await Promise.all(Array.from({ length: 20 }, () => post(guest, 'machine-learning', body)))
    expect(new Set(all.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
    expect(all[0]?.statusCode).toBe(200)
  })

  it('takes no seed but its own, for its own track', async () => {
    const guest = await openVisitor(test)
    const { seed: own } = await draw(guest, 'sql')
    const [round = '', mark = ''] = own.split('.')
    const other = randomBytes(16).toString('base64url')
    const answers = [{ seq: 1, answer: null }]
    const forged = [
      `${other}.${mark}`,
      `${round}.${other}`,
      `${round}.${mark.slice(1)}${mark.startsWith('A') ? 'B' : 'A'}`,
      `${own}.x`,
      ...[round, '.', 'é'.repeat(50)],
    ]
    for (const one of forged)
      expect([one, ...refusalOf(await post(guest, 'sql', { seed: one, answers }))]).toEqual([
        one,
        409,
        'PRACTICE_OVER',
      ])
    const elsewhere = await post(guest, 'machine-learning', { seed: own, answers })
    expect(refusalOf(elsewhere)).toEqual([409, 'PRACTICE_OVER'])
  })

  it('refuses what is no answer', async () => {
    const guest = await openVisitor(test)
    const { seed: own } = await draw(guest, 'sql')
    const ok = { seq: 1, answer: { text: '1' } }
    const odd: object[] = [
      {},
      { seed: own },
      { seed: own, answers: [] },
      { seed: own, answers: [ok, ok] },
      { seed: own, answers: Array.from({ length: 7 }, (_, i) => ({ seq: i + 1, answer: null })) },
      { seed: own, answers: [{ seq: 7, answer: null }] },
      { seed: own, answers: [{ seq: 1 }] },
      { seed: own, answers: [{ ...ok, answer: { code: 'x'.repeat(9_000) } }] },
      { seed: own, answers: [{ ...ok, answer: { text: 'x'.repeat(81) } }] },
      { seed: own, answers: [{ ...ok, answer: { chosen: ['a'], text: 'a' } }] },
      { seed: 7, answers: [ok] },
      { seed: 'x'.repeat(101), answers: [ok] },
      { seed: own, answers: [ok], more: 1 },
    ]
    for (const body of odd) expect([body, (await post(guest, 'sql', body)).statusCode]).toEqual([body, 400])
    // Of another kind, or of another task: wrong, and no error.
    for (const answer of [
      { text: '1e999' },
      { code: 'SELECT 1' },
      { text: '\u202e1' },
      { chosen: ['nobody'] },
      { chosen: [] },
    ]) {
      const body = { seed: own, answers: [{ seq: 1, answer }] }
      const { items } = await guest.call(practiceApi.answer, { params: { track: 'sql' }, body })
      expect(items).toMatchObject([{ isRight: false }])
    }
  })

  it('is there for no track without a set, and the list of tracks says so', async () => {
    const guest = await openVisitor(test)
    const without: TrackSlug = 'python'
    expect(refusalOf(await guest.send(practiceApi.draw, { params: { track: without } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const body = { seed: 'x', answers: [{ seq: 1, answer: null }] }
    expect((await post(guest, without, body)).statusCode).toBe(404)
    expect((await post(guest, 'cobol', body)).statusCode).toBe(400)
    const { items } = (await test.client().get('/api/tracks')).json<{
      items: { track: string; hasPractice: boolean }[]
    }>()
    const practised = items.filter(({ hasPractice }) => hasPractice).map(({ track }) => track)
    const sets = BANKS.filter(({ practice = [] }) => practice.length >= PRACTICE_TASKS)
    expect(practised.sort()).toEqual(sets.map(({ track }) => track).sort())
  })

  it('waits when somebody asks too often', async () => {
    const slow = await buildTestApp({ config: { rateLimits: { ...test.config.rateLimits, read: ONE } } })
    try {
      const client = slow.client()
      const path = '/api/tracks/sql/practice'
      const [first, second] = [await client.get(path), await client.get(path)]
      expect([first.statusCode, second.statusCode]).toEqual([200, 429])
      expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await slow.close()
    }
  })
})

const ONE = { max: 1, windowMs: 60_000, exact: true } as const
