import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'

const hexOf = (rng: Rng, length: number): string =>
  Array.from({ length }, () => rng.pick([...'0123456789abcdef'])).join('')

/** Entries that name one thing for ever. */
const fixed = (rng: Rng): string[] => [
  `code: commit ${hexOf(rng, 12)}`,
  `data: train.parquet, SHA-256 ${hexOf(rng, 12)}…`,
  `image: trainer@sha256:${hexOf(rng, 12)}…`,
  `packages: numpy==2.${rng.int(0, 2)}.1, scikit-learn==1.${rng.int(4, 6)}.0`,
  `seed of split and weights: ${rng.int(10, 9_999)}`,
]
/** Entries whose meaning moves with time. */
const moving = (rng: Rng): string[] => [
  `code: branch ${rng.pick(['main', 'develop', 'release'])}, newest state`,
  `data: /exports/${rng.pick(['orders', 'visits', 'claims'])}/latest.csv`,
  `image: trainer:${rng.pick(['latest', 'stable', 'nightly'])}`,
  `packages: numpy>=2.${rng.int(0, 2)}, scikit-learn>=1.${rng.int(4, 6)}`,
  `data: SELECT * FROM ${rng.pick(['orders', 'visits', 'claims'])}`,
]
const OFFERED = 5

export default template({
  id: 'machine-learning/operations/pinned-run',
  revision: 1,
  kind: 'multiple',
  topic: 'operations',
  grade: 2,
  nudge: -0.3,
  seconds: 90,
  status: 'active',
  idea: 'A run can be repeated where its record names contents and exact versions, not places and names whose contents move.',
  params: (rng) => {
    const count = rng.int(2, 3)
    const right = rng.sample(fixed(rng), count)
    const shown = rng.shuffle([...right, ...rng.sample(moving(rng), OFFERED - count)])
    return { shown, right, months: rng.int(4, 18) }
  },
  ask: ({ shown, months }) => ({
    stem: `These entries are from the records of several training runs. Branches, exports, tables and image tags go on changing. Which entries will still lead to exactly what the run used, ${months} months from now? Choose all.`,
    options: shown,
  }),
  key: ({ shown, right }) => ({
    kind: 'multiple',
    right: shown.flatMap((text, i) => (right.includes(text) ? [i] : [])),
  }),
  why: () =>
    'A hash, a digest, an exact version and a seed mean one thing for ever; a branch, a tag, a range and "latest" do not.',
  source: [
    'Pineau et al. 2021: Improving reproducibility in machine learning research',
    'OCI image specification: content descriptors',
  ],
})
