import { randomUUID } from 'node:crypto'
import { DAY_MS, MODEL_LIMITS } from '@tryka/domain'
import { createTestClock } from '../../testing/build-test-app'
import { openTestDatabase } from '../../testing/storage'
import { ModelBudget } from './budget'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => void (opened = await openTestDatabase()))
afterAll(() => opened.drop())

const clock = createTestClock()
const budgetOf = (tokens = 2_000_000) => new ModelBudget(opened.db, clock, tokens)
const TOKENS = 1_000
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls)
  const refused = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { code: string }] : [],
  )
  return { let: settled.length - refused.length, codes: new Set(refused.map(({ code }) => code)) }
}

describe('The budget of a model', () => {
  beforeEach(() => clock.advance(DAY_MS))

  it('lets one of twenty through at the last tokens of an account', async () => {
    const budget = budgetOf()
    const id = randomUUID()
    const spent = await budget.reserve(id, 'feedback', MODEL_LIMITS.tokensPerDay - TOKENS)
    await budget.settle(spent, { tokensIn: MODEL_LIMITS.tokensPerDay - TOKENS, tokensOut: 0 })
    const race = Array.from({ length: 20 }, () => budget.reserve(id, 'feedback', TOKENS))
    expect(await outcomes(race)).toEqual({ let: 1, codes: new Set(['BUDGET']) })
  })

  it('lets one of twenty accounts through at the last tokens of the deployment', async () => {
    const budget = budgetOf(TOKENS)
    const race = Array.from({ length: 20 }, () => budget.reserve(randomUUID(), 'conversation', TOKENS))
    expect(await outcomes(race)).toEqual({ let: 1, codes: new Set(['BUDGET']) })
  })

  it('has twenty answers a day of each purpose, and begins anew the next', async () => {
    const budget = budgetOf()
    const id = randomUUID()
    const race = Array.from({ length: 25 }, () => budget.reserve(id, 'feedback', 1))
    expect((await outcomes(race)).let).toBe(MODEL_LIMITS.answersPerDay)
    expect(await budget.today(id)).toMatchObject({ feedback: 0, conversation: 20 })
    await budget.reserve(id, 'conversation', 1)
    // A repair belongs to an answer that was counted.
    await budget.reserve(id, null, 1)
    clock.advance(DAY_MS)
    expect(await budget.today(id)).toEqual({ feedback: 20, conversation: 20, packs: 0 })
  })

  it('gives back what no model began, and keeps what one used', async () => {
    const budget = budgetOf()
    const id = randomUUID()
    await budget.settle(await budget.reserve(id, 'feedback', 5_000), null)
    expect(await budget.today(id)).toMatchObject({ feedback: 20 })
    const most = MODEL_LIMITS.tokensPerDay
    await budget.settle(await budget.reserve(id, 'feedback', most), { tokensIn: 900, tokensOut: 100 })
    await budget.reserve(id, 'feedback', most - 1_000)
    await expect(budget.reserve(id, 'feedback', 1)).rejects.toMatchObject({ code: 'BUDGET', status: 429 })
  })

  it('is raised by ten answers of either purpose for each pack, twice a day', async () => {
    const budget = budgetOf()
    const id = randomUUID()
    for (let count = 0; count < 20; count += 1) await budget.reserve(id, 'feedback', 1)
    const pack = () => opened.db.transaction((manager) => budget.addPack(manager, id))
    expect(await outcomes([pack(), pack(), pack()])).toEqual({ let: 2, codes: new Set(['CAP']) })
    expect(await budget.today(id)).toEqual({ feedback: 20, conversation: 40, packs: 2 })
    for (let count = 0; count < 20; count += 1) await budget.reserve(id, 'feedback', 1)
    expect(await budget.today(id)).toEqual({ feedback: 0, conversation: 20, packs: 2 })
  })
})
