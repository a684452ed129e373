import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks, moduleTask } from '../module-checks'
import { onChain, stepsCase } from '../on-chain'

const SOURCE =
  'contract Source { uint8 public decimals; int256 n; uint256 at; bool isShut; constructor(uint8 d) { decimals = d; } function set(int256 a) external { n = a; at = block.timestamp; } function shut() external { isShut = true; } function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) { require(!isShut, "shut"); return (1, n, at, at, 1); } }'

export default moduleChecks('contract-security/oracles-and-price-manipulation', [
  reckoned({
    name: 'price-after',
    seconds: 90,
    hint: 'The product stays. Work out both reserves after the trade, and then the ratio.',
    draw: (rng) => ({ x: 100 * rng.int(4, 12), y: 100 * rng.int(4, 12), times: rng.int(2, 5) }),
    stem: ({ x, y, times }) =>
      `A pool without fees holds ${x} A and ${y} B, and the price of A is B per A. Somebody puts in B until there are ${y * times} B. By what factor has the price of A grown?`,
    unit: 'A whole number.',
    value: ({ times }) => times * times,
    within: 0.001,
    because: ({ times }) =>
      `B is ${times} times as much, A is what it was divided by ${times}: ${times} × ${times}.`,
    slip: () => 'Both reserves move: what comes in on one side goes out on the other.',
    again: ({ x, y, times }) => (y * times) / ((x * y) / (y * times)) / (y / x),
  }),
  someOf({
    name: 'moved-by-whom',
    seconds: 75,
    hint: 'Can a stranger change it within the transaction in which it is used, and undo it at the end?',
    scenes: [
      {
        stem: 'A lender values collateral by one of these numbers. Which can somebody with a flash loan move and move back within one transaction? Choose all.',
        right: [
          ['The ratio of the reserves of a pool', 'A trade moves it.'],
          [
            '`token.balanceOf(vault)` divided by the vault’s shares',
            'A plain transfer, or a loan from it, moves it.',
          ],
          ['The share of a voter in a pool’s tokens at this moment', 'Borrowed tokens count.'],
          ['What a router says that a trade would give now', 'It is worked out from the reserves.'],
        ],
        wrong: [
          ['An average of a pool over the last 30 minutes', 'Within a transaction no time goes by.'],
          ['The answer of a feed signed by many operators', 'A trade does not write it.'],
          ['Balances as they were at a block of last week', 'They are past.'],
          ['A price that was fixed in the contract a day ago', 'No trade changes it.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'average-of-window',
    seconds: 90,
    hint: 'Weigh each price with the seconds for which it held.',
    draw: (rng) => ({ usual: rng.int(20, 60), times: rng.int(2, 5), blocks: rng.int(1, 6) }),
    stem: ({ usual, times, blocks }) =>
      `A price is ${usual} and is averaged over 30 minutes. Somebody holds it at ${usual * times} for ${blocks} blocks of 12 seconds each; for the rest of the window it is as usual. What is the average?`,
    unit: 'A number, to one decimal.',
    value: ({ usual, times, blocks }) => usual + (usual * (times - 1) * blocks * 12) / 1_800,
    within: 0.06,
    because: ({ usual, times, blocks }) =>
      `(${usual * times} × ${blocks * 12} + ${usual} × ${1_800 - blocks * 12}) / 1,800.`,
    slip: () =>
      'The push counts for its seconds only. That is why it must be held, against all who trade back.',
    again: ({ usual, times, blocks }) => {
      let sum = 0
      for (let second = 0; second < 1_800; second++) sum += second < blocks * 12 ? usual * times : usual
      return sum / 1_800
    },
  }),
  someOf({
    name: 'feed-duties',
    seconds: 75,
    hint: 'Go through what may be wrong with the number, with its age, and with what it is a price of.',
    scenes: [
      {
        stem: 'A lender reads a feed by `latestRoundData()`. Which of these are findings? Choose all.',
        right: [
          ['It ignores `updatedAt`', 'An old price may be used.'],
          [
            'It compares the age with 24 hours, and the feed’s heartbeat is one hour',
            'A price may be 23 hours too old.',
          ],
          [
            'It converts the answer with `uint256(answer)` and looks at nothing',
            'A zero or negative answer becomes a price.',
          ],
          [
            'It values a bridged token by the feed of the original',
            'They part when the bridge is in trouble.',
          ],
          ['It multiplies by 10¹⁰ for every feed', 'Not all feeds have 8 decimals.'],
        ],
        wrong: [
          ['It reverts when the price is too old', 'That is the duty.'],
          ['It reads the feed’s decimals when it is set up', 'They are fixed for a feed.'],
          [
            'It keeps the feed’s address as an immutable',
            'That address is a proxy: it stays when what is behind it is replaced.',
          ],
          ['It asks the uptime feed first, on a rollup', 'That is the duty.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'scaled-feed',
    seconds: 75,
    hint: 'Bring amount and price to whole tokens and whole dollars first, and to the wanted scale at the end.',
    draw: (rng) => ({ tokens: rng.int(3, 90), price: rng.int(11, 300), decimals: rng.pick([6, 8]) }),
    stem: ({ tokens, price, decimals }) =>
      `A person holds ${tokens}${'0'.repeat(decimals)} smallest units of a token with ${decimals} decimals. A feed of its price in dollars, with 8 decimals, answers ${price}${'0'.repeat(8)}. What is it worth in whole dollars?`,
    unit: 'Dollars, as a whole number.',
    value: ({ tokens, price }) => tokens * price,
    within: 0,
    because: ({ tokens, price }) => `${tokens} tokens at ${price} dollars.`,
    slip: () =>
      'Divide by both scales: that of the token and that of the feed. They are independent of each other.',
    again: ({ tokens, price, decimals }) =>
      Number(
        (BigInt(tokens) * 10n ** BigInt(decimals) * BigInt(price) * 10n ** 8n) / 10n ** BigInt(decimals + 8),
      ),
  }),
  oneOf({
    name: 'two-sources',
    seconds: 60,
    hint: 'What does the attacker have to move, and does the bound move along with it?',
    scenes: [
      {
        stem: 'A contract buys tokens in a pool for its users. Which bound on what must come out keeps a sandwich from paying?',
        right: [
          ['One that the user put into the transaction', 'It was fixed before anybody pushed the price.'],
        ],
        wrong: [
          ['98 % of what the pool quotes in that transaction', 'The quote moves with the push.'],
          ['At least one unit', 'All but one unit can be taken.'],
          ['98 % of reserve B times input by reserve A just then', 'It is worked out from the same pool.'],
          ['None, but a deadline', 'A deadline does not bound the price.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'spot-again',
    seconds: 90,
    hint: 'What comes out is the difference between the reserve before and the one after.',
    about: 'The spot price costs nothing to move',
    draw: (rng) => ({ x: 60 * rng.int(5, 20), y: 100 * rng.int(4, 12), part: rng.pick([1, 2, 4, 5]) }),
    stem: ({ x, y, part }) =>
      `A pool without fees holds ${x} A and ${y} B. Somebody puts in ${y * part} B. How many A come out?`,
    unit: 'A number, to one decimal.',
    value: ({ x, part }) => x - x / (1 + part),
    within: 0.06,
    because: ({ x, y, part }) => `${x} − ${x} × ${y} / ${y * (1 + part)}.`,
    slip: () => 'At the price of before it would be more; the price grows while one buys.',
    again: ({ x, y, part }) => x - (x * y) / (y + y * part),
  }),
  someOf({
    name: 'late-or-cheap',
    seconds: 75,
    hint: 'What does a longer window make better, and what does it make worse?',
    about: 'Averages over time',
    scenes: [
      {
        stem: 'A lender uses a TWAP and makes its window ten times as long. Which of these hold? Choose all.',
        right: [
          ['A price that is held wrong for a minute weighs less', 'It is a smaller part of the window.'],
          ['In a crash the price is too high for longer', 'The average is late.'],
          ['Loans may be taken on a value that is gone', 'The average is late.'],
          ['A flash loan within one transaction is as useless as before', 'No time goes by in it.'],
        ],
        wrong: [
          ['It is now safe in a pool that hardly anybody trades', 'Holding a wrong price there is cheap.'],
          ['The price follows the market more closely', 'It is later.'],
          ['It no longer needs any liquidity in the pool', 'It is the pool that resists.'],
          ['The age of a feed need not be looked at any more', 'A feed is another thing.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'stale-task',
    kind: 'code-solidity',
    seconds: 420,
    hint: 'Look at the answer, at its age, and at its decimals, which may be fewer or more than 18.',
    about: 'Feeds',
    params: (rng) => ({
      contract: rng.pick(['Quote', 'Value', 'Tariff', 'Worth'] as const),
      oldest: 60 * rng.int(10, 90),
      price: rng.int(3, 900),
    }),
    ask: ({ contract, oldest }) => ({
      stem: `Write the contract \`${contract}\`, made with the address of a feed. \`price()\` gives the feed's answer with 18 decimals, whatever decimals the feed has (0 to 24; what does not fit is dropped). It reverts with \`NoPrice()\` if the answer is 0 or negative, with \`Stale(uint256 age)\` if it is more than ${oldest} seconds old, and with \`Silent()\` if \`latestRoundData()\` of the feed reverts. The feed's clock is never ahead.`,
      starter: `pragma solidity ^0.8.24;\n\ninterface IFeed {\n    function decimals() external view returns (uint8);\n    function latestRoundData() external view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80);\n}\n\ncontract ${contract} {\n    error NoPrice();\n    error Stale(uint256 age);\n    error Silent();\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase(
          'eight decimals',
          [
            { make: 'Source', args: ['8'] },
            { make: contract, args: ['@Source'] },
            { call: 'set', on: 'Source', args: ['200000000'] },
            { call: 'price', on: contract, gives: '2000000000000000000' },
          ],
          SOURCE,
        ),
      ],
    }),
    key: ({ contract, oldest, price }) => {
      const of = (name: string, decimals: number, answer: string, gives: string) =>
        stepsCase(
          name,
          [
            { make: 'Source', args: [String(decimals)] },
            { make: contract, args: ['@Source'] },
            { call: 'set', on: 'Source', args: [answer] },
            { call: 'price', on: contract, gives },
          ],
          SOURCE,
        )
      return onChain([
        of('six decimals', 6, `${price}000000`, `${price}${'0'.repeat(18)}`),
        of('eighteen decimals', 18, `${price}${'0'.repeat(18)}`, `${price}${'0'.repeat(18)}`),
        of('twenty decimals', 20, `${price}${'0'.repeat(18)}77`, `${price}${'0'.repeat(18)}`),
        of('zero', 8, '0', 'reverts NoPrice()'),
        of('negative', 8, '-5', 'reverts NoPrice()'),
        stepsCase(
          'too old',
          [
            { make: 'Source', args: ['18'] },
            { make: contract, args: ['@Source'] },
            { call: 'set', on: 'Source', args: ['7'] },
            { wait: oldest - 1 },
            { call: 'price', on: contract, gives: '7' },
            { call: 'price', on: contract, gives: `reverts Stale(${oldest + 1})` },
          ],
          SOURCE,
        ),
        stepsCase(
          'a feed that fails',
          [
            { make: 'Source', args: ['8'] },
            { make: contract, args: ['@Source'] },
            { call: 'set', on: 'Source', args: ['5'] },
            { call: 'shut', on: 'Source' },
            { call: 'price', on: contract, gives: 'reverts Silent()' },
          ],
          SOURCE,
        ),
      ])
    },
    why: () => ({
      right: 'Sign, age, decimals and a failing feed are each looked at before the number is used.',
      wrong:
        'Try a feed with 20 decimals, an answer of −5, an age just at the limit, and a feed that reverts.',
    }),
    solutions: ({ contract, oldest }) => {
      const head = `pragma solidity ^0.8.24;
interface IFeed { function decimals() external view returns (uint8); function latestRoundData() external view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80); }
contract ${contract} {
  error NoPrice(); error Stale(uint256 age); error Silent();
  IFeed immutable feed;`
      return [
        `${head}
  constructor(IFeed f) { feed = f; }
  function price() external view returns (uint256) {
    try feed.latestRoundData() returns (uint80, int256 answer, uint256, uint256 at, uint80) {
      if (answer <= 0) revert NoPrice();
      if (block.timestamp - at > ${oldest}) revert Stale(block.timestamp - at);
      uint8 d = feed.decimals();
      return d <= 18 ? uint256(answer) * 10 ** (18 - d) : uint256(answer) / 10 ** (d - 18);
    } catch { revert Silent(); }
  }
}`,
        `${head}
  uint256 immutable scale;
  constructor(IFeed f) { feed = f; scale = 10 ** f.decimals(); }
  function price() external view returns (uint256) {
    (bool ok, bytes memory data) = address(feed).staticcall(abi.encodeCall(IFeed.latestRoundData, ()));
    require(ok, Silent());
    (, int256 answer, , uint256 at, ) = abi.decode(data, (uint80, int256, uint256, uint256, uint80));
    require(answer > 0, NoPrice());
    require(at + ${oldest} >= block.timestamp, Stale(block.timestamp - at));
    return uint256(answer) * 1e18 / scale;
  }
}`,
      ]
    },
    wrong: ({ contract, oldest }) => {
      const written = (sign: string, age: string, scale: string) => `pragma solidity ^0.8.24;
interface IFeed { function decimals() external view returns (uint8); function latestRoundData() external view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80); }
contract ${contract} {
  error NoPrice(); error Stale(uint256 age); error Silent();
  IFeed immutable feed;
  constructor(IFeed f) { feed = f; }
  function price() external view returns (uint256) {
    try feed.latestRoundData() returns (uint80, int256 answer, uint256, uint256 at, uint80) {
      ${sign}
      if (block.timestamp - at ${age} ${oldest}) revert Stale(block.timestamp - at);
      ${scale}
    } catch { revert Silent(); }
  }
}`
      const sign = 'if (answer <= 0) revert NoPrice();'
      const scale =
        'uint8 d = feed.decimals(); return d <= 18 ? uint256(answer) * 10 ** (18 - d) : uint256(answer) / 10 ** (d - 18);'
      return {
        'eight decimals are taken for granted': written(sign, '>', 'return uint256(answer) * 1e10;'),
        'a negative answer is a price': written('if (answer == 0) revert NoPrice();', '>', scale),
        'the limit itself is too old': written(sign, '>=', scale),
      }
    },
  }),
])
