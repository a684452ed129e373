import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('llm-applications/evaluation-sets', [
  someOf({
    name: 'where-from',
    about: 'Why a set of your own',
    seconds: 60,
    hint: 'What shows how it does on what it will really be asked, and on what hurts?',
    scenes: [
      {
        stem: 'Which are good sources for the cases of an evaluation set? Choose all.',
        right: [
          ['Questions from use, with personal data taken out', 'They are what will be asked.'],
          ['Faults that were reported', 'Each becomes a case.'],
          ['Hard cases from people who know the field', 'They find what is rare.'],
          ['What must never happen', 'It has to be tried.'],
        ],
        wrong: [
          ['The examples that stand in the prompt', 'It has the answers in front of it.'],
          ['Only the most frequent kind of question', 'The other kinds are never seen.'],
          ['Tasks of a public ranking', 'They may stand in the training texts, and are not yours.'],
          ['Answers that the model gave, taken as right', 'It would be measured against itself.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-part-chooses',
    seconds: 60,
    hint: 'Whatever chooses is no test any more.',
    scenes: [
      {
        stem: 'For weeks a prompt was changed until all 150 cases passed. What do the 150 say now about new questions?',
        right: [
          ['Less than it looks: they were what it was fitted to', 'A part that nobody looked at is needed.'],
        ],
        wrong: [
          ['That new questions will be answered rightly in full, too', 'They chose the prompt.'],
          ['Nothing at all, so they are thrown away by the team', 'They still find what breaks.'],
          ['That the model has learned them by heart in its weights', 'Weights do not change.'],
        ],
      },
      {
        stem: 'A set has 200 cases, 190 of one kind. The mean is 96 %. What may be hidden?',
        right: [['That the other kinds fail', 'Ten cases hardly move the mean.']],
        wrong: [
          ['That the large kind fails', 'It makes up the mean.'],
          ['That the set is too small', '200 are not few; they are one-sided.'],
          ['Nothing, as 96 % is high', 'A mean tells of no kind.'],
        ],
      },
      {
        stem: 'A fault in use was mended. What is done with the question that showed it?',
        right: [['It becomes a case', 'So it cannot come back unseen.']],
        wrong: [
          ['It is put into the prompt', 'Then each fault makes it longer.'],
          ['It is deleted for privacy', 'Personal data are taken out, the case is kept.'],
          ['Nothing, as it is mended', 'The next change may break it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'cheapest-judge',
    seconds: 60,
    hint: 'Who is the simplest that can see this fault?',
    scenes: [
      {
        stem: 'An answer has to quote a sentence that stands in the source. Who judges that?',
        right: [['A few lines of code', 'It looks whether the text is there.']],
        wrong: [
          ['A model as judge', 'It is dearer, and sometimes wrong.'],
          ['A person with a scale', 'Dearer, and no better at that.'],
          ['The model that answered', 'It is asked about itself.'],
        ],
      },
      {
        stem: 'A summary has to name the deadline and the form, in any words. Who judges that first?',
        right: [['A list of points, each yes or no', 'Two points that can be agreed on.']],
        wrong: [
          ['A grade from 1 to 10 by somebody', 'Nobody agrees what a 7 is.'],
          ['Code that compares the texts by sign', 'Any words are allowed.'],
          ['The number of words in the summary', 'It says nothing about the two.'],
        ],
      },
      {
        stem: 'Whether a reply to a grieving customer has the right tone: who judges that, to begin with?',
        right: [['People with a written scale', 'A judge by model is checked against them.']],
        wrong: [
          ['Code that counts words', 'Tone is no count.'],
          ['A model as judge, unchecked by anybody', 'Nobody would know how well it judges.'],
          ['The customer who gets the reply, later', 'That is too late to begin with.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'kappa-of-two',
    seconds: 150,
    hint: 'By chance: the product of both shares of “good”, plus that of both shares of “bad”.',
    draw: (rng) => ({ a: rng.int(40, 70), b: rng.int(3, 12), c: rng.int(3, 12), d: rng.int(10, 30) }),
    stem: ({ a, b, c, d }) =>
      `Two raters say: both good ${a}, only the first good ${b}, only the second good ${c}, both bad ${d}. What is Cohen’s kappa?`,
    unit: 'A number to two decimal places.',
    value: ({ a, b, c, d }) => {
      const n = a + b + c + d
      const chance = ((a + b) * (a + c) + (c + d) * (b + d)) / n ** 2
      return ((a + d) / n - chance) / (1 - chance)
    },
    within: 0.011,
    because: ({ a, b, c, d }) => {
      const n = a + b + c + d
      return `Observed ${((a + d) / n).toFixed(3)}, by chance ${(((a + b) * (a + c) + (c + d) * (b + d)) / n ** 2).toFixed(3)}; the excess over what is left of 1.`
    },
    slip: () => 'Percent agreement alone flatters where one class is frequent.',
    again: ({ a, b, c, d }) => (2 * (a * d - b * c)) / ((a + b) * (b + d) + (a + c) * (c + d)),
  }),
  inOrder({
    name: 'scale-first',
    seconds: 75,
    hint: 'Nothing is measured with a scale on which people do not agree.',
    chains: [
      {
        stem: 'Put the steps towards a judge that can be relied on into order, the first at the top.',
        steps: [
          'Write a scale with what each level looks like',
          'Let two people judge the same answers, apart',
          'Measure how far they agree',
          'Mend the scale where they differ',
          'Let a model judge the same answers by that scale',
          'Look where the model differs from people',
          'Let the model judge the whole set with each change',
        ],
        because:
          'Scale, people, agreement, a better scale; then the model, checked against them; only then its use.',
      },
    ],
  }),
  oneOf({
    name: 'both-orders',
    about: 'How an answer is judged',
    seconds: 60,
    hint: 'What would be the same if only the content counted?',
    scenes: [
      {
        stem: 'A judge prefers X if X is read first, and Y if Y is read first. What is counted?',
        right: [['Neither: it is a tie', 'It judged the place, not the content.']],
        wrong: [
          ['A win for X', 'It was so only in one order.'],
          ['A win for Y', 'It was so only in one order.'],
          ['A win for the longer one', 'Length was not what turned it.'],
        ],
      },
      {
        stem: 'Two raters agree on 95 of 100 answers; 94 of them are “good” for both. Why is that little?',
        right: [['Chance alone would give nearly as much', 'Nearly all are good: kappa takes that off.']],
        wrong: [
          ['Because 100 answers are too few', 'The number is not the trouble.'],
          ['Because two raters can never agree so well', 'They did.'],
          ['It is not: 95 % is a high agreement by itself', 'Saying “good” always would do nearly as well.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'judge-habits',
    seconds: 60,
    hint: 'Each habit has its remedy; which of these is one?',
    scenes: [
      {
        stem: 'What makes a model as judge more reliable? Choose all.',
        right: [
          ['Showing each pair in both orders', 'Against the habit of place.'],
          ['Asking for single points instead of a grade', 'Each can be agreed on.'],
          ['Giving it a reference answer', 'It need not know the answer itself.'],
          ['Checking it against answers that people judged', 'One knows how well it judges.'],
        ],
        wrong: [
          ['Taking the same model that gave the answers', 'It prefers texts like its own.'],
          ['Asking it to be fair', 'A wish.'],
          ['Preferring longer answers where it is unsure', 'That is one of its habits.'],
          ['Changing its prompt between two measurements', 'Then figures cannot be compared.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'passes-each-time',
    seconds: 60,
    hint: 'All runs have to pass.',
    draw: (rng) => ({ each: rng.int(70, 98), runs: rng.int(3, 8) }),
    stem: ({ each, runs }) =>
      `A case passes in ${each} % of runs, independently. It counts only if it passes ${runs} runs in a row. How likely does it count, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ each, runs }) => 100 * (each / 100) ** runs,
    within: 0.15,
    because: ({ each, runs }) => `${each / 100} to the power ${runs}.`,
    slip: ({ each }) => `${each} % is for a single run; whoever relies on it relies on all.`,
    again: ({ each, runs }) => {
      let share = 100
      for (let run = 0; run < runs; run++) share -= (share * (100 - each)) / 100
      return share
    },
  }),
  reckoned({
    name: 'mended-or-noise',
    seconds: 75,
    hint: 'Under nothing but chance a case that differs is mended or broken like a coin.',
    draw: (rng) => ({ mended: rng.int(8, 40), broken: rng.int(1, 20) }),
    stem: ({ mended, broken }) =>
      `Of the cases on which two versions differ, ${mended} were mended and ${broken} broken. How many standard errors from an even split is that? Take (mended − broken)/√(mended + broken).`,
    unit: 'A number to two decimal places.',
    value: ({ mended, broken }) => (mended - broken) / Math.sqrt(mended + broken) + 0,
    within: 0.02,
    because: ({ mended, broken }) =>
      `${mended - broken} / √${mended + broken}. From about 2 on it is hardly chance.`,
    slip: () => 'Cases on which both agree say nothing about which is better, however many they are.',
    again: ({ mended, broken }) => {
      const n = mended + broken
      return (mended - n / 2) / Math.sqrt(n / 4)
    },
  }),
  oneOf({
    name: 'release-rule',
    about: 'What a figure says',
    seconds: 60,
    hint: 'Which rule was written before, and can be failed?',
    scenes: [
      {
        stem: 'Which rule for a release is best?',
        right: [
          [
            '“No never-case fails, and no kind falls by over 3 points.”',
            'Written before, and it can be failed.',
          ],
          [
            '“On the same cases more are mended than broken, by 2 standard errors.”',
            'Written before, and it can be failed.',
          ],
        ],
        wrong: [
          [
            '“The new version has to feel better to most of us when we have tried it for a while.”',
            'Nobody can fail it.',
          ],
          [
            '“The mean over all of the cases must not be a great deal lower than it was before that.”',
            'How much, and which kind pays for it?',
          ],
          ['“We release it, and take it back if many complain.”', 'The people are then the test.'],
        ],
      },
      {
        stem: '170 of 200 cases pass with the old version, 173 with the new one. What is known?',
        right: [['Little, until one sees which ones differ', '7 and 4, or 30 and 27, are other stories.']],
        wrong: [
          ['The new one is better, since three more have passed', '±5 points is the doubt of each.'],
          ['Both are equally good on any of the questions there are', 'That is not known either.'],
          ['The set is too easy, as most pass', 'It is not passed in full.'],
        ],
      },
    ],
  }),
])
