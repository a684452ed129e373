import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL_3: readonly Question[] = [
  {
    id: 'data-science/technical/one-task-of-two-hundred',
    revision: 4,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Apache Spark', 'SQL'],
    topics: ['joins'],
    stem: 'A Spark job joins two billion clicks with customers. 199 of its 200 tasks are done after two minutes, the last one runs for 50. Somebody doubled the machines, and it still takes 50 minutes. What is going on, and what do you do?',
    seconds: 300,
    keyPoints: [
      {
        id: 'skew',
        text: 'One key has far more rows than all others, and all rows of a key go to one task.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'skew | skewed | hot key | single key | uneven | unbalanced | biggest key | huge number | partition bigger | much bigger',
        ),
        hint: 'What decides which task a row goes to?',
      },
      {
        id: 'null',
        text: 'Often it is no customer at all: empty, zero, or a mark for guests; such rows need no join.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'null customer | null key | null keys | nulls | empty id | anonymous | guest clicks | default value | placeholder | customer_id 0 | id null | without customer | no customer | unknown customer | missing customer | guest customer',
        ),
        hint: 'Which customer could have a third of all clicks?',
      },
      {
        id: 'see',
        text: 'The page of the stage shows the sizes of tasks, and a count by key shows the culprit.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'spark ui | stage page | task metrics | shuffle read | largest task | count key | group customer | top keys | median max | max task | size slow task | count clicks',
        ),
        hint: 'How do you find the key in two minutes?',
      },
      {
        id: 'more',
        text: 'More machines do not help, because one task runs on one core.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'doubling useless | more executors | extra machines | adding executors | single core | idle machines | machines idle | machines help',
        ),
        hint: 'Why did twice the machines bring nothing?',
      },
      {
        id: 'broadcast',
        text: 'If the other table is small, each machine gets all of it, and nothing is shuffled.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('broadcast | broadcasts | map-side | avoids shuffle'),
        hint: 'What if the rows did not have to travel?',
      },
      {
        id: 'salt',
        text: 'Otherwise the key is split with a number by chance, and the other side is repeated; newer versions do that themselves.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'salt | salting | salted | random suffix | split key | split skewed | adaptive query | aqe | skewjoin | add random | random prefix | replicate other side | random number',
        ),
        hint: 'How could several tasks share one key?',
      },
      {
        id: 'before',
        text: 'What can be added up before is made smaller before the join.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'aggregate first | aggregate join | aggregated join | pre-aggregate | preaggregate | adding first | counts day | filter first | aggregating clicks | aggregating before | partial aggregation',
        ),
        hint: 'Do you need two billion rows on that side at all?',
      },
    ],
    followUps: {
      checking: ['How do you show that the result is still the same?'],
      reasoning: ['When does repeating the other side cost more than it saves?'],
      example: ['Which counts would you expect for the five largest keys?'],
    },
    samples: [
      'Big data processing is always complex, and performance tuning needs experience. I would increase the memory and the number of partitions, and use a newer version of Spark. It can also be helpful to change the file format and to use caching. If this is not enough, a cloud data warehouse is the more modern solution.',
      'This is data skew. One key has most of the rows, so one task gets all of them, and more machines do not help. I look at the Spark UI for the shuffle read of the task. If customers are small I use a broadcast join. Otherwise I would add a salt to the key. I measure the time again and compare the number of rows.',
      'A join sends all rows of a key to the same task, so the sizes of tasks are the sizes of keys. I open the stage in the Spark UI: median 7 million rows, largest task 600 million. Extra machines stand idle beside it, since a task is one core. Then a count by key; I would bet on null or 0, guests who are not signed in. If so, there is nothing to join: I take guest clicks out first and add them again with a union, and it is over in two minutes. It is no trick that I would hide, because an inner one loses nulls and a left one keeps them, and the report must say which. Suppose it is a true customer instead, a robot for prices. Customers are 40 million rows with three columns, 1.2 gigabytes; to broadcast that is possible, but with 50 executors it costs 60 gigabytes of memory, so I would not. I prefer adaptive execution, which cuts skewed parts by itself in version 3, and check that its threshold catches this one. Salting is the alternative: clicks get a suffix from 0 to 15, each customer is repeated 16 times. It works everywhere; its price is 16 times the smaller side and code that the next reader must understand, so I salt only the five largest. And before all this I ask whether we need clicks or counts per day: adding up first makes 2 billion into 90 million. For example, at my last ticket office the key "unknown" had 31 percent of rows, and nobody wanted them in the report anyway. To check it I compare the row count and the sum of amounts per day with the old result, which must match, and I watch the largest task; I expect less than three times the median.',
    ],
    sources: [
      'Apache Spark documentation, Performance Tuning: Adaptive Query Execution, Optimizing Skew Join, Join Strategy Hints',
      'Kwon, Balazinska, Howe, Rolia, SkewTune: Mitigating Skew in MapReduce Applications, SIGMOD 2012',
    ],
    why: 'Whether somebody looks at how work is shared out before asking for more of it.',
  },
  {
    id: 'data-science/technical/run-again-and-doubled',
    revision: 1,
    status: 'active',
    areas: ['Data Science', 'DevOps'],
    type: 'technical',
    level: 'senior',
    skills: ['Airflow', 'dbt', 'Kafka'],
    topics: ['operations'],
    stem: 'Each night a job in Airflow adds the sales of the day to a table. On Tuesday it failed half-way and was started again: Tuesday now has too much. Sales from phones without a connection arrive up to three days late and are never counted. How do you build it so that it may run as often as one likes?',
    seconds: 360,
    keyPoints: [
      {
        id: 'idempotent',
        text: 'A run replaces its day as a whole instead of adding to it: twice is the same as once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'idempotent | idempotency | overwrite partition | overwrites partition | replace partition | replaces partition | overwrite day | replaces day | delete insert | insert_overwrite',
        ),
        hint: 'What should the second run of the same day leave behind?',
      },
      {
        id: 'whole',
        text: 'It becomes visible at once or not at all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'single transaction | atomic | atomically | swap | swapped | staging table | swap table | exchange partition',
        ),
        hint: 'What does a reader see while it runs, or after it broke off?',
      },
      {
        id: 'its-day',
        text: 'Which day it is comes from the run, never from the clock.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'logical date | execution date | data interval | data_interval_start | date parameter | run date | current_date | never now | day parameter | day run',
        ),
        hint: 'If Monday is computed on Friday: how does it know that it is Monday?',
      },
      {
        id: 'when',
        text: 'The time of the sale and the time of arrival are two columns; a day is made of the first.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'event time | processing time | arrival time | time sale | event timestamp | loaded_at | ingestion time',
        ),
        hint: 'To which day does a sale belong that came on Thursday and took place on Monday?',
      },
      {
        id: 'look-back',
        text: 'Each run computes the last days anew, or the days that got late rows, and says when a day is closed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'lookback | look back | recompute days | recomputes days | watermark | reprocess | late rows | late arriving | affected days | day final | day closed | allowed lateness',
        ),
        hint: 'How do late ones get in, and for how long?',
      },
      {
        id: 'key',
        text: 'Each sale has a number of its own, and a second copy of it is dropped: messages come at least once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'least once | at-least-once | deduplicate | dedupe | deduplication | unique key | sale id | primary key | merge key | upsert',
        ),
        hint: 'The phone sends it twice: how do you know?',
      },
      {
        id: 'tests',
        text: 'Tests on the data stop a wrong day before anybody sees it: unique, complete, against the till.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'unique test | dbt test | dbt tests | uniqueness test | freshness | reconcile | reconciliation | compare till | test unique',
        ),
        hint: 'Who tells you before finance does?',
      },
    ],
    followUps: {
      checking: ['How does a test show that twice is the same as once?'],
      reasoning: ['Figures of a closed day change three days later: how do you tell those who read them?'],
      example: ['What stands in the table for Monday after each of four nights?'],
    },
    samples: [
      'Data pipelines should be robust and well monitored, and data quality is very important for decisions. I would use a modern data stack with good tools, and train the team. When a job fails, there should be an alert, and somebody should look at it in the morning. Documentation of the data is also a success factor.',
      'The job should be idempotent: it deletes the partition of the day and writes it again in one transaction. The day must come from the execution date. For late sales I would recompute the last three days each night by event time. Duplicates are removed by the sale id. I would test it by running it twice and comparing the sums.',
      'Adding is the fault: the second run adds what the first half had written. Every run should replace its day as a whole. It writes into a staging table and swaps the partition, so readers see the old Tuesday or the new one, never half. I prefer that to delete and insert because a failure in the middle leaves nothing to clean. Which day it is comes from the data interval of the run; with the clock, Monday computed on Friday becomes a second Friday. Now the late ones. A sale has two times, when it took place and when it reached us, and a day is made of the first. Each night I look which days got new rows, usually four, and compute those days anew; after seven days a day is closed, and what still comes is counted in a line of its own. Computing only what changed is a merge by sale id, the alternative. It is cheaper from some hundred million rows on, but it cannot take back a sale that was deleted at the source, so I would pay 12 minutes a night. Kafka delivers at least once, and a phone that gets no receipt sends again, therefore one row is kept for each sale id, the first to arrive. What I owe the readers is a sign: "preliminary until Friday". For example, at my last bakery chain Monday grew by 3 percent until Thursday, and each week somebody reported a good Monday. To check, a test runs one day three times, kills the second run in the middle, and the sums must match to the cent; on the old job I expect to see it fail. In dbt I test that sale ids are unique, and each day compare the total with the tills: if it differs by more than 0.1 percent, the swap does not happen.',
    ],
    sources: [
      'Apache Airflow documentation, Best Practices: Creating a task; Data Interval',
      'dbt documentation, Incremental models; Data tests',
      'Akidau and others, The Dataflow Model, VLDB 2015',
    ],
    why: 'Whether somebody builds so that a repetition does no harm, and knows two kinds of time.',
  },
]
