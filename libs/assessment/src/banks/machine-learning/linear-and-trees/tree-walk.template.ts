import { template } from '../../../tasks/template'

const SCENES = [
  { goal: 'the days until a part fails', features: ['load', 'age', 'heat'] },
  { goal: 'the points in the final test', features: ['practice', 'lessons', 'sleep'] },
  { goal: 'the litres of milk in a day', features: ['weight', 'feed', 'heat'] },
] as const

export default template({
  id: 'machine-learning/linear-and-trees/tree-walk',
  revision: 1,
  kind: 'numeric',
  topic: 'linear-and-trees',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'A tree asks one question at a time and answers with the leaf it ends in.',
  params: (rng) => {
    const { goal, features } = rng.pick(SCENES)
    const [top = '', left = '', right = ''] = rng.shuffle(features)
    const edges = [rng.int(30, 60), rng.int(30, 60), rng.int(30, 60)] as const
    // A value on the edge itself goes to the left.
    const near = (edge: number) => edge + rng.pick([-9, -2, 0, 3, 8])
    return {
      goal,
      names: [top, left, right] as const,
      edges,
      row: [near(edges[0]), near(edges[1]), near(edges[2])] as const,
      leaves: rng.sample([11, 14, 18, 23, 27, 32, 36, 41, 45], 4),
    }
  },
  ask: ({ goal, names, edges, row, leaves }) => ({
    stem: `This tree predicts ${goal}. What does it predict for a row with ${names.map((name, i) => `${name} ${row[i] ?? 0}`).join(', ')}?`,
    code: [
      `|--- ${names[0]} <= ${edges[0]}`,
      `|   |--- ${names[1]} <= ${edges[1]}`,
      `|   |   |--- value: ${leaves[0] ?? 0}`,
      `|   |--- ${names[1]} >  ${edges[1]}`,
      `|   |   |--- value: ${leaves[1] ?? 0}`,
      `|--- ${names[0]} >  ${edges[0]}`,
      `|   |--- ${names[2]} <= ${edges[2]}`,
      `|   |   |--- value: ${leaves[2] ?? 0}`,
      `|   |--- ${names[2]} >  ${edges[2]}`,
      `|   |   |--- value: ${leaves[3] ?? 0}`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ edges, row, leaves }) => {
    const half = row[0] <= edges[0] ? 0 : 1
    const [value, edge] = half === 0 ? [row[1], edges[1]] : [row[2], edges[2]]
    return {
      kind: 'numeric',
      value: leaves[2 * half + (value <= edge ? 0 : 1)] ?? 0,
      tolerance: { absolute: 0 },
    }
  },
  why: () => 'Only the questions on the way to the leaf count; the third feature is never asked about.',
  source: [
    'Breiman, Friedman, Olshen and Stone, Classification and Regression Trees, 1984',
    'scikit-learn, export_text',
  ],
})
