import { patterns } from '../patterns'
import type { Question } from '../question'

export const MACHINE_LEARNING_CASE_3: readonly Question[] = [
  {
    id: 'machine-learning/case/light-or-labels',
    revision: 3,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'case',
    level: 'senior',
    skills: ['Computer Vision', 'Model Evaluation', 'PyTorch'],
    topics: [],
    stem: 'A sawmill’s camera sorts 20,000 boards a day, 6 percent of them wrongly by its test. Somebody looked at 200 of the mistakes: in 90 the label of the test was wrong, 70 boards were dark, 40 are of all kinds. 30,000 euros are there: 60,000 new labels at 50 cents, a larger model that would reach 5.4 percent, or lamps over the belt for 22,000. A board sorted wrongly costs 2 euros. What first?',
    clarify: [
      { ask: 'Who labelled?', answer: 'One person for each board, six persons in all.' },
      { ask: 'When are boards dark?', answer: 'When they are wet, and in the winter shift.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'ruler',
        text: 'First the ruler: with 45 percent of mistakes in the test, nobody knows how good it is.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'ruler | yardstick | mend test | repair test | cannot measure | measure nothing | test trusted | 45 percent',
        ),
        hint: 'With what do you measure whether anything helps?',
      },
      {
        id: 'agree',
        text: 'Whether people agree on a board at all, and on what rule.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'people agree | two people | two persons | twice labelled | second person | disagree | agree on | same board twice | rule unclear',
        ),
        hint: 'What would six persons say of the same board?',
      },
      {
        id: 'lamps',
        text: 'The lamps, tried over one belt first.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'recommend lamps | lamps first | try lamps | lamp one | one lamp | borrowed lamp | rent lamp | lamps week | begin lamps | buy lamps | take lamps',
        ),
        hint: 'Which of the three, and how would you begin?',
      },
      {
        id: 'relabel',
        text: 'Label the test anew by two persons, and a third where they differ: some 2,000 euros.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'label test again | relabel | label anew | third decides | third person | two label | test anew | labelled twice',
        ),
        hint: 'What would you do with the test before you spend the rest?',
      },
      {
        id: 'true-error',
        text: 'Of 1,200 mistakes a day 660 are real: 3.3 percent, 1,320 euros.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('3.3 percent | 660 boards | 660 real | 1,320 | 660 | 55 percent'),
        hint: 'How many of the mistakes are any?',
      },
      {
        id: 'dark',
        text: 'Dark boards: 420 a day, 840 euros; lamps are paid in 26 days, or 52 if they cure half.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('420 boards | 420 a day | 26 days | 52 days | 420 dark'),
        hint: 'What do the dark ones cost in a day?',
      },
      {
        id: 'model',
        text: 'The larger model: 120 boards and 240 euros a day at most, less than the fault of the test.',
        weight: 'extra',
        criterion: 'evidence',
        any: patterns('240 euros | 120 boards | 0.6 points | 0.6 percent'),
        hint: 'What is the difference between 6 and 5.4 in euros?',
      },
      {
        id: 'causes',
        text: 'By cause of the mistake: the test, the picture, the model, each with its cure.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('each cause | three causes | three piles | each pile | cause cure'),
        hint: 'How do you sort what was found in the 200?',
      },
      {
        id: 'labels-where',
        text: 'New labels only where they help: those of dark boards, or on which the model is unsure.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'unsure | least sure | uncertain boards | labels dark | label dark | labels where | chosen boards | active learning | labels disagree | disagree most',
        ),
        hint: 'If labels are bought after all, of which boards?',
      },
    ],
    followUps: {
      framing: ['What would you do with a board on which two good people differ?'],
      evidence: ['You said "{quote}". Which errors does the test not show at all?'],
      recommendation: ['What do you do with the 8,000 that are left?'],
    },
    samples: [
      'In machine learning data is the new oil, so more data nearly always helps. I would buy the labels, because with 60,000 new examples the model can learn much more. A larger model would be interesting as well, since the research shows that size matters. Then the accuracy should be monitored with a good dashboard. It is an iterative process, and one has to be patient.',
      '6 percent of 20,000 are 1,200 boards a day. But 90 of 200 are wrong labels, so only 55 percent are real mistakes, which is 660 boards or 1,320 euros. 35 percent are dark, so 420 boards a day at 2 euros. Lamps for 22,000 are paid back in 26 days. So I would buy lamps. The larger model only brings 120 boards. Then one should label the test again, because it is wrong.',
      'First I would ask with what we measure: if 90 of 200 mistakes are faults of the test itself, the ruler is bent by more than the larger model promises to gain. The key question behind it is whether two people agree on a board at all. By cause there are three piles, each with its own cure: the test, the picture, the model. The test: 45 percent. So of 1,200 mistakes a day 660 are real, 3.3 percent, 1,320 euros; and there are surely boards that the test calls right and that are not, which those 200 cannot show. The picture: 70 dark ones of 200, 420 boards a day. If lamps cure all of it they are paid in 26 days, if some of it later, at 50 percent in 52. The model: 5.4 instead of 6 is 120 boards and 240 euros a day at most, 125 days if it takes all 30,000, and half of that gain may be learning our wrong labels. I recommend lamps first, but not all at once: one borrowed lamp over one belt for a week, every second hour on, and the boards of both hours looked at. In the same week two people label 2,000 boards of the test anew, a third decides where they differ, and what they argue about goes into a written rule; that is some 2,500 euros. Then 22,000 for the lamps, and some 5,000 stay. With it I would buy labels where they help: boards under the new light, on which the model is least sure, perhaps 5,000 of them, by two people. Pictures under new lamps are new to it, so I would expect it to become worse for some days before it is trained again; that is the risk, and the old light stays until it is done. I would be wrong if dark boards are wrong because they are wet and swollen: then the lamp week shows no difference and nothing is lost but a week. Missing is what each kind of mistake costs, as a good board sold cheaply and a bad one sold dearly are not 2 euros both.',
    ],
    sources: [
      'Northcutt, Athalye and Mueller, Pervasive Label Errors in Test Sets Destabilize Machine Learning Benchmarks, NeurIPS Datasets and Benchmarks, 2021',
      'Cohen, A Coefficient of Agreement for Nominal Scales, Educational and Psychological Measurement 20, 1960',
    ],
    why: 'Whether somebody repairs the ruler before measuring, and goes to the cause instead of the fashion.',
  },
]
