import { randomInt } from 'node:crypto'
import { MACHINE_LEARNING_BANK, reviewOf, SQL_BANK } from '@tryka/assessment'
import { appWithTests, begun, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'
import { AttemptTaskEntity } from './attempt.table'
import { givenAnswers } from './given-answers'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
const somebody = (n: number) => candidate(test, `p${seed}-${n}@people.example`)

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('What calibration reads', () => {
  it('is every answer of an attempt with a result, and none of one without', async () => {
    const [asha, ben, chi] = [await somebody(1), await somebody(2), await somebody(3)]
    const whole = await taken(test, asha, await begun(asha))
    const none = await taken(test, ben, await begun(ben), { answer: null })
    await taken(test, chi, await begun(chi), { until: 5 })
    await test.db.write((manager) =>
      manager.update(AttemptTaskEntity, { attemptId: whole.id, seq: 3 }, { grading: 'void' }),
    )

    const attempts = await givenAnswers(test.db.read, SQL_BANK)
    expect(attempts.map(({ length }) => length).sort()).toEqual([whole.done - 1, none.done].sort())
    expect(attempts.flat().filter(({ right }) => right)).toHaveLength(whole.done - 1)
    expect(await givenAnswers(test.db.read, MACHINE_LEARNING_BANK)).toEqual([])

    const review = reviewOf(SQL_BANK, attempts)
    expect(review).toMatchObject({ attempts: 2, answers: whole.done - 1 + none.done })
    expect(review.calibration).toEqual({ said: 'provisional', earned: 'provisional' })
    const moved = review.tasks.filter(({ n }) => n === 1)
    const higher = moved.filter(({ from, to }) => to.b > from.b)
    expect(moved.length).toBeGreaterThan(12)
    // What was wrong is held for harder than before, what was right for easier.
    expect(higher.every(({ right }) => right === 0)).toBe(true)
    expect(moved.filter(({ from, to }) => to.b < from.b).every(({ right }) => right === 1)).toBe(true)
  })
})
