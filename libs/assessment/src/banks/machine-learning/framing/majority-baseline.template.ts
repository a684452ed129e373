import { template } from '../../../tasks/template'

const SCENES = [
  { things: 'support tickets', one: 'ticket', classes: ['billing', 'login', 'delivery'] },
  { things: 'photos of leaves', one: 'photo', classes: ['healthy', 'rust', 'mildew'] },
  { things: 'bank transfers', one: 'transfer', classes: ['normal', 'disputed', 'stolen'] },
  { things: 'machine readings', one: 'reading', classes: ['running', 'overheated', 'blocked'] },
] as const

export default template({
  id: 'machine-learning/framing/majority-baseline',
  revision: 1,
  kind: 'numeric',
  topic: 'framing',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'Where one class is frequent, a model that looks at nothing already has a high accuracy.',
  params: (rng) => {
    const total = rng.pick([400, 500, 800, 1000, 2000])
    const largest = (total * rng.int(60, 94)) / 100
    const second = Math.round((total - largest) * rng.pick([0.5, 0.6, 0.7, 0.8]))
    const { classes, ...scene } = rng.pick(SCENES)
    const names = rng.shuffle(classes)
    const counts = [largest, second, total - largest - second].map((count, i) => ({ name: names[i], count }))
    return { ...scene, total, counts: rng.shuffle(counts) }
  },
  ask: ({ things, one, total, counts }) => ({
    stem: `A test set holds ${total} ${things}: ${counts.map(({ name, count }) => `${count} ${name ?? ''}`).join(', ')}. A model gives the same answer for every ${one}. What accuracy, in percent, can it reach at best?`,
    answerHint: 'A percentage, to one decimal place.',
  }),
  key: ({ total, counts }) => ({
    kind: 'numeric',
    value: (100 * Math.max(...counts.map(({ count }) => count))) / total,
    tolerance: { absolute: 0.1 },
  }),
  why: () =>
    'The best constant answer is the most frequent class, and it is right for the share of that class.',
  source: [
    'Provost and Fawcett, Data Science for Business, evaluation and baseline performance',
    'scikit-learn, DummyClassifier',
  ],
})
