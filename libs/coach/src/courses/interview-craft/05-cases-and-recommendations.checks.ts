import { oneOf, reckoned, someOf } from '../drawn-checks'
import { scoreOfLevels, weakestPart } from '../judged-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('interview-craft/cases-and-recommendations', [
  oneOf({
    name: 'framing-level',
    seconds: 60,
    hint: 'Does it answer, repeat, or say on what the answer hangs, and why?',
    scenes: [
      {
        stem: '“Returns doubled in May. I would make the product pictures better.” Which line of “framing” fits?',
        right: [['It answers at once', 'Nothing is said about what decides it.']],
        wrong: [
          ['The question is said again', 'That returns doubled is told as a start, and then it answers.'],
          ['It asks what the answer depends on', 'It asks nothing.'],
          ['It states what decides the answer, and why', 'It states a measure.'],
        ],
      },
      {
        stem: '“First I want to know whether returns rose for all goods or for one supplier, since the first points to the shop and the second to the goods.” Which line of “framing” fits?',
        right: [['It states what decides the answer, and why', 'Each outcome leads to another action.']],
        wrong: [
          ['It answers at once', 'Nothing is recommended yet.'],
          ['The question is only touched', 'It is split into two that decide.'],
          ['The question is said again in other words', 'It goes on from there.'],
        ],
      },
      {
        stem: '“So returns doubled in May, and you would like to know what we should do about that.” Which line of “framing” fits?',
        right: [['The question is said again', 'That is a start; nothing decides yet.']],
        wrong: [
          ['It asks what the answer depends on', 'It asks nothing new.'],
          ['It states what decides the answer, and why', 'It states what was given.'],
          ['It answers at once', 'It recommends nothing.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'question-that-decides',
    seconds: 60,
    hint: 'Do its answers lead to different actions?',
    scenes: [
      {
        stem: 'A shop’s profit fell by 30 %. Which question decides most?',
        right: [
          ['“Did sales fall, or did costs rise?”', 'The two lead to different actions.'],
          ['“Did we sell fewer pieces, or each for less?”', 'The two lead to different actions.'],
        ],
        wrong: [
          ['“When was the shop founded?”', 'No answer changes what is done.'],
          ['“What do other shops of this size do in such a case?”', 'It says nothing about the cause here.'],
          ['“How motivated are the people who work in the shop?”', 'Any answer leaves all causes open.'],
          ['“Is profit important to the owner?”', 'Everybody says yes.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'gap-or-overlap',
    seconds: 75,
    hint: 'Look for one case that stands nowhere, and for one that stands twice.',
    scenes: [
      {
        stem: 'A fall in orders is split into “new customers” and “customers on a phone”. What is wrong?',
        right: [
          ['Both: an overlap and a gap', 'A new one on a phone stands twice, an old one at a desk nowhere.'],
        ],
        wrong: [
          ['There is an overlap alone, and no gap', 'An old customer at a desk stands nowhere as well.'],
          ['A gap alone', 'A new customer on a phone stands twice as well.'],
          ['Nothing is wrong with it', 'Try an old customer at a desk.'],
        ],
      },
      {
        stem: 'Costs are split into “rent”, “wages” and “everything else”. What is wrong?',
        right: [['Nothing is wrong with it', 'Each cost stands in exactly one branch.']],
        wrong: [
          ['There is an overlap between two of them', 'No cost stands twice.'],
          ['A gap', '“Everything else” takes the rest.'],
          ['Both of these', 'Neither is there.'],
        ],
      },
      {
        stem: 'Visits are split into “from search, not paid for” and “from advertising”. What is wrong?',
        right: [['A gap alone', 'Who types the address stands nowhere.']],
        wrong: [
          [
            'There is an overlap, as people use both',
            'A visit comes from one of the two, but may come from neither.',
          ],
          ['Both an overlap and a gap', 'One visit has one origin.'],
          ['Nothing is wrong with it', 'Try somebody who types the address.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-factor',
    about: 'Branches without overlap',
    seconds: 75,
    hint: 'Compute each factor for both months and see which one moved.',
    scenes: [
      {
        stem: 'Revenue = customers × orders each × value of an order. May: 1,000 × 2.0 × 50. June: 1,000 × 1.6 × 50. Where does one look first?',
        right: [['At how often they order', 'It is the only factor that moved.']],
        wrong: [
          ['At how many customers there are', 'It stayed at 1,000.'],
          ['At the value of each', 'It stayed at 50.'],
          ['At all three factors in the same way', 'Two of them did not move.'],
        ],
      },
      {
        stem: 'Sign-ups = visitors × share. May: 20,000 visitors, 1,000 sign-ups. June: 15,000 visitors, 750 sign-ups. Where does one look first?',
        right: [['At where visitors come from', 'The share is 5 % both times; visitors fell.']],
        wrong: [
          ['At the form that they fill in', 'The share that fills it in is the same.'],
          ['At the price of the service', 'Those who came signed up as often as before.'],
          ['At both factors in the same way', 'One of them did not move.'],
        ],
      },
      {
        stem: 'Support hours = tickets × hours each. May: 300 tickets, 450 hours. June: 300 tickets, 600 hours. Where does one look first?',
        right: [['At what makes a ticket longer', 'From 1.5 to 2 hours; the number stayed.']],
        wrong: [
          ['At what makes people write tickets', 'Their number stayed.'],
          ['At how many people work in support', 'It is no factor of the hours needed.'],
          ['At both factors alike', 'One of them did not move.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'lost-by-share',
    seconds: 90,
    hint: 'What would this month have had with last month’s share?',
    draw: (rng) => {
      const before = rng.int(20, 60) * 1_000
      const share = rng.int(4, 9)
      const after = before + rng.int(-5, 8) * 1_000
      return { before, share, after, now: share - rng.int(1, 2) }
    },
    stem: ({ before, share, after, now }) =>
      `Last month ${before.toLocaleString('en')} visitors made ${((before * share) / 100).toLocaleString('en')} sign-ups, this month ${after.toLocaleString('en')} visitors made ${((after * now) / 100).toLocaleString('en')}. How many sign-ups did this month lose because the share fell?`,
    unit: 'A whole number.',
    value: ({ share, after, now }) => (after * (share - now)) / 100,
    within: 0.5,
    because: ({ share, after, now }) =>
      `The share went from ${share} % to ${now} %. With ${share} % this month would have had ${((after * share) / 100).toLocaleString('en')}.`,
    slip: () => 'The difference of the two months mixes the share with the change in visitors.',
    again: ({ before, share, after, now }) => {
      const [last, present] = [(before * share) / 100, (after * now) / 100]
      return (after / before) * last - present
    },
  }),
  someOf({
    name: 'evidence-level',
    seconds: 75,
    hint: 'Used is not yet computed with; and what is missing needs a way to get it.',
    scenes: [
      {
        stem: 'Given: 1,200 of 8,000 customers left, each paid 20 a month. Which sentences compute with it, or name what is missing with a way to get it? Choose all.',
        right: [
          ['“15 % left, 24,000 a month.”', 'Two results from what was given.'],
          [
            '“If a call keeps one in ten, that is 120 people, 2,400 a month.”',
            'An assumption, carried through.',
          ],
          ['“Why they left is missing; the form for cancelling asks it.”', 'Named, with how to get it.'],
          [
            '“Whether they were new is missing; I would split them by month of joining.”',
            'Named, with how to get it.',
          ],
        ],
        wrong: [
          ['“1,200 customers left, which is a lot.”', 'It repeats what was given.'],
          ['“More data would certainly be helpful here.”', 'Which, and from where?'],
          ['“Studies show that keeping is cheaper than winning.”', 'It uses nothing of what was given.'],
          ['“As you said, each of them paid 20.”', 'It repeats what was given.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'recommendation-level',
    seconds: 60,
    hint: 'Go through the four sentences that a commitment has.',
    scenes: [
      {
        stem: '“Open the second shop. If the first three months bring under 40 customers a day I was wrong; I would begin with a stall on Saturdays.” What is missing for the highest level of “recommendation”?',
        right: [['The risk of it', 'First step and what proves it wrong are there.']],
        wrong: [
          ['The first step to take', 'It is the stall.'],
          ['What would prove it wrong', 'It is under 40 customers.'],
          ['The recommendation itself', 'It is to open.'],
        ],
      },
      {
        stem: '“Raise the price by 5 %. We may lose small customers. I would start with new contracts.” What is missing for the highest level of “recommendation”?',
        right: [['What would prove it wrong', 'Without it nothing could change your mind.']],
        wrong: [
          ['The risk of the whole thing', 'It is losing small customers.'],
          ['The first step that is taken', 'It is new contracts.'],
          ['The recommendation itself', 'It is to raise the price.'],
        ],
      },
      {
        stem: '“It depends on many things. Both have advantages, and one should think about it well.” Which line of “recommendation” fits?',
        right: [['No recommendation', 'It depends, without a therefore.']],
        wrong: [
          ['A leaning to one side', 'To which?'],
          ['A recommendation', 'What shall be done?'],
          ['A recommendation with its risk', 'Neither is there.'],
        ],
      },
    ],
  }),
  weakestPart({
    name: 'missing-part',
    about: 'A case is a decision',
    type: 'case',
    seconds: 60,
    hint: 'The lowest counts; the levels are given in the order of worth, which settles equals.',
  }),
  reckoned({
    name: 'worth-of-trial',
    seconds: 90,
    hint: 'People a month, times the share kept, times what each pays, less what each call costs.',
    draw: (rng) => ({
      leaving: rng.int(4, 20) * 50,
      kept: rng.pick([4, 8, 10, 12, 20]),
      pays: rng.int(2, 8) * 10,
      call: rng.int(1, 3),
    }),
    stem: ({ leaving, kept, pays, call }) =>
      `${leaving} customers cancel each month. A call to each costs ${call} and would keep ${kept} % of them; who is kept pays ${pays} once more. What does a month of calls bring after its cost?`,
    unit: 'A whole number, with a minus if it loses.',
    value: ({ leaving, kept, pays, call }) => (leaving * kept * pays) / 100 - leaving * call,
    within: 0.5,
    because: ({ leaving, kept, pays, call }) =>
      `${(leaving * kept) / 100} are kept and pay ${(leaving * kept * pays) / 100}; ${leaving} calls cost ${leaving * call}.`,
    slip: () => 'All who cancel are called, not only those who are kept: the cost belongs to all.',
    again: ({ leaving, kept, pays, call }) => leaving * ((kept / 100) * pays - call) + 0,
  }),
  oneOf({
    name: 'first-sentence',
    seconds: 60,
    hint: 'Whoever has one minute should have heard it.',
    scenes: [
      {
        stem: 'Which opening of a recommendation is best?',
        right: [
          ['“Take back the form; since it came the share fell by a quarter.”', 'The answer, then why.'],
          ['“Keep both suppliers; the second costs 2 % and covers a stop.”', 'The answer, then why.'],
        ],
        wrong: [
          [
            '“I looked at a large number of figures first, in several systems of yours.”',
            'The way, not the answer.',
          ],
          [
            '“There are many sides to this, and I would like to begin with the history.”',
            'The answer comes last.',
          ],
          [
            '“Before I come to my view I want to explain the method that I have used.”',
            'The way, not the answer.',
          ],
          ['“It is hard to say, as much is still open.”', 'No answer.'],
        ],
      },
    ],
  }),
  scoreOfLevels({
    name: 'score-of-case',
    about: 'A case is a decision',
    type: 'case',
    seconds: 45,
    hint: 'Five criteria of up to four points count the same.',
  }),
])
