import { template } from '../../../tasks/template'

const VISIBILITIES = ['external', 'public', 'internal', 'private'] as const
const NAMES = ['open', 'close', 'raise', 'settle', 'count', 'refund', 'assign', 'renew'] as const

export interface Visible {
  names: readonly string[]
  shown: readonly (typeof VISIBILITIES)[number][]
}
export const sourceOf = ({ names, shown }: Visible): string => `contract Office {
    uint256 private cases;

${names.map((name, i) => `    function ${name}() ${shown[i] ?? ''} { cases += ${i + 1}; }`).join('\n')}
}`

export default template({
  id: 'solidity/practice/called-from-outside',
  revision: 1,
  kind: 'multiple',
  topic: 'control',
  grade: 1,
  seconds: 60,
  lang: 'solidity',
  status: 'active',
  idea: 'External and public functions can be called by a transaction; internal and private ones only from within.',
  params: (rng) => ({
    names: rng.sample(NAMES, 5),
    shown: rng.shuffle([...VISIBILITIES, rng.pick(VISIBILITIES)]),
  }),
  ask: (visible) => ({
    stem: 'Which functions can somebody call by a transaction? Choose all.',
    code: sourceOf(visible),
    options: visible.names.map((name) => `\`${name}\``),
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((one, i) => (one === 'external' || one === 'public' ? [i] : [])),
  }),
  why: () =>
    'External and public functions belong to the interface of the contract. Internal and private ones do not.',
  source: ['Solidity documentation 0.8, Contracts, Function Visibility'],
})
