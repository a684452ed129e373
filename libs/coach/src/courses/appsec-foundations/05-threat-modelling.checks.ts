import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const LETTERS = [
  'Spoofing',
  'Tampering',
  'Repudiation',
  'Information disclosure',
  'Denial of service',
  'Elevation of privilege',
] as const
const EVENTS: readonly (readonly [string, number])[] = [
  ['Somebody signs in with a password found in a leak.', 0],
  ['A server answers under the name of the payment partner.', 0],
  ['A price in a hidden field of the form is changed on its way.', 1],
  ['Rows of a backup are altered before it is restored.', 1],
  ['A clerk says that the refund was not theirs, and nothing shows whose it was.', 2],
  ['A customer denies an order, and the log has no entry of it.', 2],
  ['Error pages show the addresses of other customers.', 3],
  ['A store of files can be listed by anybody.', 3],
  ['One search without a limit keeps the database busy for minutes.', 4],
  ['Somebody locks all accounts by wrong passwords.', 4],
  ['An ordinary user calls the page of administrators, and it answers.', 5],
  ['A service that may only read finds a way to write.', 5],
]

interface Prices {
  direct: number
  both: readonly [number, number]
  step: number
  ways: readonly [number, number]
}

export default moduleChecks('appsec-foundations/threat-modelling', [
  someOf({
    name: 'crossing-arrows',
    seconds: 75,
    hint: 'For each arrow ask: must the receiver not simply believe the sender?',
    scenes: [
      {
        stem: 'A shop has a web app in browsers, an API, a worker and a database that only API and worker reach; a courier calls a hook of the API. Which arrows cross a trust boundary? Choose all.',
        right: [
          ['The browser sends an order to the API', 'The browser is in the hands of whoever sits at it.'],
          ['The courier calls the hook', 'Another company, and anybody who claims to be it.'],
          ['The API sends an address to the courier', 'Data leave for somebody else’s hands.'],
          ['A new version of a package is put into the build', 'Code of strangers enters.'],
        ],
        wrong: [
          ['A function of the worker calls another of its functions', 'Both are one process.'],
          ['The API writes an order into a variable of its own', 'Nothing leaves the process.'],
          ['The worker sorts a list that it holds in memory', 'Nothing leaves the process.'],
          ['The worker adds up numbers of one and the same order', 'Nothing leaves the process.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'letter-of-event',
    kind: 'single',
    seconds: 45,
    hint: 'What is broken: who it was, what stands there, that it can be proved, who knows it, that it works, or what one may do?',
    params: (rng) => {
      const [event, right] = rng.pick(EVENTS)
      const others = rng.sample(
        LETTERS.filter((_, i) => i !== right),
        3,
      )
      return { event, right: LETTERS[right] ?? '', shown: rng.shuffle([LETTERS[right] ?? '', ...others]) }
    },
    ask: ({ event, shown }) => ({
      stem: `“${event}” Which threat of STRIDE is it first of all?`,
      options: shown,
    }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ event, right }) => ({
      right: `${right}: ${event}`,
      wrong: `It is ${right.toLowerCase()}. Ask what is broken by the event itself, not by what may follow from it.`,
    }),
  }),
  oneOf({
    name: 'answer-for-threat',
    seconds: 60,
    hint: 'Which property is broken, and which answer gives back that very property?',
    scenes: [
      {
        stem: 'Clerks can deny a refund they made. Which measure answers this threat?',
        right: [['A log of who did it, kept where clerks cannot write', 'It answers repudiation.']],
        wrong: [
          ['Encryption of the table in which refunds are kept', 'It answers disclosure.'],
          ['A limit on the number of refunds in an hour', 'It answers denial of service, or bounds a loss.'],
          ['A tag over each row, made with a key of the server', 'It answers tampering.'],
          [
            'One account for all clerks, with a very strong password',
            'It makes it worse: nobody can be told apart.',
          ],
        ],
      },
      {
        stem: 'A partner’s messages could be sent by anybody who knows the address of the hook. Which measure answers this threat?',
        right: [
          [
            'A signature or HMAC over each message, which is checked',
            'It answers spoofing, and tampering too.',
          ],
        ],
        wrong: [
          ['A limit on messages from one address', 'It answers denial of service.'],
          ['A log of every message that came', 'It answers repudiation.'],
          ['Encryption of the messages after they were stored in the table', 'It answers disclosure.'],
          ['A longer name of the hook, which is written into no document', 'An address leaks in logs.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'worth-of-measure',
    seconds: 75,
    hint: 'Work out the loss of a year before and after; the measure itself costs something too.',
    draw: (rng) => ({
      times: rng.int(2, 8),
      loss: 1_000 * rng.int(4, 20),
      cut: rng.pick([50, 75, 80]),
      cost: 100 * rng.int(20, 60),
    }),
    stem: ({ times, loss, cut, cost }) =>
      `A threat comes true ${times} times a year and costs ${loss.toLocaleString('en')} euros each time. A measure for ${cost.toLocaleString('en')} euros a year makes it ${cut} % rarer. What is the measure worth in a year, its own cost taken off?`,
    unit: 'Euros, as a whole number; a minus sign where it is a loss.',
    value: ({ times, loss, cut, cost }) => (times * loss * cut) / 100 - cost,
    within: 0.5,
    because: ({ times, loss, cut, cost }) =>
      `${times} × ${loss} × ${cut} % = ${(times * loss * cut) / 100}, less ${cost}.`,
    slip: () => 'What counts is what it takes off, not what is left; and its own cost goes off.',
    again: ({ times, loss, cut, cost }) => times * loss - (times * loss * (100 - cut)) / 100 - cost,
  }),
  moduleCheck({
    name: 'cheapest-way',
    kind: 'numeric',
    seconds: 90,
    hint: 'Begin at the leaves: where one way is enough take the smaller, where all are needed add up.',
    params: (rng): Prices => ({
      direct: 50 * rng.int(12, 24),
      both: [50 * rng.int(3, 12), 50 * rng.int(3, 12)],
      step: 50 * rng.int(2, 8),
      ways: [50 * rng.int(4, 14), 50 * rng.int(4, 14)],
    }),
    ask: ({ direct, both: [a, b], step, ways: [x, y] }) => ({
      stem: 'What does the goal cost an attacker at least?',
      code: `Read the director's letters: one of
  - bribe an administrator: ${direct}
  - all of
      - learn the password: ${a}
      - get the second factor: ${b}
  - all of
      - get into the office: ${step}
      - one of
          - copy the disk: ${x}
          - watch the screen: ${y}`,
      answerHint: 'A whole number.',
    }),
    key: ({ direct, both: [a, b], step, ways: [x, y] }) => ({
      kind: 'numeric',
      value: Math.min(direct, a + b, step + Math.min(x, y)),
      tolerance: { absolute: 0 },
    }),
    why: ({ direct, both: [a, b], step, ways: [x, y] }) => ({
      right: `The three ways cost ${direct}, ${a + b} and ${step + Math.min(x, y)}.`,
      wrong: `The ways cost ${direct}, ${a} + ${b} = ${a + b}, and ${step} + the smaller of ${x} and ${y} = ${step + Math.min(x, y)}; the cheapest counts.`,
    }),
    verify: ({ direct, both, step, ways }) => {
      const all = [direct, both[0] + both[1], ...ways.map((way) => step + way)]
      return { kind: 'numeric', value: all.sort((one, two) => one - two)[0] ?? 0, tolerance: { absolute: 0 } }
    },
  }),
  oneOf({
    name: 'after-the-leak',
    seconds: 60,
    hint: 'Who may already have it, and what makes what they have useless?',
    scenes: [
      {
        stem: 'A key of the payment service was pushed to a public repository an hour ago and removed in the next commit. What is done first?',
        right: [
          [
            'Make a new key, and end the old one',
            'What was public is known; only a change makes it useless.',
          ],
        ],
        wrong: [
          ['Rewrite the history of the repository', 'Copies exist; it may come afterwards.'],
          ['Make the repository private', 'Whoever has copied it keeps it.'],
          ['Look through the log, and wait for a sign of misuse', 'By the time of a sign the money is gone.'],
          ['Delete the file, and write a rule into the ignore list', 'It stays in the history.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'true-alarms',
    seconds: 75,
    hint: 'Count alarms in a large number of requests: those for attacks, and those for all the others.',
    draw: (rng) => ({ attacks: rng.int(1, 9), found: rng.pick([80, 90, 95]), wrong: rng.pick([1, 2, 5]) }),
    stem: ({ attacks, found, wrong }) =>
      `Of 10,000 requests ${attacks} are attacks. A rule raises an alarm for ${found} % of attacks and for ${wrong} in a thousand of the others. Which share of its alarms is right?`,
    unit: 'Per cent, to one decimal.',
    value: ({ attacks, found, wrong }) =>
      (100 * attacks * found) / 100 / ((attacks * found) / 100 + ((10_000 - attacks) * wrong) / 1_000),
    within: 0.11,
    because: ({ attacks, found, wrong }) =>
      `${((attacks * found) / 100).toFixed(2)} true alarms and ${(((10_000 - attacks) * wrong) / 1_000).toFixed(1)} false ones.`,
    slip: () =>
      'How many attacks it finds is another question: attacks are rare, so the others outweigh them.',
    again: ({ attacks, found, wrong }) => {
      const [hit, miss] = [attacks * found * 10, (10_000 - attacks) * wrong]
      return (hit / (hit + miss)) * 100
    },
  }),
  someOf({
    name: 'who-is-trusted',
    seconds: 75,
    hint: 'Where is there a new sender or receiver whom one must not simply believe?',
    about: 'A drawing with borders',
    scenes: [
      {
        stem: 'For which of these changes should the model be looked at anew? Choose all.',
        right: [
          ['Partners may upload spreadsheets', 'New data from outside, in a dangerous format.'],
          ['Logs go to a service of another company', 'Data cross a border.'],
          ['Customers may invite people of other firms', 'A new kind of user.'],
          ['The worker gets the right to delete accounts', 'Its blast radius grows.'],
        ],
        wrong: [
          ['A button gets another colour', 'No data flow changes.'],
          ['A function is split into two within its file', 'No data flow changes.'],
          ['A text on the start page is shortened', 'No data flow changes.'],
          ['Tests run in another order', 'Nothing of what is delivered changes.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-questions',
    seconds: 45,
    hint: 'What must be known before the next can be asked?',
    about: 'Four questions',
    chains: [
      {
        stem: 'Put these parts of one round of threat modelling in order, first at the top.',
        steps: [
          'Draw what data travel where',
          'Mark where the receiver must not simply believe the sender',
          'Ask for each such arrow what can go wrong',
          'Decide for each threat whether to mend, remove, hand on or accept',
          'Show the test or setting that came of each decision',
        ],
        because:
          'One cannot ask what goes wrong with what is not drawn, nor decide what was not asked, nor prove what was not decided.',
      },
    ],
  }),
  someOf({
    name: 'letter-again',
    seconds: 75,
    hint: 'Look at the third column of the table: which property does the letter stand against?',
    about: 'STRIDE: six things to ask',
    scenes: [
      {
        stem: 'Which pairs fit? Choose all.',
        right: [
          ['Tampering, and a tag that is checked', 'It guards integrity.'],
          ['Denial of service, and a quota for each account', 'It guards availability.'],
          ['Elevation of privilege, and a check of rights at each route', 'It guards authorisation.'],
          ['Spoofing, and a passkey', 'It guards authenticity.'],
        ],
        wrong: [
          [
            'Information disclosure, and a second copy of the data',
            'Copies guard availability; they add to disclosure.',
          ],
          ['Repudiation, and encryption of the disk', 'It guards confidentiality.'],
          ['Spoofing, and a limit on the size of messages', 'It guards availability.'],
          ['Tampering, and a shorter log', 'It guards nothing.'],
        ],
      },
    ],
  }),
])
