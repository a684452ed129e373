import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL_4: readonly Question[] = [
  {
    id: 'data-science/technical/faster-and-slower-support',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'entry',
    skills: ['Tableau', 'Statistics', 'SQL'],
    topics: ['estimation'],
    stem: 'A dashboard in Tableau shows for each month how many hours support took on average for the requests that were closed in it. The figure fell from 52 to 31 hours. Customers complain that they wait longer than ever. Can both be true, and what would you show instead?',
    seconds: 240,
    keyPoints: [
      {
        id: 'open',
        text: 'What is still open is not in it, and that is what people wait for the longest.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'open requests missing | open tickets missing | still open | unresolved | unfinished requests | survivorship | only finished | ignores open | open tickets excluded | open tickets invisible | excludes open | unresolved requests | only closed | pending requests | survivor bias | survivorship bias | unfinished ignored',
        ),
        hint: 'Which requests does the figure know nothing of?',
      },
      {
        id: 'easy',
        text: 'Whoever takes the easy ones first lowers the figure, while the hard ones grow old.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'easy first | easy ones | easy requests | easy tickets | quick ones | quick requests | simple ones | simple requests | simple tickets | cherry-pick | cherry-picking | hard ones lie | easy cases | cherry pick | easier requests | prioritise easy | prioritize easy | difficult ones wait | hard ones wait | hard ones remain | difficult left',
        ),
        hint: 'How could the team lower it without anybody being served faster?',
      },
      {
        id: 'arrived',
        text: 'Count by the month of arrival: what share was done after a day, three days, two weeks.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'month arrival | arrival month | arrival cohort | cohorts month | creation date | month created | share done after | share done within | share closed within | group created month | cohort opened | cohort analysis | by creation month | month received | received month | resolved within | requests came cohort | month requests came | grouped arrival | arrived closed after',
        ),
        hint: 'Which requests belong to May?',
      },
      {
        id: 'at-least',
        text: 'An open one is known to have taken so long at least; curves of what is left use that.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'censored request | censored open | right-censored | censoring requests | kaplan | kaplan-meier | survival curve | survival analysis | right censored | survival curves | censored data | time to event | waited so far',
        ),
        hint: 'What do you know about a request that has waited for ten days?',
      },
      {
        id: 'tail',
        text: 'An average hides the few that take weeks: show the median and the slowest tenth.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'median hours | median slowest | median wait | median 90th | median percentile | 90th percentile | 95th percentile | p90 | slowest tenth | distribution hours | histogram hours | box plot | median instead average | median instead mean | mean and median | quantiles | upper percentile | outliers average | extreme cases',
        ),
        hint: 'What does one number say about the unlucky ones?',
      },
      {
        id: 'pile',
        text: 'Beside it stands the pile: how many are open, and since when.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'backlog | pile grows | pile open | queue length | oldest open | waiting pile | open tickets count | requests still waiting | unresolved count | pending count',
        ),
        hint: 'What grows when more comes in than goes out?',
      },
      {
        id: 'closed',
        text: 'What "closed" means is checked: reopened ones, merged ones, clocks that stop.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'reopened | reopen | closed automatically | auto-closed | clock stops | clock paused | merged tickets | definition closed | reopen rate | reopens | closed without solution | closed unresolved | definition of closed',
        ),
        hint: 'May a request be finished twice?',
      },
    ],
    followUps: {
      checking: ['How would you find out in an hour whether the customers are right?'],
      reasoning: ['Why not simply add the open ones with what they have waited so far?'],
      example: ['Make up ten requests: which of them are in the figure of May, and which are not?'],
    },
    samples: [
      'The dashboard shows a clear improvement, so the support team has done a great job. Customers often complain by feeling, and facts are better than feelings. I would present the numbers to them in a friendly way. The dashboard could get more colours and filters, so that every manager finds the information that is useful for him.',
      'Both can be true, because the average only contains closed requests. The ones still open are missing. Maybe the team does the easy ones first. I would show the median and the 90th percentile too. I would also show the backlog as a line. In SQL I would check how many are open for more than a week.',
      'Yes, both. The figure knows only what was closed in the month. Suppose the team begins to take the easy requests first, passwords and addresses: each takes two hours, the average falls, and the difficult ones lie there unseen, because an open one is in no month at all. The moment somebody tidies up and closes them, the figure jumps to 80 hours, so it punishes the right thing. I would count by month of arrival instead. Of the requests that arrived in May, what share was done after one day, three days, two weeks? That cannot be bettered by leaving things lie. The price is patience, since the two-week share of May is only known in the middle of June. If one cannot wait, there is the Kaplan-Meier curve. It takes an open request as censored, which means it took 12 days at least. To add the open ones with their 12 days as if they were finished would be simpler, but it is too low for the same reason as before. Beside it I show the median and the slowest tenth, since the mean says nothing of those who wait for a month. Below them stands the backlog, by the week in which each request came. For example, at my last energy supplier the mean had halved and the oldest open request was 211 days old. I also ask what closed means: in some tools a request closes automatically after three days of silence, is opened again and counts from nought. In Tableau this is one sheet with three lines per month of arrival, and one with columns for the open ones. To check the suspicion, I count in SQL the requests open for more than a week at each end of month. If I am right, I expect to see that rise, say from 300 to 1,100, exactly when the figure drops. If it does not, I look at those opened again, and only then at the mood of the customers.',
    ],
    sources: [
      'Kaplan and Meier, Nonparametric Estimation from Incomplete Observations, Journal of the American Statistical Association, 1958',
      'Therneau, A Package for Survival Analysis in R, vignette of the package survival',
      'Little, A Proof for the Queuing Formula L = λW, Operations Research, 1961',
    ],
    why: 'Whether somebody asks who is missing from an average, and picks a figure that cannot be bettered by waiting.',
  },
  {
    id: 'data-science/technical/four-times-as-tall',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'entry',
    skills: ['Tableau', 'Technical Writing', 'Statistics'],
    topics: ['estimation'],
    stem: 'A slide shows complaints per 1,000 parcels as columns: 4.1 in May, 4.4 in June. Its axis begins at 4.0, so June looks four times as tall. A line with an axis of its own, on the right, shows staff going down. The title: "Fewer staff, more complaints". The board asks whether it is so. What do you say, and what do you draw?',
    seconds: 240,
    keyPoints: [
      {
        id: 'zero',
        text: 'Columns are read by their length, so they begin at zero; points and lines need not.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'start zero columns | columns start zero | columns begin zero | columns from zero | bars start zero | bars from zero | should start zero | must start zero | zero baseline | include zero | truncated axis | cut axis | axis cut | length columns | length bars | read length | columns length | y-axis zero | y axis zero | axis start zero | axis starts zero | axis misleading | exaggerates difference | truncated y-axis',
        ),
        hint: 'What does the eye compare about two columns?',
      },
      {
        id: 'chance',
        text: 'Whether 0.3 is more than chance depends on the number of parcels; counts of complaints waver by their square root.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'confidence interval complaints | compute confidence interval | error bars | poisson | square root | sampling noise | random variation | pure chance | chance alone | chance give step | significant difference parcels | natural variation | statistical noise | normal fluctuation | random fluctuation | statistically significant | standard error | sample size parcels | volume of parcels | within chance | beyond noise | deviation count | more than noise | larger than noise | spread of counts',
        ),
        hint: 'How many complaints is that, and how much would they waver anyway?',
      },
      {
        id: 'months',
        text: 'Two months are no course: two years show season and usual ups and downs.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'two points trend | two points course | two months trend | longer period | show more months | draw 24 months | show 24 months | show twelve months | each june | june last year | longer time series | time series longer | previous months | same june | june year before | compare last year | historical data | one month change | season june | season months | band two years',
        ),
        hint: 'Compared with what else is June high?',
      },
      {
        id: 'axes',
        text: 'Two axes may be stretched until any two lines cross or part; two charts under each other are honest.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dual axis | dual axes | two axes | second axis scale | second axis scaled | second axis cross | scale picked cross | lines cross | stretch axis | separate charts | two panels | own panel | panel own | scatter plot staff | two y-axes | dual-axis | secondary axis | two scales | different scales',
        ),
        hint: 'Who decides where the two cross?',
      },
      {
        id: 'cause',
        text: 'That both happen in one month is no reason: weather, volume or a new form may move either.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'correlation not causation | correlation causation | not causation | not prove cause | cause not shown | other causes | other reasons | other explanations | complaint form easier | new form | per depot | by depot | causation | causal claim | confounder | confounding | other factors | two things correlate | depots lost staff | compare depots | depots staff before | new carrier | holidays storm | third cause',
        ),
        hint: 'What does the title claim beyond the two series?',
      },
      {
        id: 'redrawn',
        text: 'Points with their intervals over two years, and a title that says what is seen and no more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'title says | new title | honest title | title should say | rewrite title | neutral title | dots with intervals | points with intervals | line with band | dot plot | line chart interval | label directly | descriptive title | title without cause | title neutral | change title | line chart months | lines with confidence',
        ),
        hint: 'Which sentence may stand above your picture?',
      },
    ],
    followUps: {
      checking: ['Which number do you need first to know whether there is anything to explain?'],
      reasoning: ['An axis from zero makes small changes invisible. When is that wrong?'],
      example: ['With 60,000 parcels a month, how far do the two months lie apart by chance?'],
    },
    samples: [
      'The slide has a clear message, which is important for a board. Visual communication should be simple and attractive. I would choose the colours of the company and a bigger font, and perhaps a 3D chart. The number of complaints is rising, so the board should act quickly and hire more people, because customers are the most important thing.',
      'The axis is cut, so columns should start at zero. The difference is small and may be random variation; I would compute a confidence interval. Also the second axis can be scaled as one likes, and correlation is not causation. I would show more months. If the trend goes on, the board can look at the staff.',
      'I say: from this slide nobody can know. Columns are read by their length, therefore they begin at zero; drawn so, June is 7 percent taller and not four times. Yet from zero the picture alone could hide a real change as well, so the question is how large chance is. With 60,000 parcels a month it is 246 complaints against 264. A count like that has a standard deviation of about its square root, 16, and the difference of 18 has one of 23. So pure chance would give such a step nearly every second month. With six million parcels the same 0.3 would be far beyond it, hence the number of parcels belongs on the slide. Then two points make no course. I would draw 24 months, as June may be high each year, when many move house. The staff gets a panel of its own below, with the same months. With a second axis I can make the lines cross in any month I like, just by picking the scale; that is why I leave it out although it saves space. The title claims a cause. If there were one, depots that lost people should have more complaints than depots that did not, and that can be looked at: a scatter of 40 depots is my second picture. There are other reasons too, for example a new form that makes complaining easier; at my last parcel firm exactly that had happened on 3 June. What I draw in Tableau is a line of points with intervals, as points may begin at 3.5, where small changes can be seen. The new title says: "Complaints in June: 4.4 per 1,000, within the range of the last two years". Nobody will jump from their chair then, and I prefer that to a board that hires for noise. To check, I hide the dates and shuffle the months: if a colleague cannot tell June from the rest, there is nothing to explain. Should July and August also lie above the band, I would expect to see it by depot, and say so.',
    ],
    sources: [
      'Cleveland and McGill, Graphical Perception, Journal of the American Statistical Association, 1984',
      'Isenberg, Bezerianos, Dragicevic, Fekete, A Study on Dual-Scale Data Charts, IEEE TVCG, 2011',
      'Tableau help, Edit Axes: axis ranges and Include zero',
    ],
    why: 'Whether somebody reads a picture as a claim, asks how large chance is, and writes a title that holds.',
  },
  {
    id: 'data-science/technical/file-from-a-branch-abroad',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'entry',
    skills: ['Pandas', 'Python'],
    topics: ['nulls'],
    stem: 'You read a file of orders from a branch abroad with pandas.read_csv and its presets. The postcode 01067 becomes 1067, orders from Namibia have no country, order numbers look like 4711.0, and amounts cannot be added. Nothing raised an error. Why is that, and how do you read such files from now on?',
    seconds: 240,
    keyPoints: [
      {
        id: 'guess',
        text: 'It guesses a type from what stands in a column; codes are no numbers and are read as text.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'guesses types | guesses type | infers types | infers type | type inference | dtype str | dtype string | dtype | as text | as string | as strings | leading zero | leading zeros | automatic types | types automatically | guesses column | guess column | read as integer | parsed as number | interpreted as number | astype str',
        ),
        hint: 'Who decided that a postcode is a number?',
      },
      {
        id: 'na',
        text: 'The code NA is on its list of words for "missing"; that list is switched off and one’s own is given.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'keep_default_na | na_values | na_filter | code na | na missing | na means | namibia na | na treated missing | na list words | na interpreted | interpreted missing | string na | keep default na',
        ),
        hint: 'How is that country written with two letters?',
      },
      {
        id: 'float',
        text: 'A whole-number column with a gap becomes floating point, which also spoils numbers beyond 2 to the 53.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'float64 | becomes float | become float | converted float | turned float | turns float | floats | floating point | nullable integer | nullable int | cast to float | becomes floating | missing integer float | nan float | integers missing',
        ),
        hint: 'What does a gap do to a column of whole numbers?',
      },
      {
        id: 'comma',
        text: 'Amounts are written with a comma, points for thousands; both are told to the reader.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'decimal comma | decimal and thousands | decimal parameter | thousands separator | thousands parameter | comma decimal | comma instead point | point thousands | german format | european format | european decimal | decimal separator | comma as decimal',
        ),
        hint: 'How are 1234 and a half written there?',
      },
      {
        id: 'dates',
        text: 'Of dates such as 03/04 nobody sees that they are wrong: the format is named and not guessed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dayfirst | date format | format date | format dates | format of dates | month first | parse_dates | 3 april | 4 march | to_datetime | iso 8601 dates | iso dates | ambiguous dates | parse dates | dates parsed | american dates | us format dates',
        ),
        hint: 'What may be wrong that one cannot see at all?',
      },
      {
        id: 'loud',
        text: 'After reading it is checked and fails aloud: columns, rows, allowed values, the sum against one that was sent along.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'schema check | check schema | row count last line | rows counted file | number of rows file | control total | control sum | sum of amounts | checksum amounts | expected columns | allowed countries | allowed values | assert after reading | pandera | validate after loading | validation rules | validate columns | data contract | great expectations | row counts | sum matches | fail loudly | fail fast',
        ),
        hint: 'How would the next fault announce itself?',
      },
      {
        id: 'raw',
        text: 'The file is kept as it came, so that it can be read again.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'keep raw | raw file | original file | keep original | keep file | archive file | unchanged copy | raw data kept | raw copy | store original',
        ),
        hint: 'What do you still have when you find the fault in autumn?',
      },
    ],
    followUps: {
      checking: ['How do you notice that a file of 40,000 orders came with 39,000?'],
      reasoning: ['Everything as text, or types by name: what speaks for which?'],
      example: ['Which line of such a file would you put into a test?'],
    },
    samples: [
      'Data cleaning takes most of the time in data science, that is well known. I would clean the file by hand in a spreadsheet, and correct the values that look wrong. The branch should deliver better quality in future. Pandas is a powerful library, and with some experience one learns how to handle such things quickly and efficiently.',
      'Pandas guesses the types, so the leading zero of the postcode is lost. I would pass dtype as string for the codes. For Namibia I would set keep_default_na to False, because NA means missing. The order numbers become float, since there is an empty cell. I would set the decimal comma. Then I would check the file with head and info.',
      'It did what it promises: read_csv guesses a type for each column from what stands in it, and a guess that works raises nothing. 01067 looks like a number, so the leading zero goes. I read codes as text by dtype, for postcodes, order numbers and telephone numbers alike, since nobody adds them. Namibia is written NA, and NA is on the list of words for missing. So I set keep_default_na to False and na_values to the empty string only. Order numbers have a gap somewhere, and a column of plain numbers with a gap becomes float64. That is more than ugly: beyond 2 to the power of 53 neighbouring numbers fall together. As text it cannot happen; where I do need numbers with gaps, there is the nullable Int64. The amounts look like 1.234,50, so I pass the comma for fractions and the point for thousands. What worries me most is what nobody complained of, the dates. 03/04/2026 may be 3 April or 4 March, and both are valid. I ask the branch, write the format out, and never let it be guessed. There are two ways to do all this. Everything as text and types afterwards, column by column, is longer, but each failure names its line. Types at once in read_csv is shorter and faster; I choose the first for files from outside, as the price is a few seconds. The raw file is kept unchanged. For example, at my last wholesaler 900 orders were booked into the wrong month for half a year, all with days up to 12. To check, I write a small file with the nasty lines: a leading zero, NA, an empty number, 1.234,50 and 13/04. A test asserts each value after reading; with the presets I expect to see all five fail, the date because it stays text. At each delivery a check compares the expected columns, allowed countries and the row count with the last line of the file, and the sum of amounts with the one that the branch sends along. If they differ by a cent, loading stops.',
    ],
    sources: [
      'pandas documentation, pandas.read_csv: dtype, na_values, keep_default_na, decimal, thousands, dayfirst',
      'pandas documentation, Nullable integer data type; Working with missing data',
      'ISO 3166-1, alpha-2 code of Namibia; RFC 4180, Common Format and MIME Type for CSV Files',
    ],
    why: 'Whether somebody knows that a reader guesses, and lets the next wrong guess fail aloud.',
  },
]
