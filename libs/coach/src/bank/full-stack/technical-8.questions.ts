import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_8: readonly Question[] = [
  {
    id: 'full-stack/technical/a-day-too-early',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['TypeScript', 'React', 'PostgreSQL'],
    topics: ['input'],
    stem: 'A page rents out boats by the day. PostgreSQL keeps the day in a column of type date, the API sends "2026-03-14", the page says new Date("2026-03-14") and shows it with toLocaleDateString(). Customers in New York see each rental one day too early. In Berlin nobody can reproduce it, and a colleague wants to add six hours. What is going on, and what do you change?',
    seconds: 240,
    keyPoints: [
      {
        id: 'read-as',
        text: 'A date without a time is read as midnight in UTC; with a time and no zone it would be local.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'midnight UTC | UTC midnight | parsed UTC | parses UTC | interpreted UTC | read UTC | reads UTC | treated UTC | taken UTC | UTC zero',
        ),
        hint: 'Which moment does that line make of these ten characters?',
      },
      {
        id: 'shown-as',
        text: 'It is shown in the zone of the browser, and in New York that moment still belongs to the evening before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'evening before | previous evening | zone browser | browser zone | browser local | local zone | shown local | shows local | displayed local | eight evening | 20:00 13 | 20:00 York | 13 March | 13th March | 13 York | hours behind',
        ),
        hint: 'Whose clock decides about what stands on the screen?',
      },
      {
        id: 'no-moment',
        text: 'A day is no moment: it stays a text, or a type for plain dates, all the way.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'plaindate | plain date | calendar date | calendar day | day moment | date moment | keep string | stays string | stay string | keep text | text stays | keep ten characters | split string | split text | avoid Date object',
        ),
        hint: 'Does a rental begin for everybody on earth at once?',
      },
      {
        id: 'hours',
        text: 'Adding hours only moves the fault: further west it is still wrong, and the value is no longer that day.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'adding hours | six hours wrong | six hours break | six hours moves | hours breaks | hours break | summer time | daylight saving | offset changes | honolulu | tokyo | auckland | hawaii | sydney | zones west | other zones | fault elsewhere',
        ),
        hint: 'For whom would it be wrong after that change?',
      },
      {
        id: 'zones-in-tests',
        text: 'Tests run in several zones; machines that stand in UTC never show it.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'TZ | TZ America | tests zones | test zone | zones tests | several zones | different zones | timezoneId | emulate zone | servers UTC hide | zone laptop | laptop zone',
        ),
        hint: 'Why did no test find it, and which one would?',
      },
      {
        id: 'true-moments',
        text: 'What is a moment, a payment for example, is kept as timestamptz and shown in a named zone.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'timestamptz | timestamp zone | timestamp time zone | moment UTC | payment moment | payment UTC',
        ),
        hint: 'Which values of the page should be treated otherwise?',
      },
    ],
    followUps: {
      checking: ['How do you see this on a laptop in Berlin?'],
      reasoning: ['When is it right to keep a moment in UTC, and when is it wrong?'],
      example: ['What does the same line show in Honolulu, Berlin and Auckland?'],
    },
    samples: [
      'Time zones are one of the hardest topics in programming, and everybody has problems with them. I would use a good library, since it handles everything, and install the newest version. The customers in America should check their settings. It would also be good to store all data in the cloud and to document the behaviour for the team.',
      'The string is read as midnight UTC, and the browser shows it in its local zone, so in New York it is the day before. I would use UTC in both places, for example with the option timeZone UTC. Adding six hours is not clean. I would change the zone of my laptop and look whether it is right.',
      'The line makes a moment out of a day. Ten characters without a time are read in UTC, so they mean midnight of the 14th in London’s winter clock. toLocaleDateString then uses the zone of the browser: in New York that moment is 20:00 on 13 March, whereas in Berlin it is one in the morning of the 14th, and nobody there sees a fault. Adding six hours would be right for New York by luck, but wrong in Honolulu, which is ten hours behind, and it shifts a value that others compute with. A boat is rented for a calendar day on its own lake, so there is no moment in it. I would keep the text that comes, "2026-03-14", in a type of its own, and split it into year, month and day only to format it; Temporal.PlainDate is the alternative, which does sums with days properly but needs a polyfill in some browsers, some 20 KB. A quick repair is the option timeZone: "UTC" when it is shown, because then both ends agree; the price is that each new place can forget it. Going back is the same trap: toISOString of a local midnight gives the 13th in Berlin. The time of payment really is a moment, therefore it stays timestamptz. For example, in our last project, a booking page for saunas, one query compared such a day with now() and closed the list an hour too soon. As a test I run the same file with TZ set to New York, Berlin and Auckland. On the old code I expect the first to fail and the others to pass; afterwards all three must show the 14th.',
    ],
    sources: [
      'ECMAScript Language Specification, Date Time String Format (date-only forms are UTC)',
      'MDN Web Docs, Date.parse()',
      'PostgreSQL documentation, Date/Time Types',
    ],
    why: 'Whether somebody tells a day from a moment.',
  },
  {
    id: 'full-stack/technical/greeted-as-a-stranger',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Node.js', 'React', 'Application Security'],
    topics: ['async', 'web'],
    stem: 'A shop renders its pages on the server, in Node.js, behind a network of caches. About once in 40,000 page views somebody is greeted with the name of another customer, and has seen that one’s address. It happens at busy hours only; cookies are right, and the log shows the right customer for the request. What do you do first, where can it come from, and how do you find which it is?',
    seconds: 420,
    keyPoints: [
      {
        id: 'first',
        text: 'First nothing more leaks: personal pages are taken out of the caches or the function is switched off, and it is treated as a breach.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'purge cache | purge caches | caches purged | cache purged | greeting off | greeting out | addresses off | disable cache | disable caching | caching off | personal data breach | reportable | handles breaches | report breach | 72 hours | maintenance page',
        ),
        hint: 'What goes on while you look for the cause?',
      },
      {
        id: 'cached',
        text: 'A shared cache may have kept a page made for one customer: the key lacks the person, or the answer does not say private.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cache-control | no-store | cache key | cached html | cached page | s-maxage | X-Cache | private cache | shared cache | cdn stored | edge stored | Age header | header Age',
        ),
        hint: 'Could the page have been made for somebody else, long before?',
      },
      {
        id: 'module-state',
        text: 'A variable of a module is shared by all requests of a process; between two awaits another request writes into it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'module variable | variable module | module-level | module level | module scope | global variable | global store | singleton | shared variable | asynclocalstorage | async context | request overwrites | request overwritten | overwritten await | overwrites variable',
        ),
        hint: 'What do two requests share that are in the same process at the same time?',
      },
      {
        id: 'connection',
        text: 'A reused connection may hand over the answer to a call that was given up, or the settings of the one before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'connection answer | socket answer | socket pool | unread answer | late answer | unread reply | late reply | previous reply | unread response | previous response | cancelled command | abandoned command | cancelled connection | session variable | pool mixes | pool wrong | wrong connection | answer previous call | desynchronised | pooled connection | pool session | session state | state left | left connection | connection reused | reused connection | connection settings',
        ),
        hint: 'What happens to a reply that nobody waits for any more?',
      },
      {
        id: 'told-apart',
        text: 'The three leave different traces: one page for many people, two requests at the same moment in one process, a cancelled call shortly before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'marked accounts | marker accounts | test accounts | accounts parallel | straight origin | origin directly | origin bypass | bypass cache compare | same process | process number | process id | concurrency one | cancel purpose | cancelled purpose | without cache | through cdn | directly against | without cdn | bypass cache | bypassing cache | single process',
        ),
        hint: 'Which experiment lets two of your suspects go?',
      },
      {
        id: 'seal',
        text: 'Whatever the cause, an answer carries whose it is, and the last step before sending compares it with the session.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'compare owner | compares owner | owner session | owner matches | assert owner | record owner | carries owner | carries customer | customer number session | row level security | row-level security | compare session | compares session',
        ),
        hint: 'What would have turned a leak into an error page?',
      },
    ],
    followUps: {
      checking: ['How many page views do you need before you may say that it is gone?'],
      reasoning: ['What does it cost to render nothing personal on the server?'],
      example: ['Which five lines of code would do this?'],
    },
    samples: [
      'Privacy is extremely important, and customers must be able to trust us. I would restart the servers and update all packages, because often that solves strange problems. The session library could be replaced by a modern identity provider. In addition a security audit should be done and the developers should be trained in secure coding.',
      'Maybe the cache has stored a page of another customer, so I would purge it and set Cache-Control to private. It could also be a global variable in Node that is shared by requests. I would look at the log to find which one. I would test with two accounts at the same time.',
      'First I stop it: within the hour greeting and address leave the rendered page, the shared cache is emptied, and whoever handles breaches is called, since the law gives three days. Then there are three suspects. A shared cache may store what lacks Cache-Control: private; then many people see the same stranger, and the header Age is above zero. Second, module-level state: somebody writes the user into a variable of a module, awaits the basket, and reads it again. Between the two another request has overwritten it, which needs two at once in one process and fits the busy hours. The repair is AsyncLocalStorage; passing the user along by hand is the alternative, more typing but visible. Third, connections that are used again: a call is given up after its command was sent, its socket returns to the pool with the answer still on the way, and the next call takes that answer for its own. To tell them apart I take 500 test accounts, whose names are their numbers, and a client that compares both in each page. Straight at the origin, without caches: if it is still there, the first is out. One request per process at a time: if it stays then, the second is out. Then I cancel a tenth of all calls on purpose; if the rate rises from one in 40,000 to one in 300, it is the third. For example, at a travel site where I worked, the log of cancellations matched each case within 30 milliseconds. A connection whose call was abandoned is closed rather than returned; that costs a handshake. And whatever it was, each record carries its customer number and the last step before sending compares it with the session, so that the next such fault is an error page. In 400,000 views the old rate would show ten; if I see zero, I believe it.',
    ],
    sources: [
      'RFC 9111: HTTP Caching, sections 3 and 5.2',
      'Node.js documentation, Asynchronous context tracking (AsyncLocalStorage)',
      'redis-py, issues 2624 and 2665: a cancelled command leaves its reply on the connection',
      'Svelte documentation, State management: Avoid shared state on the server',
    ],
    why: 'Whether somebody stops the harm, and then separates suspects by experiments instead of opinions.',
  },
]
