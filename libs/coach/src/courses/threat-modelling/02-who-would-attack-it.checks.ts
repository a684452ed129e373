import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const POSITIONS = ['Passer-by', 'Customer', 'Partner', 'Staff', 'Supplier'] as const
const EVENTS: readonly (readonly [string, number])[] = [
  ['Somebody without an account tries a thousand addresses of the site.', 0],
  ['A machine on the internet asks each port for an old version.', 0],
  ['Somebody signed in counts up the number in the address of their invoice.', 1],
  ['Somebody orders −2 pieces with their own account.', 1],
  ['The courier’s system asks for orders that are not to be sent by it.', 2],
  ['A reseller signs a request for a customer of another reseller.', 2],
  ['Somebody in support looks up a neighbour’s address.', 3],
  ['An administrator who has given notice copies the list of customers.', 3],
  ['A package in the build reads the variables of its surroundings.', 4],
  ['A chat script that is embedded in the page sends away what is typed.', 4],
]

export default moduleChecks('threat-modelling/who-would-attack-it', [
  oneOf({
    name: 'which-harm',
    seconds: 60,
    hint: 'Go through the three: known, changed, gone. Which of them hurts here?',
    scenes: [
      {
        stem: 'A site publishes its prices. Which harm matters most for them?',
        right: [['That they are changed', 'They are public anyway, and orders are worked out from them.']],
        wrong: [
          ['That they leak out', 'They are public.'],
          ['That they are copied', 'They are public.'],
          ['That they are read too often', 'It is a question of load.'],
          ['That they are kept too long', 'Old prices harm nobody.'],
        ],
      },
      {
        stem: 'A service keeps notes of people’s talks with a doctor, who has them on paper as well. Which harm matters most?',
        right: [['That they become known', 'It cannot be undone, and harms the people.']],
        wrong: [
          ['That they are gone for a day', 'The doctor has them on paper.'],
          ['That the store is full', 'It is a question of size.'],
          ['That they are read by their doctor', 'That is their purpose.'],
          ['That they take long to load', 'It is a question of speed.'],
        ],
      },
      {
        stem: 'An alarm in a factory stops machines when somebody is near. Which harm matters most?',
        right: [['That it does not work for a time', 'Somebody is hurt meanwhile.']],
        wrong: [
          ['That its state becomes known', 'Everybody may know it.'],
          ['That its log is read by staff', 'It harms nobody.'],
          ['That its colours are changed', 'It works all the same.'],
          ['That its manual is copied', 'It harms nobody.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'position-of',
    kind: 'single',
    seconds: 45,
    hint: 'Where does this somebody stand, and what do they already have?',
    params: (rng) => {
      const [event, at] = rng.pick(EVENTS)
      const right = POSITIONS[at] ?? POSITIONS[0]
      const others = rng.sample(
        POSITIONS.filter((one) => one !== right),
        3,
      )
      return { event, right, shown: rng.shuffle([right, ...others]) }
    },
    ask: ({ event, shown }) => ({ stem: `“${event}” From which position is this done?`, options: shown }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ event, right }) => ({
      right: `${right}: ${event}`,
      wrong: `The position is “${right.toLowerCase()}”: what counts is what somebody can already do, not what they want.`,
    }),
  }),
  someOf({
    name: 'already-can',
    seconds: 75,
    hint: 'What does this position have before anything is broken?',
    scenes: [
      {
        stem: 'What can a signed-in customer of a web shop do without breaking anything? Choose all.',
        right: [
          ['Send requests with any id in them', 'Requests are made by hand as easily as by the page.'],
          ['Leave out steps that the page has', 'Nothing makes them go through the page.'],
          ['Send the same request fifty times at once', 'Nothing but a limit stops it.'],
          ['Read all scripts that the page loads', 'They are sent to the browser.'],
        ],
        wrong: [
          ['Read the server’s variables', 'It would need a fault.'],
          ['Change the time on the server', 'It would need a fault.'],
          ['Sign requests as a partner', 'It would need the partner’s key.'],
          ['Read other people’s cookies', 'They are in other browsers.'],
        ],
      },
      {
        stem: 'What can a script of another company do that your page embeds without a frame? Choose all.',
        right: [
          ['Read what is typed into the page', 'It runs as the page.'],
          ['Send requests with the person’s session', 'It runs as the page.'],
          ['Change what the page shows', 'It runs as the page.'],
          ['Be another script tomorrow', 'It is loaded anew.'],
        ],
        wrong: [
          ['Read an `HttpOnly` cookie as text', 'No script can.'],
          ['Read pages of other sites in other tabs', 'They have other origins.'],
          ['Read files of the person’s disk unasked', 'The browser does not let it.'],
          ['Change code on your server', 'It runs in the browser.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'does-it-pay',
    seconds: 60,
    hint: 'What is gained on average, less what it costs?',
    draw: (rng) => ({
      accounts: 1_000 * rng.int(5, 60),
      gain: rng.int(5, 40),
      perMille: rng.int(1, 9),
      cost: 100 * rng.int(3, 20),
    }),
    stem: ({ accounts, gain, perMille, cost }) =>
      `A program tries leaked passwords on ${accounts.toLocaleString('en')} accounts. It gets into ${perMille} in a thousand, each worth ${gain} euros, and the whole costs ${cost} euros. What is left for the attacker?`,
    unit: 'Euros, as a whole number; with a minus sign where it is a loss.',
    value: ({ accounts, gain, perMille, cost }) => (accounts * perMille * gain) / 1_000 - cost,
    within: 0.5,
    because: ({ accounts, gain, perMille, cost }) =>
      `${(accounts * perMille) / 1_000} accounts × ${gain} − ${cost}.`,
    slip: () => 'One account is worth little; what a machine repeats is judged by the sum.',
    again: ({ accounts, gain, perMille, cost }) => accounts * (perMille / 1_000) * gain - cost,
  }),
  oneOf({
    name: 'lowers-gain',
    seconds: 60,
    hint: 'Say of each what it touches: what there is to take, what it costs to try, the way in, or what is seen afterwards.',
    scenes: [
      {
        stem: 'Which measure lowers what an attacker gains, whatever the chance and the cost?',
        right: [['Deleting card numbers after the payment', 'What is not there cannot be sold.']],
        wrong: [
          ['Asking for a second factor each time somebody signs in', 'It lowers the chance.'],
          ['Slowing down failures to sign in', 'It raises the cost.'],
          ['An alarm when many rows are read', 'It raises the chance of being caught.'],
          ['Hiding the version of the server', 'At best it raises the cost a little.'],
        ],
      },
      {
        stem: 'Which measure raises the chance that an attacker is caught?',
        right: [['A log of exports that staff cannot change', 'Who took what can be seen.']],
        wrong: [
          ['Deleting what is not needed any more', 'It lowers the gain.'],
          ['A slower function for the passwords in the table', 'It raises the cost.'],
          ['Fewer addresses that can be reached', 'It lowers the chance of success.'],
          ['Encrypting the disks of the servers', 'It lowers the gain of who steals one.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'smaller-surface',
    seconds: 60,
    hint: 'After which of these can somebody from outside reach less than before?',
    about: 'Actors as positions',
    scenes: [
      {
        stem: 'Which of these make the attack surface for a passer-by smaller? Choose all.',
        right: [
          ['Taking an old version of the API off the net', 'It cannot be reached.'],
          ['No longer accepting three of five file types', 'Three parsers less.'],
          ['Moving the administrators’ page behind a separate entry', 'It cannot be reached by passers-by.'],
          ['Switching off a debug port', 'It cannot be reached.'],
        ],
        wrong: [
          ['Writing more tests for the upload', 'It can be reached as before.'],
          ['A second copy of the server', 'It adds something to reach.'],
          ['A new name for the address of the old API', 'It can be reached, and is found.'],
          ['A longer log', 'It can be reached as before.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'radius-of',
    seconds: 60,
    hint: 'What does each of them reach by its own rights and secrets?',
    scenes: [
      {
        stem: 'Which process has the largest blast radius?',
        right: [['The build, which holds the keys of deployment', 'It can put any code anywhere.']],
        wrong: [
          ['The worker, which makes thumbnails of one folder', 'One folder.'],
          ['The start page, which is made of fixed files', 'It shows what it shows.'],
          ['The mailer, with a key for sending and no more', 'Mails in your name: bad, and bounded.'],
          ['The search, with a copy of all public articles', 'They are public.'],
        ],
      },
      {
        stem: 'A worker turns pictures into thumbnails. Which right makes its blast radius larger for no reason?',
        right: [['To read the table of customers', 'It does not need it for pictures.']],
        wrong: [
          ['To read the folder of uploads', 'It needs it.'],
          ['To write the folder of thumbnails', 'It needs it.'],
          ['To take jobs from its own queue', 'It needs it.'],
          ['To write how long a job took', 'It is needed to run it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'harm-again',
    seconds: 60,
    hint: 'What is there that is worth something to others, though not to its owner?',
    about: 'Begin with what is worth something',
    scenes: [
      {
        stem: 'A club’s site has only public pages and a form that sends mail. Why would anybody attack it?',
        right: [['To send mail in its name and use its machines', 'They are worth something to others.']],
        wrong: [
          ['To read its pages without asking', 'They are public.'],
          ['Nobody would: it has no secrets', 'It has a name, a machine and visitors.'],
          ['To learn in which language its form was written', 'It is worth nothing.'],
          ['To delete it, since small sites are easy to delete', 'Few gain by it.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'position-again',
    seconds: 60,
    hint: 'Which rows say where somebody stands and what they already can?',
    about: 'Actors as positions',
    scenes: [
      {
        stem: 'Which entries of a list of actors help to decide what to build? Choose all.',
        right: [
          ['A tenant’s administrator, who may invite anybody', 'A position with its rights.'],
          ['Somebody who has a former employee’s laptop', 'A position with what is on it.'],
          ['A partner whose key was stolen', 'A position with its rights.'],
          ['A clerk who mails the wrong list by mistake', 'No ill will, and a harm.'],
        ],
        wrong: [
          ['Hackers', 'Where do they stand?'],
          ['Criminals of the group Red Fox', 'A name, and no position.'],
          ['Very clever people', 'It says nothing of what they can do.'],
          ['The dark web', 'It is a place, and no actor.'],
        ],
      },
    ],
  }),
])
