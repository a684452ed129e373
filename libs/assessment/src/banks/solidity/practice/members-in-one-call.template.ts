import { template } from '../../../tasks/template'

export default template({
  id: 'solidity/practice/members-in-one-call',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 1,
  seconds: 90,
  status: 'active',
  idea: 'A call that goes through a list costs more with every entry and one day exceeds what a block holds.',
  params: (rng) => ({
    base: rng.int(21, 60) * 1_000,
    each: rng.int(24, 48) * 1_000 + rng.int(1, 9) * 100,
    block: rng.int(15, 36) * 1_000_000,
  }),
  ask: ({ base, each, block }) => ({
    stem: `A club pays all its members in one call. The call costs ${base} gas and ${each} more for each member. A block holds ${block} gas. How many members can the club have at most, so that the call still fits into a block?`,
    answerHint: 'One whole number.',
  }),
  key: ({ base, each, block }) => ({
    kind: 'numeric',
    value: Math.floor((block - base) / each),
    tolerance: { absolute: 0 },
  }),
  why: ({ base, each, block }) =>
    `${block} less ${base} leaves room for ${Math.floor((block - base) / each)} times ${each}. With one more the call can never be made.`,
  source: ['Solidity documentation 0.8, Security Considerations, Gas Limit and Loops'],
})
