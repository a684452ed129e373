import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { likelihoodAbove, posteriorOf } from './ability'
import { mulberry32 } from './chance'
import type { ItemParameters } from './model'
import { information, probability } from './model'
import { MARKS, measured } from './result'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const SETS = 1_000
/** As far as two ways to the same number may part. */
const DIGITS = 9

/** `npm test` sees to it that there is a python3. */
const python = (args: string[], input = '') =>
  spawnSync('python3', [join(__dirname, 'golden/engine.py'), ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

interface Twin {
  items: [chance: number, information: number][]
  answers: (ReturnType<typeof measured> & { above: number[] })[]
}

const chance = mulberry32(seed)
const between = (low: number, high: number): number => low + chance() * (high - low)
const wire = ({ a, b, c }: ItemParameters) => [a, b, c]
const anyItem = (): ItemParameters => ({
  a: between(0.5, 2.5),
  b: between(-2.5, 2.5),
  c: between(0.001, 0.25),
})

/** Up to 24 answers of somebody, as any bank might ask for them. */
function anyAnswers() {
  const theta = between(-3, 3)
  const answers = Array.from({ length: Math.floor(between(0, 25)) }, () => {
    const item = anyItem()
    return { item, right: chance() < probability(theta, item) }
  })
  return { widening: [1, 1.1, 1.2][Math.floor(between(0, 3))] ?? 1, answers }
}

describe('The engine in a second language', () => {
  beforeAll(() => console.info(`engine in two languages: seed ${seed}`))

  it('gives the golden vectors', () => {
    const { status, stdout, stderr } = python(['vectors'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.match(/^ok/gm)).toHaveLength(11)
  })

  it(`agrees on ${SETS} sets of answers`, () => {
    const items = Array.from({ length: SETS }, () => ({ theta: between(-4, 4), item: anyItem() }))
    const sets = Array.from({ length: SETS }, anyAnswers)
    const asked = {
      items: items.map(({ theta, item }) => [theta, wire(item)]),
      answers: sets.map(({ widening, answers }) => [
        widening,
        answers.map(({ item, right }) => [wire(item), right]),
      ]),
    }
    const twin = JSON.parse(python([], JSON.stringify(asked)).stdout) as Twin
    expect([twin.items.length, twin.answers.length]).toEqual([SETS, SETS])

    items.forEach(({ theta, item }, i) => {
      const [likely = NaN, tells = NaN] = twin.items[i] ?? []
      expect(likely).toBeCloseTo(probability(theta, item), DIGITS)
      expect(tells).toBeCloseTo(information(theta, item), DIGITS)
    })
    sets.forEach(({ widening, answers }, i) => {
      const posterior = posteriorOf(answers)
      const own = measured(posterior, widening)
      const found = twin.answers[i]
      expect(found?.theta).toBeCloseTo(own.theta, DIGITS)
      expect(found?.se).toBeCloseTo(own.se, DIGITS)
      Object.values(MARKS).forEach((mark, at) =>
        expect(found?.above[at]).toBeCloseTo(likelihoodAbove(posterior, mark, widening), DIGITS),
      )
      const { likelihoods, score, interval, level } = own
      expect(found).toMatchObject({ likelihoods, score, interval, level })
    })
  })
})
