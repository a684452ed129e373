import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

export type Step = { does: 'buy' | 'lock'; amount: number } | { does: 'lockAll' }
export interface Params {
  token: string
  /** What the pool holds in wei and in tokens; what Mallory holds in tokens. */
  wei: number
  tokens: number
  own: number
  percent: number
  /** Whether what is locked is valued when it is locked, or when a loan is asked for. */
  isValuedAtLock: boolean
  steps: readonly Step[]
}

/** How much may be borrowed; the other moment of valuing is what somebody may believe. */
function limit({ wei, tokens, own, percent, steps }: Params, isValuedAtLock: boolean): number {
  let [inWei, inTokens, has, locked, worth] = [wei, tokens, own, 0, 0]
  for (const step of steps) {
    if (step.does === 'buy') {
      const out = Math.floor((inTokens * step.amount) / (inWei + step.amount))
      inWei += step.amount
      inTokens -= out
      has += out
    } else {
      const amount = step.does === 'lockAll' ? has : step.amount
      has -= amount
      locked += amount
      worth += Math.floor((amount * inWei) / inTokens)
    }
  }
  const value = isValuedAtLock ? worth : Math.floor((locked * inWei) / inTokens)
  return Math.floor((value * percent) / 100)
}

function drawn(rng: Rng): Params {
  // Twice or three times the ether makes whole numbers of tokens.
  const times = rng.int(2, 4)
  const wei = 100 * rng.int(2, 9)
  const own = rng.int(4, 30)
  const buy: Step = { does: 'buy', amount: wei * (times - 1) }
  const half: Step = { does: 'lock', amount: rng.int(2, own - 1) }
  const all: Step = { does: 'lockAll' }
  return {
    token: rng.pick(['Gems', 'Leaf', 'Ore', 'Amber']),
    wei,
    tokens: times * rng.int(10, 40),
    own,
    percent: rng.pick([50, 60, 75, 80]),
    isValuedAtLock: rng.int(0, 1) === 1,
    steps: rng.pick([
      [half, buy, all],
      [half, buy],
      [buy, all],
      [buy, half],
    ]),
  }
}

export default template({
  id: 'solidity/security/moved-price',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 4,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'A price taken from what a pool holds right now is set by whoever traded last; when it is read decides what can be borrowed.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const still = { ...params, steps: params.steps.filter(({ does }) => does !== 'buy') }
        const found = limit(params, params.isValuedAtLock)
        return found > limit(still, params.isValuedAtLock) || found !== limit(params, !params.isValuedAtLock)
      },
    ),
  ask: ({ token, wei, tokens, own, percent, isValuedAtLock, steps }) => ({
    stem: `The pool has been made with ${wei} wei and ${tokens} tokens; \`Lender\` holds much ether. Mallory has ${own} tokens and enough ether. She calls, one after the other: ${steps
      .map((step) =>
        step.does === 'buy'
          ? `\`buy()\` with ${step.amount} wei`
          : step.does === 'lock'
            ? `\`lock(${step.amount})\``
            : '`lock` with all tokens that she has then',
      )
      .join(', ')}. Nobody else calls anything. What does \`limit(mallory)\` give then?`,
    code: [
      'contract Pool {',
      '  uint256 public tokens;',
      '  mapping(address => uint256) public has;',
      '  constructor(uint256 n, address who, uint256 k) payable {',
      '    (tokens, has[who]) = (n, k);',
      '  }',
      '  function buy() external payable {',
      '    uint256 out = (tokens * msg.value) / address(this).balance;',
      '    tokens -= out;',
      '    has[msg.sender] += out;',
      '  }',
      `  function valueOf(uint256 n) public view returns (uint256) {`,
      '    return (n * address(this).balance) / tokens;',
      '  }',
      '  function spend(address who, uint256 n) external {',
      '    has[who] -= n; // who may call this is left out',
      '  }',
      '}',
      `contract Lender { // of ether, against ${token}`,
      '  Pool pool;',
      `  mapping(address => uint256) ${isValuedAtLock ? 'worth' : 'locked'};`,
      '  constructor(Pool p) payable {',
      '    pool = p;',
      '  }',
      '  function lock(uint256 n) external {',
      '    pool.spend(msg.sender, n);',
      isValuedAtLock ? '    worth[msg.sender] += pool.valueOf(n);' : '    locked[msg.sender] += n;',
      '  }',
      '  function limit(address who) external view returns (uint256) {',
      isValuedAtLock
        ? `    return (worth[who] * ${percent}) / 100;`
        : `    return (pool.valueOf(locked[who]) * ${percent}) / 100;`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number of wei.',
  }),
  key: (params) => exactly(limit(params, params.isValuedAtLock)),
  why: ({ isValuedAtLock }) =>
    `In buy the balance holds the ether sent already. After it there is more ether and there are fewer tokens in the pool, so each token counts for more${isValuedAtLock ? ' from then on: what was locked before keeps its lower value' : ', also those that were locked before'}.`,
  source: ['Solidity documentation, Security Considerations', 'Solidity documentation, Types: Division'],
})
