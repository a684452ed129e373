import type { ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { chainCase } from '../control/cases'
import { shownNumber } from './measured'

const SUBJECTS = [
  { Name: 'Orders', add: 'add', next: 'take', ahead: 'ahead', waiting: 'waiting' },
  { Name: 'Waitlist', add: 'join', next: 'serve', ahead: 'before', waiting: 'length' },
  { Name: 'Dock', add: 'arrive', next: 'admit', ahead: 'inFront', waiting: 'queued' },
  { Name: 'Claims', add: 'file', next: 'decide', ahead: 'older', waiting: 'pending' },
] as const
/** So many wait in the long cases. */
const CROWD = 48

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  mostNext: number
  mostAhead: number
  first: number
  step: number
}

function casesOf({
  subject: { Name, add, next, ahead, waiting },
  mostNext,
  mostAhead,
  first,
  step,
}: Drawn): ChainCase[] {
  const id = (i: number) => String(first + i * step)
  const adds = (from: number, to: number): ChainStep[] =>
    Array.from({ length: to - from }, (_, i) => ({ call: add, args: [id(from + i)] }))
  const gone = (from: number, to: number): ChainStep[] =>
    Array.from({ length: to - from }, (_, i) => ({ call: next, gives: id(from + i), mostGas: mostNext }))
  const is = (i: number, count: number): ChainStep => ({
    call: ahead,
    args: [id(i)],
    gives: String(count),
    mostGas: mostAhead,
  })
  const left = (count: number): ChainStep => ({ call: waiting, gives: String(count) })
  const make: ChainStep = { make: Name }
  return [
    chainCase('three, one after the other', [
      make,
      ...adds(0, 3),
      is(2, 2),
      ...gone(0, 2),
      left(1),
      is(2, 0),
    ]),
    chainCase('nobody waits', [make, left(0), { call: next, gives: 'reverts Empty()' }]),
    chainCase('many wait, and many are gone', [
      make,
      ...adds(0, CROWD),
      is(CROWD - 1, CROWD - 1),
      ...gone(0, CROWD - 4),
      is(CROWD - 1, 3),
      left(4),
      ...adds(CROWD, CROWD + 2),
      is(CROWD + 1, 5),
      ...gone(CROWD - 4, CROWD + 2),
      left(0),
      { call: next, gives: 'reverts Empty()' },
    ]),
    chainCase('the first of many', [make, ...adds(0, CROWD), ...gone(0, 1), is(1, 0), left(CROWD - 1)]),
    chainCase('twice in the line', [
      make,
      ...adds(0, 2),
      { call: add, args: [id(0)], gives: 'reverts AlreadyIn()' },
      { call: add, args: [id(1)], gives: 'reverts AlreadyIn()' },
      left(2),
    ]),
    chainCase('again, once it is gone', [
      make,
      ...adds(0, 3),
      ...gone(0, 1),
      { call: ahead, args: [id(0)], gives: 'reverts NotIn()' },
      ...adds(0, 1),
      is(0, 2),
      is(1, 0),
      ...gone(1, 3),
      ...gone(0, 1),
      left(0),
    ]),
    chainCase('never seen', [
      make,
      { call: ahead, args: [id(5)], gives: 'reverts NotIn()' },
      ...adds(0, 1),
      { call: ahead, args: ['0'], gives: 'reverts NotIn()' },
    ]),
  ]
}

export default template({
  id: 'solidity/gas/front-of-line',
  revision: 1,
  kind: 'code-solidity',
  topic: 'gas',
  grade: 4,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'A line that is served from its front moves a number and not its elements, and who asks for a place reads it instead of searching, so that nothing grows with the crowd.',
  params: (rng): Drawn => ({
    subject: rng.pick(SUBJECTS),
    mostNext: 1_000 * rng.int(70, 80),
    mostAhead: 1_000 * rng.int(16, 22),
    first: rng.int(1, 900),
    step: rng.int(1, 40),
  }),
  ask: (p) => {
    const { Name, add, next, ahead, waiting } = p.subject
    return {
      stem: [
        `Write the contract \`${Name}\`, a line of numbers: first in, first out.`,
        `- \`${add}(uint256 id)\` puts \`id\` at the end; \`AlreadyIn()\` if it stands in the line. It may be any number from 1 on.`,
        `- \`${next}()\` takes the first one out and returns it; \`Empty()\` if there is none. What is out may be put in again.`,
        `- \`${ahead}(uint256 id)\`, view, returns how many stand before \`id\`; \`NotIn()\` if it does not stand in the line.`,
        `- \`${waiting}()\`, view, returns how many stand in the line.`,
        `However many wait and have been taken out: \`${next}\` uses at most ${shownNumber(p.mostNext)} gas, and \`${ahead}\` at most ${shownNumber(p.mostAhead)}, in their execution. (Refunds do not count. The code is compiled without the optimiser.)`,
      ].join('\n'),
      answerHint: 'Solidity 0.8 without imports.',
      starter: [
        'pragma solidity ^0.8.0;',
        '',
        `contract ${Name} {`,
        '  error AlreadyIn();',
        '  error Empty();',
        '  error NotIn();',
        '',
        `  function ${add}(uint256 id) external {}`,
        '',
        `  function ${next}() external returns (uint256) {}`,
        '',
        `  function ${ahead}(uint256 id) external view returns (uint256) {}`,
        '',
        `  function ${waiting}() external view returns (uint256) {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: () =>
    'The line is kept by running numbers: one where it begins, one where it ends, and for each id the number under which it stands. Taking one out moves the beginning; the place is a difference.',
  source: ['Solidity documentation, Security Considerations, Gas Limit and Loops', 'EIP-2929'],
})
