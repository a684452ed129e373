import { template } from '../../../tasks/template'

export interface Writes {
  fresh: number
  again: number
}

export default template({
  id: 'solidity/practice/slots-written-again',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 2,
  seconds: 90,
  status: 'active',
  idea: 'The first write of a slot in a transaction is dear, and dearest where it held zero; later ones of the same slot are cheap.',
  params: (rng) => ({ fresh: rng.int(2, 6), held: rng.int(1, 5), again: rng.int(3, 12) }),
  ask: ({ fresh, held, again }) => ({
    stem: `Take these prices: the first write of a slot in a transaction costs 22,100 gas where the slot holds zero and 5,000 where it holds another number; each later write of the same slot in that transaction costs 100. A transaction writes ${fresh} slots that hold zero and ${held} slots that do not, each once, and then one of the first ones another ${again} times. What do all writes cost together? Every write stores a number that is new and above zero.`,
    answerHint: 'Gas, as a whole number.',
  }),
  key: ({ fresh, held, again }) => ({
    kind: 'numeric',
    value: fresh * 22_100 + held * 5_000 + again * 100,
    tolerance: { absolute: 0 },
  }),
  why: () => 'Each slot pays its first price once; whatever is written there afterwards pays the small one.',
  source: ['EIP-2929', 'EIP-2200'],
})
