import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const LEVELS = ['low', 'medium', 'high'] as const
const TABLE = [
  ['low', 'low', 'medium'],
  ['low', 'medium', 'high'],
  ['medium', 'high', 'critical'],
] as const
const IMPACTS = [
  'a display shows an old number for a minute',
  'a day’s interest of one user can be lost',
  'all deposits can be taken',
] as const
const LIKELIHOODS = [
  'it needs the keys of two signers',
  'it needs a state that comes about once a month',
  'anybody can do it at any time for some gas',
] as const
const PARTS = [
  ['Title', 'Anybody can end an auction before its time'],
  ['Place', '`Auction.sol:74`, `finish`, at commit 3c0f9e1'],
  ['Cause', '`finish` compares the block number with a time in seconds'],
  ['Scenario', '1. Ann starts an auction for a day. 2. Mallory calls `finish`. 3. …'],
  ['Impact', 'Sellers get the lowest bid; every auction is concerned'],
  ['Likelihood', 'No rights and no money are needed, one transaction does it'],
  ['Repair', 'Compare `block.timestamp` with `endsAt`, and nothing else'],
] as const

export default moduleChecks('contract-security/writing-your-own-report', [
  oneOf({
    name: 'good-title',
    seconds: 60,
    hint: 'Look for one that says who can do what to whom.',
    scenes: [
      {
        stem: 'Which title tells the reader who decides what is at stake?',
        right: [['A borrower can make their loan impossible to liquidate', 'Who, and what they can do.']],
        wrong: [
          [
            'Missing check of the length of an array in `_liquidate`',
            'It is a cause; the harm has to be guessed.',
          ],
          [
            'Unsafe external call within a loop over collaterals',
            'It is a pattern; nobody knows what is lost.',
          ],
          ['Denial of service', 'Of what, by whom?'],
          ['Gas usage in line 212 could be improved somewhat, see below', 'It hides what happens.'],
        ],
      },
      {
        stem: 'Which title tells the reader who decides what is at stake?',
        right: [['Whoever deposits first can take later deposits', 'Who, and what they can do.']],
        wrong: [
          [
            'Rounding in `convertToShares` goes down in every case',
            'It is what the standard asks for; the harm is missing.',
          ],
          ['Integer division before multiplication in line 40 of the vault', 'It is a cause.'],
          ['Inflation', 'Nobody knows of what.'],
          ['The vault does not follow best practices of the industry here', 'It says nothing.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'part-of',
    kind: 'single',
    seconds: 45,
    hint: 'Does it say who can do what, where, why, how, how bad, how easily, or what to change?',
    params: (rng) => {
      const one = rng.pick(PARTS)
      const others = rng.sample(
        PARTS.filter((part) => part !== one),
        3,
      )
      return { one, shown: rng.shuffle([one, ...others]) }
    },
    ask: ({ one: [, text], shown }) => ({
      stem: `A finding holds: “${text}”. Which part of the finding is this?`,
      options: shown.map(([part]) => part),
    }),
    key: ({ one, shown }) => ({ kind: 'single', right: shown.indexOf(one) }),
    why: ({ one: [part, text] }) => ({
      right: `${part}: “${text}”.`,
      wrong: `It is the part “${part}”. Kept apart, each reader finds at once what they need.`,
    }),
  }),
  moduleCheck({
    name: 'severity-of',
    kind: 'single',
    seconds: 60,
    hint: 'Put each of the two into one of three steps, and look it up.',
    params: (rng) => ({
      impact: rng.int(0, 2),
      likelihood: rng.int(0, 2),
      shown: rng.shuffle(['low', 'medium', 'high', 'critical']),
    }),
    ask: ({ impact, likelihood, shown }) => ({
      stem: `Impact ${LEVELS[impact] ?? ''}: ${IMPACTS[impact] ?? ''}. Likelihood ${LEVELS[likelihood] ?? ''}: ${LIKELIHOODS[likelihood] ?? ''}. Which severity does the table of the text give?`,
      options: shown.map((level) => `Severity: ${level}`),
    }),
    key: ({ impact, likelihood, shown }) => ({
      kind: 'single',
      right: shown.indexOf(TABLE[likelihood]?.[impact] ?? ''),
    }),
    why: ({ impact, likelihood }) => ({
      right: `Likelihood ${LEVELS[likelihood] ?? ''} and impact ${LEVELS[impact] ?? ''} give ${TABLE[likelihood]?.[impact] ?? ''}.`,
      wrong: `The row of likelihood ${LEVELS[likelihood] ?? ''} and the column of impact ${LEVELS[impact] ?? ''} meet at ${TABLE[likelihood]?.[impact] ?? ''}. A high impact alone does not make a finding critical.`,
    }),
    verify: ({ impact, likelihood, shown }) => ({
      kind: 'single',
      right: shown.indexOf(['low', 'low', 'medium', 'high', 'critical'][impact + likelihood] ?? ''),
    }),
  }),
  someOf({
    name: 'reasons',
    seconds: 60,
    hint: 'Which of them could somebody check, and answer with a number?',
    scenes: [
      {
        stem: 'Which sentences are reasons for a severity that one can argue with? Choose all.',
        right: [
          ['The attack costs about 900 euros of fees and yields 40,000.', 'Both numbers can be checked.'],
          [
            'It needs the oracle to be silent for an hour; that happened twice this year.',
            'It can be looked up.',
          ],
          ['Every depositor of the pool loses their reward of that day.', 'Who and how much.'],
          [
            'The owner alone can do it; if owners are not trusted it is high.',
            'Both values, with the assumption.',
          ],
        ],
        wrong: [
          ['This is obviously very dangerous.', 'Nobody can check it.'],
          ['Similar bugs have been critical elsewhere.', 'It is about other code.'],
          ['We raised it so that it is taken seriously.', 'It is no reason.'],
          ['It took us three days to find.', 'It says nothing of the harm.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-assertion',
    seconds: 60,
    hint: 'Which of them states the promise, so that it is red now and green when mended?',
    scenes: [
      {
        stem: 'A stranger can take Ben’s 50 tokens. With which line does the proof end?',
        right: [['`assertEq(token.balanceOf(ben), 50);`', 'The promise: red today, green after the repair.']],
        wrong: [
          ['`assertEq(token.balanceOf(stranger), 50);`', 'It is green today, and has to be thrown away.'],
          ['`assertTrue(success);`', 'It does not say what was lost.'],
          ['`console.log(token.balanceOf(stranger));`', 'Nothing turns red.'],
          ['`vm.expectRevert(); vault.totalSupply();`', 'It is about something else.'],
        ],
      },
      {
        stem: 'A user can be kept from withdrawing their 80 tokens. With which line does the proof end?',
        right: [
          [
            '`assertEq(token.balanceOf(user), 80);` after `withdraw()`',
            'The promise: what is theirs can be had.',
          ],
        ],
        wrong: [
          [
            '`vm.expectRevert(); vault.withdraw();` as the very last line of it',
            'It is green today, and wrong after the repair.',
          ],
          ['`assertGt(gasleft(), 0);` after the call of `withdraw()`', 'It says nothing of the tokens.'],
          ['`assertEq(vault.owner(), owner);` before and after the attack', 'It is about something else.'],
          ['`try vault.withdraw() {} catch {}` and nothing behind it', 'Nothing turns red.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'gain-less-cost',
    seconds: 60,
    hint: 'What does the attacker have afterwards, less everything that had to be paid?',
    about: 'Severity that can be argued with',
    draw: (rng) => ({
      borrowed: 1_000 * rng.int(200, 900),
      basis: rng.int(5, 9),
      gas: rng.int(40, 160),
      taken: 100 * rng.int(40, 120),
      swaps: rng.int(100, 900),
    }),
    stem: ({ borrowed, basis, gas, taken, swaps }) =>
      `An attack takes ${taken.toLocaleString('en')} euros out of a pool. It needs a flash loan of ${borrowed.toLocaleString('en')} euros at ${basis / 100} %, ${gas} euros of gas, and loses ${swaps} euros in swaps. What does the attacker gain?`,
    unit: 'Euros, as a whole number; with a minus sign where it is a loss.',
    value: ({ borrowed, basis, gas, taken, swaps }) => taken - (borrowed * basis) / 10_000 - gas - swaps,
    within: 0.5,
    because: ({ borrowed, basis, gas, taken, swaps }) =>
      `${taken} − ${(borrowed * basis) / 10_000} − ${gas} − ${swaps}.`,
    slip: () =>
      'The loan itself is repaid; its fee is the cost. If the gain is below zero, say what an attacker might want all the same.',
    again: ({ borrowed, basis, gas, taken, swaps }) =>
      (taken * 10_000 - borrowed * basis - (gas + swaps) * 10_000) / 10_000,
  }),
  someOf({
    name: 'honest-sentence',
    seconds: 60,
    hint: 'Does it claim only what was done?',
    scenes: [
      {
        stem: 'Which sentences may stand in a report? Choose all.',
        right: [
          ['We found no way to withdraw more than was deposited.', 'It says what was found.'],
          ['Scripts of deployment were out of scope.', 'What was left out, by name.'],
          ['We assume that tokens take no fee.', 'The assumption is told.'],
          ['Two of the five properties were tried by fuzzing only.', 'It says how deep.'],
        ],
        wrong: [
          ['The contracts are free of faults.', 'Nobody can know.'],
          ['Reentrancy is impossible.', 'It claims more than was looked at.'],
          ['The code is now secure.', 'A fix was looked at, and no more.'],
          ['No hacker will find a way in.', 'Nobody can know.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'steps-of-disclosure',
    seconds: 60,
    hint: 'Who has to know first, and when may everybody know?',
    chains: [
      {
        stem: 'You find a fault in a live contract of others. Put these in order, first at the top.',
        steps: [
          'Reproduce it on a copy of the chain, without touching the live one',
          'Look up how the team wants to be told, and tell it there, in private',
          'Agree on a date on which it becomes public',
          'Look at the repair with your own test',
          'Publish it, with what users have to do',
        ],
        because:
          'Be sure, tell those who can mend it, agree on a date, see that it is mended, and only then tell everybody.',
      },
    ],
  }),
  oneOf({
    name: 'title-again',
    seconds: 60,
    hint: 'Who loses what?',
    about: 'The parts of a finding',
    scenes: [
      {
        stem: 'Which of these is a finding, where the others are remarks?',
        right: [['A keeper can skip a user’s payout for good', 'Somebody loses something.']],
        wrong: [
          ['The compiler version is a range', 'Nobody loses anything by it here.'],
          ['`block.timestamp` is used for a deadline of some 30 days', 'Seconds do not matter for it.'],
          ['A public function could be external', 'Nobody loses anything.'],
          [
            'Comments of the interface are older than the code they describe',
            'A remark, if nobody is misled into harm.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'proof-again',
    seconds: 60,
    hint: 'What may an attacker have, and what has to turn red?',
    about: 'A proof that runs',
    scenes: [
      {
        stem: 'Which make a proof convincing? Choose all.',
        right: [
          ['It begins from the state after deployment', 'The state can be reached.'],
          ['The attacker has nothing that a stranger has not', 'Nothing is given away.'],
          ['It ends with an assertion about money or rights', 'It shows what is lost.'],
          ['It turns green with the proposed repair', 'Cause and repair belong together.'],
        ],
        wrong: [
          ['It sets storage by hand to a state that no call leads to', 'Then it proves nothing.'],
          ['It acts as the owner, without saying so', 'The owner is no stranger.'],
          ['It prints the balances and asserts nothing', 'Nobody sees red.'],
          ['It uses a copy of the contract in which a check was left out', 'It is other code.'],
        ],
      },
    ],
  }),
])
