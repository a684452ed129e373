import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_CASE_3: readonly Question[] = [
  {
    id: 'artificial-intelligence/case/pay-at-once',
    revision: 3,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'case',
    level: 'senior',
    skills: ['Computer Vision', 'Model Evaluation'],
    topics: [],
    stem: 'An insurer gets 50,000 claims for broken phones a month, 180 euros on average. A clerk needs 12 minutes for one, at 40 euros an hour, and pays 1 percent that should not be paid. A model sees photo and text and says how sure it is. On 2,000 old claims it was surer than 0.9 for 55 percent; 1.5 percent of these should not have been paid. Pay those at once?',
    clarify: [
      { ask: 'What happens to the others?', answer: 'As today, a clerk looks at them.' },
      { ask: 'Who made the old claims?', answer: 'People who knew that a clerk would look.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'only-yes',
        text: 'The machine only says yes; a no stays with a person.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'never refuses | only pays | only says yes | no refusal | refusal person | refusals clerk | refuse clerk | never says no | not refuse | nobody refused | refused by model',
        ),
        hint: 'Which of the two answers may it give by itself?',
      },
      {
        id: 'adapt',
        text: 'Who cheats learns what passes: the old claims were made for another reader.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'learn passes | learn what | cheats learn | fraudsters | word spreads | once known | people adapt | same photo again',
        ),
        hint: 'What happens to the claims when people have heard of it?',
      },
      {
        id: 'limits',
        text: 'Yes, with limits: up to a sum, and so often for each customer.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          '250 euros | 300 euros | per customer | limit sum | first claim | second claim | 200 euros | no claim last',
        ),
        hint: 'For which of them would you begin?',
      },
      {
        id: 'sample',
        text: 'A part of those that are paid is read by a clerk, by lot, before or after.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'drawn by lot | random sample | sample read | read by clerk | clerk reads | audit sample | 2 percent read | 3 percent read | checked by lot | random percent | looked by clerk',
        ),
        hint: 'How would you notice in the third month that it has become worse?',
      },
      {
        id: 'saved',
        text: '27,500 claims at 8 euros: 220,000 a month.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('27,500 claims | 8 euros | eight euros | saves 220,000 | save 220,000'),
        hint: 'What is saved in work?',
      },
      {
        id: 'lost',
        text: 'Half a point more wrong: 137 claims, 24,750 euros.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('24,750 | 137 | 138 claims | 24,800 | loss 25,000 | about 25,000'),
        hint: 'What is lost by it, compared with today?',
      },
      {
        id: 'how-far',
        text: 'It would pay up to 5.4 percent wrong.',
        weight: 'extra',
        criterion: 'evidence',
        any: patterns('5.4 percent | 4.4 points | 4.4 percent | 5.4'),
        hint: 'How bad may it become before it no longer pays?',
      },
      {
        id: 'lanes',
        text: 'Lanes: at once, a short look, a long look.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'three lanes | three groups | fast lane | lanes | middle group | short look | two lanes',
        ),
        hint: 'Is there only paying at once or all twelve minutes?',
      },
      {
        id: 'few',
        text: '1.5 percent of 1,100 are 16 or 17 claims: it may be 0.9 or 2.4.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('16 claims | 17 claims | 16 or | 1,100 claims | 2.4 percent | 2.4'),
        hint: 'On how many cases does the one figure rest that carries all of this?',
      },
    ],
    followUps: {
      framing: ['What would somebody try who has read about it in the newspaper?'],
      evidence: ['You said "{quote}". What would it be with the upper end of what the test allows?'],
      recommendation: ['Who may stop it, at which figure?'],
    },
    samples: [
      'Customers love it when a claim is paid at once, so this is a great chance to improve the experience. The model has a high accuracy of more than 98 percent, which is better than many people. I would introduce it soon, but keep the human in the loop. Explainability and ethics are also important topics with artificial intelligence, so there should be clear guidelines for everybody.',
      'The model would pay 55 percent of 50,000, so 27,500 claims a month. A clerk costs 8 euros for each, which is 220,000 euros saved. It makes 0.5 percent more mistakes, so 137 claims of 180 euros, about 24,750 euros. So it is clearly worth it and I would do it. One should check a random sample each month. The risk is that people find out and send false photos.',
      'What decides is not the old claims but what people send once they know. The 2,000 were written for a clerk; cheaters learn what passes within weeks, and the same photo again costs them nothing. The second thing that decides: it only pays and never refuses, a no stays with a person, so nobody is wronged by a machine. The sums: 27,500 claims at 8 euros, 220,000 saved a month. Half a point more is paid wrongly, 137 claims, 24,750 euros. So 195,000 are left, and it would pay up to 5.4 percent wrong. That is a wide margin, and it must be, for the one figure that carries this rests on 16 or 17 claims of 1,100; it may as well be 2.4 percent. I would split into three lanes. The fast lane pays at once: surer than 0.9, up to 250 euros, first claim of that customer within a year, and a photo that we have never seen, nor one very like it. The short look is for 0.7 to 0.9, where the clerk sees what the model saw and needs perhaps five minutes; that may be worth as much again. All others get the twelve minutes. I recommend that, beginning with a tenth of the fast lane next month. Three percent of what it would pay is drawn by lot and read by a clerk who does not know what the model said; at full size 825 a month, 6,600 euros, and a rise from 1.5 to 3 is seen within that month. It stops by itself at 4 percent. The risk is a ring that files 500 claims in one night, so the lane closes when a day has twice the usual count. I would be wrong if clerks today keep people from trying at all: then claims as such will rise, and the count of claims for each 1,000 policies would show it. Missing is what a clerk finds in the old ones that was never found; the 1 percent of people is surely too low.',
    ],
    sources: [
      'Regulation (EU) 2016/679, Article 22 (automated decisions)',
      'Guo, Pleiss, Sun and Weinberger, On Calibration of Modern Neural Networks, ICML 2017',
      'Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion, Statistical Science 16, 2001',
    ],
    why: 'Whether somebody sees that people adapt to what judges them, and keeps a way to notice.',
  },
]
