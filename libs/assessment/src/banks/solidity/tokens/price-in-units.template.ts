import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../storage/keys'

const SETTINGS = [
  { Name: 'Tickets', what: 'a ticket' },
  { Name: 'Lessons', what: 'a lesson' },
  { Name: 'Rooms', what: 'a night' },
  { Name: 'Bikes', what: 'a day' },
  { Name: 'Prints', what: 'a print' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  /** The price in hundredths of a token. */
  cents: number
  count: number
  decimals: number
}
const unitsOf = ({ cents, count, decimals }: Drawn) => cents * count * 10 ** (decimals - 2)

export default template({
  id: 'solidity/tokens/price-in-units',
  revision: 1,
  kind: 'numeric',
  topic: 'tokens',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'Amounts of a token are counted in its smallest units, and each token says itself how many of them are one: not always 18 decimals.',
  params: (rng) =>
    drawnUntil<Drawn>(
      () => ({
        setting: rng.pick(SETTINGS),
        cents: 25 * rng.int(3, 70),
        count: rng.int(2, 9),
        decimals: rng.pick([2, 3, 4, 6, 8]),
      }),
      ({ cents }) => cents % 100 !== 0,
    ),
  ask: ({ setting: { Name, what }, cents, count, decimals }) => ({
    stem: `The price of ${what} is ${(cents / 100).toFixed(2)} tokens. \`token.decimals()\` gives ${decimals}, and nothing is allowed yet. Somebody wants to call \`buy(${count})\`. Which number must be given to \`token.approve\` so that exactly this is allowed?`,
    code: [
      'interface IERC20 {',
      '  function decimals() external view returns (uint8);',
      '  function transferFrom(address from, address to, uint256 value) external returns (bool);',
      '}',
      '',
      `contract ${Name} {`,
      '  IERC20 immutable token;',
      `  uint256 constant CENTS = ${cents}; // hundredths of a token`,
      '',
      '  constructor(IERC20 t) { token = t; }',
      '',
      '  function buy(uint256 count) external {',
      '    uint256 cost = count * CENTS * 10 ** token.decimals() / 100;',
      '    require(token.transferFrom(msg.sender, address(this), cost));',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: (p) => wholeKey(unitsOf(p)),
  why: ({ decimals }) =>
    `One token is 10 to the power of ${decimals} units, and approve and transferFrom know of units alone.`,
  source: ['ERC-20, decimals, approve, transferFrom'],
})
