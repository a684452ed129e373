import { oneOf, reckoned, someOf } from '../drawn-checks'
import { atLevel, scoreOfLevels } from '../judged-checks'
import { moduleChecks } from '../module-checks'

const THEMES = [
  'fault',
  'conflict',
  'technical',
  'pressure',
  'leading',
  'help',
  'saying no',
  'users',
] as const
const EVENTS = [
  'The missing rows',
  'The loud customer',
  'The old queue',
  'The new colleague',
  'The stopped project',
] as const

export default moduleChecks('interview-craft/eight-stories', [
  oneOf({
    name: 'why-past',
    about: 'Why they ask for the past',
    seconds: 45,
    hint: 'What is the first paragraph’s reason for “tell me about a time when”?',
    scenes: [
      {
        stem: 'What is the best preparation for “tell me about a time when …”?',
        right: [
          [
            'Looking up the facts of a few real events',
            'Under pressure one remembers opinions and forgets numbers.',
          ],
          [
            'Knowing when, how many and what came of it',
            'These are the facts that are hard to remember on the spot.',
          ],
        ],
        wrong: [
          [
            'Learning a text by heart for each likely question',
            'Whoever recites stops listening, and the words will differ.',
          ],
          ['Collecting questions from other candidates online', 'The words change; the themes are few.'],
          ['Inventing an event that fits', 'The first follow-up finds the invention.'],
          ['Preparing views on teamwork', 'What was asked for is what you did.'],
        ],
      },
      {
        stem: 'Why are candidates asked what they did, rather than what they would do?',
        right: [
          [
            'What somebody did says more about the next time',
            'That is why structured interviews ask for events.',
          ],
        ],
        wrong: [
          ['Because intentions may legally not be asked about at all', 'They may; they only tell less.'],
          ['Because a past event can be checked with the last employer', 'That is hardly ever done.'],
          ['Because it is easy to write down', 'Ease is not the reason; what it predicts is.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-theme',
    seconds: 60,
    hint: 'Listen for the verb of the question.',
    scenes: [
      {
        stem: '“When did you change the mind of somebody who was sure?” Which theme is it?',
        right: [['A conflict', 'Two views, and one of them moved.']],
        wrong: [
          ['A fault of mine', 'Nothing was broken.'],
          ['Help to somebody', 'Changing a mind is no teaching.'],
          ['Too little time or knowledge', 'No lack is spoken of.'],
        ],
      },
      {
        stem: '“What did you build that you would build otherwise today?” Which theme is it?',
        right: [['A fault of mine', 'It asks for something that went wrong, and what is different since.']],
        wrong: [
          ['A hard technical thing', 'It asks for the regret, not for the difficulty.'],
          ['Saying no, changing the plan', 'It was built.'],
          ['A conflict', 'No second view is spoken of.'],
        ],
      },
      {
        stem: '“When did you make something better that nobody had asked you to?” Which theme is it?',
        right: [['Leading without being the boss', 'Taking the first step unasked.']],
        wrong: [
          ['Saying no, changing the plan', 'Nothing was refused.'],
          ['A conflict', 'No second view is spoken of.'],
          ['Too little time or knowledge', 'No lack is spoken of.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'themes-covered',
    seconds: 75,
    hint: 'A theme that two events cover is covered once.',
    draw: (rng) => rng.sample(EVENTS, 3).map((name) => ({ name, themes: rng.sample(THEMES, rng.int(2, 3)) })),
    stem: (events) =>
      `Three cards so far: ${events.map(({ name, themes }) => `“${name}” (${themes.join(', ')})`).join('; ')}. How many of the eight themes are still without a story?`,
    unit: 'A whole number.',
    value: (events) => 8 - new Set(events.flatMap(({ themes }) => themes)).size,
    within: 0,
    because: (events) => `Covered are ${[...new Set(events.flatMap(({ themes }) => themes))].join(', ')}.`,
    slip: () => 'Adding up the themes of the cards counts those twice that stand on two cards.',
    again: (events) => THEMES.filter((theme) => !events.some(({ themes }) => themes.includes(theme))).length,
  }),
  someOf({
    name: 'choose-event',
    seconds: 75,
    hint: 'Go through the five properties of an event.',
    scenes: [
      {
        stem: 'Which of these events make good cards? Choose all.',
        right: [
          [
            '“On the Friday before the launch the payment test failed; I found a rounding fault”',
            'A day, a stake, an own action.',
          ],
          [
            '“Last autumn I told our lead that the date could not hold, with two numbers”',
            'Recent, one’s own, with what it rested on.',
          ],
          [
            '“I deleted the wrong index in May and restored the search within an hour”',
            'A real fault with an end.',
          ],
          [
            '“In my second month I asked twelve users and dropped the feature that I had planned”',
            'A decision of one’s own with its reason.',
          ],
        ],
        wrong: [
          [
            '“For two years our department moved everything to the cloud”',
            'No event, and nobody in particular acts.',
          ],
          [
            '“My weakness is that I care too much about quality”',
            'A trait dressed as a fault; nothing happened.',
          ],
          ['“My manager rebuilt the pipeline while I was in the team”', 'Somebody else acted.'],
          [
            '“I have just begun to introduce reviews, let us see”',
            'It has not ended: no result can be told.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'real-fault',
    seconds: 60,
    hint: 'Where something really went wrong there is something to have learned.',
    scenes: [
      {
        stem: 'Which opening answers “tell me about a mistake” best?',
        right: [
          ['“In May I deleted an index in the wrong cluster.”', 'A day and a deed of one’s own.'],
          ['“I promised a date in June without asking who tests.”', 'A real fault, and one’s own.'],
        ],
        wrong: [
          ['“I am a perfectionist, so I sometimes take on too much work.”', 'A praise in disguise.'],
          ['“A colleague deleted an index.”', 'Somebody else’s fault.'],
          ['“Mistakes are a chance to learn.”', 'A view, not an event.'],
          [
            '“We once had an outage because the process was not good enough.”',
            'Nobody acts, and no day is named.',
          ],
        ],
      },
    ],
  }),
  scoreOfLevels({
    name: 'card-score',
    type: 'behavioural',
    seconds: 45,
    hint: 'Five criteria of up to four points count the same.',
  }),
  oneOf({
    name: 'card-line',
    seconds: 60,
    hint: 'Say of the sentence whether it sets the scene, acts, ends the event, or comes after it.',
    scenes: [
      {
        stem: 'On which line of a card does “every release is now tried on a copy; it stopped a bad one in April” belong?',
        right: [['Since', 'What is done differently, with an instance.']],
        wrong: [
          ['Came of', 'It is not how the event ended.'],
          ['Did', 'It is a habit after the event, not a step in it.'],
          ['Where', 'It says nothing of the scene.'],
        ],
      },
      {
        stem: 'On which line of a card does “waiting time fell from nine days to two, counted by the service desk” belong?',
        right: [['Came of', 'An outcome with a number and who counted it.']],
        wrong: [
          ['Since', 'It is the outcome, not a changed habit.'],
          ['Where', 'It stands at the end of the story.'],
          ['Did', 'Nobody acts in it.'],
        ],
      },
      {
        stem: 'On which line of a card does “three days before the audit, at a clinic with 600 beds” belong?',
        right: [['Where', 'Time, place and what was at stake.']],
        wrong: [
          ['Did', 'Nobody acts in it.'],
          ['Came of', 'It is before the event.'],
          ['Since', 'It is before the event.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'story-or-not',
    seconds: 60,
    hint: 'Does it ask for something that happened?',
    scenes: [
      {
        stem: 'Which of these wants one of your eight stories?',
        right: [
          ['“When did a plan of yours fail?”', 'It asks for an event.'],
          ['“Where did you last disagree with a lead?”', 'It asks for an event.'],
        ],
        wrong: [
          ['“How would you design a store of short links?”', 'It wants thinking aloud.'],
          ['“What if two leads disagree?”', 'It asks for a plan; one sentence of experience is enough.'],
          ['“Why do indexes slow writes?”', 'It asks for an explanation.'],
          ['“Which of these two markets should we enter first, and why?”', 'It is a case.'],
        ],
      },
    ],
  }),
  atLevel({
    name: 'event-situation',
    about: 'Choosing an event',
    type: 'behavioural',
    criterion: 'situation',
    seconds: 90,
    hint: 'Can you tell where, when, and what would have been lost?',
    answers: [
      {
        level: 4,
        because: 'It says when, at whom and what would be lost, before anybody acts.',
        text: (rng) =>
          `In ${rng.pick(['March', 'April', 'May'])} 2025, two days before the audit deadline, the nightly export of an insurer lost ${rng.int(20, 60)},000 claims rows, and without them the auditors would refuse the report. I stopped the export job. I compared the row counts per day with the source tables, and found the gap. The rows were back by Sunday.`,
      },
      {
        level: 0,
        because: 'Habits: what is usually done is no place and no day.',
        text: (rng) =>
          `Usually I ask everybody what they think, and then I look for a way that ${rng.pick(['suits', 'helps', 'convinces'])} all of them. If that is not possible I explain why, and mostly they understand it. People like to be asked, and I like to listen, so in general this goes well and there are hardly ever any real ${rng.pick(['problems', 'conflicts', 'difficulties'])}.`,
      },
      {
        level: 0,
        because: 'Views about situations in general; nothing happened anywhere.',
        text: (rng) =>
          `I always think that it is very important to be ${rng.pick(['calm', 'open', 'honest', 'patient'])} when things are difficult, because people are different and everyone has good reasons for what they want. Good communication is the key to ${rng.pick(['success', 'trust', 'a good result'])}, and I am somebody who is always there for others when it is needed.`,
      },
    ],
  }),
  atLevel({
    name: 'own-actions',
    about: 'Choosing an event',
    type: 'behavioural',
    criterion: 'action',
    seconds: 90,
    hint: 'Count what “I” did, each with an object of its own.',
    answers: [
      {
        level: 4,
        because: 'Three own actions and more, one after the other.',
        text: (rng) =>
          `In June 2024 the invoices of ${rng.int(200, 900)} customers at a power supplier were wrong. I stopped the billing run, because every run made more wrong invoices. I wrote a query that compared the meter readings with the tariffs. I corrected the tariff table, and I called the three largest customers. By Friday all invoices were right, and finance confirmed the sums.`,
      },
      {
        level: 2,
        because: 'One thing is done by the person; the rest is done by others.',
        text: (rng) =>
          `In June 2024 the invoices of ${rng.int(200, 900)} customers at a power supplier were wrong, and the billing run was to be repeated on Friday. I corrected the tariff table for the northern region. After that all the invoices were right, finance confirmed the sums, and the customers had their money back within a week.`,
      },
      {
        level: 1,
        because: 'Only “we” and the team act; what was yours cannot be told.',
        text: (rng) =>
          `In June 2024 the invoices of ${rng.int(200, 900)} customers at a power supplier were wrong. We stopped the billing run. The team wrote a query that compared the meter readings with the tariffs. We corrected the tariff table, and the team called the largest customers. By Friday all invoices were right, and finance confirmed the sums.`,
      },
    ],
  }),
])
