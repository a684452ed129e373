import { template } from '../../../tasks/template'

export interface Ticket {
  uses: number
  each: number
}
export const sourceOf = ({ uses, each }: Ticket): string => `contract Ticket {
    uint8 public left = ${uses};

    function use() external {
        left -= ${each};
    }
}`

export default template({
  id: 'solidity/practice/uses-until-refused',
  revision: 1,
  kind: 'numeric',
  topic: 'storage',
  grade: 1,
  seconds: 60,
  lang: 'solidity',
  status: 'active',
  idea: 'Whole numbers without a sign do not go below zero: since Solidity 0.8 the call that would take them there is undone.',
  params: (rng) => ({ uses: rng.int(20, 250), each: rng.int(3, 19) }),
  ask: (ticket) => ({
    stem: 'Somebody calls `use()` of this contract again and again. Which call is the first that is undone? (Solidity 0.8; the first call is number 1.)',
    code: sourceOf(ticket),
    answerHint: 'One whole number.',
  }),
  key: ({ uses, each }) => ({
    kind: 'numeric',
    value: Math.floor(uses / each) + 1,
    tolerance: { absolute: 0 },
  }),
  why: ({ uses, each }) =>
    `${Math.floor(uses / each)} calls take ${each} each and leave ${uses % each}. The next would go below zero: it panics and changes nothing.`,
  source: ['Solidity documentation 0.8, Checked or Unchecked Arithmetic'],
})
