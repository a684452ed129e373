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
const NO_TOOLS = {
  sql: nothing,
  run: nothing,
  js: nothing,
  ts: nothing,
  solc: nothing,
  chain: nothing,
  python: nothing,
}
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
  it('is nothing where nothing is', async () => expect(await faultsOf(sound)).toEqual([]))

  it('is a wrong key, also one in twenty', async () => {
    const wrong = (often: number): Sums => ({
      ...sums,
      key: ({ x, order }): Key => ({ kind: 'single', right: order.indexOf(x % often === 0 ? 1 : 0) }),
    })
    expect((await faultsOf({ ...sound, template: wrong(1) })).length).toBeGreaterThan(0)
    expect((await faultsOf({ ...sound, template: wrong(20) })).length).toBeGreaterThan(0)
  })

  it('is an option that says what another says, and a second one that is right', async () => {
    const twice: Sums = {
      ...sums,
      ask: (p) => ({ ...sums.ask(p), options: ['1', ' 1 ', '2', '3'] }),
    }
    expect((await faultsOf({ ...sound, template: twice })).join()).toContain('two options say the same')
    const both = check(sums, { option: ({ x, y }, text) => [x + y, x - y].includes(Number(text)) })
    expect((await faultsOf(both)).join()).toContain('right by the check')
  })

  it('is an answer that the question gives away', async () => {
    const leaks = template({
      ...COMMON,
      kind: 'short',
      params: (rng) => ({ word: `w${rng.int(1_000, 9_999)}` }),
      ask: ({ word }) => ({ stem: `Type ${word} backwards, but ${word} is right too.` }),
      key: ({ word }) => ({ kind: 'short', accept: [word] }),
    })
    const checked = check(leaks, { key: ({ word }) => ({ kind: 'short', accept: [word] }) })
    expect((await faultsOf(checked)).join()).toContain('the stem holds the key')
    const within = {
      ...leaks,
      ask: ({ word }: { word: string }) => ({ stem: `Is it in x${word}9 or ${word}s?` }),
    }
    expect(await faultsOf({ ...checked, template: within })).toEqual([])
  })

  it('is a favourite place, or a right answer that is always the longest', async () => {
    const still: Sums = {
      ...sums,
      ask: ({ x, y }) => ({
        stem: `What is ${x} plus ${y}?`,
        options: [`${x + y}, which is the sum`, `${x}`, `${y}`, `${x * y}`],
      }),
      key: () => ({ kind: 'single', right: 0 }),
    }
    const checked = check(still, { option: ({ x, y }, text) => text.startsWith(`${x + y},`) })
    expect((await faultsOf(checked)).join()).toContain('the longest option is right')
  })

  it('is a right answer that is mostly the shortest, where that is asked', async () => {
    const shortIn = (most: number) => {
      const often = template({
        ...COMMON,
        kind: 'single',
        params: (rng) => ({
          x: rng.int(1_000, 8_999),
          isShort: rng.chance() < most,
          order: rng.shuffle([0, 1, 2, 3]),
        }),
        ask: ({ x, isShort, order }) => ({
          stem: `What is ${x} plus 0?`,
          options: order.map((i) => `${x + i}${i === 0 || (i === 1 && !isShort) ? '' : ', or so'}`),
        }),
        key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
      })
      return check(often, { option: ({ x }, text) => parseInt(text, 10) === x })
    }
    const asked = { shortest: true }
    expect(await templateFaults(shortIn(0.25), NO_TOOLS, SEEDS, asked)).toEqual([])
    expect((await templateFaults(shortIn(0.6), NO_TOOLS, SEEDS, asked)).join()).toContain(
      'the shortest option',
    )
    expect(await faultsOf(shortIn(0.6))).toEqual([])
  })

  it('is no chance of the draws: how often the longest is right is told of the template', async () => {
    const longAbout = (most: number) => {
      const often = template({
        ...COMMON,
        kind: 'single',
        params: (rng) => ({
          x: rng.int(1, 9_999),
          isLong: rng.chance() < most,
          order: rng.shuffle([0, 1, 2, 3]),
        }),
        ask: ({ x, isLong, order }) => ({
          stem: `What is ${x} plus 0?`,
          options: order.map(
            (i) =>
              `${x + i}${i === 0 && isLong ? ', and no more' : ''}${i === 1 && !isLong ? ' or more' : ''}`,
          ),
        }),
        key: ({ order }) => ({ kind: 'single', right: order.indexOf(0) }),
      })
      return check(often, { option: ({ x }, text) => parseInt(text, 10) === x })
    }
    for (let i = 0; i < 10; i++) {
      const drawn = Array.from({ length: 200 }, (_, n) => seed + 1_000 * i + n)
      expect(await templateFaults(longAbout(0.35), NO_TOOLS, drawn)).toEqual([])
      expect((await templateFaults(longAbout(0.55), NO_TOOLS, drawn)).join()).toContain('the longest option')
    }
  })

  it('is trick wording, a number that nobody can type, and too few different instances', async () => {
    const few = template({
      ...COMMON,
      kind: 'numeric',
      params: (rng) => ({ value: rng.int(1, 9) }),
      ask: ({ value }) => ({ stem: `Which number is not ${value}?` }),
      key: ({ value }) => ({ kind: 'numeric', value: value / 0, tolerance: { absolute: 0 } }),
    })
    const checked = check(few, {
      key: ({ value }) => ({ kind: 'numeric', value: value / 0, tolerance: { absolute: 0 } }),
    })
    const said = (await faultsOf(checked)).join()
    expect(said).toContain('a negative that is easily missed')
    expect(said).toContain('key is Infinity')
    expect(said).toContain('9 different instances')
  })
})
