import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'full-stack/system-design/nine-o-clock',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'system-design',
    level: 'entry',
    skills: ['PostgreSQL', 'Node.js', 'System Design'],
    topics: [],
    stem: 'An evening school opens the sign-up for its courses on a Monday at nine. Design the page and what is behind it, so that a course of 12 places never has 13 people and nobody has to call.',
    clarify: [
      {
        ask: 'How many come?',
        answer: '800 in the first minute, for 90 courses; four of them are wanted by everybody.',
      },
      {
        ask: 'Is it paid at once?',
        answer: 'By invoice, within two weeks.',
      },
      {
        ask: 'Who are they?',
        answer: 'People of all kinds, half of them on phones.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'rush',
        text: 'How many come in the first minute, and which courses they want.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          '800 people | people minute | 800 first | first minute | clicks second | four courses | popular courses | everybody wants',
        ),
        hint: 'What is the worst minute, and where does it hurt?',
      },
      {
        id: 'fair',
        text: 'What is fair and what may fail: one place for each person, who was first, what if the connection breaks.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'place person | person twice | first come | fairness | connection breaks | loses connection | first served',
        ),
        hint: 'By which rule does somebody get a place?',
      },
      {
        id: 'count',
        text: 'The last place is given in one transaction, with a lock or a condition that the database keeps.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'lowers places | row lock | lock course | unique constraint | constraint number | conditional update | places left | check constraint | transaction course | transaction places | free places',
        ),
        hint: 'Two people want the twelfth place at the same moment: who decides?',
      },
      {
        id: 'waiting',
        text: 'Whoever is thirteenth gets on a waiting list at once, and a mail is sent from a queue.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('waiting list | waitlist | wait list | confirmation mail | confirmation mails'),
        hint: 'What does the thirteenth see, and how does everybody learn how it ended?',
      },
      {
        id: 'hold',
        text: 'A place is held while somebody fills in the form, or given at the end: peace against places that stand empty.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'hold place | holds place | reserve place | reserved minutes | reserve minutes | held minutes | places held | reservation expires | hold ten | given end | end form',
        ),
        hint: 'When is the place theirs: at the first click or at the last?',
      },
      {
        id: 'queue-or-not',
        text: 'A waiting room before the page, or simply a quick page.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'waiting room | virtual queue | queue front | lottery | draw lots | first-come against | random order | more servers | bigger server',
        ),
        hint: 'What else could one do with 800 at once?',
      },
      {
        id: 'per-second',
        text: 'Requests each second at nine, and what one machine can do.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('40 second | 13 second | 15 second | 20 second | small server | server enough'),
        hint: 'How many is that each second?',
      },
      {
        id: 'lock-time',
        text: 'How long one sign-up takes, and how many wait behind it for the same course.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'milliseconds sign-up | 5 milliseconds | 10 milliseconds | milliseconds lock | milliseconds row | milliseconds transaction | ms sign-up | ms lock | ms row | ms transaction | ms update | milliseconds update',
        ),
        hint: 'How long does the last one wait for the same row?',
      },
    ],
    followUps: {
      requirements: ['What do you ask the school before you draw anything?'],
      structure: ['You said "{quote}". What if the reply gets lost after the place was given?'],
      'trade-offs': ['First come or by lot: what would you advise the school, and why?'],
    },
    samples: [
      'I would build a modern web application with React and a scalable backend in the cloud. Microservices and a NoSQL database can handle many users at the same time. The design should be responsive and accessible. With caching and a load balancer the performance will be good, and later an app could be added as well.',
      'In the first minute there are 800 people, so maybe 40 requests per second, which one server can do. The API writes the sign-up in a transaction with a row lock on the course, so there is no thirteenth. The others go on a waiting list and get a mail. One could reserve the place for some minutes, but then places are empty.',
      'I would ask the school three things: how many come, by which rule, and what a mistake costs. I assume 800 people in the first minute, half of them for four courses, first come first served, one place for each person; payment is out of scope. A page from a CDN shows courses and free places, refreshed every five seconds, so that looking costs the server nothing. The form sends name, mail and a number made in the browser to the API. In one transaction it lowers the free places of that course where they are above zero, and inserts the person with a unique constraint on course and mail. No row lowered means the waiting list, with its position, in the same reply. Confirmation mails go through a queue, so a slow mail server holds up nobody. If the reply is lost, the browser sends again with the same number and gets the same answer. If the database is down, the page says so and keeps what was typed. In figures: 800 people with three requests in 60 seconds are 40 per second; one small server does some 500, so that is enough. For one course 200 want the same row, and at 5 milliseconds each the last one waits one second. What it trades: to hold a place for ten minutes from the first click lets people type in peace, but of 12 places some stand empty while 30 wait, so I give it at the end and make the form short: three fields. A waiting room in front, or a lottery on Tuesday, is the alternative; a lottery is fairer to those at work at nine, so I would offer it to the school for the four courses. Above 5,000 people I would look again.',
    ],
    sources: [
      'PostgreSQL documentation, Explicit Locking; Constraints',
      'Kleppmann, Designing Data-Intensive Applications, 2017, chapter 7',
    ],
    why: 'Whether somebody lets the database keep the one rule that matters, and computes before building large.',
  },
]
