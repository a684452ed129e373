import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL_5: readonly Question[] = [
  {
    id: 'data-science/technical/hour-that-was-not-there',
    revision: 3,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Airflow', 'SQL', 'PostgreSQL'],
    topics: ['grouping'],
    stem: 'A chain of fuel stations in Lisbon, Warsaw and Dubai adds up sales by day in UTC, each night by a job. Hardly a station finds the totals of its till. For Warsaw the report shows nothing between 2 and 3 o’clock on 29 March, and twice as much as usual on 25 October. What of this is a fault, and how do you count days and hours?',
    seconds: 300,
    keyPoints: [
      {
        id: 'own-day',
        text: 'A day is that of the station: the moment is turned into its local time first, and cut into days then.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'local day | local date | local midnight | station day | day station | station zone first | convert local group | business day | convert group local | local timezone | convert local timezone | station timezone | group local',
        ),
        hint: 'Whose midnight ends a day?',
      },
      {
        id: 'real',
        text: 'Nothing is lost: that hour did not exist in March, and there were two of them in October; days have 23 and 25 hours.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'daylight saving | summer time | dst | clock change | clocks go | clocks forward | 23 hours | 25 hours | hour exist | hour twice night | dst change | daylight savings | dst transition | clocks spring | skipped hour | hour skipped | repeated hour | hour repeated',
        ),
        hint: 'What do people do with their clocks on those two nights?',
      },
      {
        id: 'kept',
        text: 'Kept is the moment in UTC and the name of the zone, not a fixed distance and not the bare clock.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'timestamp zone | store utc | stored utc | keep utc | instant utc | europe/warsaw | zone name | iana zone | fixed offset wrong | utc plus zone | utc and timezone | utc timestamps | timezone id | iana timezone | timezone name | zoneinfo | timestamptz zone',
        ),
        hint: 'Which two things must be stored with each sale?',
      },
      {
        id: 'unclear',
        text: 'A till that sends its bare clock cannot be understood for that hour in October; it must send the distance or UTC.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'ambiguous | till offset | tills offset | send offset | sends offset | utc offset | +01:00 | +02:00 | order receipts | receipt numbers | told apart hour | local timestamp ambiguous | ambiguous hour | offset timestamp | timestamp offset | till utc | tills utc | iso 8601 offset',
        ),
        hint: 'A receipt says 2:30 on that night. When was it?',
      },
      {
        id: 'job',
        text: 'The job goes from midnight to midnight of each zone, not 24 hours back, and after the last of them has ended.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'minus 24 hours | 24 hours back | last 24 hours | schedule zone | timezone-aware dag | zone aware dag | dag zone | run zone | zone run | data interval zone | cron local | fixed 24 hours | 24-hour window | 24 hour window | schedule per timezone | schedule timezone | dag timezone | airflow timezone | local day ended everywhere | day has ended zone | job per zone | day ended per zone | after day ended | job run each zone',
        ),
        hint: 'From when until when does a run count, and when may it start?',
      },
      {
        id: 'compare',
        text: 'Such days are compared by sales per hour or marked; an hour that did not exist is no zero.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sales per hour | divide hours | hourly rate | zero statement | empty instead zero | null instead zero | left empty hour | mark days | marked days | footnote days | normalise hours | normalize hours | annotate days | annotate report | gap not zero | null not zero',
        ),
        hint: 'Is a day with less time a worse day?',
      },
    ],
    followUps: {
      checking: ['Which four moments would you put into a test?'],
      reasoning: ['Store local time and be done: what would you lose, and when?'],
      example: ['A sale at 0:40 in Warsaw in July: on which day does it stand, before and after?'],
    },
    samples: [
      'Time zones are a well-known difficulty in international companies. The best would be that everybody uses the same time. I would ask IT to check the server clock, because it seems to be wrong in March and October. The data quality should be improved by a validation, and missing values for the hour could be filled with the average.',
      'The missing hour is daylight saving time, so that is no fault. The day should be the local day of the station, so I would convert with AT TIME ZONE and group then. I would store UTC and the zone name, for example Europe/Warsaw. The job must not just take the last 24 hours. I would check it with the totals of the tills.',
      'Two things are true and two are wrong. True are the empty hour and the double one. On 29 March clocks in Warsaw go from 2 to 3, so that hour did not exist and the day has 23 hours; on 25 October it has 25. The wrong thing is the day. A sale in Warsaw at 0:40 in July is 22:40 UTC of the previous date, and in Dubai everything until four in the morning slips. A total has to match the till, so I take the local date: in PostgreSQL sold_at AT TIME ZONE station.zone first, and date_trunc afterwards. For that I store UTC as timestamptz, and per station the zone name, Europe/Warsaw. A fixed offset is wrong for half of the year. To store only the local clock would be simpler and fits the till, but in October 2:30 is ambiguous, and nothing brings that back except the order of receipts. Therefore tills send the offset, 2:30 +01:00, and where an old till cannot, I go by receipt numbers and mark the hour. The other fault is the job. It counts "now minus 24 hours", which on both Sundays is off by one. In Airflow the schedule gets a zone, one run per zone after its own midnight, and each run counts from its local midnight to the next, whatever the length. One run for all after Lisbon, the last to end, is the alternative; I prefer one per zone, since Dubai has its figures three or four hours earlier, and the price is three entries instead of one. For the report I compare sales per hour on these days, and an hour that did not exist is left empty, because a zero is a statement about customers. For example, at my last hotel an alarm "no sales for 60 minutes" rang each March. To check, a test holds four moments: 0:30 UTC and 1:30 UTC on both Sundays, and asserts date and hour for the three cities. I expect to see two different hours named 2 in October. Then I compare a month with the till totals: each difference must be zero, and on the old job nearly none was. tzdata must be equal on the database and the workers; rules change by law at short notice.',
    ],
    sources: [
      'PostgreSQL documentation, Date/Time Types: Time Zones; AT TIME ZONE',
      'Apache Airflow documentation, Time Zones: Time zone aware Dags, Cron schedules',
      'RFC 3339, Date and Time on the Internet: Timestamps, section 4; IANA Time Zone Database, Theory and pragmatics',
    ],
    why: 'Whether somebody tells a moment from what a clock says, and knows which odd figures are true.',
  },
  {
    id: 'data-science/technical/both-sides-the-same',
    revision: 1,
    status: 'active',
    areas: ['Data Science', 'Machine Learning'],
    type: 'technical',
    level: 'senior',
    skills: ['Experimentation', 'Statistics', 'Python'],
    topics: ['tests', 'estimation'],
    stem: 'A news site splits its readers by lot and compares clicks per page view. To try out the machinery, somebody runs 200 tests in which both sides are served the same: in 31 of them p is below 0.05. What do you make of it, what do you change, and what becomes of the results of last year?',
    seconds: 360,
    keyPoints: [
      {
        id: 'ten',
        text: 'Ten were to be expected, give or take six: 31 is a fault of the machinery and no bad luck.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'expect ten | ten expected | expected ten | 10 expected | expect 10 | five percent 200 | 5 percent 200 | should ten | instead ten 200 | instead 5 percent | 5% of 200 | expected 10 | around 10 | about 10 | 15 percent instead | 15.5 | type i error rate | false positive rate 15',
        ),
        hint: 'How many of them would you have been content with?',
      },
      {
        id: 'unit',
        text: 'Readers are drawn, page views are counted as if each were drawn on its own; views of one reader go together.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'views independent | randomisation unit | randomization unit | unit analysis | analysis unit | views correlated | views same reader | views one reader | one reader many views | correlated within reader | clustered reader | randomise reader | randomised by reader | randomisation reader | randomise users | correlated views | within-user correlation | within user | intra-class | same person many views | pseudoreplication',
        ),
        hint: 'What was drawn by lot, and what is counted?',
      },
      {
        id: 'spread',
        text: 'The spread is computed by reader: delta method for the ratio, or readers drawn again and again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'delta method | bootstrap readers | bootstrap reader | resample readers | cluster-robust | clustered standard errors | aggregate reader | average per reader | row per reader | jackknife | clustered errors | cluster errors reader | user-level bootstrap | bootstrap users | resampling users | per-user averages | user level | reader level | variance by reader | ratio metric',
        ),
        hint: 'How do you get an honest error for a ratio of two sums?',
      },
      {
        id: 'flat',
        text: 'All p values are looked at: with no difference they lie evenly between 0 and 1.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'p uniform | p-values uniform | uniform distribution | p-values flat | flat histogram | histogram flat | histogram p | evenly 0 1 | kolmogorov | qq plot | distribution p-values | p-values evenly | p-values distribution | uniform p | p values uniform | ks test',
        ),
        hint: 'What should all 200 look like, and not only those at the edge?',
      },
      {
        id: 'others',
        text: 'Other culprits are ruled out: looking on many days, robots with thousands of views, leftovers of an earlier test in the same split.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bots | robots views | crawler | crawlers | heavy readers | outlier readers | carry-over | carryover | hash test | new salt | earlier test split | residual effects | split drawn anew | earlier test anger | outliers | peeking | sample ratio | assignment bug | caching | randomisation bug | logging bug',
        ),
        hint: 'What else could part two equal sides?',
      },
      {
        id: 'past',
        text: 'Last year is computed anew: the effects stay as they were, the intervals become wider and some decisions fall.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'recompute last year | recompute past | past recomputed | results recomputed | recompute old | recompute tests | recalculate past | re-analyse | reanalyse | reanalyze | intervals wider | wider intervals | intervals too narrow | effects unbiased | estimates unbiased | rerun analysis | redo analyses | recalculate tests | recalculate last year | correct old results | past results doubtful | reevaluate past | re-evaluate past | revisit past',
        ),
        hint: 'Which part of an old result is still right?',
      },
      {
        id: 'offline',
        text: 'It costs no traffic: old logs are split anew a thousand times, and again before each change of the machinery.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'split old logs | old logs split | resplit | re-split logs | split logs thousand | reshuffle readers | shuffle assignment | permutation readers | replay logs splits | simulate splits | new splits logs | simulate a/a | offline a/a | historical logs | past logs | random splits historical',
        ),
        hint: 'Could you have had a thousand of them in one night?',
      },
    ],
    followUps: {
      checking: ['How do you show that the new way of computing is right, and not merely milder?'],
      reasoning: ['Draw page views by lot instead of readers: what would that mend, and what break?'],
      example: ['One reader with 400 views and a hundred with four: what do they do to the figure?'],
    },
    samples: [
      'A/B testing is the gold standard, so the results can be trusted in general. Some differences are always possible because the world is random. I would use a better testing tool from a leading vendor and a larger sample. The results of last year were successful for the business, so it makes no sense to discuss them again now.',
      'One would expect ten of 200, so something is wrong. The page views are not independent, because one reader has many views. I would use the delta method or a bootstrap by reader. The p-values should be uniform then. I would also look for bots. The past results should be recomputed, since their intervals are too narrow.',
      'Five percent of 200 are ten, with a standard deviation of three. 31 is seven of those away, so the machinery is wrong. I also look at the other 169: in a histogram p must lie evenly between 0 and 1, and if it rises smoothly to the left, the errors are too small throughout. From 15.5 percent one can tell by how much. The statistic is too large 1.4 times, so the variance is about half of what it should be. My first suspect is the unit. Readers are drawn, but the formula treats page views as independent, and the views of one reader are not: whoever clicks a lot does so on all of them. I choose the delta method, which takes clicks and views per reader and their covariance, because it is one pass over the table. To bootstrap readers is the alternative; it needs no formula and works for medians, at a price of 1,000 passes. One could also compare the average per reader, but that is another question, in which somebody with one view counts as much as one with 400. Before I believe it, I rule out the rest. Was p read once at the end or each morning? Are there robots with 50,000 views? Does a side still carry the anger of an earlier test, as the split was not drawn anew since March? These have pictures of their own: robots make single wild tests rather than a smooth slope. For example, at my last recipe site half of it was the unit and half a crawler. As to last year: the effects are unbiased and stay; the intervals get wider, 1.4 times. I recompute all 60 tests from the logs. I expect that some 15 lose their star, and tell the owners of those, with the interval rather than a verdict; the costly ones are run again. To check the new way, I draw 2,000 new splits of old logs, without any traffic. About 100 should be below 0.05, between 80 and 120, and the histogram flat. And so that it is not merely milder, I give one side two percent more clicks: how often that is found must match the power computed before. That test runs whenever the code changes.',
    ],
    sources: [
      'Deng, Knoblich, Lu, Applying the Delta Method in Metric Analytics: A Practical Guide with Novel Ideas, KDD 2018',
      'Kohavi, Tang, Xu, Trustworthy Online Controlled Experiments, 2020, chapters 18 and 19',
      'Crook, Frasca, Kohavi, Longbotham, Seven Pitfalls to Avoid when Running Controlled Experiments on the Web, KDD 2009',
    ],
    why: 'Whether somebody tests the scales before weighing, and finds by how much they are off.',
  },
  {
    id: 'data-science/technical/minutes-before-the-first-task',
    revision: 3,
    status: 'active',
    areas: ['Data Science', 'DevOps'],
    type: 'technical',
    level: 'senior',
    skills: ['Apache Spark', 'Kafka', 'SQL'],
    topics: ['operations'],
    stem: 'Every ten seconds a stream from Kafka writes clicks to Parquet files in cloud storage, in folders by hour and customer. After a year a query over one day, three gigabytes in all, takes 25 minutes in Spark, most of it before the first task starts. More machines change nothing. What is going on, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'tiny',
        text: 'There are millions of tiny files, and each costs a request, an opening and a reading of its end, whatever its size.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'small files | tiny files | many small files | millions files | thousands files | files kilobytes | pieces kilobytes | per-file overhead | small file problem | tiny parquet | footers',
        ),
        hint: 'How many pieces are three gigabytes there?',
      },
      {
        id: 'listing',
        text: 'Before the first task the driver has folders listed and plans all files alone; more machines help it little.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'driver lists | listing folders | lists folders | list folders | listing directories | driver plans | driver listing | driver spends | planning phase | list requests | partition discovery | list objects | object listing | driver bottleneck | metadata operations | planning time',
        ),
        hint: 'Who works in these minutes, and at what?',
      },
      {
        id: 'merged',
        text: 'Finished hours are merged into files of some hundred megabytes, in one step that readers never see half of.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'compaction | compact files | compact hours | merge files | merges files | merged files | merges hour files | rewrite files | optimize command | coalesce files | bin-packing | compacting | compact small | merging files | merge small | optimize job | larger files | fewer larger files | files of 128 | 256 mb | 128 mb',
        ),
        hint: 'What can be done about what is already there?',
      },
      {
        id: 'folders',
        text: 'Folders by day alone; the customer becomes an order within the files, so that their least and greatest values skip most.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'partition day | partitioned day | folders day only | high cardinality | too many partitions | sort customer | sorted customer | sorted within files | cluster customer | z-order | min/max | row group statistics | minimum maximum statistics | partition by date | date partition | over-partitioned | over-partitioning | not partition customer | drop customer partition | customer partition | sorting customer | bucketing customer',
        ),
        hint: 'By what would you divide three gigabytes a day?',
      },
      {
        id: 'seldom',
        text: 'It writes more seldom and with fewer writers; who needs seconds reads from elsewhere.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'trigger interval | longer trigger | trigger minutes | stream write ten minutes | stream writes ten minutes | stream writes minutes | fewer writers | less frequent writes | micro-batch longer | batch interval | bigger batches | flush every | ten-minute trigger | trigger of ten | written less often | less frequent writing',
        ),
        hint: 'Who needs them every ten seconds, and what would it cost to wait?',
      },
      {
        id: 'pruned',
        text: 'The plan shows whether the wish for one day reaches the folders, or all of the year is listed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'partition pruning | partition filter | partitionfilters | partition filters | prunes folders | prunes partitions | explain plan filters | physical plan | function folder column | cast hides | to_date instead | filter partition column | filter on partition | full listing year | check explain | query plan filters | lists whole year | reads whole year | scans whole year | whole year listed | not partition column pruning | timestamp column instead partition',
        ),
        hint: 'Does Spark know that it is one day that you want?',
      },
      {
        id: 'log',
        text: 'A table format keeps the list of files itself, with their statistics, and swaps them at once.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('delta lake | iceberg | hudi | table format | transaction log | manifest | manifests'),
        hint: 'Must one ask the storage which files there are?',
      },
    ],
    followUps: {
      checking: ['Which figure do you watch so that it does not come back within a year?'],
      reasoning: ['Larger files are fewer: why not one file a day?'],
      example: ['How many files does one day have, with numbers of your own?'],
    },
    samples: [
      'Big data always needs powerful infrastructure. I would first check whether Spark has the newest version, and move it to another cloud with faster machines. Perhaps a real data warehouse is better than files. The data should also be cleaned, because a year of clicks is a lot, and old data are usually not interesting for the business.',
      'There are too many small files, so the driver spends its time listing them. More machines do not help there. I would do compaction into larger files and partition by day only. The stream could write every ten minutes instead. I would also look at the plan, whether there is partition pruning, and compare the time before and after.',
      'Let me count. 8,640 writes a day times 40 customers who click at that moment make some 345,000 files, so three gigabytes are pieces of nine kilobytes each. Parquet reads its footer first, hence an opening costs two requests and perhaps 50 milliseconds for nine kilobytes. And before any task of the query the driver lists 24 times 3,000 folders. Spark may spread that listing, yet one machine collects and plans it all, and the storage answers no faster; that is the silence at the beginning, and no worker shortens it much. First I look whether it is one day at all. In the physical plan PartitionFilters must name the day; if somebody wrote to_date(clicked_at) instead of the folder column, it lists the whole year. That check takes five minutes, so it comes before any rebuilding. Then the old files. A job merges each finished hour, later each day, into files of about 256 megabytes; a dozen per day. It may not be seen half done, so I would move to a table format such as Delta Lake or Iceberg. Its log knows the files and their least and greatest values, therefore nobody lists folders again, and the swap is one commit. Plain folders and a view on top are the alternative: no new format, but the readers must be stopped for a moment. Folders by customer go. I partition by day and sort by customer within, because min/max statistics then pass over nine of ten blocks for one customer. One file a day would be fewer still, yet only one task could write it. Last the source, or it all comes back. The stream writes every ten minutes with one writer, at the price of clicks being ten minutes late; the one screen that needs seconds reads from Kafka. For example, at my last theatre the two people who had asked for ten seconds looked at it each Monday. To check, I copy one month, compact it, and run the five most frequent queries on both: planning should drop from 20 minutes to seconds, and counts and sums per hour must match exactly. I expect the reading itself to take under a minute. Afterwards I watch the median file size per day, and an alert comes when it is below 64 megabytes.',
    ],
    sources: [
      'Armbrust and others, Delta Lake: High-Performance ACID Table Storage over Cloud Object Stores, VLDB 2020',
      'Apache Spark documentation, Parquet Files: Partition Discovery; Performance Tuning: spark.sql.sources.parallelPartitionDiscovery.threshold; Structured Streaming: Triggers',
      'Apache Parquet documentation, File Format; Configurations: Row Group Size',
    ],
    why: 'Whether somebody counts pieces before adding machines, and mends the source as well as the heap.',
  },
]
