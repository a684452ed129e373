import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

export default moduleChecks('contract-security/invariant-tests', [
  someOf({
    name: 'holds-always',
    seconds: 75,
    hint: 'Could anybody, by a call that is allowed, make it false?',
    scenes: [
      {
        stem: 'A vault takes deposits, pays rewards and lets people leave. Which sentences must hold after every call? Choose all.',
        right: [
          ['All shares add up to the total', 'Nobody has shares that are not counted.'],
          ['What all could claim is at most what is there', 'Solvency.'],
          ['The reward index never falls', 'It only adds up.'],
          ['Nobody has more shares than there are', 'It follows from the sum.'],
        ],
        wrong: [
          ['The vault’s balance never falls', 'People leave.'],
          ['The total of shares never falls', 'People leave.'],
          ['Each holder’s shares stay as they are', 'They deposit, move and leave.'],
          ['The balance equals what was deposited', 'Anybody can send tokens, and rewards come.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'shortest-sequence',
    kind: 'single',
    seconds: 90,
    hint: 'Work out paid and put for each; funding needs a stake, and claiming pays for what has come since the last claim.',
    params: (rng) => {
      const bad = rng.pick([
        ['stake', 'fund', 'stake', 'claim'],
        ['stake', 'fund', 'stake', 'stake', 'claim'],
        ['stake', 'stake', 'fund', 'stake', 'claim'],
      ] as const)
      const good = rng.sample(
        [
          ['stake', 'stake', 'fund', 'claim'],
          ['stake', 'fund', 'claim', 'stake', 'claim'],
          ['fund', 'stake', 'stake', 'claim', 'claim'],
          ['stake', 'fund', 'claim', 'claim', 'stake'],
          ['stake', 'fund', 'stake', 'fund', 'stake'],
        ] as const,
        3,
      )
      return { bad, shown: rng.shuffle<readonly string[]>([bad, ...good]) }
    },
    ask: ({ shown }) => ({
      stem: 'In the model of the text: which sequence breaks “paid is at most put in”?',
      options: shown.map((names) => names.join(' → ')),
    }),
    key: ({ bad, shown }) => ({ kind: 'single', right: shown.indexOf(bad) }),
    why: ({ bad }) => ({
      right: `${bad.join(' → ')}: the stake grows between funding and claiming, and is paid as if it had been there.`,
      wrong: `It is ${bad.join(' → ')}. Only where the stake grows after funding and before a claim is too much paid.`,
    }),
    option: (_params, text) => {
      let [index, stake, paid, put, last] = [0, 0, 0, 0, 0]
      for (const name of text.split(' → ')) {
        if (name === 'fund' && stake > 0) [index, put] = [index + 10 / stake, put + 10]
        if (name === 'stake') stake += 10
        if (name === 'claim') [paid, last] = [paid + stake * (index - last), index]
      }
      return paid > put + 1e-9
    },
  }),
  reckoned({
    name: 'how-many-sequences',
    seconds: 60,
    hint: 'At each place of the sequence every function may stand.',
    draw: (rng) => ({ functions: rng.int(3, 9), length: rng.int(4, 6) }),
    stem: ({ functions, length }) =>
      `A system has ${functions} functions; inputs do not matter. How many different sequences of ${length} calls are there?`,
    unit: 'A whole number.',
    value: ({ functions, length }) => functions ** length,
    within: 0,
    because: ({ functions, length }) =>
      `${functions} choices at each of ${length} places: ${functions}^${length}.`,
    slip: () =>
      'They multiply. This is why a few well-made handler functions find more than all functions of all contracts.',
    again: ({ functions, length }) => {
      let count = 1
      for (let place = 0; place < length; place++) count *= functions
      return count
    },
  }),
  someOf({
    name: 'handler-duties',
    seconds: 75,
    hint: 'It should make calls that can succeed, without deciding what may come out.',
    scenes: [
      {
        stem: 'Which of these belong into a handler? Choose all.',
        right: [
          ['Picking one of a few actors by a seed', 'So that calls are about the same people.'],
          ['Bounding an amount to what the actor has', 'So that calls succeed.'],
          ['Keeping a sum of all that was put in', 'A ghost variable for the invariants.'],
          ['A donation to the vault by a plain transfer', 'What strangers can do has to come too.'],
          ['Letting time go by', 'Many faults need it.'],
        ],
        wrong: [
          ['Returning early whenever the vault is empty', 'The empty vault is the edge.'],
          [
            'Working out the shares by the vault’s own formula and asserting them',
            'It is the code once more.',
          ],
          ['A try with an empty catch around each call', 'It hides what fails.'],
          ['Bounding every amount to 1,000 up to 1,001', 'The edges are left out.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'ghost-sum',
    seconds: 60,
    hint: 'What did the handler add up, and what must be in the vault if nothing is lost?',
    draw: (rng) => ({
      puts: [rng.int(100, 900), rng.int(100, 900), rng.int(100, 900)] as const,
      out: rng.int(20, 90),
      gift: rng.int(10, 99),
    }),
    stem: ({ puts, out, gift }) =>
      `The handler’s ghosts \`putIn\` and \`takenOut\` count deposits and withdrawals. Deposits of ${puts.join(', ')} and a withdrawal of ${out} went through, a deposit of 50 reverted, and somebody sent ${gift} to the vault by a plain transfer. By how much is the vault’s balance greater than \`putIn - takenOut\`?`,
    unit: 'A whole number.',
    value: ({ gift }) => gift,
    within: 0,
    because: ({ gift }) => `Only the ${gift} sent by transfer are not in the ghosts.`,
    slip: () =>
      'What reverts is counted nowhere; that is why ghosts are raised after the call. So the invariant has to be “at least”, not “equal”.',
    again: ({ puts, out, gift }) => {
      const [vault, ghosts] = [
        puts.reduce((sum, n) => sum + n, gift) - out,
        puts.reduce((sum, n) => sum + n, 0) - out,
      ]
      return vault - ghosts
    },
  }),
  oneOf({
    name: 'reverts-hidden',
    seconds: 60,
    hint: 'What would you see if a function of the handler never once went through?',
    scenes: [
      {
        stem: 'All invariants are green after 128,000 calls. By mistake the handler’s `redeem` never succeeds. What shows it?',
        right: [['A count of the calls that went through, by function', 'It is zero for redeem.']],
        wrong: [
          ['Ten times as many runs of the same test, over night', 'Each of them reverts too.'],
          ['A further invariant about the sum of all shares', 'It holds while nobody leaves.'],
          ['A greater depth, so that each sequence is longer', 'Each redeem reverts too.'],
          ['The summary of the tests, which are all green', 'It is green because nothing happened.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'good-sentence-again',
    seconds: 75,
    hint: 'Look for sums, bounds, what only grows, and whether all could be paid.',
    about: 'Good sentences',
    scenes: [
      {
        stem: 'A lender takes collateral and gives loans with interest. Which sentences are invariants? Choose all.',
        right: [
          ['The interest index never falls', 'It only adds up.'],
          ['Debts of all add up to at most the total debt, within rounding', 'A sum.'],
          ['No action leaves the loan of its caller above its limit', 'Each call that would do so reverts.'],
          ['A nonce that was used is never taken again', 'Only forward.'],
        ],
        wrong: [
          ['No loan is ever above its limit', 'Prices fall between calls.'],
          ['The total debt only grows', 'People repay.'],
          ['Every borrower gains', 'Nobody promised it.'],
          ['The price of the collateral stays within 5 %', 'It is the market’s.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'fuzz-or-invariant',
    seconds: 60,
    hint: 'Does the fault need a history?',
    about: 'What holds after every call',
    scenes: [
      {
        stem: 'For which of these is an invariant test the fitting tool?',
        right: [
          ['Rewards that are paid twice after stake, transfer, claim', 'It needs several calls in an order.'],
        ],
        wrong: [
          [
            'A square root that is wrong for one input in a hundred or so',
            'One call, many inputs: a fuzz test.',
          ],
          ['The fee of last week’s incident, with the very numbers of it', 'A plain test.'],
          ['A rule that the specification forgot to mention at all', 'No test finds it; reading does.'],
          ['A text in an error that has a spelling mistake', 'A plain test, or a reader.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'false-alarm',
    seconds: 60,
    hint: 'Could anybody in the world make these calls?',
    about: 'Handlers',
    scenes: [
      {
        stem: 'The shortened sequence is `setPrice(0)` by a random address, then `borrow`. In the real system only the feed’s operators may set prices. What is it?',
        right: [
          [
            'A handler that does what nobody can do',
            'It must call as the operator, within what operators do.',
          ],
        ],
        wrong: [
          ['A fault that has to be reported as critical', 'First: who could do it? Nobody but operators.'],
          ['A wrong sentence, which has to be left out', 'The sentence may be right.'],
          ['A fault of the test tool', 'It did its work.'],
          ['Nothing: it is ignored', 'Then real ones are ignored as well.'],
        ],
      },
    ],
  }),
])
