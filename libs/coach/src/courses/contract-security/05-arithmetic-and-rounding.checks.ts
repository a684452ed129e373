import { oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, moduleChecks, moduleTask } from '../module-checks'
import { onChain, stepsCase } from '../on-chain'

export default moduleChecks('contract-security/arithmetic-and-rounding', [
  reckoned({
    name: 'fee-of-pieces',
    seconds: 75,
    hint: 'Work out the fee of one piece, with the rest dropped, before you take it times the pieces.',
    draw: (rng) =>
      drawnUntil(
        () => ({ basis: rng.pick([5, 25, 30, 45]), piece: rng.int(210, 900), pieces: 10 * rng.int(3, 20) }),
        ({ basis, piece }) => (basis * piece) % 10_000 !== 0,
      ),
    stem: ({ basis, piece, pieces }) =>
      `A fee is \`amount * ${basis} / 10000\`, rounded down. Somebody trades ${(piece * pieces).toLocaleString('en')} units in ${pieces} pieces of ${piece}. How much less fee do they pay than for one trade of the whole?`,
    unit: 'Units, as a whole number.',
    value: ({ basis, piece, pieces }) =>
      Math.floor((piece * pieces * basis) / 10_000) - pieces * Math.floor((piece * basis) / 10_000),
    within: 0,
    because: ({ basis, piece, pieces }) =>
      `${Math.floor((piece * pieces * basis) / 10_000)} for the whole, ${Math.floor((piece * basis) / 10_000)} for each of ${pieces} pieces.`,
    slip: () =>
      'Each piece drops a rest of its own; rounded up, cutting into pieces would cost more and not less.',
    again: ({ basis, piece, pieces }) => {
      let paid = 0n
      for (let i = 0; i < pieces; i++) paid += (BigInt(piece) * BigInt(basis)) / 10_000n
      return Number((BigInt(piece * pieces) * BigInt(basis)) / 10_000n - paid)
    },
  }),
  someOf({
    name: 'direction',
    seconds: 75,
    hint: 'Who chooses the number? Against that one it is rounded.',
    scenes: [
      {
        stem: 'Which of these are rounded the right way? Choose all.',
        right: [
          ['Shares for a deposit: down', 'The depositor gets them.'],
          ['Assets to be paid for a wanted number of shares: up', 'The person pays them.'],
          ['A fee taken from a trader: up', 'The trader pays it.'],
          ['Tokens paid out for burnt shares: down', 'The person gets them.'],
        ],
        wrong: [
          ['Shares burnt for a wanted amount of assets: down', 'Small amounts would cost nothing.'],
          ['Debt of a borrower: down', 'The borrower owes it: up.'],
          ['Collateral needed for a loan: down', 'The borrower gives it: up.'],
          ['Reward paid to a staker: up', 'The staker gets it: down.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'scaled-product',
    seconds: 60,
    hint: 'How often is the scale in the product, and how often should it be in the answer?',
    draw: (rng) => ({ amount: rng.int(20, 900), hundredths: rng.int(101, 399) }),
    stem: ({ amount, hundredths }) =>
      `Rates are kept with a scale of 1,000,000. A rate of ${(hundredths / 100).toFixed(2)} and an amount of ${amount}, also kept with that scale, are multiplied and divided once by the scale. Which whole number comes out?`,
    unit: 'A whole number.',
    value: ({ amount, hundredths }) => amount * hundredths * 10_000,
    within: 0,
    because: ({ amount, hundredths }) =>
      `${amount} × ${(hundredths / 100).toFixed(2)}, kept with the scale once.`,
    slip: () => 'Both factors carry the scale, so the product carries it twice; one division leaves it once.',
    again: ({ amount, hundredths }) =>
      Number((BigInt(amount) * 1_000_000n * (BigInt(hundredths) * 10_000n)) / 1_000_000n),
  }),
  reckoned({
    name: 'victim-shares',
    seconds: 75,
    hint: 'What does the vault hold before the deposit, and how many shares are there?',
    draw: (rng) => ({ gift: 1_000 * rng.int(4, 15), times: rng.int(1, 3), more: rng.int(100, 900) }),
    stem: ({ gift, times, more }) =>
      `An empty vault without defences: the attacker deposits 1 unit for 1 share and sends ${gift.toLocaleString('en')} units by a plain transfer. Then somebody deposits ${(gift * times + more).toLocaleString('en')}. How many shares do they get?`,
    unit: 'A whole number.',
    value: ({ gift, times, more }) => Math.floor((gift * times + more) / (gift + 1)),
    within: 0,
    because: ({ gift, times, more }) => `${gift * times + more} × 1 / ${gift + 1}, rounded down.`,
    slip: () =>
      'The transfer counts as assets of the one share there is; the rest of the division goes to all shares.',
    again: ({ gift, times, more }) => {
      let [shares, left] = [0, gift * times + more]
      for (; left >= gift + 1; shares++) left -= gift + 1
      return shares
    },
  }),
  reckoned({
    name: 'attack-gain',
    seconds: 90,
    hint: 'After the deposit: how much is in the vault, how many shares, and what is one of them paid?',
    draw: (rng) => {
      const gift = 1_000 * rng.int(4, 15)
      return { gift, put: gift + 2 + 2 * rng.int(1_000, 1_900) }
    },
    stem: ({ gift, put }) =>
      `The same attack: 1 unit deposited, ${gift.toLocaleString('en')} sent. The victim deposits ${put.toLocaleString('en')} and gets 1 share. Then the attacker redeems the own share, rounded down. How much has the attacker gained?`,
    unit: 'Units, as a whole number.',
    value: ({ gift, put }) => Math.floor((gift + 1 + put) / 2) - (gift + 1),
    within: 0,
    because: ({ gift, put }) => `(${gift + 1} + ${put}) / 2, less the ${gift + 1} that were put in.`,
    slip: () => 'Both have one share, so each owns half of all that is there, whoever brought it.',
    again: ({ gift, put }) => Math.floor((put - gift - 1) / 2),
  }),
  reckoned({
    name: 'with-virtual',
    seconds: 90,
    hint: 'Put the virtual numbers into the formula, for the attacker’s first deposit and for the victim’s.',
    draw: (rng) => ({ gift: 1_000 * rng.int(4, 15), put: 1_000 * rng.int(5, 30) }),
    stem: ({ gift, put }) =>
      `A vault computes shares = assets × (all shares + 1,000) / (all assets + 1). The attacker deposits 1 unit, which gives 1,000 shares, and sends ${gift.toLocaleString('en')}. How many shares does a victim get for ${put.toLocaleString('en')} units?`,
    unit: 'A whole number.',
    value: ({ gift, put }) => Math.floor((put * 2_000) / (gift + 2)),
    within: 0,
    because: ({ gift, put }) => `${put} × (1,000 + 1,000) / (${gift + 1} + 1).`,
    slip: () =>
      'The price of a share is a thousand times smaller, so the rest that is lost is as well; and half of the gift belongs to shares that nobody has.',
    again: ({ gift, put }) => Number((BigInt(put) * 2_000n) / BigInt(gift + 2)),
  }),
  someOf({
    name: 'cut-or-revert',
    seconds: 75,
    hint: 'Which of them are checked, which of them cut, and which of them wrap around?',
    scenes: [
      {
        stem: '`x` is a `uint256` with the value 2¹²⁸ + 7, `y` is 3. Which expressions give a number without reverting? Choose all.',
        right: [
          ['`uint128(x)`', 'It keeps the low bits: 7.'],
          ['`y - x` in an unchecked block', 'It wraps around.'],
          ['`y / x`', 'It is 0, with the rest dropped.'],
          ['`uint256(int256(y) - 5)`', 'It is a huge number: −2 read as unsigned.'],
        ],
        wrong: [
          ['`y - x`', 'It is below 0 and reverts.'],
          ['`x * x`', 'It does not fit: over 2²⁵⁶.'],
          ['`x / (y - 3)`', 'A division by zero.'],
          ['`x ** 2 / x`', 'The square does not fit, before it is divided.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'rest-of-split',
    seconds: 60,
    hint: 'Share out in whole units first; what is then still there?',
    draw: (rng) =>
      drawnUntil(
        () => ({ sum: rng.int(1_000, 9_000), people: rng.pick([7, 11, 13, 17, 19]), rounds: rng.int(2, 6) }),
        ({ sum, people }) => sum % people > 1,
      ),
    stem: ({ sum, people, rounds }) =>
      `In each of ${rounds} rounds ${sum} units are shared equally among ${people} people, rounded down, and the rest stays in the contract without being used in the next round. How much is there in the end?`,
    unit: 'Units, as a whole number.',
    value: ({ sum, people, rounds }) => rounds * (sum % people),
    within: 0,
    because: ({ sum, people, rounds }) => `${sum} leaves ${sum % people} over, ${rounds} times.`,
    slip: () => 'Carried on into the next round, the rest would be shared as soon as it is enough for all.',
    again: ({ sum, people, rounds }) => rounds * sum - rounds * people * Math.floor(sum / people),
  }),
  oneOf({
    name: 'who-gets-it',
    seconds: 60,
    hint: 'What is one unit worth, who can repeat it, and can it block somebody?',
    about: 'There are no fractions',
    scenes: [
      {
        stem: 'Which of these rounding faults is the worst?',
        right: [
          [
            'Burnt shares rounded down, with a share worth 9,000 units',
            'One takes out up to 8,999 units for nothing, again and again.',
          ],
        ],
        wrong: [
          [
            'A payout rounded down, with a unit worth a millionth of a cent',
            'The pot keeps next to nothing.',
          ],
          ['A fee rounded up by one unit', 'It is in favour of the pot.'],
          ['A reward paid one unit too small', 'It is in favour of the pot.'],
          ['A deposit rounded down to whole shares, worth a unit each of them', 'At most a unit is lost.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'order-again',
    seconds: 60,
    hint: 'Drop the rest at each division, in the order in which it is written.',
    about: 'Multiply first',
    draw: (rng) =>
      drawnUntil(
        () => ({ a: rng.int(1_000, 5_000), b: rng.int(300, 900), c: rng.int(20, 90) }),
        ({ a, b, c }) => Math.floor((a * c) / b) !== Math.floor(a / b) * c,
      ),
    stem: ({ a, b, c }) =>
      `By how much does \`${a} / ${b} * ${c}\` fall short of \`${a} * ${c} / ${b}\`, with whole numbers in variables?`,
    unit: 'A whole number.',
    value: ({ a, b, c }) => Math.floor((a * c) / b) - Math.floor(a / b) * c,
    within: 0,
    because: ({ a, b, c }) =>
      `Multiplied first it is ${Math.floor((a * c) / b)}, divided first ${Math.floor(a / b) * c}.`,
    slip: () => 'The rest that was dropped first is missing as many times as it is multiplied.',
    again: ({ a, b, c }) => Number((BigInt(a) * BigInt(c)) / BigInt(b) - (BigInt(a) / BigInt(b)) * BigInt(c)),
  }),
  moduleTask({
    name: 'convert-task',
    kind: 'code-solidity',
    seconds: 420,
    hint: 'For each of the four ask who chooses the number and who should keep the rest.',
    about: 'There are no fractions',
    params: (rng) => ({
      contract: rng.pick(['Rates', 'Scale', 'Ratio', 'Gauge'] as const),
      shares: rng.int(300, 700),
      assets: rng.int(1_000, 1_900),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\` for a vault, with four \`pure\` functions that take \`(uint256 n, uint256 shares, uint256 assets)\`, where the last two are all shares and all assets: \`onDeposit\` (n assets are given: how many shares does one get), \`onMint\` (n shares are wanted: how many assets does one pay), \`onWithdraw\` (n assets are wanted: how many shares does one pay) and \`onRedeem\` (n shares are given: how many assets does one get). Reckon with one virtual share and one virtual asset: 1 more of each in every formula. Round in favour of the vault.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    function onDeposit(uint256 n, uint256 shares, uint256 assets) external pure returns (uint256) {\n    }\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('an empty vault', [
          { make: contract },
          { call: 'onDeposit', args: ['50', '0', '0'], gives: '50' },
          { call: 'onMint', args: ['50', '0', '0'], gives: '50' },
        ]),
      ],
    }),
    key: ({ contract, shares, assets }) => {
      const [s, a] = [BigInt(shares + 1), BigInt(assets + 1)]
      const up = (n: bigint, by: bigint, over: bigint) => String((n * by + over - 1n) / over)
      const both = [String(shares), String(assets)]
      const case_ = (name: string, call: string, of: (n: bigint) => string, ns: readonly number[]) =>
        stepsCase(name, [
          { make: contract },
          ...ns.map((n) => ({ call, args: [String(n), ...both], gives: of(BigInt(n)) })),
        ])
      const ns = [1, 2, 17, 100, 333]
      return onChain([
        case_('deposit', 'onDeposit', (n) => String((n * s) / a), ns),
        case_('mint', 'onMint', (n) => up(n, a, s), ns),
        case_('withdraw', 'onWithdraw', (n) => up(n, s, a), ns),
        case_('redeem', 'onRedeem', (n) => String((n * a) / s), ns),
        stepsCase('nothing', [
          { make: contract },
          ...['onDeposit', 'onMint', 'onWithdraw', 'onRedeem'].map((call) => ({
            call,
            args: ['0', ...both],
            gives: '0',
          })),
        ]),
      ])
    },
    why: () => ({
      right: 'What one gets is rounded down, what one pays is rounded up, and nothing costs nothing.',
      wrong:
        'Try 1 unit: `onWithdraw(1)` must cost a share at least. And 0: rounding up by adding 1 makes nothing cost something.',
    }),
    solutions: ({ contract }) => [
      `pragma solidity ^0.8.24;
contract ${contract} {
  function onDeposit(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return n * (s + 1) / (a + 1); }
  function onMint(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return (n * (a + 1) + s) / (s + 1); }
  function onWithdraw(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return (n * (s + 1) + a) / (a + 1); }
  function onRedeem(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return n * (a + 1) / (s + 1); }
}`,
      `pragma solidity ^0.8.24;
contract ${contract} {
  function part(uint256 n, uint256 by, uint256 over, bool up) private pure returns (uint256 r) {
    r = n * (by + 1) / (over + 1);
    if (up && n * (by + 1) % (over + 1) > 0) r++;
  }
  function onDeposit(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return part(n, s, a, false); }
  function onMint(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return part(n, a, s, true); }
  function onWithdraw(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return part(n, s, a, true); }
  function onRedeem(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return part(n, a, s, false); }
}`,
    ],
    wrong: ({ contract }) => {
      const written = (mint: string, withdraw: string, plus = ' + 1') => `pragma solidity ^0.8.24;
contract ${contract} {
  function onDeposit(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return n * (s${plus}) / (a${plus}); }
  function onMint(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return ${mint}; }
  function onWithdraw(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return ${withdraw}; }
  function onRedeem(uint256 n, uint256 s, uint256 a) external pure returns (uint256) { return n * (a${plus}) / (s${plus}); }
}`
      return {
        'all are rounded down': written('n * (a + 1) / (s + 1)', 'n * (s + 1) / (a + 1)'),
        'one is added instead of rounding up': written(
          'n * (a + 1) / (s + 1) + 1',
          'n * (s + 1) / (a + 1) + 1',
        ),
        'withdraw is rounded down': written('(n * (a + 1) + s) / (s + 1)', 'n * (s + 1) / (a + 1)'),
      }
    },
  }),
])
