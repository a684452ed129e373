import { randomInt } from 'node:crypto'
import type { Bank } from '@tryka/assessment'
import { isCodeKind, measured, PILOTS, posteriorOf, SQL_BANK, WIDENING } from '@tryka/assessment'
import { appealsApi, assessmentsApi, DAY_MS } from '@tryka/domain'
import { answerTo, appWithTests, begun, rightAnswer, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'
import { AttemptTaskEntity } from './attempt.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `p${seed}-${++count}@people.example`)

/** The bank of SQL, in which so many tasks are tried out, others each time. */
function bankWith(pilots: number): Bank {
  const plain = SQL_BANK.templates.filter(({ kind }) => !isCodeKind(kind))
  const from = seed % plain.length
  const tried = new Set([...plain.slice(from), ...plain].slice(0, pilots).map(({ id }) => id))
  const templates = SQL_BANK.templates.map((one) =>
    tried.has(one.id) ? { ...one, status: 'pilot' as const } : one,
  )
  return { ...SQL_BANK, templates }
}
const started = async (pilots: number) => {
  test = await appWithTests({ deps: { banks: [bankWith(pilots)] } })
}
const tasksOf = (attemptId: string) =>
  test.db.read.find(AttemptTaskEntity, { where: { attemptId }, order: { seq: 'ASC' } })
const isTried = (id: string, pilots: number) =>
  bankWith(pilots).templates.some((one) => one.id === id && one.status === 'pilot')

afterEach(() => test.close())

describe(`Tasks that are tried out (seed ${seed})`, () => {
  it('are two of an attempt, from the fifth to the twentieth, and nothing says which', async () => {
    await started(6)
    const asha = await somebody()
    const seen: string[] = []
    const wrong = async (_test: TestApp, view: Parameters<typeof rightAnswer>[1]) => {
      seen.push(JSON.stringify(view))
      const row = await test.db.read.findOneByOrFail(AttemptTaskEntity, {
        attemptId: view.id,
        seq: view.task?.seq ?? 0,
      })
      // What is tried out is answered wrongly, all the rest rightly.
      return row.isPilot ? (view.task?.options ? { chosen: [] } : { text: 'none' }) : rightAnswer(test, view)
    }
    const end = await taken(test, asha, await begun(asha), { answer: wrong })
    const tasks = await tasksOf(end.id)
    const pilots = tasks.filter(({ isPilot }) => isPilot)

    const within = tasks.length >= PILOTS.to ? PILOTS.count : pilots.length
    expect(pilots).toHaveLength(within)
    for (const { seq, templateId, isCorrect } of pilots) {
      expect(seq).toBeGreaterThanOrEqual(PILOTS.from)
      expect(seq).toBeLessThanOrEqual(PILOTS.to)
      expect(isTried(templateId, 6)).toBe(true)
      expect(isCorrect).toBe(false)
    }
    for (const { templateId, isPilot } of tasks) expect(isTried(templateId, 6)).toBe(isPilot)
    expect(seen.join()).not.toMatch(/pilot/i)

    const counted = tasks.filter(({ isPilot }) => !isPilot)
    const scored = posteriorOf(counted.map(({ item, isCorrect }) => ({ item, right: isCorrect })))
    const result = await asha.me.call(assessmentsApi.result, { params: { id: end.id } })
    const { score, likelihoods, level } = measured(scored, WIDENING.provisional)
    expect(result).toMatchObject({ score, likelihoods, level })
    expect(counted.every(({ isCorrect }) => isCorrect)).toBe(true)
    // Whoever appeals may name any task.
    expect(result.tasks).toHaveLength(tasks.length)
  })

  it('are none that the person was given in another attempt', async () => {
    await started(2)
    const asha = await somebody()
    const first = await taken(test, asha, await begun(asha), { answer: null })
    const before = (await tasksOf(first.id)).filter(({ isPilot }) => isPilot)
    for (const days of [16, 16]) {
      // A session ends after thirty days without use.
      test.clock.advance(days * DAY_MS)
      await asha.me.call(assessmentsApi.standings)
    }
    const second = await taken(test, asha, await begun(asha), { answer: null })
    const after = (await tasksOf(second.id)).filter(({ isPilot }) => isPilot)
    const ids = [...before, ...after].map(({ templateId }) => templateId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(after.length).toBeLessThanOrEqual(2 - before.length)
  })

  it('count neither for handing in, nor for the twelve that a result needs', async () => {
    await started(12)
    const asha = await somebody()
    let view = await begun(asha)
    let counted = 0
    while (counted < 12) {
      expect(view.canHandIn).toBe(false)
      const params = { id: view.id }
      if (view.done >= 12) {
        const body = { version: view.version }
        const early = await asha.me.send(assessmentsApi.handIn, { params, body })
        expect(refusalOf(early)).toEqual([409, 'TOO_FEW_TASKS'])
      }
      const last = (await tasksOf(view.id)).at(-1)
      view = await asha.me.call(assessmentsApi.answer, answerTo(view, await rightAnswer(test, view)))
      if (!last?.isPilot) counted += 1
    }
    expect(view.canHandIn || view.state === 'scored').toBe(true)
    expect(view.done).toBe(
      12 + (await tasksOf(view.id)).filter((one) => one.isPilot && one.answeredAt).length,
    )
  })

  it('rest when an appeal finds one faulty, and no result changes', async () => {
    await started(30)
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha))
    const [pilot] = (await tasksOf(end.id)).filter(({ isPilot }) => isPilot)
    if (!pilot) throw new Error('None was tried out')
    const before = await asha.me.call(assessmentsApi.result, { params: { id: end.id } })
    const body = { seq: pilot.seq, text: 'Two answers were right.' }
    const { id } = await asha.me.call(appealsApi.make, { params: { id: end.id }, body })
    const admin = await moderator(test)
    const ruling = { outcome: 'upheld' as const, reason: 'It was faulty.' }
    const decided = await admin.call(appealsApi.decide, { params: { id }, body: ruling })
    expect(decided).toMatchObject({ state: 'upheld', raisedTo: null })
    expect(decided.tasks).toMatchObject([{ isPilot: true, isVoid: true, standing: 'suspect' }])
    expect((await asha.me.call(assessmentsApi.result, { params: { id: end.id } })).score).toBe(before.score)
    const back = { state: 'active' as const, reason: 'The words were mended.' }
    const params = { id: pilot.templateId }
    await admin.call(appealsApi.moveTemplate, { params, body: back })
    const again = await admin.call(appealsApi.get, { params: { id } })
    expect(again.tasks).toMatchObject([{ standing: 'pilot' }])
  })

  it('are said before: by the track whose bank has some', async () => {
    await started(1)
    const { items } = await (await somebody()).me.call(assessmentsApi.tracks)
    expect(items.filter(({ hasPilots }) => hasPilots).map(({ track }) => track)).toEqual(['sql'])
  })
})
