import { template } from '../../../tasks/template'

const SCENES = [
  { rows: 'scans', narrow: 'patients', wide: 'hospitals', ahead: 'scans that will be made next year' },
  { rows: 'readings', narrow: 'machines', wide: 'factories', ahead: 'readings of the coming months' },
  { rows: 'samples', narrow: 'fields', wide: 'farms', ahead: 'samples of the coming season' },
  { rows: 'essays', narrow: 'pupils', wide: 'schools', ahead: 'essays of the coming term' },
  { rows: 'trips', narrow: 'drivers', wide: 'cities', ahead: 'trips of the coming weeks' },
] as const
const USES = ['narrow', 'wide', 'ahead'] as const

/** The sentences that are offered, by what is new in the test rows. */
const splitsOf = ({ rows, narrow, wide }: { rows: string; narrow: string; wide: string }) => ({
  none: `Test on a fifth of the ${rows}, drawn at random`,
  narrow: `Test on all ${rows} of a fifth of the ${narrow}, drawn at random`,
  wide: `Test on all ${rows} of a fifth of the ${wide}, drawn at random`,
  ahead: `Test on the last fifth of the ${rows}, sorted by date`,
})

export default template({
  id: 'machine-learning/framing/split-for-use',
  revision: 1,
  kind: 'single',
  topic: 'framing',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'A split has to keep back what will be new in use: the person, the place or the time.',
  params: (rng) => ({
    scene: rng.pick(SCENES),
    use: rng.pick(USES),
    wideCount: rng.int(8, 30),
    narrowCount: rng.int(3, 12) * 10,
    shown: rng.shuffle(['none', 'narrow', 'wide', 'ahead'] as const),
  }),
  ask: ({ scene, use, wideCount, narrowCount, shown }) => {
    const { rows, narrow, wide, ahead } = scene
    const uses = {
      narrow: `new ${narrow} of the same ${wide}`,
      wide: `${wide} that join later`,
      ahead: `${ahead}, of the same ${narrow}`,
    }
    return {
      stem: `A table holds ${rows} of several years, from ${wideCount} ${wide}. Each of these has about ${narrowCount} ${narrow}, and there are many ${rows} of each. The model will be used on ${uses[use]}. Which split tells most nearly how well it will do?`,
      options: shown.map((split) => splitsOf(scene)[split]),
    }
  },
  key: ({ use, shown }) => ({ kind: 'single', right: shown.indexOf(use) }),
  why: ({ use }) =>
    use === 'ahead'
      ? 'Later rows of known units are asked for, so only time separates the sets.'
      : 'Rows of one unit resemble each other; with some of them in training the test says nothing about new units.',
  source: ['scikit-learn user guide, Cross-validation iterators for grouped data and for time series data'],
})
