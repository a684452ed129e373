import { template } from '../../../tasks/template'

/** What the label hangs on, by the names of the changes that touch it. */
const SUBJECTS = [
  { label: 'which way the arrow on a road sign points, left or right', hangsOn: ['mirror', 'turn'] },
  { label: 'which digit from 0 to 9 is written', hangsOn: ['mirror', 'turn'] },
  { label: 'whether a hand is a left or a right one', hangsOn: ['mirror'] },
  { label: 'whether a tomato is green, orange or red', hangsOn: ['colour'] },
  { label: 'whether a wire has a red, a blue or a yellow cover', hangsOn: ['colour'] },
  { label: 'whether a cell is round or long', hangsOn: ['stretch'] },
  { label: 'how heavy a potato is, from a camera at a fixed height', hangsOn: ['stretch', 'zoom'] },
  { label: 'how long a fish is, from a camera at a fixed height', hangsOn: ['stretch', 'zoom'] },
] as const
const CHANGES = {
  mirror: 'Mirror the picture, left to right',
  turn: 'Turn the picture by half a turn',
  colour: 'Replace all colours by random others',
  stretch: 'Make the picture twice as wide, at the same height',
  zoom: 'Enlarge what is shown by a factor up to 2, all of it still in view',
  noise: 'Add faint noise to every pixel',
  light: 'Make the picture slightly darker',
  shift: 'Move the picture by a few pixels',
} as const
type Change = keyof typeof CHANGES
const NAMES = Object.keys(CHANGES) as Change[]
const OFFERED = 5

export default template({
  id: 'machine-learning/networks/augmentation-and-label',
  revision: 1,
  kind: 'multiple',
  topic: 'networks',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  status: 'active',
  idea: 'An augmentation is fit where the label stays true after it, which depends on the task.',
  params: (rng) => {
    const { label, hangsOn } = rng.pick(SUBJECTS)
    const bad = rng.sample(hangsOn, rng.int(1, hangsOn.length))
    const good = NAMES.filter((name) => !hangsOn.some((one) => one === name))
    return { label, bad, shown: rng.shuffle([...bad, ...rng.sample(good, OFFERED - bad.length)]) }
  },
  ask: ({ label, shown }) => ({
    stem: `A network learns from photos ${label}. Each photo is changed at random before every step, and its label is kept. Which changes can make the label wrong? Choose all.`,
    options: shown.map((name) => CHANGES[name]),
  }),
  key: ({ bad, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((name, i) => (bad.some((one) => one === name) ? [i] : [])),
  }),
  why: ({ bad }) => `The label hangs on what these change: ${bad.join(', ')}.`,
  source: ['Goodfellow, Bengio, Courville: Deep Learning, MIT Press 2016, dataset augmentation'],
})
