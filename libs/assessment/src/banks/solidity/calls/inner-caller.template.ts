import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { book: 'GuestBook', desk: 'Desk', act: 'sign', done: 'signed' },
  { book: 'Petition', desk: 'Helper', act: 'support', done: 'supported' },
  { book: 'Checklist', desk: 'Robot', act: 'tick', done: 'ticked' },
  { book: 'Marathon', desk: 'Gate', act: 'pass', done: 'passed' },
  { book: 'Poll', desk: 'Kiosk', act: 'vote', done: 'voted' },
] as const
const WAYS = ['direct', 'twice', 'again', 'desk'] as const
const PEOPLE = ['alice', 'bob'] as const

export interface Params {
  setting: number
  calls: readonly { from: (typeof PEOPLE)[number]; way: (typeof WAYS)[number] }[]
  /** Whose number is asked for. */
  whose: (typeof PEOPLE)[number] | 'book' | 'desk'
}

/** Who stands as the sender where the number is counted up, and how often. */
const counted = ({ calls, whose }: Params): number =>
  calls.reduce((sum, { from, way }) => {
    const sender = way === 'again' ? 'book' : way === 'desk' ? 'desk' : from
    return sum + (sender === whose ? (way === 'twice' ? 2 : 1) : 0)
  }, 0)

const drawn = (rng: Rng): Params => ({
  setting: rng.int(0, SETTINGS.length - 1),
  calls: Array.from({ length: 6 }, () => ({ from: rng.pick(PEOPLE), way: rng.pick(WAYS) })),
  whose: rng.pick(['alice', 'bob', 'alice', 'bob', 'desk', 'book']),
})

export default template({
  id: 'solidity/calls/inner-caller',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 1,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'msg.sender is whoever made this very call: a contract for calls from a contract, also for its own external ones, but not for internal ones.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { calls, whose } = params
        const begun = calls.filter(({ from }) => from === whose)
        return (
          new Set(calls.map(({ way }) => way)).size === 4 &&
          counted(params) > 0 &&
          (whose === 'book' || whose === 'desk' || begun.some(({ way }) => way === 'desk' || way === 'again'))
        )
      },
    ),
  ask: ({ setting, calls, whose }) => {
    const { book, desk, act, done } = SETTINGS[setting] ?? SETTINGS[0]
    const lines = {
      direct: `${book}.${act}()`,
      twice: `${book}.${act}Twice()`,
      again: `${book}.${act}Again()`,
      desk: `${desk}.${act}()`,
    }
    const who = {
      book: `the address of \`${book}\``,
      desk: `the address of \`${desk}\``,
      alice: 'alice',
      bob: 'bob',
    }
    return {
      stem: `There is one \`${book}\` and one \`${desk}\`, which knows it. The accounts alice and bob make the calls under the contracts. Which number does \`${done}\` of \`${book}\` then give for ${who[whose]}?`,
      code: [
        `contract ${book} {`,
        `    mapping(address => uint256) public ${done};`,
        '',
        `    function ${act}() public { ${done}[msg.sender] += 1; }`,
        `    function ${act}Twice() external { ${act}(); ${act}(); }`,
        `    function ${act}Again() external { this.${act}(); }`,
        '}',
        '',
        `contract ${desk} {`,
        `    ${book} immutable target;`,
        '',
        `    constructor(${book} t) { target = t; }`,
        `    function ${act}() external { target.${act}(); }`,
        '}',
        '',
        ...calls.map(({ from, way }) => `// ${from} calls ${lines[way]}`),
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => wholeKey(counted(params)),
  why: () =>
    'An internal call keeps the sender. A call through another contract has that contract as its sender, and a call through `this` the contract itself; who began it all is seen by tx.origin alone.',
  source: [
    'Solidity documentation, Units and Globally Available Variables: Block and Transaction Properties',
    'Solidity documentation, Control Structures: Function Calls',
  ],
})
