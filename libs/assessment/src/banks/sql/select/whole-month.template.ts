import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const MONTHS = [
  ['January', 31],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['August', 31],
  ['September', 30],
  ['October', 31],
  ['November', 30],
] as const
const NUMBER = {
  January: 1,
  March: 3,
  April: 4,
  May: 5,
  June: 6,
  August: 8,
  September: 9,
  October: 10,
  November: 11,
} as const
const ORDERS = { name: 'orders', columns: ['id integer', 'placed_at text'] }

const two = (n: number) => String(n).padStart(2, '0')

export interface Month {
  year: number
  month: number
  days: number
}
export const monthOf = ({ year, month }: Month) => `${year}-${two(month)}`
export const nextOf = ({ year, month }: Month) => `${year}-${two(month + 1)}`

const toCase = (name: string, month: Month, times: readonly string[]) =>
  caseOf(
    name,
    [{ ...ORDERS, rows: times.map((time, i) => [i + 1, time]) }],
    ['id'],
    times.flatMap((time, i) => (time.startsWith(`${monthOf(month)}-`) ? [[i + 1]] : [])),
  )

export default template({
  id: 'sql/select/whole-month',
  revision: 1,
  kind: 'code-sql',
  topic: 'select',
  grade: 3,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'A span of times is asked for from its first moment up to, and without, the first moment after it.',
  params: (rng) => {
    const [name, days] = rng.pick(MONTHS)
    const month: Month = { year: rng.int(2021, 2029), month: NUMBER[name], days }
    const of = (text: string) => (day: number, time: string) => `${text}-${two(day)} ${time}`
    const [own, next] = [of(monthOf(month)), of(nextOf(month))]
    const other = of(monthOf({ ...month, year: month.year - 1 }))
    const clock = () => `${two(rng.int(6, 21))}:${two(rng.int(0, 59))}:${two(rng.int(0, 59))}`
    return {
      name,
      month,
      cases: [
        toCase(
          'some days',
          month,
          rng.shuffle([
            own(rng.int(2, 9), clock()),
            own(rng.int(10, 27), clock()),
            next(rng.int(2, 9), clock()),
            other(rng.int(20, 27), clock()),
          ]),
        ),
        toCase('the last evening', month, [own(days, clock()), own(days, '23:59:59'), next(2, clock())]),
        toCase('the first moments', month, [
          own(1, '00:00:00'),
          own(rng.int(2, 9), clock()),
          next(1, '00:00:00'),
        ]),
        toCase('the year before', month, [
          other(rng.int(2, 27), clock()),
          own(rng.int(2, 27), clock()),
          other(days, clock()),
        ]),
        toCase('nothing in it', month, [next(1, '00:00:00'), next(1, clock())]),
      ],
    }
  },
  ask: ({ name, month, cases }) => ({
    stem: `\`placed_at\` is a text such as \`${monthOf(month)}-05 08:30:00\`: date and time of day. List the \`id\` of every order that was placed in ${name} ${month.year}.`,
    code: definitions([ORDERS]),
    answerHint: 'One SELECT with one column, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: ({ month }) =>
    `A day alone is the text before every time of that day: BETWEEN up to day ${month.days} loses that day. The first second of the next month is not in it.`,
  source: ['ISO/IEC 9075-2:2023, between predicate', 'SQLite documentation, Datatypes: comparison of TEXT'],
})
