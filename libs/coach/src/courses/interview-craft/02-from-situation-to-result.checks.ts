import type { Rng } from '../module-checks'
import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { atLevel, scoreOfLevels, weakestPart } from '../judged-checks'
import { moduleChecks } from '../module-checks'

const scene = (rng: Rng, count = rng.int(210, 890)): string =>
  `In ${rng.pick(['March', 'April', 'May'])} 2025 the nightly run of a power supplier billed ${count} customers twice, three days before the bank would collect the money.`
const DEEDS =
  'I stopped the run, because each night added to it. I compared the bills with the meter readings and found a tariff that had been loaded twice. I deleted the second tariff and called the bank.'

export default moduleChecks('interview-craft/from-situation-to-result', [
  reckoned({
    name: 'share-of-time',
    seconds: 60,
    hint: 'Divide the seconds of the part by those of the whole story.',
    draw: (rng) => ({
      situation: rng.int(4, 15) * 10,
      action: rng.int(2, 12) * 10,
      rest: rng.int(1, 4) * 10,
    }),
    stem: ({ situation, action, rest }) =>
      `Somebody tells ${situation} seconds of situation, ${action} seconds of action and ${rest} seconds of everything else. What share of the story is situation, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ situation, action, rest }) => (100 * situation) / (situation + action + rest),
    within: 0.2,
    because: ({ situation, action, rest }) =>
      `${situation} of ${situation + action + rest} seconds. About an eighth is enough: 20 of 160.`,
    slip: () => 'The whole story is the sum of all parts, not the action alone.',
    again: ({ situation, action, rest }) => 100 - (100 * (action + rest)) / (situation + action + rest),
  }),
  inOrder({
    name: 'order-of-telling',
    seconds: 90,
    hint: 'A listener first has to know where they are.',
    chains: [
      {
        stem: 'These sentences belong to one story. Put them into the order in which they are told, the first at the top.',
        steps: [
          '“In May, a day before the fair, our till refused every card.”',
          '“Without cards we would have lost the largest day of the year.”',
          '“I read the log first and saw an expired certificate.”',
          '“I renewed it and tried ten payments myself.”',
          '“At noon all 14 tills worked; 2,100 payments went through.”',
          '“Since then a check warns us thirty days ahead.”',
        ],
        because:
          'Where and when, what was at stake, what I did in order, what came of it, what is different since.',
      },
    ],
  }),
  atLevel({
    name: 'situation-level',
    type: 'behavioural',
    criterion: 'situation',
    seconds: 90,
    hint: 'Look only at what stands before the first own action.',
    answers: [
      {
        level: 4,
        because: 'When, where, what went wrong, and what would happen next.',
        text: (rng) =>
          `${scene(rng)} Without a repair by then the company would lose its contract with the bank. ${DEEDS} Nobody paid twice.`,
      },
      {
        level: 0,
        because: 'It begins and ends with views; there is no event.',
        text: (rng) =>
          `For me ${rng.pick(['teamwork', 'honesty', 'quality'])} is the most important thing of all, and I would say that I am very good at it. People can always come to me with everything, and if something is wrong I do what is needed until it is right again. That is simply how I am, and others ${rng.pick(['value it', 'like it', 'know it'])}.`,
      },
      {
        level: 0,
        because: 'What one generally does has no where and no when.',
        text: (rng) =>
          `Generally I try to see both sides. If two people disagree I listen to ${rng.pick(['each', 'both', 'everyone'])} and look for what they have in common. It is mostly a question of tone, and of respect, and of time. So I would always say: be open, be friendly, be patient, and most of such difficulties will be ${rng.pick(['small', 'over soon', 'easy'])}.`,
      },
    ],
  }),
  atLevel({
    name: 'action-level',
    type: 'behavioural',
    criterion: 'action',
    seconds: 90,
    hint: 'Count the deeds of “I” that have an object.',
    answers: [
      {
        level: 4,
        because: 'Stopped, compared, deleted, called: each with its object.',
        text: (rng) => `${scene(rng)} ${DEEDS} Nobody paid twice, and the bank confirmed the list of debits.`,
      },
      {
        level: 1,
        because: 'The run was stopped and the tariff found, but by “we” and “they”.',
        text: (rng) =>
          `${scene(rng)} We stopped the run. The team compared the bills with the meter readings, and they found a tariff that had been loaded twice. We deleted the second tariff. Nobody paid twice, and the bank confirmed the list of debits.`,
      },
      {
        level: 2,
        because: 'One deed is the person’s own.',
        text: (rng) =>
          `${scene(rng)} I deleted a tariff that had been loaded twice. On the day of collection nobody paid twice, and the bank confirmed the list of debits on the same evening. It was a close thing for all of us there.`,
      },
    ],
  }),
  oneOf({
    name: 'deed-or-seat',
    seconds: 60,
    hint: 'Could somebody have filmed it?',
    scenes: [
      {
        stem: 'Which sentence names a deed of one’s own?',
        right: [
          ['“I wrote a query that found the orders.”', 'A verb of doing with an object.'],
          ['“I called the three largest customers.”', 'A verb of doing with an object.'],
          ['“I measured both ways on last month’s data.”', 'A verb of doing with an object.'],
        ],
        wrong: [
          ['“I was responsible for the data quality of the shop.”', 'A seat: nothing is done in it.'],
          ['“I was deeply involved.”', 'It does not say with what.'],
          ['“We refunded the money.”', 'A deed, but not clearly yours.'],
          [
            '“I tried to ensure good communication with everybody.”',
            'A wish, without anything that one could see.',
          ],
        ],
      },
    ],
  }),
  atLevel({
    name: 'result-level',
    type: 'behavioural',
    criterion: 'result',
    seconds: 90,
    hint: 'Look at the end: is there a number, or somebody who noticed?',
    answers: [
      {
        level: 4,
        because: 'A counted outcome, and the bank confirmed it.',
        text: (rng) => {
          const count = rng.int(210, 890)
          return `${scene(rng, count)} ${DEEDS} By Monday all ${count} wrong debits were gone, and the bank confirmed the list.`
        },
      },
      {
        level: 0,
        because: 'It stops in the middle of the work: no outcome is told.',
        text: (rng) =>
          `${scene(rng)} I read the log of the run. I compared the bills with the meter readings, and I looked through the tariff table for the region. I also wrote to the colleague who maintains the tariff table.`,
      },
      {
        level: 1,
        because: 'A success is claimed; what came of it is not said.',
        text: (rng) =>
          `${scene(rng)} I stopped the run, and I deleted the second tariff. It was a ${rng.pick(['great', 'real', 'big'])} success for the whole company.`,
      },
    ],
  }),
  someOf({
    name: 'find-number',
    seconds: 75,
    hint: 'A number, somebody who noticed, or how it is known.',
    scenes: [
      {
        stem: 'Which of these sentences make a result checkable? Choose all.',
        right: [
          ['“Tickets about it fell from 30 a week to 4.”', 'Counted before and after.'],
          ['“The auditor signed the report on Tuesday.”', 'Somebody noticed, on a day.'],
          ['“Two other teams have copied the script since.”', 'Others acted because of it.'],
          [
            '“The error has not come back in eleven months.”',
            'What did not happen any more, and for how long.',
          ],
        ],
        wrong: [
          ['“In the end everybody was very happy with it.”', 'Who, and how is it known?'],
          ['“It was a great success for the whole company.”', 'A word of success without what it was.'],
          ['“I learned a great deal from this project.”', 'That is no outcome.'],
          ['“We found a good solution together.”', 'Which one, and what did it change?'],
        ],
      },
    ],
  }),
  atLevel({
    name: 'reflection-level',
    type: 'behavioural',
    criterion: 'reflection',
    seconds: 90,
    hint: 'Is something done differently since, and has it shown itself?',
    answers: [
      {
        level: 4,
        because: 'A change that is still in force, with an instance.',
        text: (rng) =>
          `${scene(rng)} ${DEEDS} Nobody paid twice. Since then the load refuses a tariff that is already there, and in ${rng.pick(['June', 'July'])} it refused ${rng.int(2, 9)} of them.`,
      },
      {
        level: 0,
        because: 'The story ends with its outcome; nothing was learned from it.',
        text: (rng) =>
          `${scene(rng)} ${DEEDS} Nobody paid twice, and the bank confirmed the list of debits on the same evening.`,
      },
      {
        level: 1,
        because: 'That it taught something is said, but not what.',
        text: (rng) =>
          `${scene(rng)} ${DEEDS} Nobody paid twice. I learned ${rng.pick(['a lot', 'very much', 'a great deal'])} from it.`,
      },
    ],
  }),
  weakestPart({
    name: 'weakest-part',
    about: 'Four parts, in the order of worth',
    type: 'behavioural',
    seconds: 60,
    hint: 'Look for the lowest level; for equals think of the order of worth.',
  }),
  scoreOfLevels({
    name: 'score-of-story',
    type: 'behavioural',
    seconds: 45,
    hint: 'Five criteria of up to four points count the same.',
  }),
  oneOf({
    name: 'situation-again',
    about: 'Situation: two sentences',
    seconds: 60,
    hint: 'Where, when, and what would have been lost.',
    scenes: [
      {
        stem: 'Which opening tells a situation best?',
        right: [
          [
            '“In May, a day before the fair, our till refused every card.”',
            'When, where, and what is about to be lost.',
          ],
          [
            '“Last winter, on payday, our bank’s login failed for one in three.”',
            'When, where, and what is about to be lost.',
          ],
        ],
        wrong: [
          [
            '“Our company was founded in 2009 and has had three owners since.”',
            'History that the story does not need.',
          ],
          ['“I often deal with difficult systems.”', 'A habit, not an event.'],
          [
            '“The architecture has four layers; the first of them is the gateway.”',
            'Detail before anybody knows why.',
          ],
          ['“It was a big and complex project.”', 'Size in words; no day and no stake.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'result-again',
    about: 'Result: how do you know',
    seconds: 60,
    hint: 'Which question would find a number here?',
    scenes: [
      {
        stem: 'Somebody ends with “and then the reports were faster”. Which one sentence adds most?',
        right: [
          [
            '“From 40 minutes to 6, by the log of that week.”',
            'A number before and after, and how it is known.',
          ],
        ],
        wrong: [
          ['“Everybody in the department was really very glad about it.”', 'Nobody can check it.'],
          ['“I had worked long evenings on that.”', 'It belongs to the action, and adds little there.'],
          ['“Performance is something that I really care about a lot.”', 'A view about oneself.'],
        ],
      },
      {
        stem: 'A project of yours was stopped. How is its result told?',
        right: [
          [
            '“We stopped after 3 weeks; 2 of 12 users had opened it.”',
            'A bad end with a number is a result.',
          ],
        ],
        wrong: [
          [
            '“It was unfortunately stopped, for several reasons of a political kind.”',
            'Neither a number nor who decided on what.',
          ],
          [
            'Better not at all: a bad end is a reason to take another story',
            'A measured bad end is strong, also for what is different since.',
          ],
          ['“It was a valuable experience for all of us.”', 'It hides the end.'],
        ],
      },
      {
        stem: 'Nobody counted anything in your story. What still makes its result checkable?',
        right: [['Who noticed, and what they did because of it', 'An auditor who signs is evidence too.']],
        wrong: [
          [
            'A number that sounds about right for such a project',
            'An invented number falls with the next question.',
          ],
          ['That you yourself were content with how it had gone', 'It is no evidence for anybody else.'],
          ['How many hours you put into it', 'Effort is no outcome.'],
        ],
      },
    ],
  }),
])
