import type { Question } from '../question'

export const DATA_SCIENCE_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'data-science/behavioural/figure-nobody-liked',
    revision: 1,
    status: 'active',
    areas: ['Data Science', 'Machine Learning'],
    type: 'behavioural',
    level: 'mid',
    skills: ['Statistics'],
    topics: [],
    competency: 'ethics',
    stem: 'Tell me about a result of yours that somebody wanted to look better than it was.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who wanted which figure, and what for?'],
      action: ['You said "{quote}". What did you offer instead?'],
      result: ['What was decided in the end, and on which figure?'],
    },
    samples: [
      'Data should always be objective and neutral. Of course stakeholders have interests, and one has to communicate in a diplomatic way. I would never manipulate data, because integrity is very important to me. Good visualisation helps to tell the story behind the numbers, and a data-driven culture is the goal of every modern company.',
      'At a company for language courses my test of a new start page showed no effect. The head of marketing asked me to leave out the first week, and then it was positive. I explained to him why that is not correct. He did not like it, but he reported the true number. I am glad that I did not change it.',
      'In June 2022, at a seller of language courses, I had tested a new start page for four weeks: plus 0.4 percent, with an interval from minus 1.9 to plus 2.7. The head of marketing, Carl, had paid an agency 80,000 euros for it, and had the board on Thursday. He asked me to leave out the first week, "because people had to get used to it". Without it the figure was 2.1. I told him that I would have to name the reason beside the figure, and that I could think of none which I had written down before. He went to my lead. I drew what he asked for all four ways, each week left out in turn, on one page; with the third week gone it became minus 1.6. I showed him that page alone, on the evening before, and offered to say what the test did show: that the page did no harm, and that visitors from phones, a third of all, might have gained, which I would test anew in July. He took both sentences and the page into the board himself. They stopped the second half of the agency’s contract, 60,000 euros. In July I tested phones with a plan that Carl had signed beforehand, and it was 3.2 percent, with an interval above zero; that version is live. Since then every test of ours has a page with its rule for stopping and leaving out, signed before the first visitor; in two years nobody has asked me again.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'American Statistical Association, Ethical Guidelines for Statistical Practice, 2022',
    ],
    why: 'Whether somebody keeps to a figure and still helps the person who hoped for another.',
  },
]
