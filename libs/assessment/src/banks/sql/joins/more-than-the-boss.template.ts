import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from '../answers'
import type { Cell, Table } from '../table'
import { shownWith } from '../table'

const NAMES = ['Abe', 'Bea', 'Cal', 'Dot', 'Eli', 'Flo', 'Gil'] as const
const COLUMNS = ['pay', 'years', 'hours', 'sales'] as const
/** Which of the two rows the other's key names. */
const SIDES = ['a is led', 'a leads'] as const
export type Side = (typeof SIDES)[number]

interface Parts {
  column: string
  side: Side
  what: string
}
export const statementOf = ({ column, side, what }: Parts): string => `SELECT COUNT(${what})
FROM staff a
JOIN staff b ON ${side === 'a is led' ? 'b.id = a.boss_id' : 'b.boss_id = a.id'}
WHERE a.${column} > b.${column};`

export interface Person {
  id: number
  boss: number | null
  amount: number
}
/** Whoever stands as `a` in a row of the result, as often as they do. */
const kept = (people: readonly Person[], side: Side): number[] =>
  people.flatMap((led) =>
    people.flatMap((boss) => {
      if (led.boss !== boss.id) return []
      const [a, b] = side === 'a is led' ? [led, boss] : [boss, led]
      return a.amount > b.amount ? [a.id] : []
    }),
  )
const countOf = (ids: readonly number[], what: string): number =>
  what === '*' ? ids.length : new Set(ids).size

export default template({
  id: 'sql/joins/more-than-the-boss',
  revision: 1,
  kind: 'numeric',
  topic: 'joins',
  grade: 2,
  nudge: 0.3,
  seconds: 150,
  lang: 'sql',
  status: 'active',
  idea: 'In a table joined to itself the condition says which alias is which; a row that names nobody falls out.',
  params: (rng) => {
    const people = drawnUntil(
      () => {
        const amounts = rng.sample([20, 25, 30, 35, 40, 45, 50, 55], 6)
        // Each is led by somebody who came before, the first by nobody.
        return amounts.map((amount, i): Person => ({
          id: i + 1,
          amount,
          boss: i === 0 ? null : rng.int(1, Math.min(i, 3)),
        }))
      },
      (drawn) => {
        const [led, leads] = [kept(drawn, 'a is led'), kept(drawn, 'a leads')]
        return (
          led.length > 0 &&
          new Set(leads).size > 0 &&
          led.length !== leads.length &&
          led.length !== new Set(leads).size &&
          leads.length !== new Set(leads).size
        )
      },
    )
    const side = rng.pick(SIDES)
    const column = rng.pick(COLUMNS)
    const staff: Table = {
      name: 'staff',
      columns: ['id integer', 'name text', 'boss_id integer', `${column} integer`],
      rows: people.map(({ id, boss, amount }): Cell[] => [id, NAMES[id - 1] ?? '', boss, amount]),
    }
    return { people, staff, column, side, what: side === 'a is led' ? '*' : rng.pick(['*', 'DISTINCT a.id']) }
  },
  ask: (p) => ({
    stem: 'What number does this statement return?',
    code: shownWith([p.staff], statementOf(p)),
    answerHint: 'One whole number.',
  }),
  key: ({ people, side, what }) => whole(countOf(kept(people, side), what)),
  why: ({ side, column, what }) =>
    side === 'a is led'
      ? `a is whoever has a boss, b the boss: those with more ${column} than their boss count.`
      : `a is the boss of b: ${what === '*' ? 'each pair' : 'each boss once'} where the boss has more ${column}.`,
  source: ['ISO/IEC 9075-2:2023, joined table, correlation name'],
})
