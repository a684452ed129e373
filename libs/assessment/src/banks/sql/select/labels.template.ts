import type { Cell } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { caseOf, definitions, hiddenOf, shownOf } from '../code-case'

const PARCELS = { name: 'parcels', columns: ['id integer', 'grams integer'] }

export interface Limits {
  light: number
  medium: number
}
const labelOf = (grams: number | null, { light, medium }: Limits): string =>
  grams === null ? 'unknown' : grams <= light ? 'light' : grams <= medium ? 'medium' : 'heavy'
const toCase = (name: string, limits: Limits, grams: readonly (number | null)[]) =>
  caseOf(
    name,
    [{ ...PARCELS, rows: grams.map((one, i) => [i + 1, one]) }],
    ['id', 'label'],
    grams.map((one, i): Cell[] => [i + 1, labelOf(one, limits)]),
  )

export default template({
  id: 'sql/select/labels',
  revision: 1,
  kind: 'code-sql',
  topic: 'select',
  grade: 2,
  nudge: -0.3,
  seconds: 240,
  lang: 'sql',
  status: 'active',
  idea: 'CASE takes the first branch that is true, and no comparison with NULL is.',
  params: (rng) => {
    const light = rng.int(2, 9) * 100
    const limits: Limits = { light, medium: light + rng.int(3, 30) * 100 }
    const { medium } = limits
    const any = () => rng.int(50, medium + 900)
    return {
      limits,
      cases: [
        toCase('one of each', limits, rng.shuffle([light - 40, light + 60, medium + 80, null])),
        toCase('at the limits', limits, [light, light + 1, medium, medium + 1]),
        toCase('none known', limits, [null, null]),
        toCase('many', limits, [...Array.from({ length: 6 }, any), light - 1, medium - 1, null]),
      ],
    }
  },
  ask: ({ limits: { light, medium }, cases }) => ({
    stem: `For each parcel show its \`id\` and a label: \`light\` up to and including ${light} grams, \`medium\` over that up to and including ${medium}, \`heavy\` over that, and \`unknown\` where nobody weighed it.`,
    code: definitions([PARCELS]),
    answerHint: 'One SELECT with two columns, in any order of rows.',
    cases: shownOf(cases),
  }),
  key: ({ cases }) => ({ kind: 'code-sql', cases: hiddenOf(cases) }),
  why: () => 'Branches are tried from the top, so the narrow one comes first; a NULL reaches ELSE.',
  source: ['ISO/IEC 9075-2:2023, case expression'],
})
