import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_CASE_3: readonly Question[] = [
  {
    id: 'data-science/case/where-are-the-gains',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'case',
    level: 'senior',
    skills: ['Experimentation', 'Statistics', 'Python'],
    topics: [],
    stem: 'Last year a travel site ran 200 tests of new ideas. 30 showed a gain, by a one-sided test at 5 percent, and were introduced. Added up, the gains they had shown are 24 percent more bookings. Bookings grew by 3 percent. The board asks where the rest is. What do you tell it, and what should change?',
    clarify: [
      {
        ask: 'How large were the tests?',
        answer: 'Most had one chance in two to see a gain of one percent.',
      },
      { ask: 'How did the market go?', answer: 'Other sites grew by 2 percent.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'picked',
        text: 'The 30 were picked for having looked good: chance is among what they showed.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'winners curse | winner curse | picked because | chosen because looked | picked for | lucky | luck | selected winners',
        ),
        hint: 'How did an idea get into the sum?',
      },
      {
        id: 'what-else',
        text: 'What the bookings would have done without any of it.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'without changes | sites grew | market grew | prices rose | counterfactual | fallen anyway',
        ),
        hint: 'With what are the 3 percent to be compared?',
      },
      {
        id: 'holdback',
        text: 'Keep some visitors on the page of last year, and see what all changes together do.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'holdback | page january | global holdout | kept old page | visitors old page | holdout group | holdout',
        ),
        hint: 'How could the sum itself be tested?',
      },
      {
        id: 'repeat',
        text: 'Repeat the largest ones, and make tests fewer and larger.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'repeat largest | repeat best | largest again | run again | ten largest | fewer larger | larger tests | fewer tests',
        ),
        hint: 'What would you do with those that were introduced, and with the next 200?',
      },
      {
        id: 'ten-false',
        text: 'If no idea worked at all, ten would still show a gain.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('ten false | ten chance | ten show | eight false | 10 false | 10 chance | 7.8'),
        hint: 'How many would one expect if none of them did anything?',
      },
      {
        id: 'too-large',
        text: 'And what small tests show of those that work is too large, by some half at even odds.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'exaggerate | exaggerated | exaggeration | overestimate | 1.5 times | shrink | measured too large',
        ),
        hint: 'And those that do work: is the size right that was seen?',
      },
      {
        id: 'leaks',
        text: 'False ones, exaggerated ones, ones that fade or overlap, and a year that was worse: counted apart.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('four leaks | fade | fades | overlap | novelty | wears off'),
        hint: 'Through which holes can 21 percent go?',
      },
      {
        id: 'adding',
        text: 'Gains on a part of the site must not be added as if they were gains on all.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'hotel page | part site | part visitors | weigh share | added wrongly | cannot added | all bookings',
        ),
        hint: 'Of what was each gain a gain?',
      },
    ],
    followUps: {
      framing: ['What would the sum have been if all 200 ideas had done nothing?'],
      evidence: ['You said "{quote}". Which assumption in that is the weakest?'],
      recommendation: ['What does the holdback cost, and how do you defend it?'],
      structure: ['Which of those holes is the largest, and how would you know?'],
    },
    samples: [
      'Testing is at the heart of a data-driven culture, and 200 tests in a year is really impressive. The board should be patient, because some improvements need time to show their full potential. I would explain the methodology in simple words and show success stories. With better tools and a central platform the company could run even more tests and learn faster.',
      'By chance 5 percent of 200 tests show a gain, so ten by chance, even if nothing works. So maybe a third of the 30 are false. Also the gains that were measured are too large because of the winners curse. So 24 percent was never realistic. I would repeat the largest ones and use a stricter limit. The risk is that some good ideas are thrown away by this.',
      'I would tell the board that most of the 24 was never there. The question is how an idea got into the sum: it was picked because it looked good, and luck is part of looking good. And 3 percent is not the result either; what would bookings have done without any of it? Other sites grew by 2, so perhaps we won one percent, perhaps five if our prices rose. There are four leaks, by size as I expect them. First, exaggeration: at one chance in two to see it, a gain that passes the bar is shown at 1.5 times its real size on average, so shrink them all. Second, false ones: if none worked, ten would show a gain. If the odds are one in two for those that work, 30 winners fit with 44 good ideas, of which 22 were seen, and eight false; so a quarter of the winners. 24 percent without a quarter is 18, divided by 1.5 is 12. Third, adding: a gain of one percent on the hotel page is a third of that on all bookings, if a third go through it; I would weigh by share, and that may halve it again. Fourth, what fades: a new button is clicked because it is new, and two changes that win the same undecided visitor are counted twice. So some five percent would not surprise me. I recommend three things. A holdback: 3 percent of visitors stay on the page of January for a year, so that the sum is measured and not added. The ten largest of the 30 run again, twice as long, old against new; I expect three to vanish, and their code can go. And fewer, larger tests, with a bar that follows how often ideas of that kind have worked. The first step is to weigh the 30 by their share, in two days. The risk is that teams lose heart; so the board should praise a test for being well made, not for winning. I would be wrong if the holdback lay 15 percent lower after half a year. Missing is the spread of each test; it stands in the logs.',
    ],
    sources: [
      'Gelman and Carlin, Beyond Power Calculations: Assessing Type S (Sign) and Type M (Magnitude) Errors, Perspectives on Psychological Science 9, 2014',
      'Ioannidis, Why Most Published Research Findings Are False, PLoS Medicine 2, 2005',
      'Kohavi, Tang and Xu, Trustworthy Online Controlled Experiments, 2020',
    ],
    why: 'Whether somebody knows what being picked does to a figure, and proposes how to measure the sum.',
  },
]
