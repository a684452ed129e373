import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'data-science/system-design/six-billion-clicks-a-bill',
    revision: 1,
    status: 'active',
    areas: ['Data Science', 'Full Stack Development'],
    type: 'system-design',
    level: 'expert',
    skills: ['Kafka', 'Apache Spark', 'Data Modelling'],
    topics: [],
    stem: 'A network for advertisements bills 9,000 customers for clicks, and shows them within a minute what they spend, so that they can stop. Today live figures and bill are counted by two programs and differ by 3 percent; robots are only taken out of the bill. Design one way of counting that a judge would believe.',
    clarify: [
      {
        ask: 'How much is it?',
        answer:
          '6 billion views and 60 million clicks a day; an event has 200 bytes. A click costs 20 cents on average.',
      },
      {
        ask: 'How late do events come?',
        answer: '99.9 percent within ten minutes, some phones after two days.',
      },
      {
        ask: 'What of robots?',
        answer: 'One click in ten; half of them are known at once, the others only after hours.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'two-promises',
        text: 'Two promises: quick and nearly right for the page, final and provable for the bill.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'provisional | preliminary | final figures | day closed | closed days | bill closed | not final',
        ),
        hint: 'Does the same exactness hold for both readers?',
      },
      {
        id: 'log',
        text: 'All events are kept as they came, with an id; everything else can be computed again from them.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'immutable log | raw events | append-only | raw log | raw data kept | kept unchanged | event log | source truth | events kept',
        ),
        hint: 'What do you show a judge?',
      },
      {
        id: 'once',
        text: 'An event counts once: id at the source, a memory of ids, and results written together with the position.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'deduplicate | deduplicated | deduplication | duplicate ids | seen ids | ids seen | event id | exactly-once | idempotent | offset together | transaction offset',
        ),
        hint: 'What if the same click is delivered twice?',
      },
      {
        id: 'same-code',
        text: 'One definition of a billable click for both ways, with a version.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'same definition | same code | same function | single program | same rules | rules version | kappa',
        ),
        hint: 'Why do the two differ today, and what would make it impossible?',
      },
      {
        id: 'late',
        text: 'How long one waits for late ones: exact against closed.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'watermark | watermarks | late events | late clicks | allowed lateness | late phones | arrive late | correction next | credit next',
        ),
        hint: 'What happens to a click that arrives after the bill?',
      },
      {
        id: 'robots',
        text: 'To take robots out at once or later: money back against lost clicks.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'robots later | later robots | credit note | refund | refunded | credited | reclassified | score later | filter early | block early | wrongly filtered | honest clicks',
        ),
        hint: 'What do customers see when a click turns out to be none?',
      },
      {
        id: 'volume',
        text: 'Events a second and bytes a day.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('70,000 second | 1.2 tb | 1.2 terabytes | 700 clicks | 14 mb'),
        hint: 'How many events are that in a second?',
      },
      {
        id: 'worth',
        text: 'What the three percent and the robots are worth in a day.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('12 million | 1.2 million | 8,300 | percent 360,000 | 360,000 day'),
        hint: 'How much money is the difference of today?',
      },
    ],
    followUps: {
      requirements: ['Which of the two readers would you rather annoy?'],
      structure: ['You said "{quote}". How would you prove that nothing is missing there?'],
      'trade-offs': ['What would you no longer count live?'],
    },
    samples: [
      'Real-time analytics is a competitive advantage in the advertising market. I would build a lambda architecture with the latest technologies, because it combines the best of two worlds. Machine learning can detect fraud automatically. The customers get beautiful dashboards with all their KPIs. Transparency creates trust, and the platform should scale with the growth.',
      'All raw events go into Kafka and are kept. A streaming job counts clicks per customer with watermarks, and duplicates are removed by the event id. The same code computes the bill from the raw log, so live and bill do not differ. Late events are corrected in the next bill. Robots that are found later get a credit note. 6 billion events are 70,000 a second and 1.2 TB a day.',
      'There are two readers. I assume the page may be off by 1 percent and is marked as provisional, while the third evening closes a day and the bill only uses closed days. Nobody pays beyond the budget, and whatever exceeds it in the first minute is ours. And a judge must be able to follow one click from the bill back to what arrived. Prices and auctions are out of scope. Each click or view gets an id and the clock of the device at the source, and our own at arrival. Receivers write it to Kafka, partitioned by campaign, and a job copies them unchanged into an append-only store of files, with a hash chain over the files of an hour; that is kept for seven years for clicks, 90 days for views. A single program decides whether a click is billable: known id or not, budget open, robot rules by version. It runs as a stream for the page, and over the stored files for closing; same code, so a difference is a fault and not an opinion. The stream keeps seen ids for an hour in its state, writes sums together with its position in one transaction, and a page reads the sums. If it crashes it starts from the last state and counts nothing twice. If Kafka is down, receivers keep some minutes on their disks. If the stream falls behind for more than two minutes, campaigns near their budget stop, as that is the safe side. Each night both results are compared by customer; above 0.1 percent somebody looks before anything is billed. How long to wait for late ones? A watermark of ten minutes for the page has 99.9 percent. Three days for closing have nearly all, and a click after that is ours and free, which costs less than reopening bills. For robots, filtering early loses honest clicks, and later annoys customers whose figures fall. I mark the sure half at once, and score the others within three days; the page shows both lines, and what is found after closing is refunded by a credit note. The alternative would be one batch each hour: far simpler, but customers could not stop within a minute. In numbers: 6.06 billion events are 70,000 per second, 200,000 at the peak, 14 MB per second and 1.2 TB daily, so 40 partitions are enough. Clicks are only 700 per second, therefore exactness is paid for where it is small, and views are counted more roughly. 60 million clicks at 20 cents are 12 million euros a day; 3 percent are 360,000, each day to quarrel about. A minute is 8,300 euros, and that bounds what we bear for budgets. Ids of an hour are 2.5 million, 40 MB, which fits into any state. I would look again at three days if more than one in 10,000 comes later.',
    ],
    sources: [
      'Akidau and others, The Dataflow Model, VLDB 2015',
      'Ananthanarayanan and others, Photon: Fault-tolerant and Scalable Joining of Continuous Data Streams, SIGMOD 2013',
      'Apache Kafka documentation, Design: Message Delivery Semantics',
      'Media Rating Council, Invalid Traffic Detection and Filtration Standards Addendum, 2020',
    ],
    why: 'Whether somebody gives two readers two promises from one definition, and spends exactness where the money is.',
  },
]
