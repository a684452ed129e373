import fc from 'fast-check'
import { improvedFrom, type JudgedAnswer, likeness } from './improvement'

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${name}${n}`).join(' ')
const answer = (over: Partial<JudgedAnswer> = {}): JudgedAnswer => ({
  text: words('new', 80),
  score: 75,
  ownWords: 60,
  at: '2026-11-25T08:00:00.000Z',
  ...over,
})
const before = (over: Partial<JudgedAnswer> = {}) =>
  answer({ text: words('old', 80), score: 65, at: '2026-11-24T23:59:59.999Z', ...over })

describe('An answer is improved', () => {
  it('where it is ten points better than the best of an earlier day', () => {
    expect(improvedFrom(answer(), [before()], [])).toBe(65)
    expect(improvedFrom(answer({ score: 74 }), [before()], [])).toBeNull()
    const both = [before({ score: 20 }), before({ score: 66, text: words('other', 80) })]
    expect(improvedFrom(answer(), both, [])).toBeNull()
  })

  it('on a later day alone, in UTC', () => {
    expect(improvedFrom(answer(), [before({ at: '2026-11-25T00:00:00.000Z' })], [])).toBeNull()
    expect(improvedFrom(answer(), [], [])).toBeNull()
  })

  it('where both say sixty words of their own', () => {
    expect(improvedFrom(answer({ ownWords: 59 }), [before()], [])).toBeNull()
    expect(improvedFrom(answer(), [before({ ownWords: 59 })], [])).toBeNull()
  })

  it('not where it is an earlier answer, also of the same day, or a sample again', () => {
    const { text } = answer()
    const today = before({ text, score: 10, ownWords: 5, at: '2026-11-25T07:00:00.000Z' })
    expect(improvedFrom(answer(), [before(), today], [])).toBeNull()
    expect(improvedFrom(answer(), [before()], [`${text.toUpperCase()}, and more`])).toBeNull()
    expect(improvedFrom(answer(), [before()], [words('sample', 80)])).toBe(65)
  })
})

describe('The likeness of two texts', () => {
  it('is 1 for the same words in whatever letters and signs, and between 0 and 1 always', () => {
    expect(likeness('One two, THREE four five six.', 'one two three four — five six')).toBe(1)
    expect(likeness('', '')).toBe(0)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
        const share = likeness(one, other)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(likeness(other, one)).toBe(share)
      }),
    )
  })

  it('falls below the limit once half of the sentences are new', () => {
    const [same, one, other] = [words('same', 50), words('one', 50), words('other', 50)]
    expect(likeness(`${same} ${one}`, `${same} ${other}`)).toBeLessThan(0.4)
    expect(likeness(`${same} ${one}`, `${same} ${one} ${words('more', 10)}`)).toBeGreaterThan(0.8)
  })
})
