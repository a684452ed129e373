import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How the vault takes tokens in, and gives them out. */
const INS = {
  ignored: ['token.transferFrom(msg.sender, address(this), n);', 'credit[msg.sender] += n;'],
  required: ['require(token.transferFrom(msg.sender, address(this), n));', 'credit[msg.sender] += n;'],
  measured: [
    'uint256 before = token.balanceOf(address(this));',
    'token.transferFrom(msg.sender, address(this), n);',
    'credit[msg.sender] += token.balanceOf(address(this)) - before;',
  ],
} as const
const OUTS = {
  ignored: 'token.transfer(msg.sender, n);',
  required: 'require(token.transfer(msg.sender, n));',
} as const

export interface Params {
  token: string
  vault: string
  taken: keyof typeof INS
  given: keyof typeof OUTS
  alice: number
  /** What Mallory has, what she says she pays in, and what she asks for: all that, then the rest. */
  has: number
  paysIn: number
  asks: readonly [number, number]
}

/** What Mallory has in the end; `taken` and `given` may be those of a misconception. */
function ended({ alice, has, paysIn, asks }: Params, taken: Params['taken'], given: Params['given']): number {
  let [own, inside, credit] = [has, alice, 0]
  const isPaid = paysIn <= own
  if (isPaid) {
    own -= paysIn
    inside += paysIn
  }
  if (isPaid || taken === 'ignored') credit += paysIn
  for (const n of asks) {
    if (n > credit || (n > inside && given === 'required')) continue
    credit -= n
    if (n > inside) continue
    own += n
    inside -= n
  }
  return own
}

function drawn(rng: Rng): Params {
  const alice = rng.int(20, 80)
  const has = rng.int(5, 30)
  const paysIn = rng.pick([rng.int(2, has), has + rng.int(1, 60), has + rng.int(1, 60)])
  const first = rng.pick([paysIn, rng.int(1, paysIn), alice])
  return {
    token: rng.pick(['Shells', 'Grain', 'Points', 'Chips']),
    vault: rng.pick(['Vault', 'Bank', 'Store', 'Depot']),
    taken: rng.pick(['ignored', 'ignored', 'required', 'measured'] as const),
    given: rng.pick(['ignored', 'required'] as const),
    alice,
    has,
    paysIn,
    asks: [first, rng.pick([paysIn - first, first, rng.int(1, 20)]) || 1],
  }
}

export default template({
  id: 'solidity/security/false-transfer',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A token may say false instead of failing: whoever does not look at the answer writes down tokens that never came or never left.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const found = ended(params, params.taken, params.given)
        const safe = ended(params, 'required', 'required')
        return params.taken === 'ignored' ? found !== safe : found !== ended(params, 'ignored', params.given)
      },
    ),
  ask: ({ token, vault, taken, given, alice, has, paysIn, asks }) => ({
    stem: `Alice has paid ${alice} tokens into \`${vault}\` by \`put(${alice})\`. Mallory holds ${has} tokens and has approved \`${vault}\` for any amount. She calls \`put(${paysIn})\`, then \`take(${asks[0]})\`, then \`take(${asks[1]})\`; a call that fails changes nothing. How many tokens does she hold in the end (\`balanceOf\`)?`,
    code: [
      `contract ${token} {`,
      '  mapping(address => uint256) public balanceOf;',
      '  mapping(address => mapping(address => uint256)) allowed;',
      '  constructor(address a, uint256 n, address m, uint256 k) {',
      '    (balanceOf[a], balanceOf[m]) = (n, k);',
      '  }',
      '  function approveAll(address who) external {',
      '    allowed[msg.sender][who] = type(uint256).max;',
      '  }',
      '  function transfer(address to, uint256 n) external returns (bool) {',
      '    return move(msg.sender, to, n);',
      '  }',
      '  function transferFrom(address from, address to, uint256 n) external returns (bool) {',
      '    return allowed[from][msg.sender] >= n && move(from, to, n);',
      '  }',
      '  function move(address from, address to, uint256 n) internal returns (bool) {',
      '    if (balanceOf[from] < n) return false;',
      '    balanceOf[from] -= n;',
      '    balanceOf[to] += n;',
      '    return true;',
      '  }',
      '}',
      `contract ${vault} {`,
      `  ${token} token;`,
      '  mapping(address => uint256) credit;',
      `  constructor(${token} t) {`,
      '    token = t;',
      '  }',
      '  function put(uint256 n) external {',
      ...INS[taken].map((line) => `    ${line}`),
      '  }',
      '  function take(uint256 n) external {',
      '    credit[msg.sender] -= n;',
      `    ${OUTS[given]}`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number of tokens.',
  }),
  key: (params) => exactly(ended(params, params.taken, params.given)),
  why: ({ taken, given }) =>
    `${taken === 'ignored' ? 'put writes down what was asked for, whether it came or not.' : 'put writes down only what came.'} ${given === 'ignored' ? 'take lowers the credit even where the vault has too little and the token says false.' : 'take fails as a whole where the vault has too little.'} More than the credit is refused by checked arithmetic.`,
  source: ['ERC-20: Token, transfer and transferFrom', 'Solidity documentation, Security Considerations'],
})
