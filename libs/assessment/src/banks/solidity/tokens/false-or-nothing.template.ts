import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { numberedKey } from '../storage/keys'

export const TOKENS_TOLD = ['strict', 'polite', 'silent'] as const
export type Token = (typeof TOKENS_TOLD)[number]
/** How a shop asks for its tokens. */
export const WAYS = {
  plain: ['t.transferFrom(msg.sender, address(this), n);'],
  asked: ['require(t.transferFrom(msg.sender, address(this), n));'],
  low: [
    '(bool ok, ) = address(t).call(abi.encodeCall(t.transferFrom, (msg.sender, address(this), n)));',
    'require(ok);',
  ],
  both: [
    '(bool ok, bytes memory out) = address(t).call(abi.encodeCall(t.transferFrom, (msg.sender, address(this), n)));',
    'require(ok && (out.length == 0 || abi.decode(out, (bool))));',
  ],
} as const
export type Way = keyof typeof WAYS

export interface Call {
  way: Way
  token: Token
  isRich: boolean
}
export interface Drawn {
  Name: string
  price: number
  names: Readonly<Record<Way, string>>
  calls: readonly Call[]
}

function reverts({ way, token, isRich }: Call): boolean {
  // An answer is expected where the interface has one, and silent gives none.
  if (token === 'silent') return !isRich || way === 'plain' || way === 'asked'
  if (token === 'strict') return !isRich
  return !isRich && (way === 'asked' || way === 'both')
}

function drawn(rng: Rng): Drawn {
  const all = (Object.keys(WAYS) as Way[]).flatMap((way) =>
    TOKENS_TOLD.flatMap((token) => [true, false].map((isRich) => ({ way, token, isRich }))),
  )
  const [a = '', b = '', c = '', d = ''] = rng.shuffle(['payA', 'payB', 'payC', 'payD'])
  const some = [
    ...rng.sample(
      all.filter((call) => call.token === 'silent' && call.isRich),
      2,
    ),
    ...rng.sample(
      all.filter((call) => call.token === 'polite' && !call.isRich),
      2,
    ),
  ]
  const rest = rng.sample(
    all.filter((call) => !some.includes(call)),
    2,
  )
  return {
    Name: rng.pick(['Shop', 'Toll', 'Club', 'Fair']),
    price: rng.int(2, 90),
    names: { plain: a, asked: b, low: c, both: d },
    calls: rng.shuffle([...some, ...rest]),
  }
}

export default template({
  id: 'solidity/tokens/false-or-nothing',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 3,
  nudge: 0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'Tokens fail in two ways and succeed in two: false has to be looked at, and an answer that is missing undoes a call that expects one.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ calls }) => calls.some(reverts) && !calls.every(reverts),
    ),
  ask: ({ Name, price, names, calls }) => ({
    stem: [
      'Three tokens: `strict` returns true, or reverts where too little is held; `polite` returns true, or moves nothing and returns false; `silent` returns nothing at all, or reverts where too little is held. Everybody has allowed enough. rich holds enough of each, poor holds nothing. Which of these calls revert?',
      ...calls.map(
        ({ way, token, isRich }, i) =>
          `${i + 1}. ${isRich ? 'rich' : 'poor'}: \`${names[way]}(${token}, ${price})\``,
      ),
    ].join('\n'),
    code: [
      'interface IERC20 {',
      '  function transferFrom(address from, address to, uint256 value) external returns (bool);',
      '}',
      '',
      `contract ${Name} {`,
      '  mapping(address => uint256) public paid;',
      ...(Object.keys(WAYS) as Way[])
        .sort((x, y) => (names[x] < names[y] ? -1 : 1))
        .flatMap((way) => [
          '',
          `  function ${names[way]}(IERC20 t, uint256 n) external {`,
          ...WAYS[way].map((line) => `    ${line}`),
          '    paid[msg.sender] += n;',
          '  }',
        ]),
      '}',
    ].join('\n'),
    answerHint: 'The numbers of the calls, with commas between, such as 1, 4.',
  }),
  key: ({ calls }) => numberedKey(calls.map(reverts)),
  why: () =>
    'A call by the interface decodes a bool, so it reverts where nothing comes back, even if the tokens have moved. A false that nobody looks at goes through; so it does in a low-level call, whose own flag only tells of reverts.',
  source: [
    'ERC-20, transferFrom (callers must handle false)',
    'Solidity documentation 0.8, Control Structures, External Function Calls',
    'Solidity documentation 0.8, Types, Members of Addresses',
  ],
})
