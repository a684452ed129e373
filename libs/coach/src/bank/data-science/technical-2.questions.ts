import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL_2: readonly Question[] = [
  {
    id: 'data-science/technical/revenue-after-the-join',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'entry',
    skills: ['SQL', 'Data Modelling'],
    topics: ['joins', 'grouping', 'nulls'],
    stem: 'You join orders with payments to see revenue by country, and the total is 18 % higher than finance has. Then you change the join, and it is 4 % lower. What may have happened each time, and how do you get it right?',
    seconds: 240,
    keyPoints: [
      {
        id: 'fan-out',
        text: 'An order with two payments is there twice, and its amount is added twice.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fan-out | fan out | one-to-many | several payments | two payments | order appears twice | order counted twice | duplicate rows | rows multiplied | instalments',
        ),
        hint: 'How many rows does an order become that was paid in parts?',
      },
      {
        id: 'dropped',
        text: 'An inner join, or a condition on the right side in WHERE, drops orders without a payment.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'inner join drops | inner join loses | drops orders | without payment | where turns inner | where right table | condition in where | unmatched orders | no payment row',
        ),
        hint: 'Which orders have no partner on the other side?',
      },
      {
        id: 'aggregate-first',
        text: 'Payments are summed to one row per order before they are joined.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'aggregate before | aggregate payments | sum payments | row per order | subquery sums | pre-aggregate | group order',
        ),
        hint: 'In which order do you add and join?',
      },
      {
        id: 'not-distinct',
        text: 'DISTINCT hides it and is wrong: two true amounts may be equal.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'distinct hides | distinct wrong | distinct not | not distinct | distinct equal amounts | sum distinct | distinct would | distinct loses',
        ),
        not: patterns('distinct solves'),
        hint: 'Would it be enough to throw out rows that look the same?',
      },
      {
        id: 'keys',
        text: 'NULL keys never match, and the meaning is agreed with finance: refunds, tax, currency, which day.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'ask finance | tax currency | without tax | refunds day | null key | null country | null match | refunds tax | refunds currency | definition revenue | definition refunds | finance defines | net tax',
        ),
        hint: 'Do you and finance count the same things?',
      },
    ],
    followUps: {
      checking: ['Which counts do you look at before and after each join?'],
      reasoning: ['When is it right that rows become more?'],
      example: ['Take three orders and four payments. What does each join return?'],
    },
    samples: [
      'Differences between numbers happen often, as every department works with its own data. I would look at my query again and ask a colleague to review it. I would also talk with finance about the difference. Data quality is a big topic in every company, and it is important to have a single source of truth.',
      'An order can have two payments, so its amount is counted twice after the join. With an inner join I lose orders without payment. I would sum the payments per order first and then use a left join. A left join keeps more rows, although some amounts are then empty. To check it I would compare the number of orders before and after, because they should be equal.',
      'The 18 % too much are orders with several payments. The join gives one row per pair, so an order that was paid in two instalments is there twice, and its amount with it. The 4 % too little are orders without payment: an inner join drops them, and so does a left join with a condition on payments in WHERE, because NULL is never equal to anything. I would reduce payments to one row per order in a subquery and join after that, with the condition inside of ON. DISTINCT is the tempting alternative. It is one word, but DISTINCT hides the fault and would also remove two true lines of 20 euros. Suppose order 7 costs 100 and is paid 60 and 40: the naive query says 200, DISTINCT still says 200 if it keeps the payment column, and the sum per order says 100. Then I ask finance for its definition, since refunds, tax and currency differ more than joins do. For example, in my last team, at a book shop, the last 0.6 % were refunds that finance books on the day of the return. To check, I count orders and sum amounts before and after each join, and both must be equal. If they differ, I list the order ids with more than one row and look at five of them by hand. I would also write that as a test in dbt that fails when the key of the result is not unique. It costs a minute each night.',
    ],
    sources: ['PostgreSQL documentation, Table Expressions: Joined Tables', 'dbt documentation, Data tests'],
    why: 'Whether somebody counts rows before trusting a sum.',
  },
  {
    id: 'data-science/technical/test-where-sides-touch',
    revision: 2,
    status: 'active',
    areas: ['Data Science', 'Machine Learning'],
    type: 'technical',
    level: 'expert',
    skills: ['Experimentation', 'Statistics'],
    topics: ['tests', 'estimation'],
    stem: 'A platform for rides tests a lower price on half of its riders in one city. The test shows 12 % more rides for them. Launched everywhere, the gain is 2 %. Explain it, and plan a test that would have told you.',
    seconds: 420,
    keyPoints: [
      {
        id: 'interference',
        text: 'The two groups share the drivers: what one takes, the other lacks, so the difference counts some rides twice.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'interference | sutva | spillover | share drivers | same drivers | drivers scarce | takes drivers | cannibal | cannibalise | control lost rides | control group fewer | limited supply',
        ),
        hint: 'What happened to the riders who paid the old price, because of the test?',
      },
      {
        id: 'estimand',
        text: 'What is wanted is everybody against nobody, and a comparison within a mix is another thing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'everybody nobody | everyone nobody | all treated | everybody against nobody | all versus none | all treated none | total effect | global effect | whole city against | full launch effect | estimand',
        ),
        hint: 'Which two worlds do you want to compare?',
      },
      {
        id: 'switchback',
        text: 'The whole city changes between the two by blocks of time, drawn by chance.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'switchback | time blocks | alternate hours | blocks of hours | randomise time | randomise hours | time slices | switch price every',
        ),
        hint: 'What could you draw lots over, if not over people?',
      },
      {
        id: 'clusters',
        text: 'Or cities and zones that hardly touch are drawn as wholes, paired or matched beforehand.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cluster randomisation | cluster | randomise cities | whole cities | randomise zones | by region | synthetic control | matched cities | geo experiment',
        ),
        hint: 'How could you cut the market into pieces that leave each other alone?',
      },
      {
        id: 'few-units',
        text: 'The units are then few and correlated: the error is computed over blocks, and power comes from length and from the past.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'few units | clustered standard errors | error per block | block bootstrap | effective sample | correlated blocks | less power | fewer units | carryover | carry-over | burn-in | autocorrelation',
        ),
        hint: 'How many independent observations do you have then?',
      },
    ],
    followUps: {
      checking: ['How would you show with old data that the two groups touched?'],
      reasoning: ['How long should a block be, and what goes wrong on either side?'],
      example: ['With 100 drivers and 120 riders: which numbers do the two tests show?'],
    },
    samples: [
      'The results of a test can differ from reality in many ways. Maybe the season was different or there were other campaigns. I would run it again with more users and for a longer time, to get a better significance. It is also important to segment the users and understand their needs.',
      'The groups share the same drivers, which is interference. The riders with the low price take drivers away, so the control group has fewer rides and the difference looks too large. I would use a switchback test, where the whole city changes the price every few hours. Suppose drivers are idle: then the fault is small. One could also randomise cities, but there are only few of them.',
      'Both groups share the drivers, and in the evening drivers are scarce. The test counts one ride more on one side and one ride fewer on the other. Suppose 100 drivers make 100 rides, 50 for each of the groups, and the price moves three rides across: 53 against 47 reads as 12.8 percent, and the city still has 100. What we want is everybody against nobody, and no split of riders shows that. I would run a switchback: the whole city has one price for blocks of two hours, drawn by chance within pairs of equal weekdays and hours. I leave out the first 20 minutes of each block, since waiting riders carry over. The alternative is whole cities. They are cleaner, because nobody crosses over, but we have 14, so power is poor even with a synthetic control. The errors are computed over blocks and not over riders, with a block bootstrap. Four weeks give some 330 blocks, not 400,000 observations. For example, at my last delivery firm the same table gave p below 0.001 by orders and 0.2 by blocks. To verify the plan, I replay it on old weeks without any change: of 200 such tests about ten should be significant; if it is forty, the blocks are too short. I also test for the cause itself: in hours with idle drivers, the old test should show no loss in the control group.',
    ],
    sources: [
      'Bojinov, Simchi-Levi, Zhao, Design and Analysis of Switchback Experiments, Management Science, 2023',
      'Blake and Coey, Why marketplace experimentation is harder than it seems, EC 2014',
    ],
    why: 'Whether somebody asks whom the other group met, and pays for an honest comparison with power.',
  },
  {
    id: 'data-science/technical/half-and-half-is-not',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Experimentation', 'Statistics', 'SQL'],
    topics: ['tests', 'probability'],
    stem: 'A test should split visitors half and half. There are 50,600 in the old version and 49,400 in the new one, which has the better conversion. Do you trust the result? What do you do next?',
    seconds: 300,
    keyPoints: [
      {
        id: 'unlikely',
        text: 'Chance hardly makes that: the standard deviation is about 158 visitors, so 600 off is almost four of them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'standard deviation 158 | 3.8 | four standard deviations | chi-square | chi-squared | chi square | binomial test | p 0.0001 | sample ratio mismatch | srm | ratio mismatch',
        ),
        hint: 'How far from half would you expect chance to go?',
      },
      {
        id: 'who-lacks',
        text: 'Those who are missing are not any visitors, so the groups differ and the comparison is spoilt.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'missing rest | missing people | lost visitors | missing random | missing visitors | phones missing | groups comparable | biased groups | different people | visitors differ | survivors',
        ),
        hint: 'Who are the people that should be there and are not?',
      },
      {
        id: 'causes',
        text: 'Likely: the new page loses visitors before they are counted, a redirect, robots, a filter after the split.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'redirect before | redirect loses | redirect new | slower page | loads slower | bots redirect | robots visits | traffic bots | filter after | event lost | tracking late | counted late | cached page',
        ),
        hint: 'Between the draw and the count, where could some get lost?',
      },
      {
        id: 'segments',
        text: 'The ratio is looked at by browser, day, country and entry page, to find where it tips.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'ratio browser | by browser | safari | ratio day | split device | by segment | ratio country',
        ),
        hint: 'How do you find the place of the fault?',
      },
      {
        id: 'rerun',
        text: 'It is repaired and run again; weighting the counts does not bring back who is missing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'repeat test | test again | rerun | re-run | fresh test | repaired again | new randomisation | discard result | weight repairs | throw away',
        ),
        hint: 'Can the figures that you have be saved?',
      },
    ],
    followUps: {
      checking: ['How would you keep this from being noticed only at the end?'],
      reasoning: ['Why not divide by the number of visitors and be done?'],
      example: ['Which fault would make the new version look better than it is?'],
    },
    samples: [
      'The groups are nearly equal, so this is fine. With so many users a small difference does not matter at all. As the new version has the better conversion, I would recommend it to the product team. I would also prepare a presentation with all important metrics and explain the benefits to the stakeholders in detail.',
      'The difference of 1,200 looks small, but a chi-square test would show that it is not by chance. So the split is broken, perhaps because of bots or a redirect. I would not trust the result. I would look at the ratio by browser to find the fault, and then run the test again.',
      'I do not trust it, although 50.6 to 49.4 looks harmless. Of 100,000 fair draws the standard deviation is 158, so 600 off is 3.8 of them, about one in seven thousand. Something loses visitors in the new version, and the lost visitors differ from the rest: suppose the page loads slower there and its tracking loads late, then impatient people on old phones leave before they are counted. They rarely buy, so the conversion of those who remain looks better. That alone could make the whole gain, since 1,200 of 50,000 are 2.4 % of the group. I would look at the ratio per browser, per day and by entry page. A fault of code sits in one of them, for example only in Safari since Tuesday. Then I compare draws in the log of the server with visits in the table, and must see where they part. Dividing by the counted visitors is the alternative, and it is what the tool does. It costs nothing, but it compares different people, so no weight repairs it. If the place is found, it is repaired and run again with a new randomisation, which costs two weeks. At my last travel site, for example, a redirect of 300 ms ate one percent, and the gain of 2 % was gone in the second run. To verify the repair I run both arms with the old page for two days and test the ratio: I expect p well above 0.01.',
    ],
    sources: [
      'Fabijan and others, Diagnosing Sample Ratio Mismatch in Online Controlled Experiments, KDD 2019',
      'Kohavi, Tang, Xu, Trustworthy Online Controlled Experiments, 2020, chapter 21',
    ],
    why: 'Whether somebody checks the scale before reading the weight.',
  },
]
