import { patterns } from '../patterns'
import type { Question } from '../question'

export const MACHINE_LEARNING_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'machine-learning/system-design/when-the-parcel-comes',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Full Stack Development'],
    type: 'system-design',
    level: 'mid',
    skills: ['Machine Learning', 'MLOps', 'Python'],
    topics: [],
    stem: 'A courier tells its customers only the day on which their parcel comes. Design what tells each of them a window of time in the morning and keeps it right over the day, so that people do not wait at home for nothing.',
    clarify: [
      { ask: 'How many are there?', answer: '400,000 parcels a day, by 3,000 drivers.' },
      {
        ask: 'What is known?',
        answer:
          'The planned order of stops, the place of each van every 30 seconds, and three years of deliveries.',
      },
      {
        ask: 'What is a promise worth?',
        answer: 'A window that is missed brings a call of 4 euros in one of ten cases.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'promise',
        text: 'What is promised: how wide the window is and how often it must hold.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'percent inside | 90 inside | calibrated window | windows percent | window percent | window holds | windows hold | hold 90 | kept 90 | windows kept | how wide',
        ),
        hint: 'When would you call it kept, and how often must it be?',
      },
      {
        id: 'early',
        text: 'Too early and too late are not the same harm.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'too early worse | early worse | early late | earlier than promised | early miss | asymmetric | before window',
        ),
        hint: 'Which of the two mistakes makes a customer more angry?',
      },
      {
        id: 'inputs',
        text: 'What it is computed from, as it was known at that moment: stops left, place of the van, driver, hour.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'stops left | remaining stops | stops before | position van | place van | stop order | minutes stop | driver hour',
        ),
        hint: 'What would you look at to guess it for one customer?',
      },
      {
        id: 'update',
        text: 'When it is computed again, and what happens when a van goes silent.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'recompute stop | again after stop | recomputed stop | every stop event | update stop | van silent | no signal van | position stale | after each stop',
        ),
        hint: 'What makes the guess change during the day?',
      },
      {
        id: 'simple',
        text: 'An average per stop as the first version, against a learned model.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'average per stop | average stop | baseline | simple average | median per stop | gradient boosting | rule of thumb | simple rule',
        ),
        hint: 'What would you put up first, and when is it no longer good enough?',
      },
      {
        id: 'quiet',
        text: 'To correct the window often or to leave customers in peace.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'ten messages | window changes more | too many messages | notify only | message only | new message | push only | many messages | every change | change annoys | shifts more | flicker | jumps',
        ),
        hint: 'How often may what a customer reads change?',
      },
      {
        id: 'load',
        text: 'How many guesses a second have to be made.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '100 second positions | 100 positions | predictions second | million predictions | 400,000 windows | stop events | vans second',
        ),
        hint: 'How many computations is that in a second?',
      },
      {
        id: 'money',
        text: 'What missed windows cost, and so what half an hour more or less is worth.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('4 euros | 16,000 euros | 4,000 calls | 8,000 euros | 2,000 calls'),
        hint: 'What does a day of missed promises cost?',
      },
    ],
    followUps: {
      requirements: ['Who else could use the guess inside the company?'],
      structure: ['You said "{quote}". What does the customer see when that part stops?'],
      'trade-offs': ['What would make you go back to the simple version?'],
    },
    samples: [
      'Customers expect transparency today, so a good prediction of the delivery is very valuable. I would train a deep learning model with all the available data, because more data gives better results. The model would be deployed in the cloud with a modern pipeline. Customers could follow everything in a beautiful app. Over time the model learns, and the satisfaction grows.',
      'I would train gradient boosting on the deliveries of the past. Inputs are the stops left, the position of the van and the hour. In the morning each customer gets a window of two hours, and it is recomputed after each stop. The window should hold in 90 percent. With 400,000 parcels and 3,000 drivers each of them has 133 stops. I would compare it with a simple average first.',
      'What is promised comes first. I would ask how wide a window customers accept, and assume two hours in the morning and 30 minutes on the last stretch, both kept in 90 percent. Too early is worse than late: somebody who was told two and hears the bell at one is not there, and the parcel goes back. Planning the order of stops is out of scope. The parts are a stream of positions and scans, a table of each van’s remaining stops, a model service, and a store that page and messages read. At six each parcel gets a window from the planned order. From then on it is computed again after each stop: time per stop for this driver, kind of house and hour, plus driving time, added over the stops before yours. The model gives quantiles rather than a mean, so the window goes from the 5th to the 95th percentile. For training I store what was known at that moment; with the true order of the day, which nobody knew in the morning, the test would look wonderful and be false. If a van is silent for ten minutes, we keep its last known position, widen the window and say so; if the service fails, the page shows the morning window, which is only wider. The first version is a baseline: median per stop by region and hour, times the remaining stops. I would start there, since it runs in a week, and move to gradient boosting when it misses less in a replay of 30 past days. The price is a team that watches drift, such as in December. Should each change be sent? A window that jumps is worse than one that is wide, so a new message goes out only when the end shifts by more than 30 minutes; the page may change at each stop. The load is small: 3,000 vans with 133 stops in eight hours are 14 stop events per second, and each updates up to 133 customers, 1,850 predictions per second at most, therefore four small servers are enough. As to money, if 10 percent of 400,000 windows are missed, there are 4,000 calls, 16,000 euros a day. Each point less saves 1,600 a day, which decides how long we go on improving. I would look again when fewer than 87 percent hold in any region for a week.',
    ],
    sources: [
      'Koenker and Hallock, Quantile Regression, Journal of Economic Perspectives 15, 2001',
      'Rules of Machine Learning, Google for Developers, Rules 4 and 29',
      'Kleppmann, Designing Data-Intensive Applications, 2017, chapter 11',
    ],
    why: 'Whether somebody turns a guess into a promise with a price, and trains on what was known at the time.',
  },
  {
    id: 'machine-learning/system-design/same-features-twice',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'system-design',
    level: 'senior',
    skills: ['MLOps', 'Machine Learning', 'Apache Spark'],
    topics: [],
    stem: 'A bank has 30 models. For each of them one team computes inputs such as "payments of the last 30 days" in SQL for training, and another writes it again in Java for the live service. The two differ, and models are worse live than in the test. Design how an input is written once and is the same in both places.',
    clarify: [
      {
        ask: 'How many are asked?',
        answer: '2,000 decisions a second at the peak, with 60 inputs each, for 10 million customers.',
      },
      { ask: 'How fresh must they be?', answer: 'Most from yesterday, some from the last minute.' },
      { ask: 'How fast is a decision?', answer: '50 milliseconds for all of it.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'fresh',
        text: 'How fresh each input must be, and what the delay may be.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('how fresh | freshness | fresh each | fine yesterday | enough yesterday | staleness'),
        hint: 'Which of them may be from last night?',
      },
      {
        id: 'same',
        text: 'What being the same means, and how it is measured.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'skew percent | compare logged | logged values | logged features | log served | differ percent | served values | values served | difference measured | recompute compare',
        ),
        hint: 'How would you prove that both sides agree?',
      },
      {
        id: 'as-of',
        text: 'Training rows get the values as they stood at the moment of the decision.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'point-in-time | as-of join | leaks future | moment decision | time travel | known moment',
        ),
        hint: 'What may a row from March know of April?',
      },
      {
        id: 'two-stores',
        text: 'One definition, which fills a store with history and a store of latest values.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'offline store | online store | historical store | key-value | latest values | one definition | single definition | redis | defined once | definition once',
        ),
        hint: 'Where does the live service read, and where does the training?',
      },
      {
        id: 'stream',
        text: 'To compute when asked, in a stream, or at night: freshness against work.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'compute request | streaming job | stream job | nightly batch | flink | precompute | precomputed',
        ),
        hint: 'Which of the three ways would you take for which input?',
      },
      {
        id: 'log-it',
        text: 'To log what was served and train on it, against computing history again.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'log wait | train logged | logged training | train served | new feature wait | feature history | backfill',
        ),
        hint: 'What can you not do if you only train on what was recorded?',
      },
      {
        id: 'size',
        text: 'How large the latest values are.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('4.8 gb | 4.8 gigabytes | 600 million | 8 bytes'),
        hint: 'How much has to be held for all customers?',
      },
      {
        id: 'reads',
        text: 'Reads a second, and what one lookup may be.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '120,000 values | 120,000 reads | lookups second | reads second | row customer | single lookup',
        ),
        hint: 'How often is the place of the latest values asked at the peak?',
      },
    ],
    followUps: {
      requirements: ['Which of the 30 would you begin with?'],
      structure: ['You said "{quote}". What is decided when it does not answer in time?'],
      'trade-offs': ['Which inputs would you keep out of it?'],
    },
    samples: [
      'A feature store is the state of the art for machine learning in the enterprise. I would evaluate the products on the market and take the best one. It brings collaboration between the teams and accelerates the time to market. Data quality is essential, so I would also introduce governance. With MLOps the bank becomes truly data driven.',
      'I would introduce a feature store with an offline store for training and an online store in Redis for the service. Each feature has one definition. Training uses a point-in-time join, so that nothing from the future leaks. A nightly batch writes most of them and a streaming job the fresh ones. 10 million customers with 60 values are 600 million values.',
      'I would ask how fresh each input has to be, since that decides the cost: I assume 50 of 60 are fine from yesterday, ten must be at most a minute old, and the whole read has 10 of the 50 milliseconds. The second requirement is what same means: of the values served yesterday, recomputed from history, fewer than 1 in 10,000 may differ. Training itself and the choice of models are out of scope. An input has a single definition in a repository: name, owner, key, SQL or one function, freshness and a default. From it a compiler makes two jobs. The nightly batch in Spark writes into the offline store, where each value carries the time from which it was known, and copies the latest values to the online store, a key-value store with one row per customer. For the ten fresh ones a streaming job reads payments and writes the same row. A training set is made by a point-in-time join: for each decision, the values that stood at its moment, with the delay that the live service had. A request reads one row, fills gaps with defaults and logs the served values with a version. If the store does not answer within 10 milliseconds, the service decides by defaults and a stricter limit; if the batch is late, yesterday’s values stay, and older than two days raises an alarm. There are three options for computing. At request time is freshest, but reading 30 days of payments costs 40 milliseconds. A stream is quick and hard to correct, so I would use it only for the ten. Batch is cheap and a day old. The other trade is history: to train on logged values is the same by construction, but a new feature would wait months for its history. So I backfill by the definition, and compare it with the logs every day. In numbers, 10 million customers with 60 values of 8 bytes are 4.8 gigabytes; with keys and copies 15, which fits into memory of three nodes. 2,000 decisions per second with 60 values are 120,000 values, but with one row per customer only 2,000 reads per second, so one node could do it and three are for failure. I start with the model for fraud, shadowing for a month, and move the next when the skew is below the limit. I would revisit the stream once more than 20 inputs need it.',
    ],
    sources: [
      'Sculley and others, Hidden Technical Debt in Machine Learning Systems, NeurIPS 2015',
      'Rules of Machine Learning, Google for Developers, Rules 29, 31 and 32',
      'Feast documentation, Point-in-time joins',
    ],
    why: 'Whether somebody sees that history and the present need one definition, and knows which value was known when.',
  },
]
