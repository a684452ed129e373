import { template } from '../../../tasks/template'

export default template({
  id: 'solidity/practice/units-as-shown',
  revision: 1,
  kind: 'numeric',
  topic: 'tokens',
  grade: 1,
  seconds: 60,
  status: 'active',
  idea: 'Amounts on the chain are whole units; decimals only says where the point stands when they are shown.',
  params: (rng) => ({ decimals: rng.int(2, 8), digits: rng.int(12_345, 9_876_543) }),
  ask: ({ decimals, digits }) => ({
    stem: `An ERC-20 token has \`decimals()\` ${decimals}. Somebody calls \`transfer(to, ${digits})\`. How many tokens does a wallet show as sent?`,
    answerHint: 'A decimal number, with all its digits.',
  }),
  key: ({ decimals, digits }) => ({
    kind: 'numeric',
    value: Number((digits / 10 ** decimals).toFixed(decimals)),
    tolerance: { relative: 1e-9 },
  }),
  why: ({ decimals }) =>
    `The amount counts the smallest units; ${decimals} of its digits stand behind the point.`,
  source: ['ERC-20, decimals'],
})
