import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

export interface Params {
  token: string
  market: string
  has: number
  /** Nothing where it is `type(uint256).max`. */
  approved: number | undefined
  prices: readonly number[]
  received: number
}

/** What is left to take: no more than she holds, nor than she allowed. */
const left = ({ has, approved, prices, received }: Params): number => {
  const spent = prices.reduce((sum, price) => sum + price, 0)
  return Math.min(has - spent + received, approved === undefined ? Infinity : approved - spent)
}

function drawn(rng: Rng): Params {
  const prices = Array.from({ length: rng.int(1, 2) }, () => rng.int(5, 30))
  const spent = prices.reduce((sum, price) => sum + price, 0)
  const has = spent + rng.int(10, 60)
  return {
    token: rng.pick(['Coin', 'Points', 'Shells', 'Credits']),
    market: rng.pick(['a market for pictures', 'a game shop', 'a ticket office', 'a seed exchange']),
    has,
    approved: rng.pick([undefined, spent + rng.int(5, 30), has + rng.int(10, 90)]),
    prices,
    received: rng.int(5, 80),
  }
}

export default template({
  id: 'solidity/security/approval-left',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'An approval outlives the purchase it was given for: what is left of it reaches tokens that come later too.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => left(params) > 0 && left(params) !== params.has && left(params) !== params.received,
    ),
  ask: ({ token, market, has, approved, prices, received }) => ({
    stem: `Alice has ${has} tokens of \`${token}\`. She calls \`approve(market, ${approved ?? 'type(uint256).max'})\`; \`market\` is the contract of ${market}. She buys there for ${prices.join(' tokens, later for ')} tokens, which the market takes from her by \`transferFrom\`. Then a friend sends her ${received} tokens by \`transfer\`. Now a thief gets hold of \`market\` and can let it call any function of \`${token}\`. How many of Alice's tokens can the thief take at most, if Alice does nothing?`,
    code: `contract ${token} {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;

  constructor(address first, uint256 n) {
    balanceOf[first] = n;
  }
  function approve(address spender, uint256 n) external {
    allowance[msg.sender][spender] = n;
  }
  function transfer(address to, uint256 n) external {
    balanceOf[msg.sender] -= n;
    balanceOf[to] += n;
  }
  function transferFrom(address from, address to, uint256 n) external {
    uint256 a = allowance[from][msg.sender];
    if (a != type(uint256).max) allowance[from][msg.sender] = a - n;
    balanceOf[from] -= n;
    balanceOf[to] += n;
  }
}`,
    answerHint: 'A whole number of tokens.',
  }),
  key: (params) => exactly(left(params)),
  why: ({ approved }) =>
    `The thief is limited by what Alice holds by now${approved === undefined ? '; an approval of the highest number is never used up' : ', and by what the purchases left of the approval'}.`,
  source: ['ERC-20: approve, transferFrom'],
})
