import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const TEAMS = ['alpha', 'beta', 'gamma', 'delta'] as const
const STATES = ['open', 'done', 'held'] as const
const TICKETS = { name: 'tickets', columns: ['id integer', 'team text', 'state text'] }

type Ticket = readonly [team: string, state: string]
const toCase = (name: string, tickets: readonly Ticket[]) =>
  caseOf(
    name,
    [{ ...TICKETS, rows: tickets.map((ticket, i) => [i + 1, ...ticket]) }],
    ['team', 'open', 'done'],
    [...new Set(tickets.map(([team]) => team))].map((team): Cell[] => [
      team,
      ...['open', 'done'].map(
        (wanted) => tickets.filter(([own, state]) => own === team && state === wanted).length,
      ),
    ]),
  )

export default template({
  id: 'sql/grouping/side-by-side',
  revision: 1,
  kind: 'code-sql',
  topic: 'grouping',
  grade: 2,
  nudge: 0.3,
  seconds: 270,
  lang: 'sql',
  status: 'active',
  idea: 'What is counted apart in one row is counted under a condition; a filter for all takes groups away.',
  params: (rng) => {
    const [one = 'alpha', other = 'beta', third = 'gamma'] = rng.sample(TEAMS, 3)
    const any = (count: number) =>
      Array.from({ length: count }, (): Ticket => [rng.pick([one, other]), rng.pick(STATES)])
    return {
      cases: [
        toCase('two teams', rng.shuffle([[one, 'open'], [one, 'done'], [other, 'done'], ...any(3)] as const)),
        toCase('a team with nothing open', [
          [one, 'open'],
          [one, 'open'],
          [other, 'done'],
          [one, 'done'],
        ]),
        toCase('a team with nothing done', [
          [one, 'open'],
          [other, 'done'],
          [other, 'open'],
          [one, 'open'],
        ]),
        toCase('a team that holds everything', [
          [third, 'held'],
          [third, 'held'],
          [one, 'open'],
          [one, 'done'],
        ]),
        toCase('many', [[third, 'open'], [third, 'open'], [third, 'done'], ...any(9)]),
      ],
    }
  },
  ask: ({ cases }) => ({
    stem: 'A ticket is `open`, `done` or `held`. For each team that has a ticket show `team`, the number of its open tickets and the number of its done ones; 0 where there are none.',
    code: definitions([TICKETS]),
    answerHint: 'One SELECT with three columns, one row for each team, in any order.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'COUNT counts everything that is not NULL, a 0 as well; CASE without ELSE gives NULL.',
  source: ['ISO/IEC 9075-2:2023, aggregate function, case expression'],
})
