import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const NAMES = ['gate', 'desk', 'mill', 'dock', 'barn', 'kiln', 'loft', 'pier', 'well'] as const
const BOOKS = [
  { book: 'Ledger', hop: 'Hop', act: 'note', sum: 'total', last: 'last' },
  { book: 'Register', hop: 'Relay', act: 'enter', sum: 'entries', last: 'writer' },
  { book: 'Chronicle', hop: 'Courier', act: 'report', sum: 'lines', last: 'author' },
] as const

export interface Params {
  book: number
  person: 'alice' | 'bob' | 'carol'
  /** Three that hand on, and the book behind them. */
  names: readonly string[]
  delegates: readonly boolean[]
}

/** Who is called, in whose name the code runs, and who stands as the sender. */
function found({ person, names, delegates }: Params): string[] {
  let [self = '', sender] = [names[0], person as string]
  for (const [i, isDelegated] of delegates.entries())
    if (!isDelegated) [self, sender] = [names[i + 1] ?? '', self]
  return [self, sender]
}

const drawn = (rng: Rng): Params => ({
  book: rng.int(0, BOOKS.length - 1),
  person: rng.pick(['alice', 'bob', 'carol'] as const),
  names: rng.sample(NAMES, 4),
  delegates: [0, 1, 2].map(() => rng.chance() < 0.5),
})

export default template({
  id: 'solidity/calls/hops',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 4,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A delegatecall runs foreign code on the own storage and with the sender as it was; a call changes both, from wherever it is made.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ delegates }) => new Set(delegates).size === 2,
    ),
  ask: ({ book, person, names, delegates }) => {
    const { book: Book, hop, act, sum, last } = BOOKS[book] ?? BOOKS[0]
    const [a = '', b = '', c = '', d = ''] = names
    const made = (own: string, next: string, i: number) =>
      `// ${own} = new ${hop}(${next}, ${String(delegates[i] ?? false)})`
    return {
      stem: `The contracts are made as the lines under them say. The account ${person} calls \`${act}\` of \`${a}\`, and nothing fails. In which contract's storage did \`${sum}\` change, and whose address does that contract's \`${last}\` hold? Write the two names.`,
      code: [
        `contract ${Book} {`,
        `    uint256 public ${sum};`,
        `    address public ${last};`,
        '',
        `    function ${act}() external {`,
        `        ${sum} += 1;`,
        `        ${last} = msg.sender;`,
        '    }',
        '}',
        '',
        `contract ${hop} {`,
        `    uint256 public ${sum};`,
        `    address public ${last};`,
        '    address immutable next;',
        '    bool immutable delegates;',
        '',
        '    constructor(address n, bool d) { next = n; delegates = d; }',
        '',
        `    function ${act}() external {`,
        '        bool ok;',
        '        if (delegates) (ok, ) = next.delegatecall(msg.data);',
        '        else (ok, ) = next.call(msg.data);',
        '        require(ok);',
        '    }',
        '}',
        '',
        `// ${d} = new ${Book}()`,
        made(c, d, 2),
        made(b, c, 1),
        made(a, b, 0),
      ].join('\n'),
      answerHint: 'Two names with a space between.',
    }
  },
  key: (params) => wordsKey(found(params)),
  why: ({ delegates }) =>
    `The hops are ${delegates.map((one) => (one ? 'delegatecall' : 'call')).join(', ')}. Storage and sender stay through a delegatecall; a call goes to the storage of its target, with the contract on whose storage the code ran as its sender. Immutables are part of the code, so each hop goes on by its own.`,
  source: [
    'Solidity documentation, Introduction to Smart Contracts: Delegatecall and Libraries',
    'Yellow Paper, section 8 (Message Call)',
  ],
})
