import type { Key, Template } from '../tasks/template'
import { template } from '../tasks/template'
import type { Check } from './check'
import { check } from './check'
import { templateFaults } from './faults'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const SEEDS = Array.from({ length: 200 }, (_, i) => seed + i)
const nothing = () => {
  throw new Error('Nothing runs here')
}
const NO_TOOLS = { sql: nothing, run: nothing, js: nothing, ts: nothing }
const faultsOf = <P>(one: Check<P>) => templateFaults(one, NO_TOOLS, SEEDS)

const COMMON = {
  id: 'test/sums/plus',
  revision: 1,
  topic: 'sums',
  grade: 2,
  seconds: 60,
  status: 'active',
  idea: 'Adding is not multiplying.',
  why: () => 'It is the sum.',
  source: ['Peano 1889'],
} as const
type Sums = Template<{ x: number; y: number; order: number[] }>
const sums: Sums = template({
  ...COMMON,
  kind: 'single',
  params: (rng) => ({ x: rng.int(10, 99), y: rng.int(3, 9), order: rng.shuffle([0, 1, 2, 3]) }),
  ask: ({ x, y, order }) => ({
    stem: `What is ${x} plus ${y}?`,
    options: order.map((i) => String([x + y, x - y, x * y, x + y + 1][i])),
  }),
  key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
})
const sound = check(sums, { option: ({ x, y }, text) => Number(text) === x + y })

describe(`What is wrong with a template (seed ${seed})`, () => {
  it('is nothing where nothing is', () => expect(faultsOf(sound)).toEqual([]))

  it('is a wrong key, also one in twenty', () => {
    const wrong = (often: number): Sums => ({
      ...sums,
      key: ({ x, order }): Key => ({ kind: 'single', right: order.indexOf(x % often === 0 ? 1 : 0) }),
    })
    expect(faultsOf({ ...sound, template: wrong(1) }).length).toBeGreaterThan(0)
    expect(faultsOf({ ...sound, template: wrong(20) }).length).toBeGreaterThan(0)
  })

  it('is an option that says what another says, and a second one that is right', () => {
    const twice: Sums = {
      ...sums,
      ask: (p) => ({ ...sums.ask(p), options: ['1', ' 1 ', '2', '3'] }),
    }
    expect(faultsOf({ ...sound, template: twice }).join()).toContain('two options say the same')
    const both = check(sums, { option: ({ x, y }, text) => [x + y, x - y].includes(Number(text)) })
    expect(faultsOf(both).join()).toContain('right by the check')
  })

  it('is an answer that the question gives away', () => {
    const leaks = template({
      ...COMMON,
      kind: 'short',
      params: (rng) => ({ word: `w${rng.int(1_000, 9_999)}` }),
      ask: ({ word }) => ({ stem: `Type ${word} backwards, but ${word} is right too.` }),
      key: ({ word }) => ({ kind: 'short', accept: [word] }),
    })
    const checked = check(leaks, { key: ({ word }) => ({ kind: 'short', accept: [word] }) })
    expect(faultsOf(checked).join()).toContain('the stem holds the key')
  })

  it('is a favourite place, or a right answer that is always the longest', () => {
    const still: Sums = {
      ...sums,
      ask: ({ x, y }) => ({
        stem: `What is ${x} plus ${y}?`,
        options: [`${x + y}, which is the sum`, `${x}`, `${y}`, `${x * y}`],
      }),
      key: () => ({ kind: 'single', right: 0 }),
    }
    const checked = check(still, { option: ({ x, y }, text) => text.startsWith(`${x + y},`) })
    expect(faultsOf(checked).join()).toContain('the longest option is right')
  })

  it('is trick wording, a number that nobody can type, and too few different instances', () => {
    const few = template({
      ...COMMON,
      kind: 'numeric',
      params: (rng) => ({ value: rng.int(1, 9) }),
      ask: ({ value }) => ({ stem: `Which number is not ${value}?` }),
      key: ({ value }) => ({ kind: 'numeric', value: value / 0, tolerance: { absolute: 0 } }),
    })
    const said = faultsOf(
      check(few, { key: ({ value }) => ({ kind: 'numeric', value: value / 0, tolerance: { absolute: 0 } }) }),
    ).join()
    expect(said).toContain('a negative that is easily missed')
    expect(said).toContain('key is Infinity')
    expect(said).toContain('9 different instances')
  })
})
