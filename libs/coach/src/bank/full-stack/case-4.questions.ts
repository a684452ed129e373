import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_CASE_4: readonly Question[] = [
  {
    id: 'full-stack/case/found-nothing',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Data Science'],
    type: 'case',
    level: 'mid',
    skills: ['PostgreSQL', 'Node.js'],
    topics: [],
    stem: 'A shop for spare parts sees 20,000 searches a day; 18 percent find nothing. Of 100 who find something six order, of those who find nothing one. Somebody read 200 of the empty ones: 90 were mistyped, 60 were part numbers with dashes or blanks, 30 for things not sold, 20 odd. An order leaves 9 euros. A search service costs 2,500 euros a month and 12,000 to build in. What do you advise?',
    clarify: [
      { ask: 'How are part numbers stored?', answer: 'As the maker prints them, each in another way.' },
      { ask: 'What does a day of work cost?', answer: '600 euros.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'kinds',
        text: 'Why nothing is found: four kinds, and each has another remedy.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'why nothing | why empty | four kinds | each kind | other remedy | different remedy | different causes | by cause | different fixes | different reasons | several causes',
        ),
        hint: 'Is an empty search one problem?',
      },
      {
        id: 'order-alike',
        text: 'Whether those people would order like the others, if they found something.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'know what want | rescued searches | like others | same rate | order alike | know exactly | likely buy | likely order | buy rate | buying intent',
        ),
        hint: 'What do you assume about those who find nothing today?',
      },
      {
        id: 'numbers-first',
        text: 'First compare part numbers without dashes and blanks: two days.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'without dashes | strip dashes | remove dashes | drop dashes | ignore dashes | only letters | letters digits | normalise numbers',
        ),
        hint: 'What is repaired within two days?',
      },
      {
        id: 'typed-own',
        text: 'Then mistyped words by what the database has, before a service is bought.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'trigram | trigrams | fuzzy | pg_trgm | edit distance | similar words | similarity | spelling correction | spell check | did mean | typo tolerance | autocorrect',
        ),
        hint: 'What can be tried for mistyped words before anything is bought?',
      },
      {
        id: 'counts',
        text: '3,600 a day are empty: 1,620 mistyped, 1,080 numbers, 540 not sold.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('3,600 | 1,080 | 1,620'),
        hint: 'How many searches a day is each kind?',
      },
      {
        id: 'money',
        text: 'One that is found is worth 45 cents: 486 euros a day for numbers, 729 for mistyped ones.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('486 | 729 | 45 cents | 0.45'),
        hint: 'What is each kind worth in a day, at best?',
      },
      {
        id: 'unsold',
        text: 'What is not sold is no fault of the search: a list for whoever buys in, and an honest answer.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'buyers | purchasing | buying list | honest answer | says honestly | not carry | substitute | alternative part',
        ),
        hint: 'What should become of the 30?',
      },
      {
        id: 'hundredth',
        text: '200 read are few: 30 percent is 24 to 36; measure afterwards with every other visitor.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          '24 36 | plus minus | other visitor | second visitor | sample small | a/b | control group',
        ),
        hint: 'How sure are the shares, and how will you see that it worked?',
      },
    ],
    followUps: {
      framing: ['Which of the 200 would you like to see yourself?'],
      evidence: ['You said "{quote}". What if only two of 100 of them order?'],
      recommendation: ['What should the page say when nothing is there?'],
    },
    samples: [
      'Search is the heart of every shop, and customers expect an experience like at the big players. I would take the search service, because specialists have the best technology, and artificial intelligence understands the intention of the user. The integration is easy with modern interfaces. In addition the design of the results page could be improved, and analytics should be used to understand the customer better.',
      '18 percent of 20,000 are 3,600. 45 percent of these are mistyped, so 1,620, and 30 percent are numbers, so 1,080. If they find something, five more of 100 order, that is 45 cents each. So numbers are 486 euros a day and mistyped ones 729. I would first strip dashes, because that is very easy. Then I would try the service for three months. The risk is that it finds wrong parts.',
      'I would first ask why nothing is found, because there are four kinds and each has another remedy, and a service mends one of them at most. 3,600 searches a day are empty. By the sample 1,620 are mistyped, 1,080 are part numbers, 540 want something that is not sold, 360 are odd. What is one worth that finds something? Five more of 100 order, at 9 euros, 45 cents, if these people order like the others. I would assume less for mistyped ones, as many type again and are counted in the next search, and more for numbers, since whoever has a part number in hand knows exactly what they want. So at best: numbers 486 euros a day, mistyped 729, together 1,215. In order of gain for each day of work: First numbers. Store a second column in which each number has letters and digits alone, in capitals, ask it in the same form, and put an index on it. It costs 1,200 euros and is paid for before the week is out. Second mistyped words. The database can compare words by trigrams; with a list of the 5,000 words that occur in our parts that is five days, 3,000 euros. I guess that it finds two thirds of what a service finds, 480 euros a day. Then the service is worth the rest, 240 a day, 7,300 a month, for 2,500 a month and 12,000 once; it would be back within three months, so I decide on it after the second step, with figures and not with guesses. Third the 540: no search finds what is not there. The page says honestly that we do not carry it, and shows the part that fits instead, if one is known; the list of the most wanted goes to whoever buys in, each Monday. That may be worth more than all the rest and costs an afternoon. How sure is it? 200 are few; 30 percent may be 24 or 36, and that changes no order. I recommend to build the first two and to show them to every other visitor for 14 days, counting orders of both kinds. The first step is the column, this week. The risk is that a wrong brake pad is found and bought; so a mistyped word offers a choice and never jumps, and I would stop if parts sent back rise. I would be wrong about the service if most mistyped ones are in other languages, because then trigrams find little. Missing is how many of the empty searches are followed by a good one within a minute; the log has that.',
    ],
    sources: [
      'PostgreSQL documentation, pg_trgm',
      'Manning, Raghavan and Schütze, Introduction to Information Retrieval, 2008, chapters 2 and 3',
      'Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments, 2020',
    ],
    why: 'Whether somebody sorts a problem by its causes and takes the remedy that fits each, the cheapest first.',
  },
  {
    id: 'full-stack/case/asked-every-two-seconds',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'case',
    level: 'senior',
    skills: ['Node.js', 'PostgreSQL', 'TypeScript'],
    topics: [],
    stem: '3,000 drivers have a page open that asks the server every two seconds whether there is a trip for them. 19 of 20 answers say: nothing new. A question costs the database four milliseconds on one of its eight cores. A trip must be seen within six seconds. In a year there will be 9,000 drivers. Web sockets would take 60 days of work, a larger database 3,000 euros a month more. What do you advise?',
    clarify: [
      { ask: 'What does a day of work cost?', answer: '600 euros.' },
      { ask: 'Is anything planned that must be faster?', answer: 'Perhaps a chat with the passenger.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'need',
        text: 'What is needed is six seconds; two is three times as often as needed.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'needed six | six needed | often needed | oftener needed | six suffice | need faster | more often necessary | often necessary | six allowed | six enough | why two',
        ),
        hint: 'Who has asked for two seconds?',
      },
      {
        id: 'who-is-asked',
        text: 'The dear part is that each question reaches the database, not that it is asked.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'nothing not reach database | never touch database | without touching database | not reach database | reaches database | reach database | touches database | hits database | not asking | bottleneck database | every poll | each poll | database bottleneck | hits database',
        ),
        hint: 'Which part of a question is dear?',
      },
      {
        id: 'in-memory',
        text: 'Hold a number for each driver in memory; the database is asked only if it has changed.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'number memory | version memory | memory answers | in-memory | etag | 304 | redis | memory counter | cache version | flag memory | cache driver | cache state | cache front | cache answers | put cache | in memory',
        ),
        hint: 'What could answer "nothing new" instead?',
      },
      {
        id: 'slower',
        text: 'Ask every four or five seconds, not all at the same moment.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'every five | every four | five seconds | four seconds | jitter | interval 4 | interval 5 | increase interval | longer interval | 5 seconds | 4 seconds',
        ),
        hint: 'What can be changed in one line?',
      },
      {
        id: 'six-cores',
        text: '1,500 questions a second are six of eight cores.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('1,500 second | 1,500 questions | six cores | 6 cores'),
        hint: 'How full is the database today?',
      },
      {
        id: 'next-year',
        text: 'In a year 18 cores as it is; below one once only news is asked for: 225 a second.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('18 cores | 4,500 | 225 | 0.9 core | 0.3 core'),
        hint: 'And with 9,000, by either way?',
      },
      {
        id: 'push-when',
        text: 'Open connections when something needs one second, as a chat does, or phones suffer.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('chat | battery | less second | below second'),
        hint: 'What would make web sockets right after all?',
      },
      {
        id: 'push-price',
        text: 'They bring new faults: connections that die unnoticed, all that come back at once after a release.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'reconnect | die unnoticed | dead connections | missed trip | lost message | tunnel | drop silently | connections drop | silent disconnect | sticky sessions',
        ),
        hint: 'What goes wrong with them that does not go wrong today?',
      },
    ],
    followUps: {
      framing: ['What happens to a trip that nobody has seen after six seconds?'],
      evidence: ['You said "{quote}". What share of the answers is news if one asks every five seconds?'],
      recommendation: ['What if the memory is empty after a restart?'],
      structure: ['Where does a message go while a driver is in a tunnel?'],
    },
    samples: [
      'Polling is an old technology, and modern real-time applications use web sockets. The user experience is much better, and it scales very well. I would invest the 60 days, because it is an investment in the future. A microservice architecture with an event bus would be a good fit too. Performance is very important for the satisfaction of drivers, and the team would learn a new technology.',
      '3,000 drivers every two seconds are 1,500 questions a second. Times four milliseconds are six cores of eight. With 9,000 drivers it would be 18 cores, so it does not work. I would ask every five seconds, because six are allowed, so 600 a second. And a cache in Redis could answer if there is nothing new. Web sockets are 36,000 euros, so I would wait with them. The risk is that the cache is wrong.',
      'Neither of the two, yet. What decides is what is needed: six seconds, and we ask three times as often as that. And what is dear is not the asking; it is that each question reaches the database in order to hear that there is nothing. 3,000 every two seconds are 1,500 a second, at four milliseconds six cores of eight; at a busy hour that is full. With 9,000 it would be 4,500 and 18 cores. So there are three levers: ask less often, answer more cheaply, or do not ask. In order of work. First, an hour: every four seconds, with some chance in it so that they do not all come at once. That gives 750 a second, three cores, and nine in a year, so it is time won and no solution. I would not take five, because a slow network needs the rest of the six. Second, three days: a number for each driver in memory. Whoever writes a trip raises the number; the page sends the one that it knows, and if both are equal the answer is empty, without any query. The database sees news alone: one in 20 of 1,500 are 75 a second, 0.3 cores, and with 9,000 drivers 225 a second, 0.9 cores. Fewer questions do not make fewer news, so I count news and not a twentieth of what is left. The number is lost at a restart; then it is unknown, and unknown means ask the database, once each, 9,000 times four milliseconds, some five seconds of all cores. Bearable. Third, for 36,000 euros: open connections. They would be right if something needs less than one second, the chat perhaps, or if drivers complain about battery and data; at four seconds a shift of ten hours is 9,000 requests, some 5 megabytes. But they bring faults that we do not have: connections that die unnoticed in a tunnel, 9,000 that knock at once after a release, a trip sent into nothing. One needs a number per driver for those too, so the second step is not lost. I recommend the first today and the second within two weeks, and no larger database; 3,000 a month buys perhaps twice the cores and is full within the year. The first step is to measure from trip to screen, as nobody knows whether six seconds hold today. The risk is a number that is not raised, and a trip that nobody sees; so every 30 seconds the page asks the database in any case. That is 300 a second with 9,000, 1.2 cores. I would be wrong if four milliseconds are mostly waiting for a lock, because then fewer questions do not help as reckoned. Missing is what the peak is; a Friday at six may be twice the mean.',
    ],
    sources: [
      'RFC 9110, HTTP Semantics, section 13 (conditional requests), 2022',
      'RFC 6455, The WebSocket Protocol, 2011',
      'WHATWG HTML Living Standard, Server-sent events',
    ],
    why: 'Whether somebody computes what asking costs and takes away the dear part of it before building something else.',
  },
]
