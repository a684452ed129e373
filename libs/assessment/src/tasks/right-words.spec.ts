import { BANKS } from '../banks/banks'
import { mulberry32 } from '../engine/chance'
import type { Answer } from './grade'
import { isRight } from './grade'
import { isCodeKind } from './code'
import type { Instance } from './instance'
import { drawInstance } from './instance'
import { rightWords } from './right-words'
import { rngOf } from './rng'
import type { Template } from './template'

/** A fault that one instance in ten shows is seen in nearly every run. */
const DRAWS = 10

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))

/** What somebody answers who reads the words and does as they say. */
function answered({ options, key, ids, ...rest }: Instance): Answer {
  const words = rightWords({ ...rest, options, key, ids })
  if (!options) return { text: words.join() }
  return { chosen: words.map((word) => options.find(({ text }) => text === word)?.id ?? '') }
}

describe(`The right answer in words (seed ${seed})`, () => {
  const templates = BANKS.flatMap((bank) => [...bank.templates, ...(bank.practice ?? [])])

  it('is graded as right when somebody gives it, for every task of every bank', () => {
    const rng = rngOf(mulberry32(seed))
    const isGradedRight = (template: Template) => {
      const instance = drawInstance(template, rng)
      return isRight(instance, answered(instance))
    }
    const wrong = templates
      .filter(({ kind }) => !isCodeKind(kind))
      .filter((template) => !Array.from({ length: DRAWS }, () => isGradedRight(template)).every(Boolean))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('is within its tolerance, however narrow that is', () => {
    const rng = rngOf(mulberry32(seed))
    for (let exponent = 0; exponent <= 14; exponent++)
      for (const name of ['relative', 'absolute'] as const) {
        const value = rng.int(1, 1e9) / 10 ** rng.int(0, 9)
        const share = 10 ** -exponent * (name === 'relative' ? 1 : value)
        const tolerance = name === 'relative' ? { relative: share } : { absolute: share }
        const key = { kind: 'numeric', value, tolerance } as const
        const [text = ''] = rightWords({ key, ids: [], options: null })
        expect({ key, text, right: isRight({ key, ids: [] }, { text }) }).toEqual({ key, text, right: true })
      }
  })

  it('has no more digits than are asked for', () => {
    const words = (value: number, tolerance: { absolute: number } | { relative: number }) =>
      rightWords({ key: { kind: 'numeric', value, tolerance }, ids: [], options: null })
    expect(words(2 / 3, { absolute: 0.01 })).toEqual(['0.67'])
    expect(words(1 / 3, { absolute: 0.5 })).toEqual(['0.3'])
    expect(words(1_000 / 3, { relative: 0.01 })).toEqual(['333.333'])
    expect(words(12_345.678_9, { relative: 1e-9 })).toEqual(['12345.6789'])
    expect(words(1 / 3, { relative: 1e-9 })).toEqual(['0.3333333333'])
    expect(words(25, { absolute: 0 })).toEqual(['25'])
  })

  it('is the sample for code, and of a task that counts there is none', () => {
    const key = { kind: 'code-sql', cases: [] } as const
    expect(() => rightWords({ key, ids: [], options: null })).toThrow('This code task has no sample to tell')
    const open = { ...key, sample: 'SELECT 1' }
    expect(rightWords({ key: open, ids: [], options: null })).toEqual(['SELECT 1'])
    const counting = BANKS.flatMap((bank) => bank.templates).filter(({ kind }) => isCodeKind(kind))
    for (const template of counting)
      expect(drawInstance(template, rngOf(mulberry32(seed))).key).not.toHaveProperty('sample')
  })
})
