import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'] as const

export const statementOf = ({ asked, up }: { asked: string; up: boolean }): string =>
  `SELECT b.name\nFROM staff a\nJOIN staff b ON ${up ? 'b.id = a.lead_id' : 'b.lead_id = a.id'}\nWHERE a.name = '${asked}';`

export default template({
  id: 'sql/practice/which-side-of-itself',
  revision: 1,
  kind: 'short',
  topic: 'joins',
  grade: 2,
  seconds: 105,
  lang: 'sql',
  status: 'active',
  idea: 'In a join of a table with itself each alias is a role; the condition says which of the two is the lead.',
  params: (rng) => {
    // A line of four, and two more at its ends: whoever is asked for has one lead and leads one person.
    const [top = '', high = '', low = '', end = '', ...others] = rng.sample(PEOPLE, 6)
    const leads: readonly (readonly [string, string | null])[] = [
      [top, null],
      [high, top],
      [low, high],
      [end, low],
      ...others.map((name) => [name, rng.pick([top, end])] as const),
    ]
    const shown = rng.shuffle(leads)
    const idOf = (name: string | null) =>
      name === null ? null : shown.findIndex(([own]) => own === name) + 1
    const staff: Table = {
      name: 'staff',
      columns: ['id integer', 'name text', 'lead_id integer'],
      rows: shown.map(([name, lead]) => [idOf(name), name, idOf(lead)]),
    }
    return { staff, asked: low, lead: high, report: end, up: rng.pick([true, false]) }
  },
  ask: ({ staff, asked, up }) => ({
    stem: 'Which name does this statement return?',
    code: shownWith([staff], statementOf({ asked, up })),
    answerHint: 'One name from the table.',
  }),
  key: ({ lead, report, up }) => ({ kind: 'short', accept: [up ? lead : report] }),
  why: ({ asked, lead, report, up }) =>
    `\`a\` is the row of ${asked}. The condition ${
      up
        ? `takes the row whose id is ${asked}’s lead_id, so \`b\` is the lead: ${lead}. The other way round it would be ${report}, whom ${asked} leads.`
        : `takes the row whose lead_id is ${asked}’s id, so \`b\` is led by ${asked}: ${report}. The other way round it would be ${lead}, the lead of ${asked}.`
    }`,
  source: ['ISO/IEC 9075-2:2023, table reference, joined table'],
})
