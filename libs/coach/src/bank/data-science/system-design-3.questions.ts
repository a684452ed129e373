import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'data-science/system-design/survey-of-nurses',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'system-design',
    level: 'entry',
    skills: ['Statistics', 'R', 'Data Modelling'],
    topics: [],
    stem: 'A group of 14 hospitals wants to ask its 6,000 nurses each year how they fare at work. Design how the answers are gathered and shown to the heads of 300 wards, so that nobody can find out who said what.',
    clarify: [
      {
        ask: 'How large is a ward?',
        answer: 'Between 4 and 60 people, 20 on average.',
      },
      {
        ask: 'How many usually answer?',
        answer: 'Half.',
      },
      {
        ask: 'What do the heads want?',
        answer: 'Their own ward beside the hospital and last year.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'against',
        text: 'From whom it is to be hidden: the head who knows all 20, and also those who run the system.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'head knows | own head | manager knows | boss knows | administrators see | our administrators | own administrators | knows handwriting | hide administrators | hidden administrators | trust center | trust centre | independent institute',
        ),
        hint: 'Who could recognise somebody, and by what?',
      },
      {
        id: 'asked-for',
        text: 'Which decisions the figures serve, and how exact they must be.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('which decision | decisions | compare years | head decides | purpose | staffing'),
        hint: 'What will a head do with the figures?',
      },
      {
        id: 'apart',
        text: 'The list of who has answered and the answers are apart, with nothing that joins them.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'separate tables | two tables | two databases | separate database | stored apart | kept apart | token deleted | without name | link between | one-time link | anonymous token | invitation list',
        ),
        hint: 'How can one remind those who have not answered, without knowing who answered what?',
      },
      {
        id: 'smallest',
        text: 'Reports are made from sums, never for fewer than some number of people; the rest is put together.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'minimum group | minimum size | smallest group | least ten | least eight | suppress | suppressed | hidden below | merge wards | combined wards | threshold people',
        ),
        hint: 'What does the head of a ward of four see?',
      },
      {
        id: 'detail',
        text: 'More detail is more use and more danger: each further question about age or shift splits a ward into single persons.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'night shift | more detail | finer | breakdown | break down | two filters | filters | combination | combinations | age groups | free text | differencing | subtract',
        ),
        hint: 'Which further column would be useful and dangerous?',
      },
      {
        id: 'noise',
        text: 'To leave small ones out or to add chance to the figures: simple to explain against usable for all.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'add noise | adding noise | differential privacy | random noise | rounding | rounded | randomised response | noise instead',
        ),
        hint: 'Is there another way than leaving out?',
      },
      {
        id: 'how-many-left',
        text: 'How many wards are left above the limit.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'wards below | wards left | wards above | 150 wards | 150 300 | half wards | wards fall | wards without',
        ),
        hint: 'How many heads would see nothing?',
      },
      {
        id: 'interval',
        text: 'How exact a figure of ten people is.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('margin error | confidence interval | plus minus | interval | standard error | margin'),
        hint: 'A ward goes from 3.8 to 3.5 with ten answers: does that mean anything?',
      },
    ],
    followUps: {
      requirements: ['Which question would you take out of the survey, and why?'],
      structure: ['You said "{quote}". Who could still join the two?'],
      numbers: ['How large must a change be before a head should act on it?'],
    },
    samples: [
      'Surveys are a valuable instrument to measure satisfaction and engagement. I would use a professional tool with nice dashboards, because visualisation is important for managers. Data protection has to be respected according to the law. The results should be discussed in workshops, and the communication should be open and transparent at all levels.',
      'The boss must not recognise anyone. I would send each nurse a one-time link and keep the list of invitations in a separate database from the answers. Reports show only groups of at least ten, and smaller wards are combined. Half of the nurses answer, so some wards get nothing. The results are shown on a page with last year beside it.',
      'First, against whom? The head of a ward knows all 20 people and their handwriting, so she is the one to hide from; and our own administrators see the raw tables. Then what for: I assume heads decide on shifts and training, and compare with last year. Following single people over years is out of scope. Two stores with nothing to join them: the invitation list has names and a one-time link, and marks only "used"; the answers have ward, year and 20 figures, no time and no order, because a time of 3:12 tells who was on duty. When somebody sends the form, a service checks the link, deletes its token, and writes the answer; if it crashes in between, the link still works, so an answer may be lost, never a name kept. Every night a job makes the reports, and heads read those, not the rows. A group of fewer than ten is not shown, and its ward is combined with a neighbour. Also no two filters at once, since everybody minus night shift leaves the two at night. In figures: half of 20 answer, so about half of the wards fall below ten, 150 of 300; combined in pairs, some 20 heads are left without a figure. With ten answers and a spread of 1.0 the margin of error is plus or minus 0.6, so 3.8 to 3.5 means nothing, and the page says so. What it trades: a limit of five would serve 270 wards, but at five one guesses by style; I choose ten the first year and look again when more answer. Free text is what heads want most; it gives people away, so it goes to the hospital only, read by two outsiders. Noise added to every figure, differential privacy, is the alternative without gaps; for wards of 12 it would be larger than the signal.',
    ],
    sources: [
      'Dwork and Roth, The Algorithmic Foundations of Differential Privacy, 2014',
      'Hundepool and others, Statistical Disclosure Control, 2012',
      'Sweeney, k-anonymity: a model for protecting privacy, 2002',
    ],
    why: 'Whether somebody asks from whom something is hidden, and knows what small groups can say.',
  },
]
