import { check } from '../../../checks/check'
import task from './split-for-use.template'

/** Five places with five units each, seen at five times. */
const ROWS = Array.from({ length: 125 }, (_, i) => ({
  place: i % 5,
  unit: i % 25,
  time: Math.floor(i / 25),
  chance: (i * 3 + Math.floor(i / 25) + Math.floor(i / 5)) % 5,
}))
type Fact = 'place' | 'unit' | 'time'
const FACTS: readonly Fact[] = ['place', 'unit', 'time']

/** Splits the rows as the sentence says, and tells which facts of the test rows training never saw. */
function newIn(text: string, narrow: string, wide: string): string {
  const isTest = (row: (typeof ROWS)[number]): boolean => {
    if (text.includes('sorted by date')) return row.time === 4
    if (text.includes(`fifth of the ${narrow}`)) return Math.floor(row.unit / 5) === row.place
    return text.includes(`fifth of the ${wide}`) ? row.place === 4 : row.chance === 4
  }
  const [test, train] = [ROWS.filter(isTest), ROWS.filter((row) => !isTest(row))]
  const isNew = (fact: Fact) => {
    const seen = new Set(train.map((row) => row[fact]))
    return test.every((row) => !seen.has(row[fact]))
  }
  return FACTS.filter(isNew).join()
}

export default check(task, {
  option: ({ scene: { narrow, wide }, use }, text) =>
    newIn(text, narrow, wide) === { narrow: 'unit', wide: 'place,unit', ahead: 'time' }[use],
})
