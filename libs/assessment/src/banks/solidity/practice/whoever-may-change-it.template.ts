import { template } from '../../../tasks/template'

const GUARDS = {
  byModifier: 'external onlyKeeper { rate = n; }',
  byRequire: 'external { require(msg.sender == keeper); rate = n; }',
  open: 'external { rate = n; }',
  openWithLimit: 'external { require(n < 500); rate = n; }',
  notTheKeeper: 'external { require(tx.origin != address(0)); rate = n; }',
} as const
type Guard = keyof typeof GUARDS
const NAMES = ['setRate', 'updateRate', 'adjust', 'correct', 'reset', 'fixRate', 'override_', 'tune'] as const

export interface Guarded {
  names: readonly string[]
  guards: readonly Guard[]
}
export const sourceOf = ({ names, guards }: Guarded): string => `contract Loan {
    address private keeper = msg.sender;
    uint256 public rate = 700;

    modifier onlyKeeper() {
        require(msg.sender == keeper);
        _;
    }

${names.map((name, i) => `    function ${name}(uint256 n) ${GUARDS[guards[i] ?? 'open']}`).join('\n')}
}`

export default template({
  id: 'solidity/practice/whoever-may-change-it',
  revision: 1,
  kind: 'multiple',
  topic: 'security',
  grade: 2,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'A check guards a function only if it compares the caller with somebody; limits of the value and checks that hold for all guard nothing.',
  params: (rng) => ({ names: rng.sample(NAMES, 5), guards: rng.shuffle(Object.keys(GUARDS) as Guard[]) }),
  ask: (guarded) => ({
    stem: 'Through which functions can a stranger set `rate` to 1? Choose all.',
    code: sourceOf(guarded),
    options: guarded.names.map((name) => `\`${name}\``),
  }),
  key: ({ guards }) => ({
    kind: 'multiple',
    right: guards.flatMap((guard, i) => (guard.startsWith('by') ? [] : [i])),
  }),
  why: () =>
    'Only the modifier and the comparison of `msg.sender` with `keeper` tell people apart. The other conditions hold for everybody.',
  source: ['Solidity documentation 0.8, Common Patterns, Restricting Access'],
})
