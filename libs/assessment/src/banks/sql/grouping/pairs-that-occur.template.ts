import { template } from '../../../tasks/template'
import type { Table } from '../table'
import { shownWith } from '../table'
import { countOfDifferent } from '../groups'

const COUNTRIES = ['Chile', 'Ghana', 'India', 'Japan', 'Kenya', 'Spain'] as const
const DEVICES = ['laptop', 'phone', 'tablet'] as const

export const STATEMENT = `SELECT country, device, COUNT(*)
FROM visits
GROUP BY country, device;`

export default template({
  id: 'sql/grouping/pairs-that-occur',
  revision: 1,
  kind: 'numeric',
  topic: 'grouping',
  grade: 1,
  seconds: 75,
  lang: 'sql',
  status: 'active',
  idea: 'Grouping by two columns gives one row for each pair of values that occurs, not for each value or each possible pair.',
  params: (rng) => {
    const countries = rng.sample(COUNTRIES, 4)
    const possible = countries.flatMap((country) => DEVICES.map((device) => [country, device] as const))
    const occurring = rng.sample(possible, rng.int(5, 10))
    const visits: Table = {
      name: 'visits',
      columns: ['country text', 'device text'],
      rows: rng.shuffle([...occurring, ...rng.sample(occurring, rng.int(2, 4))]),
    }
    return { visits }
  },
  ask: ({ visits }) => ({
    stem: 'How many rows does this statement return?',
    code: shownWith([visits], STATEMENT),
    answerHint: 'One whole number.',
  }),
  key: ({ visits }) => ({
    kind: 'numeric',
    value: countOfDifferent(visits.rows),
    tolerance: { absolute: 0 },
  }),
  why: () => 'Each different pair of country and device that stands in the table is one group.',
  source: ['ISO/IEC 9075-2:2023, group by clause'],
})
