import { oneOf, someOf } from '../drawn-checks'
import { drawnUntil, moduleCheck, moduleChecks, whole } from '../module-checks'

const SHAPES = ['An outside party', 'A process', 'A store', 'A flow', 'A trust boundary'] as const
const THINGS: readonly (readonly [string, number])[] = [
  ['the tax office, to which reports are sent', 0],
  ['the customer who types in an order', 0],
  ['the company that prints the labels', 0],
  ['the job that sends mails at night', 1],
  ['the API that takes orders', 1],
  ['the bucket with uploaded pictures', 2],
  ['the file in which the log is kept', 2],
  ['the backup of the database', 2],
  ['“address, weight” on their way to the courier', 3],
  ['“password” on its way to the API', 3],
  ['the line between the data of two tenants', 4],
  ['the line between the browser and the server', 4],
]
const ZONES = ['outside', 'server', 'partner'] as const
const NODES = ['app', 'api', 'worker', 'orders', 'printer', 'bank'] as const

export default moduleChecks('threat-modelling/drawing-the-system', [
  moduleCheck({
    name: 'which-shape',
    kind: 'single',
    seconds: 45,
    hint: 'Do you control it, does it run, does it lie still, does it travel, or does it divide?',
    params: (rng) => {
      const [thing, at] = rng.pick(THINGS)
      const right = SHAPES[at] ?? SHAPES[0]
      return { thing, right, shown: rng.shuffle(SHAPES) }
    },
    ask: ({ thing, shown }) => ({ stem: `In a drawing of a shop, what is ${thing}?`, options: shown }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ thing, right }) => ({
      right: `${right}: ${thing}.`,
      wrong: `It is ${right.toLowerCase()}. Outside parties are not yours to control, processes run, stores lie still, flows travel, boundaries divide.`,
    }),
  }),
  oneOf({
    name: 'missing-process',
    seconds: 60,
    hint: 'A drawing tells what travels and what carries it. Which of the two does this one leave out?',
    scenes: [
      {
        stem: 'A drawing has an arrow from the order database straight to a partner’s file store. What is wrong?',
        right: [
          [
            'Something that copies is missing, with its rights',
            'A store sends nothing: a script or a job does.',
          ],
        ],
        wrong: [
          ['The arrow has to point in the other direction, to the database', 'The data do travel this way.'],
          ['A partner’s store must not be in a drawing', 'It is where data of yours end up.'],
          ['There has to be a decision before the arrow', 'It is no flow chart.'],
          ['Both stores should be drawn as one circle', 'They are two stores of two owners.'],
        ],
      },
      {
        stem: 'A drawing shows customer → “sign in” → API. What would make it more useful?',
        right: [['“e-mail, password” on the arrow', 'What travels is what questions are about.']],
        wrong: [
          ['A diamond with “right?”', 'It is no flow chart.'],
          ['The name of the server on the arrow', 'It says where, not what.'],
          ['A second arrow for a wrong password', 'It is no flow chart.'],
          ['The sign-ins in an hour', 'It says how often.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'lines-where',
    seconds: 75,
    hint: 'Must the receiver not simply believe what comes?',
    scenes: [
      {
        stem: 'Between which of these does a trust boundary run? Choose all.',
        right: [
          ['The page in the browser and the API', 'Whoever sits at the browser can send anything.'],
          ['The rows of two customers in one table', 'One must not reach the other’s.'],
          ['Your build and a package that it downloads', 'Code of others enters.'],
          ['The support tool and the main database', 'Its users have other rights.'],
          ['A plug-in and the program that loads it', 'It is code of others.'],
        ],
        wrong: [
          ['Two functions of one module', 'They are one piece of code.'],
          ['A loop and the list it walks through', 'Both are in one process.'],
          ['Two equal copies of one worker', 'Same code, same rights, same owner.'],
          ['A class and its base class', 'They are one piece of code.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'crossing-count',
    kind: 'numeric',
    seconds: 75,
    hint: 'For each arrow compare the zones of its two ends.',
    params: (rng) =>
      drawnUntil(
        () => {
          const zones = NODES.map(() => rng.pick(ZONES))
          const flows = Array.from({ length: 6 }, () => rng.sample([0, 1, 2, 3, 4, 5], 2))
          return { zones, flows }
        },
        ({ zones, flows }) => {
          const crossing = flows.filter(([from = 0, to = 0]) => zones[from] !== zones[to]).length
          return crossing > 1 && crossing < 6 && new Set(flows.map(String)).size === 6
        },
      ),
    ask: ({ zones, flows }) => ({
      stem: 'How many of these flows cross a boundary between zones?',
      code: [
        ...NODES.map((node, i) => `${node}: ${zones[i] ?? ''}`),
        '',
        ...flows.map(([from = 0, to = 0]) => `${NODES[from] ?? ''} -> ${NODES[to] ?? ''}`),
      ].join('\n'),
      answerHint: 'A whole number.',
    }),
    key: ({ zones, flows }) => whole(flows.filter(([from = 0, to = 0]) => zones[from] !== zones[to]).length),
    why: ({ zones, flows }) => {
      const crossing = flows
        .filter(([from = 0, to = 0]) => zones[from] !== zones[to])
        .map(([from = 0, to = 0]) => `${NODES[from] ?? ''} → ${NODES[to] ?? ''}`)
      return {
        right: `These cross: ${crossing.join(', ')}.`,
        wrong: `Compare both ends of each arrow: ${crossing.join(', ')} cross. Arrows within one zone do not, also where the zone is that of the outside.`,
      }
    },
    verify: ({ zones, flows }, { js }) => {
      const zoneOf = JSON.stringify(Object.fromEntries(NODES.map((node, i) => [node, zones[i]])))
      const list = JSON.stringify(flows.map((ends) => ends.map((end) => NODES[end])))
      return whole(
        Number(
          js(
            `const z = ${zoneOf}; let n = 0; for (const [a, b] of ${list}) if (z[a] !== z[b]) n++; console.log(n)`,
          ).printed,
        ),
      )
    },
  }),
  someOf({
    name: 'forgotten-parts',
    seconds: 60,
    hint: 'Where do the same data lie or travel besides the way that everybody has in mind?',
    scenes: [
      {
        stem: 'A drawing of a clinic’s booking has patients, web app, API and database. Which parts that hold or carry patients’ data may have been left out? Choose all.',
        right: [
          ['The backup of the database', 'It holds everything.'],
          ['The provider that sends reminders by mail', 'It gets names, addresses and dates.'],
          ['The log of requests', 'Addresses and errors often hold data.'],
          ['The script by which support mends bookings', 'It reads and writes.'],
          ['The analytics on the booking page', 'It sees which page somebody visits.'],
        ],
        wrong: [
          ['The colours of the web app', 'They hold no data of patients.'],
          ['The compiler’s warnings', 'They hold no data of patients.'],
          ['The public opening hours', 'They are no patients’ data.'],
          ['The logo on the start page', 'It holds no data of patients.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'label-again',
    seconds: 60,
    hint: 'Which one leads to a question about what might be read, changed or believed?',
    about: 'Four shapes and a line',
    scenes: [
      {
        stem: 'Which label of an arrow from the browser to the API is the most useful one?',
        right: [['user id, new address', 'It leads to the question whose id may be sent.']],
        wrong: [
          ['HTTPS, port 443, JSON, version 2 of the protocol', 'It says how, not what.'],
          ['the user changes the address in the profile', 'It is a verb; what travels is not said.'],
          ['request number 14 of the specification', 'Nobody sees what travels.'],
          ['data', 'It leads to no question.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'boundary-again',
    seconds: 60,
    hint: 'What is believed here, and who could have made or sent it?',
    about: 'Where the dashed lines go',
    scenes: [
      {
        stem: 'A courier’s server sends back a label as a file, which staff open next day. Which question does the crossing arrow ask?',
        right: [
          ['What if the file is not what it says it is?', 'It was made by somebody else, and is believed.'],
        ],
        wrong: [
          ['How many labels fit into the store?', 'It is a question of size.'],
          ['Which font does the label use?', 'It is no question of trust.'],
          ['Who in the staff likes the look of the new label best?', 'It is no question of trust.'],
          ['How is the worker deployed?', 'It has nothing to do with this arrow.'],
        ],
      },
      {
        stem: 'A service believes every call that comes from the internal network. Which question does this boundary ask?',
        right: [['Who else can send from this network?', 'One taken machine is enough to be believed.']],
        wrong: [
          ['How fast is the network at noon, and at night?', 'It is a question of speed.'],
          ['Which cable is it made of?', 'It is no question of trust.'],
          ['When was the service written?', 'It is no question of trust.'],
          ['How long are the calls stored?', 'It is a question about a store.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'data-list',
    seconds: 60,
    hint: 'What must one know of data to tell how bad it is if they leak, change or vanish?',
    about: 'How much to draw',
    scenes: [
      {
        stem: 'What belongs into the list of data beside a drawing? Choose all.',
        right: [
          ['Whose data they are', 'It says who is harmed.'],
          ['What it costs if they become known', 'Leaking is one of three harms.'],
          ['What it costs if they are changed', 'Changing is one of three harms.'],
          ['How long they are kept', 'What is not there cannot be lost.'],
        ],
        wrong: [
          ['In which language the code is written', 'It says nothing of the data.'],
          ['The name of each column', 'Too fine for a list of kinds of data.'],
          ['Who drew the drawing', 'It says nothing of the data.'],
          ['The size of each server', 'It says nothing of the data.'],
        ],
      },
    ],
  }),
])
