import { template } from '../../../tasks/template'

const SUBJECTS = [
  { group: 'shop', target: 'sales' },
  { group: 'driver', target: 'minutes' },
  { group: 'field', target: 'harvest' },
  { group: 'player', target: 'points' },
] as const
const ROWS = 8

export default template({
  id: 'machine-learning/framing/history-before-row',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 3,
  seconds: 150,
  lang: 'python',
  status: 'active',
  idea: 'A feature made from past targets takes the earlier rows of the same group, and never the row itself.',
  params: (rng) => {
    const others = Array.from({ length: ROWS - 4 }, () => rng.pick(['A', 'B', 'C']))
    // The row asked about has at least two of its group before it, and one after it.
    const own = rng.pick(['A', 'B'])
    const groups = [...rng.shuffle([own, own, ...others]), own, own]
    const values = rng.sample([10, 14, 16, 20, 22, 26, 30, 34, 38, 40, 44, 50], ROWS)
    return { ...rng.pick(SUBJECTS), groups, values, at: ROWS - 2 }
  },
  ask: ({ group, target, groups, values, at }) => ({
    stem: `The rows are in order of time, and \`${target}\` is the target. What number does this code print?`,
    code: `df = pd.DataFrame({
    '${group}': [${groups.map((name) => `'${name}'`).join(', ')}],
    '${target}': [${values.join(', ')}],
})
past = df.groupby('${group}')['${target}']
df['usual'] = past.transform(lambda one: one.shift().expanding().mean())
print(df['usual'].iloc[${at}])`,
    answerHint: 'A number, to one decimal place.',
  }),
  key: ({ groups, values, at }) => {
    const earlier = values.filter((_, i) => i < at && groups[i] === groups[at])
    return {
      kind: 'numeric',
      value: earlier.reduce((sum, value) => sum + value, 0) / earlier.length,
      tolerance: { absolute: 0.1 },
    }
  },
  why: () => 'Within the group the values move down by one row, so the mean ends with the row before.',
  source: ['pandas, GroupBy.transform, Series.shift and Series.expanding'],
})
