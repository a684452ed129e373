import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import drawingTheSystem from './01-drawing-the-system.checks'
import whoWouldAttackIt from './02-who-would-attack-it.checks'
import abuseCases from './03-abuse-cases.checks'
import rankingWhatMatters from './04-ranking-what-matters.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], drawingTheSystem, [
    { kind: 'heading', level: 2, text: 'Why a drawing' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'People who build the same thing have different pictures of it in their heads. Put them in front of one drawing, and within ten minutes somebody says "but that goes through the old service". Most of what threat modelling finds, it finds there: a way for data that nobody had in mind.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The drawing is a tool for asking questions. It is good enough when the questions come.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Four shapes and a line' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Shape' }],
        [{ kind: 'text', text: 'Is' }],
        [{ kind: 'text', text: 'Example' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'rectangle' }],
          [
            { kind: 'text', text: 'an ' },
            { kind: 'strong', text: 'outside party' },
            { kind: 'text', text: ': a person or system that you do not control' },
          ],
          [{ kind: 'text', text: 'customer, bank' }],
        ],
        [
          [{ kind: 'text', text: 'circle' }],
          [
            { kind: 'text', text: 'a ' },
            { kind: 'strong', text: 'process' },
            { kind: 'text', text: ': code of yours that runs' },
          ],
          [{ kind: 'text', text: 'API, worker' }],
        ],
        [
          [{ kind: 'text', text: 'two lines' }],
          [
            { kind: 'text', text: 'a ' },
            { kind: 'strong', text: 'store' },
            { kind: 'text', text: ': data at rest' },
          ],
          [{ kind: 'text', text: 'database, bucket, log' }],
        ],
        [
          [{ kind: 'text', text: 'arrow' }],
          [
            { kind: 'text', text: 'a ' },
            { kind: 'strong', text: 'flow' },
            { kind: 'text', text: ': data on their way, with what they are' },
          ],
          [{ kind: 'text', text: '"order, card token"' }],
        ],
        [
          [{ kind: 'text', text: 'dashed line' }],
          [
            { kind: 'text', text: 'a ' },
            { kind: 'strong', text: 'trust boundary' },
          ],
          [{ kind: 'text', text: 'browser and server' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Label arrows with ' },
        { kind: 'em', text: 'data' },
        {
          kind: 'text',
          text: ' and not with verbs: "e-mail, password" and not "sign in". Draw them in the direction in which the data travel; where question and answer matter alike, draw both. Two stores are never joined by an arrow: something must carry the data, and that something is the process you forgot.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A flow chart answers "what happens next". This drawing answers "where does what travel". Draw no loops and no decisions.',
        },
      ],
    },
    { kind: 'check', name: 'which-shape' },
    { kind: 'check', name: 'missing-process' },
    { kind: 'heading', level: 2, text: 'Where the dashed lines go' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A boundary is wherever the receiver must not simply believe what comes. Look for these:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: "between machines of different owners: browser and server, you and a partner, you and a cloud's service;",
          },
        ],
        [
          {
            kind: 'text',
            text: 'between rights: user and administrator, ordinary process and privileged one;',
          },
        ],
        [{ kind: 'text', text: 'between tenants, also within one database;' }],
        [
          { kind: 'text', text: 'between networks, ' },
          { kind: 'em', text: 'if' },
          { kind: 'text', text: ' something is believed because of them ("it comes from inside");' },
        ],
        [
          {
            kind: 'text',
            text: 'between your code and code of others that runs within it: packages, plug-ins, scripts on the page;',
          },
        ],
        [{ kind: 'text', text: 'between what is built and what builds it.' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The same arrow can cross two. And a boundary that is only on paper ("nobody calls this port") is one that somebody will walk through.',
        },
      ],
    },
    { kind: 'check', name: 'lines-where' },
    { kind: 'heading', level: 2, text: 'An example, worked through' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A small shop: customers order in the browser, an API writes orders, a worker sends each to a courier and stores the label.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const zone = {\n  customer: 'outside',\n  browser: 'outside',\n  api: 'server',\n  worker: 'server',\n  orders: 'server',\n  courier: 'courier',\n}\nconst flows = [\n  ['browser', 'api', 'order, address'],\n  ['api', 'orders', 'order, address'],\n  ['orders', 'worker', 'order, address'],\n  ['worker', 'courier', 'address, weight'],\n  ['courier', 'worker', 'label (PDF)'],\n]\nfor (const [from, to, data] of flows) if (zone[from] !== zone[to]) console.log(`${from} → ${to}: ${data}`)",
      output:
        'browser → api: order, address\nworker → courier: address, weight\ncourier → worker: label (PDF)',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Three of five flows cross. The third is the interesting one: a file made by another company enters, and is shown to staff later. Nobody had thought of it as ',
        },
        { kind: 'em', text: 'input' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'crossing-count' },
    { kind: 'heading', level: 2, text: 'How much to draw' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Begin with ' },
        { kind: 'strong', text: 'one page' },
        {
          kind: 'text',
          text: ': outside parties, a handful of processes, the stores. If a circle hides something that needs questions of its own ("payments"), give it a second page. Stop when another box changes no question.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Beside the drawing stands a short list of the ' },
        { kind: 'strong', text: 'data' },
        {
          kind: 'text',
          text: ': what it is, whose it is, what it would cost to lose, to leak or to have changed, and how long it is kept. A store without a line in this list is a store nobody feels responsible for.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Leave in what people like to leave out: backups, logs, analytics, the administrator's laptop, the deployment, the mail provider, the script for support. Attackers do not come by the architecture's front door.",
        },
      ],
    },
    { kind: 'check', name: 'forgotten-parts' },
    { kind: 'heading', level: 2, text: 'Keeping it alive' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Keep the drawing as text beside the code, so that it changes in the same commit. Look at it when something ',
        },
        { kind: 'em', text: 'new crosses a line' },
        {
          kind: 'text',
          text: ': a new partner, a new kind of user, a new store. A change that moves no arrow needs no new drawing.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to draw the deployment: servers, load balancers, containers. It shows where things run and not what travels. To see it: cover the labels of the arrows. If nothing is lost, there were none worth having.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For a change of one function you need no drawing. Two sentences, "who sends it, who believes it", are enough.',
        },
      ],
    },
    { kind: 'check', name: 'label-again' },
    { kind: 'check', name: 'boundary-again' },
    { kind: 'check', name: 'data-list' },
  ]),
  moduleOf(FACTS[1], whoWouldAttackIt, [
    { kind: 'heading', level: 2, text: 'Begin with what is worth something' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Who would attack us?" is easier to answer after "what for?". List what is worth something: to ',
        },
        { kind: 'em', text: 'you' },
        { kind: 'text', text: ' (money, working, a good name), to ' },
        { kind: 'em', text: 'those whose data you hold' },
        { kind: 'text', text: ', and to ' },
        { kind: 'em', text: 'others' },
        {
          kind: 'text',
          text: ". The last is the one that is forgotten. Computing time, the right to send mail in your name, your customers' network: a small site is attacked for these, and not for its content.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For each write three harms: it becomes known, it is changed, it is gone. They differ. A price list may be public, and must not be changed. A log may be lost, and must not be changed before it is read.',
        },
      ],
    },
    { kind: 'check', name: 'which-harm' },
    { kind: 'heading', level: 2, text: 'Actors as positions' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Lists of attackers ("script kiddie, criminal, state") say little about what to build. What helps is the ',
        },
        { kind: 'strong', text: 'position' },
        {
          kind: 'text',
          text: ': where does somebody stand in your drawing, what can they already do, what do they want?',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Actor' }],
        [{ kind: 'text', text: 'Stands' }],
        [{ kind: 'text', text: 'Already can' }],
        [{ kind: 'text', text: 'Wants' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'passer-by' }],
          [{ kind: 'text', text: 'outside' }],
          [{ kind: 'text', text: 'send any request, in any number' }],
          [{ kind: 'text', text: 'whatever is open' }],
        ],
        [
          [{ kind: 'text', text: 'customer' }],
          [{ kind: 'text', text: 'signed in' }],
          [{ kind: 'text', text: 'all that a customer may, with any id' }],
          [{ kind: 'text', text: "other customers' things, a lower price" }],
        ],
        [
          [{ kind: 'text', text: 'partner' }],
          [{ kind: 'text', text: 'behind an agreement' }],
          [{ kind: 'text', text: 'sign requests as the partner' }],
          [{ kind: 'text', text: 'more than was agreed' }],
        ],
        [
          [{ kind: 'text', text: 'staff' }],
          [{ kind: 'text', text: 'inside' }],
          [{ kind: 'text', text: 'read, mend, export' }],
          [{ kind: 'text', text: 'curiosity, a favour, revenge' }],
        ],
        [
          [{ kind: 'text', text: 'supplier' }],
          [{ kind: 'text', text: 'in your build or page' }],
          [{ kind: 'text', text: 'run code with your rights' }],
          [{ kind: 'text', text: 'whatever pays' }],
        ],
        [
          [{ kind: 'text', text: 'thief of a laptop' }],
          [{ kind: 'text', text: 'has a device' }],
          [{ kind: 'text', text: 'what is on it' }],
          [{ kind: 'text', text: 'a sale' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write one line each, for ' },
        { kind: 'em', text: 'your' },
        {
          kind: 'text',
          text: ' system. The row "staff" is uncomfortable and belongs there. So does somebody who ',
        },
        { kind: 'em', text: 'does not mean harm' },
        { kind: 'text', text: ': the person who mails a list to the wrong address is behind many leaks.' },
      ],
    },
    { kind: 'check', name: 'position-of' },
    { kind: 'check', name: 'already-can' },
    { kind: 'heading', level: 2, text: 'What it is worth to them' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An attack is work. It pays when what is gained, times the chance, is more than what it costs. So three things keep people away: less to gain, more cost, a smaller chance (of success, or of not being caught).',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const pays = ({ gain, chance, cost }) => Math.round(gain * chance - cost)\nconst guesses = { gain: 40, chance: 0.02, cost: 0.1 } // one account, password lists\nconsole.log('one account:', pays(guesses))\nconsole.log('50,000 accounts:', pays({ gain: 40 * 50_000, chance: 0.02, cost: 900 }))\nconsole.log('with rate limits:', pays({ gain: 40 * 50_000, chance: 0.0001, cost: 900 }))",
      output: 'one account: 1\n50,000 accounts: 39100\nwith rate limits: -700',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The middle line is why "nobody would bother with ' },
        { kind: 'em', text: 'our' },
        {
          kind: 'text',
          text: ' accounts" is wrong: nobody does it by hand. What can be repeated by a machine is judged by the sum.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not all attackers reckon. Somebody who wants revenge, fame or to harm a person pays more than they get. For people at risk (journalists, those fled from a violent partner) there is an actor who knows them and has all the time in the world.',
        },
      ],
    },
    { kind: 'check', name: 'does-it-pay' },
    { kind: 'check', name: 'lowers-gain' },
    { kind: 'heading', level: 2, text: 'The surface' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'strong', text: 'attack surface' },
        {
          kind: 'text',
          text: ' is all that an actor from a given position can reach: addresses, ports, forms, files that are parsed, queues, mails that are read by a machine, people who can be phoned. Write it for each row of the table. Two questions find most of what is too much: ',
        },
        { kind: 'em', text: 'who uses this?' },
        { kind: 'text', text: ' and ' },
        { kind: 'em', text: 'who would notice if it were gone?' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Reducing it is the cheapest measure there is. What is not there has no fault.',
        },
      ],
    },
    { kind: 'check', name: 'smaller-surface' },
    { kind: 'heading', level: 2, text: 'Assume that it happened' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Take each process in turn and say: this one now belongs to the attacker. What do its rights reach? What secrets does it hold? Who believes it? The answer is its ',
        },
        { kind: 'strong', text: 'blast radius' },
        {
          kind: 'text',
          text: '. A worker that only makes thumbnails and may read all tables has a large one, for no reason.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'This question works without any idea ' },
        { kind: 'em', text: 'how' },
        { kind: 'text', text: ' it was broken into, which is why it also covers what you did not think of.' },
      ],
    },
    { kind: 'check', name: 'radius-of' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to think of one attacker: the stranger with a hood, outside. To see it, look whether any row of your table has a password, a contract or a badge. The second is to argue by effort: "that would take weeks". Somebody once does it for weeks, and then sells it as a program.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not spend an hour on naming the group that might do it. If the position is the same, the answer is the same.',
        },
      ],
    },
    { kind: 'check', name: 'harm-again' },
    { kind: 'check', name: 'position-again' },
  ]),
  moduleOf(FACTS[2], abuseCases, [
    { kind: 'heading', level: 2, text: 'The other half of a story' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A user story says what somebody ' },
        { kind: 'em', text: 'may' },
        {
          kind: 'text',
          text: ' do: "As a customer I can cancel my order and get my money back." An abuse case is the same story told by somebody who wants more than they should have: "As a customer I cancel the order ',
        },
        { kind: 'strong', text: 'after' },
        { kind: 'text', text: ' it was sent, and keep both."' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Most faults of this kind are not in any list of vulnerabilities. No scanner finds them, for every single request is well formed. They are found by people who know the business and let themselves be unpleasant for half an hour.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Seven ways to twist a story' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Take each story and go through these:' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Twist' }],
        [{ kind: 'text', text: 'Ask' }],
        [{ kind: 'text', text: 'In the cancellation' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'who' }],
          [{ kind: 'text', text: "somebody else's? without a right?" }],
          [{ kind: 'text', text: "cancel another's order" }],
        ],
        [
          [{ kind: 'text', text: 'how much' }],
          [{ kind: 'text', text: '0, negative, huge, a fraction?' }],
          [{ kind: 'text', text: 'a refund of 0.001 of a cent, rounded up' }],
        ],
        [
          [{ kind: 'text', text: 'order' }],
          [{ kind: 'text', text: 'a step left out, twice, backwards?' }],
          [{ kind: 'text', text: 'cancel, pay, cancel' }],
        ],
        [
          [{ kind: 'text', text: 'time' }],
          [{ kind: 'text', text: 'too early, too late, at the same moment?' }],
          [{ kind: 'text', text: 'cancel twice at once: two refunds' }],
        ],
        [
          [{ kind: 'text', text: 'how often' }],
          [{ kind: 'text', text: 'a million times?' }],
          [{ kind: 'text', text: 'each cancellation sends a mail' }],
        ],
        [
          [{ kind: 'text', text: 'together' }],
          [{ kind: 'text', text: 'two harmless things combined?' }],
          [{ kind: 'text', text: 'a voucher bought with a voucher' }],
        ],
        [
          [{ kind: 'text', text: 'failing' }],
          [{ kind: 'text', text: 'what if it stops in the middle?' }],
          [{ kind: 'text', text: 'refund sent, order still open' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write each as one sentence: ' },
        { kind: 'strong', text: 'actor, action, gain' },
        {
          kind: 'text',
          text: '. "A customer sends two cancellations at the same moment and is refunded twice." A sentence without a gain or a harm is not yet an abuse case.',
        },
      ],
    },
    { kind: 'check', name: 'which-twist' },
    { kind: 'check', name: 'is-it-one' },
    { kind: 'heading', level: 2, text: 'The race, seen' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The commonest twist of time is ' },
        { kind: 'em', text: 'check, then act' },
        { kind: 'text', text: '. Between the two somebody else may act.' },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const order = { state: 'paid', refunds: 0 }\nconst pause = () => Promise.resolve()\n\nasync function cancel() {\n  if (order.state !== 'paid') return\n  await pause() // asks the payment service\n  order.refunds += 1\n  order.state = 'cancelled'\n}\nPromise.all([cancel(), cancel()]).then(() => console.log('refunds:', order.refunds))",
      output: 'refunds: 2',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Both looked before either acted. The repair is to let one step decide: ' },
        { kind: 'code', text: "UPDATE … SET state = 'cancelling' WHERE id = ? AND state = 'paid'" },
        {
          kind: 'text',
          text: ', and go on only if a row was changed. A test that calls once never shows it; call it twenty times at once.',
        },
      ],
    },
    { kind: 'check', name: 'race-count' },
    { kind: 'heading', level: 2, text: 'From the drawing' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'STRIDE on each arrow that crosses a line gives abuse cases too: ' },
        { kind: 'em', text: 'spoof' },
        { kind: 'text', text: ' the sender, ' },
        { kind: 'em', text: 'tamper' },
        { kind: 'text', text: ' with what travels, ' },
        { kind: 'em', text: 'deny' },
        { kind: 'text', text: ' it later, ' },
        { kind: 'em', text: 'read' },
        { kind: 'text', text: ' it, ' },
        { kind: 'em', text: 'stop' },
        { kind: 'text', text: ' it, ' },
        { kind: 'em', text: 'get more rights' },
        {
          kind: 'text',
          text: '. For a store ask who else may write. For a process ask what its rights would give to somebody who has it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'tree' },
        {
          kind: 'text',
          text: ' puts the ways to one bad end together: the goal at the top, under it ways of which one is enough (',
        },
        { kind: 'em', text: 'or' },
        { kind: 'text', text: '), and steps of which all are needed (' },
        { kind: 'em', text: 'and' },
        {
          kind: 'text',
          text: '). It shows which single repair closes most ways: look for the step that stands in many.',
        },
      ],
    },
    { kind: 'check', name: 'step-in-most' },
    { kind: 'heading', level: 2, text: 'From case to work' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Each case ends in one of these:' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'rule' },
          { kind: 'text', text: ' in the story: "can be cancelled until it is handed to the courier";' },
        ],
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'test' },
          { kind: 'text', text: ' that plays the case and expects a refusal;' },
        ],
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'limit' },
          { kind: 'text', text: ': so many per hour, at most so much;' },
        ],
        [
          { kind: 'text', text: 'a ' },
          { kind: 'strong', text: 'trace' },
          { kind: 'text', text: ': an event that shows it when it happens after all;' },
        ],
        [{ kind: 'text', text: 'a decision to live with it, with a name.' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The test is the best of them. It says, in a form that a machine repeats each day, that this promise holds.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'case:  customer cancels after hand-over and keeps the goods\nrule:  only while state is "paid"\ntest:  state "sent" → cancel → 409, no refund booked\ntrace: "cancel refused: sent", counted by customer',
    },
    { kind: 'check', name: 'rule-or-test' },
    { kind: 'check', name: 'steps-of-case' },
    { kind: 'heading', level: 2, text: 'Who should be in the room' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Somebody who builds it, somebody who answers complaints, somebody who knows the money. Support knows the tricks that people try already; accounting knows what would be noticed. Half an hour for a story is enough. End with the three cases that you would try yourself.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to write technical attacks ("SQL injection in the form") where business abuse would be: injection is one habit, kept everywhere, and needs no case for each form. To see it, ask whether the case would make sense to somebody who cannot program.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Do not write cases for what is wanted. A discount that people combine ' },
        { kind: 'em', text: 'may' },
        { kind: 'text', text: ' be what marketing meant. Ask before you call it abuse.' },
      ],
    },
    { kind: 'check', name: 'twist-again' },
    { kind: 'check', name: 'sentence-again' },
    { kind: 'check', name: 'twist-of-vouchers' },
  ]),
  moduleOf(FACTS[3], rankingWhatMatters, [
    { kind: 'heading', level: 2, text: 'More than can be done' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A good session leaves thirty threats and time for five. Without an order the five are those that somebody shouted about, or the easy ones. An order need not be exact. It must be ',
        },
        { kind: 'em', text: 'reasoned' },
        { kind: 'text', text: ', so that others can disagree with a reason and not with a mood.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Two numbers and their product' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Likelihood' },
        { kind: 'text', text: ' is how often it happens, or is tried with success, in a year. ' },
        { kind: 'strong', text: 'Impact' },
        {
          kind: 'text',
          text: ' is what one time costs: money, hours, people harmed. Their product is the expected loss in a year. Write numbers with their range and where they come from: "once in 2 to 5 years; two such cases among ten partners since 2021".',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A guess with a range is better than a colour. It can be wrong in a way that is noticed.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const threats = [\n  { name: 'stolen laptop', perYear: 2, each: 1500 },\n  { name: 'double refund', perYear: 40, each: 60 },\n  { name: 'all records leak', perYear: 1 / 20, each: 400000 },\n  { name: 'page defaced', perYear: 1 / 4, each: 3000 },\n]\nconst loss = ({ perYear, each }) => perYear * each\nthreats.sort((a, b) => loss(b) - loss(a))\nfor (const one of threats) console.log(loss(one), one.name)",
      output: '20000 all records leak\n3000 stolen laptop\n2400 double refund\n750 page defaced',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The rare, large one is far ahead. And here the product hides something: 20,000 a year ',
        },
        { kind: 'em', text: 'on average' },
        {
          kind: 'text',
          text: ' is nothing in nineteen years and ruin in one. Ask of the largest impacts separately: ',
        },
        { kind: 'strong', text: 'could we survive it?' },
        { kind: 'text', text: ' What one cannot survive is not ranked by its average.' },
      ],
    },
    { kind: 'check', name: 'expected-order' },
    { kind: 'check', name: 'survive-it' },
    { kind: 'heading', level: 2, text: 'What words do' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: '"Likely × severe = red" is quick, and has known faults:' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Ordinals are no numbers.' },
          {
            kind: 'text',
            text: ' A 4 is not twice a 2. If the steps stand for 1, 10, 100, 1,000 and 10,000 euros, then 2 and 4, 3 and 3, and 1 and 5 are the same product, though the ranks say 8, 9 and 5.',
          },
        ],
        [
          { kind: 'strong', text: 'Ranges hide.' },
          { kind: 'text', text: ' Two threats in one box may differ by a factor of a hundred.' },
        ],
        [
          { kind: 'strong', text: 'Everything moves to the middle' },
          { kind: 'text', text: ', or everything is red.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If you use words, write what each step means in numbers, in advance, and use steps by factors of ten. Then add the steps and do not multiply them: they are logarithms.',
        },
      ],
    },
    { kind: 'check', name: 'steps-added' },
    { kind: 'heading', level: 2, text: 'Scores of vulnerabilities' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'CVSS gives a number from 0 to 10 for how bad a ' },
        { kind: 'em', text: 'vulnerability' },
        {
          kind: 'text',
          text: ' is by itself: how it is reached, what is needed, what it breaks. Its base score knows nothing of ',
        },
        { kind: 'em', text: 'you' },
        {
          kind: 'text',
          text: ': whether the component can be reached, what lies behind it, whether it is being used in attacks just now. So a 9.8 in a program that nobody can reach waits, and a 6.5 on the front door that is being exploited does not. Use the score as an input of likelihood and impact, and never as the order.',
        },
      ],
    },
    { kind: 'check', name: 'score-or-order' },
    { kind: 'heading', level: 2, text: 'Worth the work' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Rank ' },
        { kind: 'em', text: 'measures' },
        { kind: 'text', text: ', not only threats. One measure may take something off many threats:' },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'worth = loss before − loss after − its own cost' }] },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Then order by worth for each day of work, since days are what is short. A cheap measure against a middling threat often comes before a dear one against the largest. Beware of measures that only ',
        },
        { kind: 'em', text: 'move' },
        {
          kind: 'text',
          text: ' a threat: a lock on the front door beside an open window takes off nothing.',
        },
      ],
    },
    { kind: 'check', name: 'worth-per-day' },
    { kind: 'check', name: 'what-it-takes-off' },
    { kind: 'heading', level: 2, text: 'Four answers, each with a name' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Mend, remove, hand on, accept. ' },
        { kind: 'strong', text: 'Accepting' },
        {
          kind: 'text',
          text: ' is a decision by somebody who may make it: written down, with the reason, the name, and a date when it is looked at again. "We\'ll see" is an acceptance without a name. Handing on (insurance, a provider) moves money; the harm to people, and the blame, mostly stay.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What is left when the measures stand is the ' },
        { kind: 'strong', text: 'residual' },
        {
          kind: 'text',
          text: ' risk. Say it aloud: "After this we still expect about one double refund a month."',
        },
      ],
    },
    { kind: 'check', name: 'accepted-how' },
    { kind: 'heading', level: 2, text: 'Looking back' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Once or twice a year hold the list against what happened. What came that was not on it? What did you rate a hundred times too high? Three such corrections are worth more than a finer scale.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to argue for an hour whether something is "medium" or "high". If both lead to the same decision, stop. To see it: ask what you would do differently.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not rank what is cheap to mend: mend it. And do not rank duties of the law against money; what must be done is done first.',
        },
      ],
    },
    { kind: 'check', name: 'order-again' },
    { kind: 'check', name: 'residual-again' },
    { kind: 'check', name: 'words-again' },
  ]),
]
