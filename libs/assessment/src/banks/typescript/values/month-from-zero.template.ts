import { template } from '../../../tasks/template'
import { lineKey } from './printed'

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const lengthOf = (year: number, month: number): number =>
  month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (LENGTHS[month] ?? 0)

/** The day of a calendar, counted on or back from any month (0 for January) and any day. */
function dayOf(year: number, month: number, day: number): string {
  if (month > 11) return dayOf(year + 1, month - 12, day)
  if (month < 0) return dayOf(year - 1, month + 12, day)
  if (day < 1) return dayOf(year, month - 1, day + lengthOf(month ? year : year - 1, (month + 11) % 12))
  const length = lengthOf(year, month)
  if (day > length) return dayOf(year, month + 1, day - length)
  return [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
}

export interface Parts {
  year: number
  month: number
  day: number
  by: number
}
/** Ways to come to a day: the lines after `due`, and the month and day that they count to. */
const WAYS: readonly { lines(p: Parts): string[]; month(p: Parts): number; day(p: Parts): number }[] = [
  { lines: () => [], month: ({ month }) => month, day: ({ day }) => day },
  {
    lines: ({ by }) => [`due.setUTCDate(due.getUTCDate() + ${by})`],
    month: ({ month }) => month,
    day: ({ day, by }) => day + by,
  },
  {
    lines: () => ['due.setUTCMonth(due.getUTCMonth() + 1)'],
    month: ({ month }) => month + 1,
    day: ({ day }) => day,
  },
  { lines: () => ['due.setUTCDate(0)'], month: ({ month }) => month, day: () => 0 },
]

export default template({
  id: 'typescript/values/month-from-zero',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 2,
  nudge: 0.3,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'Date counts months from 0, and a day that a month does not have is counted on into the next one.',
  params: (rng) => {
    const [year, month] = [rng.int(2025, 2029), rng.int(0, 11)]
    return {
      way: rng.pick(WAYS),
      parts: { year, month, day: rng.int(20, lengthOf(year, month)), by: rng.pick([7, 10, 14, 30]) },
    }
  },
  ask: ({ way, parts }) => ({
    stem: 'What does this code print?',
    code: [
      `const due = new Date(Date.UTC(${parts.year}, ${parts.month}, ${parts.day}))`,
      ...way.lines(parts),
      'console.log(due.toISOString().slice(0, 10))',
    ].join('\n'),
    answerHint: 'A date such as 2024-03-31.',
  }),
  key: ({ way, parts }) => lineKey([dayOf(parts.year, way.month(parts), way.day(parts))]),
  why: () =>
    'Month 0 is January. Day 0 is the last one of the month before; a day beyond the end goes on in the next month.',
  source: ['MDN, Date.UTC()', 'MDN, Date.prototype.setUTCDate()', 'MDN, Date.prototype.setUTCMonth()'],
})
