import type { CodeCase } from '../tasks/code'
import { template } from '../tasks/template'
import { check } from './check'
import { templateFaults } from './faults'
import { checkTools } from './tools'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const SEEDS = Array.from({ length: 100 }, (_, i) => seed + i)

const caseOf = (name: string, amounts: readonly (number | null)[]): CodeCase => ({
  name,
  shown: amounts.join('\n'),
  database: [
    'CREATE TABLE paid (amount integer);',
    ...amounts.map((n) => `INSERT INTO paid VALUES (${n});`),
  ].join('\n'),
  rows: [[amounts.reduce<number>((sum, n) => sum + (n ?? 0), 0)]],
})
const sum = template({
  id: 'test/sums/paid',
  revision: 1,
  kind: 'code-sql',
  topic: 'sums',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'The sum of no rows is NULL.',
  params: (rng) => [rng.int(1, 99), rng.int(1, 99)],
  ask: ([x = 0, y = 0]) => ({ stem: 'Add up what was paid.', cases: [caseOf('two', [x, y])] }),
  key: ([x = 0]) => ({
    kind: 'code-sql',
    cases: [caseOf('one', [x]), caseOf('none', []), caseOf('a NULL', [x, null])],
  }),
  why: () => 'COALESCE gives 0 where there are no rows.',
  source: ['ISO/IEC 9075-2:2023, 10.9 aggregate function'],
})
const parts = {
  solutions: () => [
    'SELECT COALESCE(SUM(amount), 0) FROM paid',
    'SELECT CAST(TOTAL(amount) AS integer) FROM paid',
  ],
  wrong: () => ({
    'the sum of no rows is 0': 'SELECT SUM(amount) FROM paid',
    'the greatest is the sum': 'SELECT COALESCE(MAX(amount), 0) FROM paid WHERE 1 = 0',
  }),
}

describe(`What is wrong with a code task (seed ${seed})`, () => {
  const faultsOf = async (...changed: Parameters<typeof check<number[]>>) =>
    (
      await templateFaults(
        check(...changed) as Parameters<typeof templateFaults>[0],
        await checkTools(),
        SEEDS,
      )
    ).join('; ')

  it('is nothing where every solution passes and every near miss fails', async () => {
    expect(await faultsOf(sum, parts)).toBe('')
  })

  it('is a solution that fails, with the case and what it gave', async () => {
    const wrong = { ...parts, solutions: () => [...parts.solutions(), 'SELECT SUM(amount) FROM paid'] }
    expect(await faultsOf(sum, wrong)).toContain('solution 3 fails none: SUM(amount) / NULL')
  })

  it('is a near miss that passes, or a start that is right already', async () => {
    const near = {
      ...parts,
      wrong: () => ({ ...parts.wrong(), 'zero is added': 'SELECT TOTAL(amount) FROM paid' }),
    }
    expect(await faultsOf(sum, near)).toContain('right by the cases: zero is added')
    const starter = parts.solutions()[0] ?? ''
    expect(await faultsOf({ ...sum, ask: (p) => ({ ...sum.ask(p), starter }) }, parts)).toContain(
      'right by the cases: what stands there first',
    )
  })

  it('is too few of either, too few cases, and a hidden case that is shown', async () => {
    const few = { solutions: () => parts.solutions().slice(1), wrong: () => ({}) }
    expect(await faultsOf(sum, few)).toContain('1 solutions, 0 near misses')
    const shown = { ...sum, ask: () => ({ stem: 'Add.', cases: [caseOf('of nothing', [])] }) }
    expect(await faultsOf(shown, parts)).toContain('a hidden case is shown')
    const open = { ...sum, ask: () => ({ stem: 'Add.' }) }
    expect(await faultsOf(open, parts)).toContain('0 visible, 3 hidden')
  })
})
