import { readFileSync } from 'node:fs'
import type { Bank } from '../banks/bank'

interface Review {
  id: string
  /** What came of solving it from what is shown alone; `not yet` where it was written after. */
  solved: 'right' | 'wrong' | 'not yet'
  minutes: number
  /** How hard the reader found it. */
  grade: number
  note?: string
}

/**
 * The specs of a bank's second reader, whose record stands beside it: each task was solved from what is shown alone.
 *
 * @param file the record, `reviews.json`
 */
export function describeReviews({ track, templates }: Bank, file: string): void {
  const reviews = JSON.parse(readFileSync(file, 'utf8')) as Review[]

  describe(`The second reader of the tasks of ${track}`, () => {
    it('had each of them, once', () => {
      const ids = templates.map(({ id }) => id)
      expect(reviews.map(({ id }) => id).sort()).toEqual([...ids].sort())
    })

    it('solved what is given out, or says why not', () => {
      const isOpen = ({ solved, note = '' }: Review) => solved !== 'right' && note === ''
      expect(reviews.filter(isOpen)).toEqual([])
      expect(
        reviews.filter(
          ({ solved, minutes, grade }) => solved === 'wrong' || minutes <= 0 || grade < 1 || grade > 5,
        ),
      ).toEqual([])
    })

    it('grades as the authors do, but for one step', () => {
      const gradeOf = new Map(templates.map(({ id, grade }) => [id, grade]))
      expect(reviews.filter(({ id, grade }) => Math.abs(grade - (gradeOf.get(id) ?? 0)) > 1)).toEqual([])
    })
  })
}
