import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const TWISTS = ['Who', 'How much', 'Order', 'Time', 'How often', 'Together', 'Failing'] as const
const CASES: readonly (readonly [string, number])[] = [
  ['A guest opens the booking of another guest by its number.', 0],
  ['A tenant invites somebody into another tenant’s workspace.', 0],
  ['A buyer orders −1 pieces and is paid.', 1],
  ['A donor gives 0.004 euros, which is booked as a whole cent.', 1],
  ['A buyer goes to “thank you” without having paid.', 2],
  ['A student hands in first and opens the questions afterwards.', 2],
  ['Two transfers of the whole balance are sent at the same moment.', 3],
  ['A bidder bids a millisecond after the auction has ended, and it counts.', 3],
  ['Somebody asks a million times for a mail to a stranger’s address.', 4],
  ['Somebody tries all codes of four digits.', 4],
  ['A voucher buys a voucher, which buys a voucher.', 5],
  ['A free trial and a change of name together are a free trial for ever.', 5],
  ['The payment went through, the server stopped, and the order is paid again.', 6],
  ['The mail was sent, writing it down failed, and it is sent anew each minute.', 6],
]

export default moduleChecks('threat-modelling/abuse-cases', [
  moduleCheck({
    name: 'which-twist',
    kind: 'single',
    seconds: 45,
    hint: 'What is bent: the person, the amount, the sequence, the moment, the number of times, a combination, or a stop halfway?',
    params: (rng) => {
      const [text, at] = rng.pick(CASES)
      const right = TWISTS[at] ?? TWISTS[0]
      const others = rng.sample(
        TWISTS.filter((one) => one !== right),
        3,
      )
      return { text, right, shown: rng.shuffle([right, ...others]) }
    },
    ask: ({ text, shown }) => ({
      stem: `“${text}” Which twist is this first of all?`,
      options: shown.map((one) => `Twist: ${one}`),
    }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ text, right }) => ({
      right: `${right}: ${text}`,
      wrong: `It is “${right.toLowerCase()}”. Take away the one thing that was bent: what is left is the ordinary story.`,
    }),
  }),
  someOf({
    name: 'is-it-one',
    seconds: 60,
    hint: 'Look for an actor, an action, and a gain or a harm.',
    scenes: [
      {
        stem: 'Which sentences are whole abuse cases? Choose all.',
        right: [
          ['A seller buys from themselves to raise their own rating.', 'Actor, action, gain.'],
          ['A former member reads new messages with an old link.', 'Actor, action, gain.'],
          ['A customer returns an empty box and is refunded at once.', 'Actor, action, gain.'],
          ['A rival books all seats and lets them lapse.', 'Actor, action, harm.'],
        ],
        wrong: [
          ['The rating is insecure.', 'Nobody does anything.'],
          ['Somebody could do something with links.', 'No action and no gain.'],
          ['Use HTTPS everywhere.', 'It is a measure.'],
          ['A customer returns a box and is refunded.', 'It is the ordinary story.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'race-count',
    seconds: 75,
    hint: 'How many of them look before the first one has acted?',
    draw: (rng) => ({ gap: 10 * rng.int(2, 9), between: rng.int(3, 9), calls: rng.int(12, 40) }),
    stem: ({ gap, between, calls }) =>
      `\`cancel\` looks at the state, and ${gap} ms later refunds and changes the state. ${calls} requests come, one every ${between} ms, the first at 0 ms. How many refunds are there? (Who looks at the very moment of a change sees the change.)`,
    unit: 'A whole number.',
    value: ({ gap, between, calls }) => Math.min(calls, Math.ceil(gap / between)),
    within: 0,
    because: ({ gap, between }) =>
      `All that look before ${gap} ms see “paid”: those at 0, ${between}, ${2 * between} … ms.`,
    slip: () =>
      'One step must decide: change the state where it is still “paid”, and refund only if a row was changed.',
    again: ({ gap, between, calls }) => {
      let refunds = 0
      for (let i = 0; i < calls; i++) if (i * between < gap) refunds++
      return refunds
    },
  }),
  moduleCheck({
    name: 'step-in-most',
    kind: 'single',
    seconds: 75,
    hint: 'For each step count the ways that need it.',
    params: (rng) => {
      const [a = '', b = '', c = '', d = ''] = rng.sample(
        [
          'steal a laptop',
          'phone the help desk',
          'guess a password',
          'send a false link',
          'copy a badge',
          'buy an old account',
        ],
        4,
      )
      const ways = rng.shuffle([
        [a, b],
        [a, c],
        [a, d],
        [b, c],
      ])
      return { a, ways, shown: rng.shuffle([a, b, c, d]) }
    },
    ask: ({ ways, shown }) => ({
      stem: 'One of these ways is enough, and a way needs both of its steps. Making which single step impossible closes most ways?',
      code: ['Goal: one of', ...ways.map((steps) => `  - all of: ${steps.join(' + ')}`)].join('\n'),
      options: shown,
    }),
    key: ({ a, shown }) => ({ kind: 'single', right: shown.indexOf(a) }),
    why: ({ a }) => ({
      right: `“${a}” stands in three of four ways.`,
      wrong: `Count in how many ways each step stands: “${a}” in three. A way is closed as soon as one of its steps is.`,
    }),
    verify: ({ ways, shown }) => {
      const counts = shown.map((step) => ways.filter((way) => way.includes(step)).length)
      return { kind: 'single', right: counts.indexOf(Math.max(...counts)) }
    },
  }),
  oneOf({
    name: 'rule-or-test',
    seconds: 60,
    hint: 'Which of them shows by itself, each day, that the promise still holds?',
    scenes: [
      {
        stem: 'For “a customer cancels after hand-over and keeps the goods” the team agreed on a rule. What keeps the rule true next year?',
        right: [
          [
            'A test that cancels a sent order and expects a refusal',
            'It turns red when somebody breaks the rule.',
          ],
        ],
        wrong: [
          ['A sentence about it in the handbook for new colleagues', 'Nobody runs a handbook.'],
          ['The drawing, in which the state “sent” has its own colour', 'It refuses nothing.'],
          ['A button that is hidden in the page for orders that were sent', 'Requests need no button.'],
          ['The memory of those who were in the room on that day', 'People leave.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'steps-of-case',
    seconds: 60,
    hint: 'From the story to what stays when everybody has left the room.',
    chains: [
      {
        stem: 'Put the steps from a user story to a kept promise in order, first at the top.',
        steps: [
          'Say what the story allows, and to whom',
          'Twist it: who, how much, order, time, how often, together, failing',
          'Write each case as actor, action and gain',
          'Decide on a rule, a limit or to live with it',
          'Write a test that plays the case',
        ],
        because:
          'One twists what is said, writes down what came of it, decides, and then keeps the decision by a test.',
      },
    ],
  }),
  oneOf({
    name: 'twist-again',
    seconds: 60,
    hint: 'Which of the seven would have led somebody to ask this?',
    about: 'Seven ways to twist a story',
    scenes: [
      {
        stem: '“As a member I can invite three friends and get a month free for each.” Which question comes of the twist “together”?',
        right: [['Can two members invite each other in turn for ever?', 'Two allowed things combined.']],
        wrong: [
          ['Can somebody invite friends of another member?', 'It is the twist who.'],
          ['What if one invites −3 friends, or three million of them?', 'It is the twist how much.'],
          ['What if the friend joins before the invitation is sent?', 'It is the twist order.'],
          ['What if the server stops after the first of the three?', 'It is the twist failing.'],
        ],
      },
      {
        stem: '“As a guest I can change my booking until noon.” Which question comes of the twist “time”?',
        right: [['Which clock, and what if two changes come at once?', 'The moment is what is bent.']],
        wrong: [
          ['Can a guest change the booking of somebody else?', 'It is the twist who.'],
          ['Can one change it to zero nights, or to minus two of them?', 'It is the twist how much.'],
          ['Can one change it a thousand times, with a mail for each of them?', 'It is the twist how often.'],
          ['Can a change and a voucher make it cheaper than nothing?', 'It is the twist together.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'sentence-again',
    seconds: 60,
    hint: 'Would it make sense to somebody who knows the business and cannot program?',
    about: 'The other half of a story',
    scenes: [
      {
        stem: 'A library lends films for two days, and charges a fee for late returns. Which are abuse cases of its business? Choose all.',
        right: [
          ['A member returns a film by the app, and keeps it.', 'Actor, action, gain.'],
          ['A member lends a film again just before each deadline, for ever.', 'Others never get it.'],
          ['A member closes the account to be rid of fees, and opens another.', 'Actor, action, gain.'],
          ['A member reserves all copies and fetches none.', 'Others never get them.'],
        ],
        wrong: [
          ['The search form takes a quote unescaped.', 'A habit of the code, and not of the business.'],
          ['The certificate has too short a key.', 'It is about technology.'],
          ['A member returns a film on time.', 'It is the story itself.'],
          ['The server’s version is old.', 'It is about technology.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'twist-of-vouchers',
    seconds: 75,
    hint: 'What does one have after each turn, if the price of the next voucher is paid with the last one?',
    about: 'Seven ways to twist a story',
    draw: (rng) => ({
      start: 100 * rng.int(1, 4),
      percent: rng.pick([10, 20, 25, 50]),
      turns: rng.int(2, 4),
    }),
    stem: ({ start, percent, turns }) =>
      `A shop sells vouchers with ${percent} % on top: who pays 100 gets a voucher of ${100 + percent}. Vouchers may be paid with vouchers. Somebody begins with ${start} euros and turns it over ${turns} times. What is the voucher worth?`,
    unit: 'Euros, to one decimal.',
    value: ({ start, percent, turns }) => start * (1 + percent / 100) ** turns,
    within: 0.06,
    because: ({ start, percent, turns }) => `${start} × ${1 + percent / 100}, ${turns} times over.`,
    slip: () =>
      'Each step is allowed by itself; together they make money. A rule such as “no voucher for a voucher” ends it.',
    again: ({ start, percent, turns }) => {
      let worth = start
      for (let i = 0; i < turns; i++) worth += (worth * percent) / 100
      return worth
    },
  }),
])
