import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { scoreOfLevels } from '../judged-checks'
import { moduleChecks } from '../module-checks'

const DAY = 86_400

export default moduleChecks('interview-craft/design-in-forty-minutes', [
  oneOf({
    name: 'level-of-first-words',
    seconds: 75,
    hint: 'Users, load, failure, what is left out: how many of these are asked or assumed?',
    scenes: [
      {
        stem: '“I assume 2 million users and 200 orders a second at the peak; an order must not be lost, a late mail is fine; I leave out returns.” Which line of “requirements” fits?',
        right: [['Users, load, failure and what is left out', 'All four are said aloud.']],
        wrong: [
          ['One assumption is said', 'There are four.'],
          ['It begins to build', 'Nothing is built yet.'],
          ['A requirement is hinted at', 'They are said with numbers.'],
        ],
      },
      {
        stem: '“We take a load balancer, Kafka, three services and Redis in front of Cassandra.” Which line of “requirements” fits?',
        right: [['It begins to build', 'Nothing is asked or assumed.']],
        wrong: [
          ['One assumption is said', 'A list of products assumes nothing aloud.'],
          ['Users, load and failure are asked about', 'None of them is mentioned.'],
          ['Users, load, failure and what is left out', 'None of them is mentioned.'],
        ],
      },
      {
        stem: '“I assume that it is read far more often than it is written. Then we need a cache.” Which line of “requirements” fits?',
        right: [['One assumption is said', 'Reads over writes; users, size and failure are open.']],
        wrong: [
          ['It begins to build', 'It does, but after one assumption said aloud.'],
          ['Users, load, failure and what is left out', 'Only the mix of the load is said.'],
          ['Users and failure are asked about', 'Neither is mentioned.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'minutes-left',
    seconds: 45,
    hint: 'Take from forty what is spent, and what the end needs.',
    draw: (rng) => ({ asked: rng.int(5, 14), numbers: rng.int(3, 8), boxes: rng.int(8, 12) }),
    stem: ({ asked, numbers, boxes }) =>
      `Of forty minutes you spent ${asked} on requirements, ${numbers} on numbers and ${boxes} on structure. You want five at the end for what is left. How many minutes remain for trade-offs?`,
    unit: 'Minutes, as a whole number.',
    value: ({ asked, numbers, boxes }) => 35 - asked - numbers - boxes,
    within: 0,
    because: ({ asked, numbers, boxes }) =>
      `40 − 5 − ${asked} − ${numbers} − ${boxes}. About eight are wanted.`,
    slip: () => 'The five at the end are easily forgotten, and then they are missing.',
    again: ({ asked, numbers, boxes }) => {
      let clock = 0
      for (const spent of [asked, numbers, boxes, 5]) clock += spent
      return 40 - clock
    },
  }),
  someOf({
    name: 'requirement-or-wish',
    seconds: 75,
    hint: 'Could a finished design be shown to fail it?',
    scenes: [
      {
        stem: 'Which of these are requirements that a design can fail? Choose all.',
        right: [
          ['99.9 % of answers within 100 ms', 'It can be measured.'],
          ['A paid order is never lost, even if a machine dies', 'A machine can be killed to try it.'],
          ['A message may come twice, but not be missing', 'It says which fault is worse.'],
          ['30,000 photos of 2 MB each day', 'A store can be too small for it.'],
        ],
        wrong: [
          ['It must be scalable', 'To what?'],
          ['It should be highly available', 'How much of the time, and for whom?'],
          ['It uses a modern architecture', 'Nobody can measure it, and no user asks for it.'],
          ['It is built on microservices', 'A means, not a need.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'reads-per-second',
    seconds: 75,
    hint: 'A day has 86,400 seconds.',
    draw: (rng) => ({ people: rng.int(2, 40) * 100_000, each: rng.int(3, 30), peak: rng.int(2, 6) }),
    stem: ({ people, each, peak }) =>
      `${people.toLocaleString('en')} people read ${each} times a day each. At the peak it is ${peak} times the average. How many reads a second are that?`,
    unit: 'Reads per second, to the nearest whole number.',
    value: ({ people, each, peak }) => (people * each * peak) / DAY,
    within: 1,
    because: ({ people, each, peak }) => `${people.toLocaleString('en')} · ${each} / 86,400 · ${peak}.`,
    slip: () =>
      'Dividing by 1,440 gives reads a minute; leaving out the peak gives an average that no evening keeps to.',
    again: ({ people, each, peak }) => ((people / 24 / 60) * each * peak) / 60,
  }),
  reckoned({
    name: 'storage-years',
    seconds: 90,
    hint: 'Bytes a day, days a year, years; then divide by a thousand million.',
    draw: (rng) => ({
      writes: rng.int(1, 40) * 50_000,
      bytes: rng.pick([200, 500, 800, 1_000, 2_000]),
      years: rng.int(2, 5),
    }),
    stem: ({ writes, bytes, years }) =>
      `${writes.toLocaleString('en')} writes a day of ${bytes.toLocaleString('en')} bytes each are kept for ${years} years of 365 days. How many gigabytes (10⁹ bytes) are that?`,
    unit: 'Gigabytes, to the nearest whole number.',
    value: ({ writes, bytes, years }) => (writes * bytes * 365 * years) / 1e9,
    within: 1,
    because: ({ writes, bytes }) => `A day makes ${(writes * bytes) / 1e6} MB; a year 365 times that.`,
    slip: () =>
      'A factor of a thousand is lost most easily between kilo, mega and giga: keep the units in each line.',
    again: ({ writes, bytes, years }) => (writes / 1_000) * (bytes / 1_000) * (years * 0.365),
  }),
  oneOf({
    name: 'number-decides',
    about: 'Numbers that decide something',
    seconds: 60,
    hint: 'Level 4 needs a decision that would be another one with another number.',
    scenes: [
      {
        stem: 'Which sentence reaches the highest level of “numbers”?',
        right: [
          [
            '“180 GB in five years, so one machine and no shards.”',
            'An estimate with its unit, carried to a decision.',
          ],
          [
            '“1,200 reads/s and 800/s per copy, so two copies.”',
            'An estimate with its unit, carried to a decision.',
          ],
        ],
        wrong: [
          ['“There would be about 20 million reads a day.”', 'A number with a unit; nothing follows.'],
          ['“That is a really huge amount of data, so we surely need shards.”', 'A size in words.'],
          ['“At large scale one adds more machines.”', 'No number.'],
          [
            '“We take twelve machines, which should be enough for quite a while.”',
            'A number out of the air: what is it enough for?',
          ],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-forty',
    seconds: 75,
    hint: 'What one has to know before the next thing can be said.',
    chains: [
      {
        stem: 'Put these parts of a design interview into a good order, the first at the top.',
        steps: [
          'Ask who uses it and what may fail',
          'Say which features you leave out of the task',
          'Estimate load and size',
          'Draw parts and what they hold',
          'Follow one request and one failure',
          'Hold two options against the requirement',
          'Say what would break first and what you would measure',
        ],
        because: 'Requirements, numbers, structure, trade-offs, what is left: each rests on the one before.',
      },
    ],
  }),
  oneOf({
    name: 'failure-path',
    seconds: 75,
    hint: 'Follow the request with the broken part taken out: what does the user see?',
    scenes: [
      {
        stem: 'Reads come to 2,000 a second, the cache answers 90 % of them, the database can do 600 a second. The cache dies. What happens, if nothing is built against it?',
        right: [
          [
            'The database gets over three times what it can do',
            '2,000 instead of 200 a second arrive there.',
          ],
        ],
        wrong: [
          [
            'One read in ten becomes slower, the rest stays as it was',
            'It is the other way round: nine in ten lose their cache.',
          ],
          [
            'Nothing, as the database holds all of the data anyway',
            'It holds them, but cannot answer so fast.',
          ],
          ['The load balancer fills the cache with data again', 'A load balancer holds no data.'],
        ],
      },
      {
        stem: 'A service writes an order and then sends a message. The process dies between the two. What does the one who waits for messages see?',
        right: [['Nothing: the order stands there without a message', 'The second step never happened.']],
        wrong: [
          ['The same message twice, one after the other', 'It was sent never, not twice.'],
          ['A message about an order that does not exist', 'That would be the other order of the two steps.'],
          ['The message, but a few seconds later than usual', 'Nobody is left to send it.'],
        ],
      },
      {
        stem: 'Which sentence tells the path of a failure?',
        right: [
          [
            '“If the mail service is late, the order is accepted and the mail waits.”',
            'A part fails, and what the user sees is said.',
          ],
        ],
        wrong: [
          [
            '“The system is highly available, because everything in it is there twice.”',
            'No part fails in it.',
          ],
          [
            '“We would of course monitor everything and be called when it goes down.”',
            'It does not say what the user sees.',
          ],
          [
            '“A request goes to the service, which reads the row and then answers it.”',
            'It is the path of a request.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'trade-off-level',
    seconds: 75,
    hint: 'Two options, the requirement, the choice, when to look again.',
    scenes: [
      {
        stem: '“Sending at once or through a queue; a mail may be a minute late, so I take the queue.” What is missing for the highest level of “trade-offs”?',
        right: [['When I would look at it again', 'Options, requirement and choice are there.']],
        wrong: [
          ['A second option', 'Sending at once is one.'],
          ['The requirement that decides here', 'It is there: a minute late is fine.'],
          ['Which of the two it is in the end', 'The queue is chosen.'],
        ],
      },
      {
        stem: '“One could use SQL or NoSQL; SQL has joins, NoSQL scales.” What is missing first for a higher level of “trade-offs”?',
        right: [['The requirement of this design', 'Without it nothing decides.']],
        wrong: [
          ['A third kind of database', 'Two options are enough.'],
          ['The version of each of the databases named', 'It decides nothing.'],
          ['The exact definition of the word “scales”', 'What is needed here comes before.'],
        ],
      },
      {
        stem: '“I take one region. Two would survive a fire and double the cost; four hours down a year are allowed. I look again when we sell to hospitals.” Which line of “trade-offs” fits?',
        right: [['Options, requirement, choice, when to look again', 'All four are there.']],
        wrong: [
          ['An alternative is hinted at', 'It is named, with its price.'],
          ['One alternative is named', 'It is also held against the requirement, and decided.'],
          ['Two options and the choice, but no more than this', 'It also says when to look again.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'requirements-again',
    about: 'Requirements: four questions',
    seconds: 60,
    hint: 'What has to be known or said before anything is drawn, so that it can be corrected?',
    scenes: [
      {
        stem: '“Design a service that shortens links.” Nobody answers your questions. What do you do?',
        right: [['Assume aloud, and write the assumption down', 'A written assumption can be corrected.']],
        wrong: [
          ['Wait until somebody says how large', 'Then the time is gone.'],
          [
            'Design it for the largest load that you can imagine',
            'Everything becomes too dear for what is needed.',
          ],
          ['Begin with the drawing, and see what comes of it', 'Then it rests on silent assumptions.'],
        ],
      },
      {
        stem: 'Which question about failure decides most in a design for payments?',
        right: [
          [
            '“What is worse: charged twice, or not at all?”',
            'It decides what is tried again and what is not.',
          ],
        ],
        wrong: [
          ['“Which cloud shall all of this run on?”', 'A means.'],
          ['“Shall the service be as reliable as it can be made?”', 'Everybody says yes.'],
          ['“Do you prefer to have one database or several of them?”', 'A means.'],
        ],
      },
      {
        stem: 'What is the use of saying what you leave out?',
        right: [['They can object before you spend the time', 'The scope is agreed instead of guessed.']],
        wrong: [
          ['It shows how many parts you know', 'A list of names is worth little.'],
          ['It makes up for parts that you do not know well enough', 'It is for time, not for hiding.'],
          ['It fills the first minutes while you think about the rest', 'It decides what is built.'],
        ],
      },
    ],
  }),
  scoreOfLevels({
    name: 'score-of-design',
    about: 'What is looked for',
    type: 'system-design',
    seconds: 45,
    hint: 'Five criteria of up to four points count the same.',
  }),
])
