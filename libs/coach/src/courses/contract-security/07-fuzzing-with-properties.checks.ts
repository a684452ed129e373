import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const KINDS = [
  ['Encoding a message and decoding it gives the message.', 'Round trip'],
  ['The balances of all holders add up to the supply.', 'Nothing lost or made'],
  ['A larger collateral never lowers what may be borrowed.', 'Order'],
  ['The new power function equals a loop of multiplications.', 'Same as a simple one'],
  ['The reward is never more than the pot.', 'Bounds'],
  ['A caller without the role always gets an error.', 'Refusal'],
] as const

export default moduleChecks('contract-security/fuzzing-with-properties', [
  moduleCheck({
    name: 'kind-of-property',
    kind: 'single',
    seconds: 45,
    hint: 'Does it go there and back, add up, compare two inputs, compare two ways, or set a limit?',
    params: (rng) => {
      const [sentence, kind] = rng.pick(KINDS)
      const others = rng.sample(
        KINDS.map(([, other]) => other).filter((other) => other !== kind),
        3,
      )
      return { sentence, kind, shown: rng.shuffle([kind, ...others]) }
    },
    ask: ({ sentence, shown }) => ({ stem: `“${sentence}” Which kind of property is this?`, options: shown }),
    key: ({ kind, shown }) => ({ kind: 'single', right: shown.indexOf(kind) }),
    why: ({ kind, sentence }) => ({
      right: `${kind}: ${sentence}`,
      wrong: `It is “${kind.toLowerCase()}”. The table of the text has an example of each; they help to find further ones for code of your own.`,
    }),
  }),
  someOf({
    name: 'true-for-vault',
    seconds: 75,
    hint: 'Think of rounding in favour of the vault, and of nobody else acting in between.',
    scenes: [
      {
        stem: 'A vault without fees rounds in its own favour. Which properties hold for all inputs, if nobody acts in between? Choose all.',
        right: [
          ['Deposit and redeem at once gives no more than was put in', 'Rounding takes at most.'],
          ['Two deposits of half give no more shares than one of the whole', 'Each is rounded down.'],
          ['A deposit does not lower what a share is worth', 'The rest stays in the vault.'],
          ['Who deposits more gets no fewer shares', 'The formula only grows.'],
        ],
        wrong: [
          ['Deposit and redeem at once gives exactly what was put in', 'A unit may be missing.'],
          ['Every deposit above 0 gives at least one share', 'A dear share rounds small ones down to 0.'],
          ['A deposit gives as many shares as units', 'Only while a share is worth one.'],
          ['A redemption leaves what a share is worth exactly as it was', 'A rest may raise it.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'counter-example',
    seconds: 90,
    hint: 'When does the fee jump, and what comes out one unit before and one unit after it?',
    draw: (rng) => ({ step: 100 * rng.int(2, 9), per: rng.int(3, 9) }),
    stem: ({ step, per }) =>
      `A fee is \`amount / ${step} * ${per}\` in whole numbers; the rest is paid out. What is the smallest amount for which one unit more gives less paid out?`,
    unit: 'A whole number.',
    value: ({ step }) => step - 1,
    within: 0,
    because: ({ step, per }) =>
      `At ${step} the fee jumps from 0 to ${per}: ${step - 1} is paid for ${step - 1}, ${step - per} for ${step}.`,
    slip: () =>
      'Within a step the fee is the same and the payout grows; it falls where the division gives one more.',
    again: ({ step, per }) => {
      const net = (amount: number) => amount - Math.floor(amount / step) * per
      let amount = 1
      while (net(amount + 1) >= net(amount)) amount++
      return amount
    },
  }),
  reckoned({
    name: 'discarded-runs',
    seconds: 60,
    hint: 'Which share of the inputs passes, and how many must be drawn to have that many?',
    draw: (rng) => ({ bits: rng.int(4, 10), runs: 100 * rng.int(2, 10) }),
    stem: ({ bits, runs }) =>
      `An argument is a uniform \`uint16\`. \`vm.assume(x < ${2 ** bits})\` lets through what fits. How many inputs have to be drawn, on average, for ${runs} runs?`,
    unit: 'A whole number.',
    value: ({ bits, runs }) => runs * 2 ** (16 - bits),
    within: 0.5,
    because: ({ bits, runs }) => `One in ${2 ** (16 - bits)} passes: ${runs} × ${2 ** (16 - bits)}.`,
    slip: () => 'With bound every draw is used. Of a random uint256 next to nothing would come through.',
    again: ({ bits, runs }) => (runs * 65_536) / 2 ** bits,
  }),
  reckoned({
    name: 'chance-of-hit',
    seconds: 75,
    hint: 'Reckon the chance that all runs miss, and take it from one.',
    draw: (rng) => ({ values: 100 * rng.int(2, 20), runs: rng.pick([128, 256, 512]) }),
    stem: ({ values, runs }) =>
      `A fault shows for one of ${values} values of an argument, which are drawn evenly. What is the chance that ${runs} runs find it?`,
    unit: 'Per cent, to one decimal.',
    value: ({ values, runs }) => 100 * (1 - (1 - 1 / values) ** runs),
    within: 0.11,
    because: ({ values, runs }) => `1 − (1 − 1/${values})^${runs}.`,
    slip: ({ values, runs }) =>
      `${runs}/${values} would count hits twice; with as many runs as values the chance is about 63 %.`,
    again: ({ values, runs }) => {
      let miss = 1
      for (let i = 0; i < runs; i++) miss *= (values - 1) / values
      return 100 - 100 * miss
    },
  }),
  someOf({
    name: 'what-green-says',
    seconds: 75,
    hint: 'What could be wrong although all runs passed?',
    scenes: [
      {
        stem: 'A fuzz test is green after 10,000 runs. Which of these could still be so? Choose all.',
        right: [
          [
            'Every input was turned away early, and nothing was tested',
            'Look at coverage and count the cases.',
          ],
          ['The expected value is worked out by the same wrong formula', 'Both are wrong together.'],
          ['The fault shows for one input in a billion', 'It was not met.'],
          ['A function is missing that the specification asks for', 'Nobody tested what is not there.'],
        ],
        wrong: [
          ['One of the inputs that were run breaks the property', 'It would be red.'],
          ['The property is false for the input 0, which was among them', 'It would be red.'],
          ['The tested function reverted in a run without being expected to', 'It would be red.'],
          ['The compiler refused the test', 'It would not have run.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-property-catches',
    seconds: 75,
    hint: 'Put the fault into each sentence: does it become false?',
    about: 'Where properties come from',
    scenes: [
      {
        stem: 'By mistake `withdraw` rounds down the number of shares to be burnt. Which property turns red?',
        right: [['Taking out a unit again and again costs shares', 'Rounded down, a unit may cost none.']],
        wrong: [
          ['More deposited gives no fewer shares', 'Deposits are as they were.'],
          ['Nobody burns another’s shares', 'Rights are as they were.'],
          ['The sum of all shares is the total that is kept of them', 'What is burnt is burnt in both.'],
          ['A withdrawal leaves the shares of all others as they were', 'It burns those of its caller.'],
        ],
      },
      {
        stem: 'By mistake a transfer to oneself adds the amount and does not take it off. Which property turns red?',
        right: [['All balances add up to the supply', 'The sum grows.']],
        wrong: [
          ['A transfer of more than one has reverts', 'It still does.'],
          ['A transfer raises no allowance', 'Allowances are as they were.'],
          ['Nobody moves another’s tokens', 'It is one’s own.'],
          ['A transfer emits one event with its amount', 'It still does.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'bound-or-assume',
    seconds: 60,
    hint: 'Which share of random inputs would survive?',
    about: 'Feeding it well',
    scenes: [
      {
        stem: 'A percentage from 0 to 100 is needed from a `uint256`. What is right?',
        right: [['`p = bound(p, 0, 100);`', 'Every input is mapped into the range.']],
        wrong: [
          ['`vm.assume(p <= 100);`', 'Nearly no random input passes.'],
          ['`if (p > 100) return;`', 'Nearly all runs test nothing, and are green.'],
          ['`try this.run(p) {} catch {}`', 'It turns faults green.'],
          ['`p = 100;`', 'It is an example, and no property.'],
        ],
      },
      {
        stem: 'A receiver may be any address but the zero address. What is right?',
        right: [['`vm.assume(to != address(0));`', 'Hardly anything is thrown away.']],
        wrong: [
          ['`to = address(1);`', 'Only one address is tried.'],
          ['`vm.assume(to == address(7));`', 'Nearly nothing passes.'],
          ['`try this.send(to) {} catch { return; }`', 'It turns faults green.'],
          ['`if (uint160(to) > 9) return;`', 'Nearly all runs test nothing.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'kinds-again',
    seconds: 75,
    hint: 'Is the right side worked out in another way than the code does it?',
    about: 'From examples to sentences',
    scenes: [
      {
        stem: 'Which of these are properties worth having for `fee(amount)`, written as `amount * 3 / 1000` rounded up? Choose all.',
        right: [
          ['`fee(a) <= a` for all a', 'A bound that is not the formula.'],
          ['`fee(a) + fee(b) >= fee(a + b)`', 'Splitting never pays.'],
          ['`fee(a + 1) >= fee(a)`', 'Order.'],
          ['`fee(a) > 0` for all a above 0', 'Nobody trades free of charge.'],
        ],
        wrong: [
          ['`fee(a) == (a * 3 + 999) / 1000`', 'It is the code once more.'],
          ['`fee(1000) == 3`', 'A good example, and no property.'],
          ['`fee(a) == fee(a)`', 'It is true of everything.'],
          ['`fee(2 * a) == 2 * fee(a)`', 'It is false: rounding.'],
        ],
      },
    ],
  }),
])
