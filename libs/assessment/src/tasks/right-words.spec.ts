import { BANKS } from '../banks/banks'
import { mulberry32 } from '../engine/chance'
import type { Answer } from './grade'
import { isRight } from './grade'
import { isCodeKind } from './code'
import type { Instance } from './instance'
import { drawInstance } from './instance'
import { rightWords } from './right-words'
import { rngOf } from './rng'

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
    const wrong = templates
      .filter(({ kind }) => !isCodeKind(kind))
      .filter((template) => {
        const instance = drawInstance(template, rng)
        return !isRight(instance, answered(instance))
      })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has no more digits than are asked for', () => {
    const words = (value: number, tolerance: { absolute: number } | { relative: number }) =>
      rightWords({ key: { kind: 'numeric', value, tolerance }, ids: [], options: null })
    expect(words(2 / 3, { absolute: 0.01 })).toEqual(['0.67'])
    expect(words(1 / 3, { absolute: 0.5 })).toEqual(['0.3'])
    expect(words(1_000 / 3, { relative: 0.01 })).toEqual(['333.333'])
    expect(words(25, { absolute: 0 })).toEqual(['25'])
  })

  it('is none for code', () => {
    const key = { kind: 'code-sql', cases: [] } as const
    expect(() => rightWords({ key, ids: [], options: null })).toThrow('Code has no one right answer')
  })
})
