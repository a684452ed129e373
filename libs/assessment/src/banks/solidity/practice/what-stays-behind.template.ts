import { template } from '../../../tasks/template'

export interface Gift {
  wei: number
  heirs: number
}
export const sourceOf = ({ heirs }: Pick<Gift, 'heirs'>): string => `contract Gift {
    address payable[] private heirs;

    constructor(address payable heir) {
        for (uint256 i = 0; i < ${heirs}; i++) heirs.push(heir);
    }

    function share() external payable {
        uint256 each = msg.value / heirs.length;
        for (uint256 i = 0; i < heirs.length; i++) heirs[i].transfer(each);
    }
}`

export default template({
  id: 'solidity/practice/what-stays-behind',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 2,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'What a division leaves over stays in the contract; ether goes nowhere by itself.',
  params: (rng) => ({ heirs: rng.int(3, 9), calls: rng.int(2, 4), wei: rng.int(100, 999) }),
  ask: ({ heirs, calls, wei }) => ({
    stem: `The contract is new and holds nothing. ${calls} people call \`share()\`, each with ${wei} wei. How many wei does the contract hold then?`,
    code: sourceOf({ heirs }),
    answerHint: 'Wei, as a whole number.',
  }),
  key: ({ heirs, calls, wei }) => ({
    kind: 'numeric',
    value: calls * (wei % heirs),
    tolerance: { absolute: 0 },
  }),
  why: ({ heirs, calls, wei }) =>
    `${wei} divided by ${heirs} leaves ${wei % heirs} each time, and each call divides only what came with it: ${calls} times ${wei % heirs}.`,
  source: ['Solidity documentation 0.8, Units and Globally Available Variables, Members of Address Types'],
})
