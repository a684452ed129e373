import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL_6: readonly Question[] = [
  {
    id: 'data-science/technical/tills-in-five-waves',
    revision: 4,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'expert',
    skills: ['R', 'Statistics', 'Experimentation'],
    topics: ['regression'],
    stem: 'A retailer put tills without cashiers into 300 shops, in five waves over two years; 100 shops never got them. A regression with an effect for each shop and each week says that losses by theft rose by 0.1 points of sales. By eye they climb in each wave, by 0.3 points a year. Why may the regression be so wrong, and how do you estimate it?',
    seconds: 420,
    keyPoints: [
      {
        id: 'already',
        text: 'Shops of earlier waves serve as comparison for later ones; what still rises there is subtracted from the effect.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'already treated | early waves controls | earlier waves controls | earlier shops controls | early waves comparison | earlier waves comparison | forbidden comparison | forbidden comparisons | treated as controls | treated shops controls | already-treated | treated shops as control | earlier treated | previously treated | treated earlier controls | bad controls | bad comparison | contaminated controls | already serve controls | already got tills controls | already got serve | early shops serve | later waves controls serve | early adopters controls',
        ),
        hint: 'Whom does it compare the fourth wave with?',
      },
      {
        id: 'weights',
        text: 'Its figure is an average with odd weights, some below zero, so that it may be small or of the wrong sign though all effects are large.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'negative weights | negative weight | weights negative | weights below zero | wrong sign | weighted average effects | two-way fixed effects | twfe | goodman-bacon | bacon decomposition | weights can negative | negatively weighted | variance weighted | sign flip | sign reversed | biased twfe | heterogeneous effects | dynamic effects',
        ),
        hint: 'Of what is 0.1 an average?',
      },
      {
        id: 'by-wave',
        text: 'Each wave and time since its start is compared with shops that never had it or do not yet; then one averages with weights of one’s own choice.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'not-yet-treated | not yet treated | never-treated | never treated | never got comparison | wave against never | callaway | sun abraham | group-time | cohort effects | effect per wave | stacked regression | stacked did | imputation estimator | not treated yet | untreated shops | never adopters | clean controls | by cohort | cohort-specific | each wave separately | de chaisemartin | borusyak | sun and abraham',
        ),
        hint: 'Which comparison is clean, wave by wave?',
      },
      {
        id: 'before',
        text: 'It rests on shops going alike without the tills; the weeks before can refute it and not prove it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'parallel trends | pre-trends | pretrends | pre-trend | event study | weeks before start | leads | placebo start | before rollout alike | same trend before | common trends | pre-period | pre-treatment | before treatment trends | pre trends | event-study | honestdid',
        ),
        hint: 'What must be true of shops that nothing has happened to yet?',
      },
      {
        id: 'order',
        text: 'Who came first was chosen: large shops or those with theft; and thieves move to the neighbour.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'waves not random | order waves | waves chosen | who chose waves | selected shops first | large shops first | city shops first | spillover | spillovers | spill over | anticipation | neighbouring shops | thieves move | neighbour shops | selection shops | non-random waves | nonrandom rollout | rollout not random | criteria for waves | displacement | thieves switch',
        ),
        hint: 'Why was a shop in the first wave and not in the fifth?',
      },
      {
        id: 'error',
        text: 'The error is counted by shop, as weeks of one shop go together, and not by 60,000 rows.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cluster shop | clustered shop | clustered standard errors | cluster errors | errors by shop clustered | bootstrap shops | block bootstrap | serial correlation | autocorrelation | autocorrelated | errors grouped shop | errors shop weeks | cluster-robust | cluster by shop | clustering shop | standard errors shop | cluster standard errors | wild bootstrap',
        ),
        hint: 'How many independent things did you observe?',
      },
    ],
    followUps: {
      checking: ['How would you show with made-up data that the regression errs, and yours does not?'],
      reasoning: ['Shops that never got it, or those that get it later: whom do you compare with, and why?'],
      example: ['Two waves, three periods: what does the regression subtract from what?'],
    },
    samples: [
      'Regression is a proven method, and with fixed effects it controls for everything important. The result is not significant, so there is no effect of the new tills. What one sees by eye is often misleading. I would use a machine learning model with more variables, and visualise the results nicely for the management of the retailer.',
      'With a staggered rollout the two-way fixed effects regression uses already treated shops as controls. When the effect grows, some get negative weights. I would use Callaway and Sant’Anna with the never treated shops. I would look at the parallel trends in an event study. The standard errors should be clustered by shop. Then I compare both results.',
      'The eye may well be right. A regression with shop and week effects makes every possible comparison, and one of them is bad: when wave four starts, shops of the earlier waves are taken as comparison. They do not stand still. Their losses are still rising because of their own tills, and that rise is subtracted from wave four. The 0.1 is a weighted average of all such effects in which some weights are below zero, so each shop may be up by 0.3 after a year and the figure be far less, in other data even of the wrong sign. It would be right if the effect came at once, stayed, and were the same for every wave, which the growth contradicts. I would first run the Goodman-Bacon decomposition on it to see how much hangs on bad comparisons. Then I estimate cleanly: each wave, each quarter since its start, against shops that never got it. That gives five curves, and I average them by the number of shops, for "after one year" and not "overall". As an alternative I take the not yet treated for comparison, because the 100 may be special, such as small villages. They resemble the later waves, yet they run out by wave five; if both answers agree I am glad. In R the package did does either. Whether it is believable depends on parallel trends. The event study shows the quarters before, up to eight of them, which should lie around zero. Flat ones prove nothing, so I also ask how large a break would undo the result. I ask the head of sales how the waves were chosen: if stations with much theft came first, they might fall back by themselves. And thieves move; I leave out neighbouring shops within two kilometres once, and see what happens. Errors are grouped by shop, since 156 weeks of one shop are no 156 observations. For example, at my last pharmacy chain the regression said minus two and the clean estimate plus five, with the same data. To test mine, I simulate these 400 shops over three years with a known effect that climbs by 0.3 a year, and run both 500 times. The true average is 0.27. I expect to see the regression at about 0.1 and mine within 0.02 of the truth; if mine drops too, there is an error in my code. A made-up start one year earlier must show no effect for the later waves.',
    ],
    sources: [
      'Goodman-Bacon, Difference-in-differences with variation in treatment timing, Journal of Econometrics, 2021',
      'Callaway and Sant’Anna, Difference-in-Differences with multiple time periods, Journal of Econometrics, 2021',
      'de Chaisemartin and D’Haultfœuille, Two-Way Fixed Effects Estimators with Heterogeneous Treatment Effects, American Economic Review, 2020',
      'Bertrand, Duflo, Mullainathan, How Much Should We Trust Differences-in-Differences Estimates?, QJE, 2004',
    ],
    why: 'Whether somebody knows which comparisons a regression makes for them, and makes the clean ones instead.',
  },
  {
    id: 'data-science/technical/two-weeks-stand-for-a-year',
    revision: 2,
    status: 'active',
    areas: ['Data Science', 'Machine Learning'],
    type: 'technical',
    level: 'expert',
    skills: ['Experimentation', 'Statistics', 'Python'],
    topics: ['tests', 'regression'],
    stem: 'A service for audio books tests new suggestions for two weeks: people listen 5 percent more. What counts is whether they still pay in a year. So far those who listened more stayed longer, so somebody computes: 5 percent more listening makes 2 percent fewer cancellations. May one do that? How would you decide after two weeks?',
    seconds: 420,
    keyPoints: [
      {
        id: 'whole',
        text: 'That keen listeners stay says who they are; the short measure must carry the whole effect, and that is an assumption.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'surrogate | surrogates | surrogacy | prentice | proxy metric | proxy measure | whole effect through | entire effect through | correlation people effect | surrogate endpoint | full mediation | correlation causation | correlation not causation | between-person',
        ),
        hint: 'What must be true of the way from the suggestions to the payment?',
      },
      {
        id: 'past-it',
        text: 'The change may work past it: more listening and more weariness, good for the one and bad for the other.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'other path | other paths | another path | direct effect cancelling | bypass listening | bypass keeps | surrogate paradox | opposite directions | clickbait | annoys listeners | annoy listeners | bored later | regret listening | side effects | unintended effects | fatigue | tired later | worse content | backfire',
        ),
        hint: 'How could people listen more and yet leave?',
      },
      {
        id: 'several',
        text: 'Several short measures together foretell staying better than one; the formula comes from people of a year ago.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'surrogate index | several short measures | several measures | combine metrics | combine measures | combined score | multiple short-term | titles finished | books finished | days active | finished books | multiple metrics | combine signals | predictive model retention | model predicts retention | predict retention from | composite metric | leading indicators | combine several | several early signals | several signals | several early measures | more than one signal',
        ),
        hint: 'What else could be seen in two weeks?',
      },
      {
        id: 'old-tests',
        text: 'It is proved on old tests: did what they showed early foretell what they brought after a year?',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'past experiments | old experiments | earlier experiments | previous experiments | historical experiments | past tests predicted | look old tests | old tests dot | old tests year | meta-analysis tests | across experiments | tests year over | historical tests | validate past tests | backtest | earlier tests | previous tests | completed tests',
        ),
        hint: 'Where could you look up whether the bridge holds?',
      },
      {
        id: 'shifts',
        text: 'The bridge was built then: new things fade, seasons and prices change who stays.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'novelty | wears off | gain fades | effect fades | effect decays | relation changes | relationship changes | relationship stable | relation stable | relation same now | prices rose | novelty effect | seasonality | temporary effect | wear off | short-lived | initial curiosity',
        ),
        hint: 'Is the second week like the fiftieth?',
      },
      {
        id: 'held',
        text: 'A part stays without the change for a year, and tells who was right.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'holdout | hold-out | holdback year | hold back year | held back year | held back group | without it year | long-term control | long-term holdout | control group year | long-term holdback | keep control group | control group running | keep 5 percent without | small control remains',
        ),
        hint: 'When and how will you know?',
      },
      {
        id: 'unsure',
        text: 'The doubt of the bridge adds to that of the test, so that 2 percent becomes a wide span.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'both errors result | both errors span | percent become span | both uncertainties | two sources uncertainty | propagate uncertainty | prediction interval | slope uncertainty | uncertainty grows | larger uncertainty | combined uncertainty | error propagation',
        ),
        hint: 'How sure is the product of two estimates?',
      },
    ],
    followUps: {
      checking: ['How many old tests do you need, and what would you plot?'],
      reasoning: ['Decide now with doubt, or wait for three months: what does each cost?'],
      example: ['Which change would raise listening and lower staying?'],
    },
    samples: [
      'In business one has to decide quickly, and a year is too long. The calculation is logical, because satisfied customers listen more and stay longer. Five percent is a good result, so I would launch it and celebrate with the team. It is important to look at the KPIs regularly, and to be agile if something should change later on.',
      'That is a surrogate, and the correlation between people is not the effect of a change. There could be another path, for example listeners get bored later. I would combine several measures into a surrogate index. I would look at past experiments to see if it predicted retention. After the launch I would keep a holdout for a year and compare.',
      'No, not like this. That people who listen more stay longer tells mainly who they are: those with a long way to work do both. To multiply, listening would have to be a surrogate in the strict sense, so that the entire effect on staying goes through it. One counterexample is enough. Suggestions of short crime stories raise listening in two weeks, and bypass what keeps people, a long series that they are in the middle of; both can even go in opposite directions. So I would do three things. First, several short measures instead of one: days active, books finished, series begun, searches without result, payments that failed. From 300,000 people of last year I learn who was still paying after twelve months, and get a score. That surrogate index is better, because more paths run through it, but it assumes that the relation is the same now. It is not quite, as prices rose since, and half of a gain in week one is novelty; hence I take days 8 to 14. Second, I look at old tests. For 24 of them the year is over. I plot the early effect on the index against the effect on staying, one dot per test. Suppose the slope is 0.6 with a wide scatter: then the index is worth something, and listening alone, with a slope of 0.1, was not. Both errors go into the result, the test’s and the slope’s, so the 2 percent become a span from minus 0.2 to 2.6. I would say it in that form. Third, the decision. It costs nothing to run and can be undone, so I launch with such a span; for a change that costs two million or loses an author’s contract I would wait for three months. The alternative is to wait for everything, which at 30 ideas a year means to learn nothing. The price of deciding early is that some launches harm, and therefore five percent stay without it for a year. For example, at my last news app push messages raised reading by 9 percent in a month, and after ten months the held back group had fewer people who left. To check the method, I predict each old test from the 23 others and count how often the sign matches; below 17 of 24 I expect no use from it. In month six and twelve I compare the holdout with the prediction, and if it lies outside the span, the index is learned anew.',
    ],
    sources: [
      'Prentice, Surrogate endpoints in clinical trials: definition and operational criteria, Statistics in Medicine, 1989',
      'Athey, Chetty, Imbens, Kang, The Surrogate Index, NBER Working Paper 26463, 2019',
      'VanderWeele, Surrogate Measures and Consistent Surrogates, Biometrics, 2013',
      'Fleming and DeMets, Surrogate End Points in Clinical Trials: Are We Being Misled?, Annals of Internal Medicine, 1996',
    ],
    why: 'Whether somebody knows when an early figure may stand for a late one, and pays for finding out.',
  },
  {
    id: 'data-science/technical/one-customer-in-1900-places',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'expert',
    skills: ['Apache Spark', 'Data Modelling', 'SQL', 'Statistics'],
    topics: ['joins', 'keys'],
    stem: 'Two power suppliers merge, with 40 and 25 million customer records and no number in common. Names are misspelt, people move, flats share a telephone. Somebody joined all pairs that looked alike, and now one customer has 1,900 addresses. How do you find who is who, and how do you know how good it is?',
    seconds: 420,
    keyPoints: [
      {
        id: 'blocks',
        text: 'Ten to the fifteenth pairs cannot be compared: only those that share something, by several rules, as each one misses some.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'blocking rule | blocking rules | blocking postcode | use blocking | hence blocking | blocking pairs | blocks postcode | candidate pairs | sorted neighbourhood | minhash | locality sensitive | candidate generation | block by postcode | reduce pairs | limit comparisons | indexing pairs | same postcode first',
        ),
        hint: 'How many pairs are there, and which of them do you look at?',
      },
      {
        id: 'weights',
        text: 'Each field counts by how much likelier it agrees for one person than for two; a rare name counts more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fellegi | fellegi-sunter | match weight | match weights | likelihood ratio | probabilistic linkage | probabilistic matching | m and u | rare name | rare names | rare surname | splink | term frequency | term frequencies | weighted similarity | weight fields | field weights | weights per field | probabilistic record linkage | jaro-winkler | log odds | rare values count',
        ),
        hint: 'Does it say the same that two share the name Smith, or a name that occurs twice?',
      },
      {
        id: 'chain',
        text: 'Pairs make chains: A like B, B like C, until a city is one person; weak bridges are cut and large groups looked at.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'transitive | transitivity | connected components | chains pairs | come chains | pairs chain together | giant component | giant cluster | weak bridges | cluster size | correlation clustering | transitively | transitive links | chain effect | snowball | snowballing | clusters grow | cluster too large | shared phone links | hang together pairs',
        ),
        hint: 'How did 1,900 come together although no two of them had to agree?',
      },
      {
        id: 'between',
        text: 'Two limits: above one it is joined, below the other not, and people look at what lies between.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'two thresholds | upper threshold | lower threshold | clerical review | manual review | review by people | reviewed by people | people look between | clerks decide | clerk decides | grey zone | gray zone | human review | manually reviewed | manual check | possible matches | uncertain pairs | match non-match possible | three zones | three bands | unsure pairs people | link above threshold | above high threshold | doubtful pairs person',
        ),
        hint: 'What happens to a pair that may be or may not be?',
      },
      {
        id: 'truth',
        text: 'Pairs are drawn in layers of likeness, also outside of the blocks, and judged by two people: that gives what is right and what is missed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'labelled pairs | labeled pairs | labelled sample | labeled sample | sample pairs | stratified pairs | pairs judged | precision recall pairs | missed pairs | missed matches | false matches | outside blocks | known duplicates | gold standard | ground truth pairs | labelled pairs precision | hand-labelled | hand labelled | precision and recall | annotate pairs | recall blocking',
        ),
        hint: 'How do you count what you never compared?',
      },
      {
        id: 'undo',
        text: 'Wrongly joined is worse than missed, since somebody sees the bill of another; originals stay, and joining is a list that can be undone.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'undo merge | undo link | link undone | link table | links table | mapping table customers | crosswalk | keep originals | originals stay | original records stay | false merge worse | wrong merge worse | join wrongly worse | wrong bill | stranger sees bill | undo merges | unmerge | unlink | keep source records | source records unchanged | reversible merge | mapping id | golden record | versioned links',
        ),
        hint: 'Which of the two mistakes hurts, and how do you take it back?',
      },
      {
        id: 'same-roof',
        text: 'Relatives under one roof share nearly all: they need a field that tells them apart.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'father son | mother daughter | junior senior | same household | household members | relatives share | family members | same address relatives | siblings',
        ),
        hint: 'Who agrees in nearly everything and is not the same?',
      },
    ],
    followUps: {
      checking: ['How do you estimate the pairs that no rule ever brought together?'],
      reasoning: ['Strict rules, or weights learned from the data: what speaks for which?'],
      example: ['Three records, A, B and C: which two agree in what, and what do you make of it?'],
    },
    samples: [
      'Master data management is a strategic topic for both companies. I would introduce a modern MDM tool and clean the data before the migration. The fields should be standardised, and the employees should be trained to enter names correctly. With artificial intelligence the duplicates can be found automatically today. A steering committee should follow the progress closely.',
      'I would use blocking, for example by postcode, because all pairs are too many. Then probabilistic matching like Fellegi-Sunter gives match weights, where rare names count more. The giant customer comes from transitive closure, so I would check connected components. I would use two thresholds with a manual review between them. A labelled sample gives precision and recall.',
      'The 1,900 hang together by pairs. A shares a phone with B, B a misspelt name with C, and connected components weld them together, although A and C have nothing in common. Usually one value is behind it: the phone of a caretaker, or 1 January 1900. So before any model I count the most frequent values of each field and blank those that are placeholders. All pairs would be ten to the fifteenth, hence blocking. One rule is postcode and first letter of the surname, another date of birth, a third the phone; several, since whoever moved fails the first. In Spark these are three passes and some two billion candidates, and I cap blocks above 5,000 to avoid one task that never ends. Each pair gets match weights by Fellegi and Sunter: how much likelier does a field agree for the same person than for two? A rare surname brings 15 bits, the commonest six. The alternative is strict rules, such as name and date of birth equal. They are easy to explain, but a typing error kills them and father and son at one address pass; I would keep them for a sanity check. Then groups: I add links from the strongest down, and refuse one that would put two different dates of birth or two active meters in one group. Anything over eight records goes to a person. Above the upper threshold it is joined, below the lower one not; between lie perhaps 300,000 pairs. At 40 seconds each that is 3,300 hours, so the price decides how wide that zone may be. To join wrongly is worse than to miss, since a stranger sees a bill. Therefore originals stay as they were, and a link table says which records are one customer, with score and version; each link can be undone in a minute. For example, at my last library network we had merged for good, and took two years to part 4,000 readers. To check, I draw 2,000 pairs in layers of score, 300 of them from outside the blocks, and two people judge each without seeing it. I expect 99.8 percent right among the joined ones and some 6 percent missed matches; the latter figure is uncertain, and I say so. A second test: 5,000 customers who told us their new address are known duplicates. If fewer than 90 percent of those are found, a blocking rule is lacking.',
    ],
    sources: [
      'Fellegi and Sunter, A Theory for Record Linkage, Journal of the American Statistical Association, 1969',
      'Christen, Data Matching, 2012, chapters 4 to 7',
      'Splink documentation, Theory: The Fellegi-Sunter model; Blocking rules; Clustering',
    ],
    why: 'Whether somebody can link without a key, keeps chains from growing, and measures what was missed.',
  },
]
