import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { grid } from '../../grid'

/** From worst to least, with the days within which it is to be mended. */
const DAYS = { critical: 15, high: 30, medium: 90, low: 180 } as const
type Severity = keyof typeof DAYS
const LEVELS = Object.keys(DAYS) as Severity[]
const EXPLOITED = 7
const PLACES = [
  'login page',
  'file upload',
  'search box',
  'invoice export',
  'mail server',
  'admin panel',
  'chat',
] as const
const SHOWN = 5

export interface Finding {
  place: string
  severity: Severity
  found: number
  /** The day from which attacks with it are known. */
  attacked: number | null
}
const dueOf = ({ severity, found, attacked }: Finding): number =>
  Math.min(found + DAYS[severity], attacked === null ? Infinity : attacked + EXPLOITED)
const textOf = ({ place, severity, found, attacked }: Finding): string =>
  `${place}: ${severity}, found on day ${found}${attacked === null ? '' : `, attacks known since day ${attacked}`}`
const isSorted = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0))
const byDue = (findings: readonly Finding[]): Finding[] => [...findings].sort((x, y) => dueOf(x) - dueOf(y))

export default template({
  id: 'application-security/practice/due-first',
  revision: 1,
  kind: 'ordering',
  topic: 'threats',
  grade: 1,
  seconds: 120,
  status: 'active',
  idea: 'What is due first is told by when its time began, how bad it is and whether it is attacked already, not by how bad it is alone.',
  params: (rng) => {
    const places = rng.sample(PLACES, SHOWN)
    return {
      shown: drawnUntil(
        () => {
          const attacked = rng.int(0, SHOWN - 1)
          return places.map((place, i): Finding => {
            const severity = rng.pick(LEVELS)
            // All are still open on day 200, and none is late.
            const found = 200 - rng.int(0, DAYS[severity] - 2)
            return {
              place,
              severity,
              found,
              attacked: i === attacked ? rng.int(Math.max(found, 195), 200) : null,
            }
          })
        },
        (drawn) => {
          const order = byDue(drawn)
          return (
            new Set(drawn.map(dueOf)).size === SHOWN &&
            !isSorted(order.map(({ severity }) => LEVELS.indexOf(severity))) &&
            !isSorted(order.map(({ found }) => found)) &&
            new Set(drawn.map(({ severity }) => severity)).size >= 3 &&
            // Knowing of attacks changes when this one is due.
            drawn.some((one) => one.attacked !== null && dueOf(one) < dueOf({ ...one, attacked: null }))
          )
        },
      ),
    }
  },
  ask: ({ shown }) => ({
    stem: 'It is day 200, and these flaws are open. A team has set itself the times below. A flaw with two such days is due on the earlier one. Put the flaws in the order in which they are due, first at the top.',
    code: grid(
      ['flaw', 'is due'],
      [
        ...LEVELS.map((level) => [level, `${DAYS[level]} days after it was found`]),
        ['attacked', `also ${EXPLOITED} days after attacks became known`],
      ],
    ),
    options: shown.map(textOf),
  }),
  key: ({ shown }) => ({ kind: 'ordering', orders: [byDue(shown).map((one) => shown.indexOf(one))] }),
  why: ({ shown }) =>
    `The days are: ${byDue(shown)
      .map((one) => `${one.place} ${dueOf(one)}`)
      .join(
        ', ',
      )}. The time runs from the day on which a flaw was found, so an old one of lower rank can be due before a fresh critical one. And a flaw that is attacked already is urgent whatever its rank.`,
  source: [
    'CISA Binding Operational Directives 19-02 and 22-01, required actions',
    'NIST SP 800-40 Rev. 4, 3.5 Define maintenance plans',
  ],
})
