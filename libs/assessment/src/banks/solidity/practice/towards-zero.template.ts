import { template } from '../../../tasks/template'

export interface Split {
  debt: number
  parts: number
}
export const sourceOf = ({ debt, parts }: Split): string => `contract Ledger {
    int256 public balance = -${debt};

    function share() external view returns (int256 each, int256 rest) {
        each = balance / ${parts};
        rest = balance % ${parts};
    }
}`

export default template({
  id: 'solidity/practice/towards-zero',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 2,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'Division of whole numbers rounds towards zero, and the rest has the sign of what was divided.',
  params: (rng) => {
    const parts = rng.int(4, 12)
    return { parts, debt: parts * rng.int(3, 30) + rng.int(1, parts - 1) }
  },
  ask: (split) => ({
    stem: 'What does `share()` return?',
    code: sourceOf(split),
    answerHint: 'Two whole numbers with a comma between them, as in 5, 2.',
  }),
  key: ({ debt, parts }) => {
    const [each, rest] = [-Math.floor(debt / parts), -(debt % parts)]
    return { kind: 'short', accept: [`${each}, ${rest}`, `${each},${rest}`, `${each} ${rest}`] }
  },
  why: ({ debt, parts }) =>
    `${debt} divided by ${parts} is ${Math.floor(debt / parts)} and a bit. Towards zero that is -${Math.floor(debt / parts)}; what is left is -${debt % parts}.`,
  source: ['Solidity documentation 0.8, Types, Division and Modulo'],
})
