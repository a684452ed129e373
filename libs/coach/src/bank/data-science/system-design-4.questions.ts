import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'data-science/system-design/sixty-tests-at-once',
    revision: 3,
    status: 'active',
    areas: ['Data Science', 'Full Stack Development'],
    type: 'system-design',
    level: 'mid',
    skills: ['Experimentation', 'Statistics', 'SQL'],
    topics: [],
    stem: 'A travel site has 25 teams that each split visitors by a switch of their own and compute the outcome in a notebook. Design one service that says who sees which version and one page that says what came out, with 60 experiments at a time.',
    clarify: [
      { ask: 'How many visitors?', answer: '2 million a day with 30 million page views.' },
      { ask: 'Who are they?', answer: 'A third is signed in; all others have a cookie.' },
      { ask: 'What is measured?', answer: 'Above all bookings: 2 percent of visitors book.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'stay',
        text: 'Whoever saw one version sees it again, also on the next page and day.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'same version | sees same | stays version | sticky | consistent assignment | keeps version | same variant | stable assignment | first assignment | version remembered',
        ),
        hint: 'What must not happen to a visitor who comes back tomorrow?',
      },
      {
        id: 'fast',
        text: 'The page must not wait for it, and what is shown when it fails.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'milliseconds page | default version | page waits | old version when | falls back control | control shown | show control | fallback control | without network call | not slower',
        ),
        hint: 'What does a visitor see when the service does not answer?',
      },
      {
        id: 'hash',
        text: 'A hash of visitor and experiment decides, so that nothing has to be looked up.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('hash visitor | hash user | hash experiment | hash bucket | hash salt'),
        hint: 'How do 40 servers come to the same decision without asking anybody?',
      },
      {
        id: 'exposure',
        text: 'An event is written when the difference is really seen, and joined with what happened after.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'exposure | exposure event | impression event | logged when seen | log seen | event assignment | assignment event | really saw',
        ),
        hint: 'Whom do you count as somebody who was in it?',
      },
      {
        id: 'overlap',
        text: 'Many experiments on the same visitors, or each with visitors of its own.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'overlap | overlapping | layers | independent salts | orthogonal | mutually exclusive | exclusive groups | interaction | interactions | interact',
        ),
        hint: 'May one visitor be in five of them?',
      },
      {
        id: 'peek',
        text: 'To look each day or only at the end: false alarms against speed.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'peek | peeking | sequential | fixed horizon | early stopping | stop early | planned end | always valid',
        ),
        hint: 'What goes wrong if everybody looks each morning and stops when it is good?',
      },
      {
        id: 'sample',
        text: 'How many visitors a small effect takes, and so how many days.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '16 variance | sample size | visitors version | visitors arm | users arm | visitors variant | 314,000 visitors | 16 times variance',
        ),
        hint: 'How many visitors does it take to see five percent more bookings?',
      },
      {
        id: 'false',
        text: 'How many of 60 look like a gain though nothing has changed.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '60 three | three 60 | three false | false positives | 1.5 false | 5 percent 60 | false gains | by chance alone',
        ),
        hint: 'How many of the 60 show something by chance?',
      },
    ],
    followUps: {
      requirements: ['What would you forbid the teams to change during an experiment?'],
      structure: ['You said "{quote}". What happens there with somebody who signs in on a second device?'],
      'trade-offs': ['When would you give up that visitors are in several at once?'],
    },
    samples: [
      'A culture of experimentation is the secret of the most successful companies. I would buy a leading platform, so all teams can work data-driven. The dashboards should show the results in real time, because decisions have to be quick. Data scientists would support the teams with their expertise. In this way the company learns faster than the competition.',
      'A hash of the visitor and the experiment decides the version, so a visitor always sees the same version. Each exposure is logged as an event and joined with bookings in the warehouse. Layers allow overlapping experiments. Teams should not peek at the p-value each day. For 5 percent more of 2 percent one needs many visitors per version, and two whole weeks because of weekends.',
      'I assume two promises: a visitor sees the same version on each page and day, and the page never waits, so the decision takes under a millisecond and needs no network call. If rules are missing or too old, the old version is shown and nobody is counted. Which ideas are worth testing is out of scope. How is a visitor known? I take the cookie, or the account for tests behind the sign-in, and say for each experiment which. A small library in each server holds a file of rules, which it fetches every 30 seconds. It hashes visitor and a salt of the experiment into 1,000 buckets, and a range of buckets is a version. When the difference is really about to be rendered, it writes an exposure event to a queue; a job joins first exposures with bookings of the 14 days after and fills a table, from which the page reads. If the queue is down, events wait on the disk of the server for an hour; a check of the ratio of versions stops the display when 50 to 50 came out as 51 to 49. Should visitors be in one experiment only? Mutually exclusive groups are clean, but with 60 of them each gets 33,000 visitors a day. Overlapping with independent salts gives all 2 million to each, at the price of interactions, which are rare. So I would overlap by default and put tests on the same part of a page into one layer. The other trade is the morning look: peeking and stopping at the first good day finds gains that are none, and a fixed horizon is slow when something is broken. I show harm from the first day with a sequential bound, and the gain only at the planned end. In numbers: to see 5 percent more of 2 percent, that is 0.1 points, with a power of 80 percent, the rule of 16 times variance by the square of the difference says 16 × 0.0196 / 0.000001, about 314,000 visitors per version. With all traffic it is there on the first day, but I run two whole weeks, since weekends differ and people book late. At 5 percent two-sided, 60 tests without any effect show three false findings, half of them gains; therefore a surprise is repeated before anybody celebrates. 30 million exposures of 100 bytes are 3 GB per day, which one warehouse takes. I would look again once more than 200 run, or when two teams contradict each other.',
    ],
    sources: [
      'Tang, Agarwal, O’Brien and Meyer, Overlapping Experiment Infrastructure, KDD 2010',
      'Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments, 2020, chapters 4, 17 and 21',
      'Johari, Koomen, Pekelis and Walsh, Peeking at A/B Tests, KDD 2017',
    ],
    why: 'Whether somebody knows what a split has to guarantee, and how many visitors and false alarms it comes with.',
  },
  {
    id: 'data-science/system-design/delete-one-person',
    revision: 2,
    status: 'active',
    areas: ['Data Science', 'Cybersecurity'],
    type: 'system-design',
    level: 'senior',
    skills: ['Apache Spark', 'Data Modelling', 'Cryptography'],
    topics: [],
    stem: 'A shop keeps eight years of clicks and orders in 400 terabytes of files, in columns, sorted by day. 100 people a day ask to be deleted. Today a search for one person reads everything. Design how they vanish in time from the lake, from the 900 tables made of it and from the copies.',
    clarify: [
      { ask: 'By when?', answer: 'By law within a month of asking.' },
      {
        ask: 'What does reading cost?',
        answer: '5 euros for each terabyte that is read, the same for what is written.',
      },
      { ask: 'What must stay?', answer: 'Invoices, ten years; by law too.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'scope',
        text: 'What has to go, what the law keeps, and by when.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'within month | legal obligation | tax law | invoices kept | invoices stay | legal hold',
        ),
        hint: 'Is there anything of such a person that may not go?',
      },
      {
        id: 'proof',
        text: 'How it is shown that somebody is really gone, also later.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'search afterwards | check afterwards | prove gone | prove deletion | verify deletion | audit deletion | test persons | nothing found',
        ),
        hint: 'How do you know that it worked, and that nobody returns?',
      },
      {
        id: 'ids',
        text: 'A person is known by several ids; a map leads from the request to all of them.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'id map | identity map | cookie ids | all ids | device ids | several ids | pseudonym | pseudonyms | lookup table | mapping table | customer key',
        ),
        hint: 'Under which names does one person stand there?',
      },
      {
        id: 'lineage',
        text: 'Which tables come from which, and an order in which they are cleaned or built again.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'lineage | derived tables | downstream tables | catalogue tables | catalog tables | tables depend | tag column | column tagged | derived table',
        ),
        hint: 'How do you find the 900 places?',
      },
      {
        id: 'shred',
        text: 'To throw away a key for each person instead of rewriting files.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'crypto-shredding | crypto shredding | key per person | key person | own key | key deleted | delete key | throw away key | encrypted per | destroy key',
        ),
        hint: 'Could it vanish without a file being touched?',
      },
      {
        id: 'batch',
        text: 'To collect requests and rewrite seldom, or each at once.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'batch requests | batch instead | collect requests | collected ids | monthly batch | weekly batch | twice month | deletion vectors | tombstone | merge-on-read',
        ),
        hint: 'How often do you touch the same file?',
      },
      {
        id: 'cost',
        text: 'What it costs to go through everything, once or each day.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('2,000 euros | 4,000 euros | 60,000 month | 120,000 month | 8,000 month | 8,000 euros'),
        hint: 'What does one pass over all of it cost?',
      },
      {
        id: 'touched',
        text: 'How many files or bytes a batch really touches.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '3,000 people | 3,000 requests | 1,500 requests | 1,500 people | files touched | percent files | partitions touched | terabytes rewritten',
        ),
        hint: 'In how much of it does one month of requests stand?',
      },
    ],
    followUps: {
      requirements: ['What would you tell somebody whose data is in a trained model?'],
      structure: ['You said "{quote}". What if that job has failed for two weeks?'],
      'trade-offs': ['What would make you pay for one pass each week?'],
    },
    samples: [
      'Data protection is very important, and customers must be able to trust the shop. I would introduce a data governance with clear responsibilities, and a tool that supports the GDPR. The data should be encrypted, and the access should be restricted. It is also good to collect less data. All employees need a training, because people are the weakest link.',
      'Deletion has to be done within one month, and invoices are kept because of tax law. I would collect the requests and delete them in a monthly batch, since reading 400 TB costs 2,000 euros. A mapping table knows all ids of a person. Lineage shows the derived tables. Crypto-shredding with a key per person is an alternative.',
      'I would ask what the law wants in both directions: gone within one month, and invoices kept for ten years by tax law, so those move to a store of their own that analysts cannot read. I assume cookies that never were tied to a person are out of scope. And somebody must be able to prove it: a check afterwards finds nothing, and a restored backup does not bring anybody back. A person stands there under a customer number, old numbers and some cookie ids, so an identity map leads from the request to all of them. From now on the lake only holds a pseudonym; who somebody is stands in one small table. A request goes into a register. Each night its people are removed from that table and the map’s entry is marked, so within a day no click can be tied to a name. Twice a month a job takes the collected ids, finds files through an index of which pseudonym is in which file, and rewrites them; then the lineage graph says which of the 900 tables are derived, and each is built again or gets the same delete. Old snapshots expire after seven days and backups after twelve, and after any restore the register is applied first. If a run fails it starts again at the file where it stopped, as a rewrite puts a new file beside the old and swaps them at the end; a run older than 16 days raises an alarm, as 16 and twelve are 28. What are the options? With crypto-shredding each person has a key, and to delete it is enough, also in backups. The price is 30 million keys, slow joins and no skipping by column statistics, so I would use it for the free text and backups only. Deletion vectors mark rows and rewrite later: quick, but the bytes stay until a compaction, and that must come within the month too. A batch instead of each at once is what pays. In numbers: one pass reads 400 terabytes for 2,000 euros, and if all is rewritten it is 4,000. Each day that would be 120,000 a month, twice a month 8,000. 3,000 requests a month, 200 days with visits each, touch 600,000 pairs of person and day; 400 TB in files of 1 GB are 400,000 files, so by day nearly each file is touched. Sorted by groups of pseudonyms within a month, with 1,000 groups for 96 months, 1,500 people still hit most groups. That means sorting does not save us, and the 8,000 are the bill, unless there is less. So clicks of more than two years become counts, a quarter is left, and with it 2,000 a month. I would revisit when requests go beyond 500 a day.',
    ],
    sources: [
      'Regulation (EU) 2016/679 (GDPR), Articles 12(3), 17(1) and 17(3)(b)',
      'Apache Iceberg documentation, Table specification: row-level deletes; Maintenance: expire snapshots',
      'NIST SP 800-88 Rev. 2, Guidelines for Media Sanitization, 2025, on cryptographic erase',
    ],
    why: 'Whether somebody follows one person through all copies, and computes before choosing how often to rewrite.',
  },
]
