import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const STEPS = ['buy', 'note', 'lock', 'borrow', 'sell'] as const
export type Step = (typeof STEPS)[number]
export interface Params {
  token: string
  /** Whether loans go by the price that was noted last, or by that of the moment. */
  isNoted: boolean
  wei: number
  tokens: number
  /** Ether that Mallory spends, and tokens that she locks. */
  spent: number
  locked: number
  percent: number
}

const rising = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => rising(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
export const ORDERS: readonly (readonly Step[])[] = rising(STEPS)

/** What Mallory has more in ether when all is done in this order; nothing where a step fails. */
function gain(
  { isNoted, wei, tokens, spent, locked, percent }: Params,
  order: readonly Step[],
): number | undefined {
  let [inWei, inTokens, purse, has, inside] = [wei, tokens, spent, 0, 0]
  let noted: readonly [number, number] = [wei, tokens]
  for (const step of order) {
    if (step === 'buy') {
      const out = Math.floor((inTokens * spent) / (inWei + spent))
      if (purse < spent) return undefined
      purse -= spent
      inWei += spent
      inTokens -= out
      has += out
    } else if (step === 'note') noted = [inWei, inTokens]
    else if (step === 'lock') {
      if (has < locked) return undefined
      has -= locked
      inside += locked
    } else if (step === 'borrow') {
      const [top, bottom] = isNoted ? noted : [inWei, inTokens]
      purse += Math.floor((Math.floor((inside * top) / bottom) * percent) / 100)
    } else {
      const out = Math.floor((inWei * has) / (inTokens + has))
      inWei -= out
      inTokens += has
      purse += out
      has = 0
    }
  }
  return purse - spent
}
const paying = (params: Params): number[][] =>
  ORDERS.filter((order) => (gain(params, order) ?? 0) > 0).map((order) =>
    order.map((step) => STEPS.indexOf(step)),
  )

function drawn(rng: Rng): Params {
  const wei = 100 * rng.int(4, 12)
  const tokens = 10 * rng.int(6, 20)
  const times = rng.int(2, 3)
  return {
    token: rng.pick(['Ore', 'Leaf', 'Gem', 'Salt', 'Silk', 'Cork']),
    isNoted: rng.int(0, 1) === 1,
    wei,
    tokens,
    spent: wei * times,
    locked: rng.int(5, Math.floor(tokens / 3)),
    percent: rng.pick([50, 60, 75]),
  }
}

export default template({
  id: 'solidity/security/attack-order',
  revision: 1,
  kind: 'ordering',
  topic: 'security',
  grade: 5,
  seconds: 280,
  lang: 'solidity',
  status: 'active',
  idea: 'An attack on a price works while the price stands wrong: what reads or notes it has to fall between moving it and moving it back.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const orders = paying(params)
        const gains = ORDERS.flatMap((order) => gain(params, order) ?? [])
        // Nothing hangs on a few wei, nor on what rounding takes.
        const isClear = gains.every((n) => n > params.spent / 20 || n < -params.spent / 20)
        return isClear && orders.length >= 2 && orders.length <= 5
      },
    ),
  ask: ({ token, isNoted, wei, tokens, spent, locked, percent }) => ({
    stem: `The pool was made with ${wei} wei and ${tokens} ${token}; the lender, of which loans need not be paid back as long as the tokens stay locked, has enough ether. Mallory has ${spent} wei and no tokens. A contract of hers, which holds all this, makes the five calls below in one transaction. In which order do they all succeed and leave it with more wei than it had? Any such order counts.`,
    code: [
      `contract Pool { // wei against ${token}`,
      `  uint256 public tokens = ${tokens};`,
      '  mapping(address => uint256) public has;',
      '  uint256 notedWei; uint256 notedTokens;',
      '  constructor() payable { note(); }',
      '  function note() public {',
      '    (notedWei, notedTokens) = (address(this).balance, tokens);',
      '  }',
      '  function buy() external payable {',
      '    uint256 out = (tokens * msg.value) / address(this).balance;',
      '    tokens -= out;',
      '    has[msg.sender] += out;',
      '  }',
      '  function sell(uint256 n) external {',
      '    has[msg.sender] -= n;',
      '    uint256 out = (address(this).balance * n) / (tokens + n);',
      '    tokens += n;',
      '    payable(msg.sender).transfer(out);',
      '  }',
      '  function lockFor(address who, uint256 n) external {',
      '    has[who] -= n; // only the lender may call this',
      '  }',
      '  function worth(uint256 n) external view returns (uint256) {',
      isNoted
        ? '    return (n * notedWei) / notedTokens;'
        : '    return (n * address(this).balance) / tokens;',
      '  }',
      '}',
      'contract Lender {',
      '  Pool p; mapping(address => uint256) locked;',
      '  constructor(Pool a) payable { p = a; }',
      '  function lock(uint256 n) external {',
      '    p.lockFor(msg.sender, n);',
      '    locked[msg.sender] += n;',
      '  }',
      '  function borrow() external { // once for each account',
      `    payable(msg.sender).transfer((p.worth(locked[msg.sender]) * ${percent}) / 100);`,
      '  }',
      '}',
    ].join('\n'),
    options: [
      `\`pool.buy{value: ${spent}}()\``,
      '`pool.note()`',
      `\`lender.lock(${locked})\``,
      '`lender.borrow()`',
      '`pool.sell(pool.has(address(this)))`',
    ],
  }),
  key: (params) => ({ kind: 'ordering', orders: paying(params) }),
  why: ({ isNoted }) =>
    isNoted
      ? 'buy raises the price, and note keeps it; from then on borrow pays by it, also when the price has been brought down again by sell. The tokens to lock come from buy and must be locked before the rest is sold.'
      : 'buy raises the price, and borrow pays by the price of the moment, so it comes before sell brings the price down; lock comes before borrow. When note is called does not matter here.',
  source: ['Solidity documentation, Security Considerations', 'Solidity documentation, Types: Division'],
})
