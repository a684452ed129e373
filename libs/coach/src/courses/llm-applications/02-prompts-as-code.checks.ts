import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('llm-applications/prompts-as-code', [
  someOf({
    name: 'what-is-logged',
    seconds: 60,
    hint: 'What would you need to make the same call again?',
    scenes: [
      {
        stem: 'Which of these are logged with an answer, so that one can find out later why it said what it said? Choose all.',
        right: [
          ['Name and version of the prompt', 'It may be another one by now.'],
          ['The exact model version', 'Names without a version move.'],
          ['The settings, such as temperature', 'They change what is drawn.'],
          ['The values that were put into the holes', 'Without them the call cannot be made again.'],
        ],
        wrong: [
          ['The mood of whoever wrote the prompt', 'It made no token.'],
          ['The probability that the answer is true', 'Nobody knows it.'],
          ['The price of other models on that day', 'It made no token.'],
          ['The whole training data of the model', 'Nobody has it; the version stands for it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-rule-helps',
    seconds: 60,
    hint: 'Which cases go wrong without the rule?',
    scenes: [
      {
        stem: 'Tickets are sorted into “billing”, “login”, “other”. Which sentence in the prompt helps most?',
        right: [
          ['“If two fit, take what the customer asks for last.”', 'It decides a hard case.'],
          ['“If none fits, answer other.”', 'A way out, or the model invents one.'],
        ],
        wrong: [
          ['“Be very careful here.”', 'It decides nothing.'],
          ['“A ticket about logging in belongs to the class login.”', 'It decides an easy case.'],
          ['“You are the best expert for tickets in the whole world.”', 'It decides nothing.'],
          ['“Do not be wrong.”', 'It does not say what to do.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'examples-lean',
    about: 'What stands in it',
    seconds: 60,
    hint: 'What do the examples teach besides what was meant?',
    scenes: [
      {
        stem: 'A prompt has five examples, four of them “urgent”. Answers are “urgent” far too often. What is changed first?',
        right: [['The mix of the examples', 'Their shares are learned as well.']],
        wrong: [
          ['The temperature, to a higher value', 'It makes the leaning random, not less.'],
          ['The output limit', 'The word is short.'],
          ['The order of the answers later', 'Each answer is made alone.'],
        ],
      },
      {
        stem: 'All examples of summaries have exactly three sentences. Long texts get three sentences, too. Why?',
        right: [['Their length was learned from the examples', 'Examples teach more than one means.']],
        wrong: [
          ['The model cannot write more than three sentences', 'It can.'],
          ['The window was too small', 'A few sentences always fit.'],
          ['Three sentences are best for a text of any length', 'Nobody said so.'],
        ],
      },
      {
        stem: 'Which examples are worth their tokens most?',
        right: [['Hard cases, in the exact form', 'They decide what is unclear.']],
        wrong: [
          ['Many easy cases, all alike', 'They decide nothing new.'],
          ['Cases in a form that is freer', 'The form is learned from them.'],
          ['Only cases of the largest class', 'Answers then lean to it.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-prompt',
    seconds: 60,
    hint: 'What never changes stands first, what changes with each call last.',
    chains: [
      {
        stem: 'Put the parts of a prompt into an order that allows its beginning to be cached, the first at the top.',
        steps: [
          'The task and its rules, the same in each call',
          'Examples, the same in each call',
          'What is known of this customer, for a whole chat',
          'The turns of this chat so far',
          'The new question',
        ],
        because:
          'A cached prefix holds up to the first change, so parts stand in the order of how seldom they change.',
      },
    ],
  }),
  oneOf({
    name: 'read-answer',
    seconds: 75,
    hint: 'Go through the tests of the code one after the other.',
    scenes: [
      {
        stem: 'Code allows the classes a, b and c, and asks that the quote stands in “two boxes came broken”. What does it say to `{"class": "a", "quote": "three boxes"}`?',
        right: [['The quote does not stand in the text', 'JSON and class are fine.']],
        wrong: [
          ['It is not JSON', 'It can be read.'],
          ['There is no such class', 'a is one.'],
          ['It takes the answer as it is', 'The quote was invented.'],
        ],
      },
      {
        stem: 'Code allows the classes a, b and c, and asks that the quote stands in “two boxes came broken”. What does it say to `{"class": "A", "quote": "two boxes"}`?',
        right: [['There is no such class', 'A is not a: closed sets are compared exactly.']],
        wrong: [
          ['The quote does not stand in the text', 'It does.'],
          ['It is not JSON, as it has a capital', 'It can be read.'],
          ['It takes the answer as it is', 'The class is not one of the three.'],
        ],
      },
      {
        stem: 'An answer fits the schema in every point. What is known of it?',
        right: [['That code can read it', 'Form, not truth.']],
        wrong: [
          ['That it is true', 'A schema fixes types.'],
          ['That its quotes are real', 'That has to be looked up in the text.'],
          ['That it would come again', 'The next draw may differ.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'tries-left',
    seconds: 75,
    hint: 'All tries have to fail.',
    draw: (rng) => ({ bad: rng.int(2, 20), tries: rng.int(2, 3), calls: rng.int(2, 50) * 10_000 }),
    stem: ({ bad, tries, calls }) =>
      `${bad} % of answers cannot be read, independently of each other. Each is tried up to ${tries} times in all. Of ${calls.toLocaleString('en')} calls, how many are still without a readable answer?`,
    unit: 'A number to one decimal place.',
    value: ({ bad, tries, calls }) => (calls * bad ** tries) / 100 ** tries,
    within: 0.1,
    because: ({ bad, tries }) => `${bad / 100} to the power ${tries}, times the calls.`,
    slip: () =>
      'In truth one hard input fails again and again, so more are left: a fallback is needed anyway.',
    again: ({ bad, tries, calls }) => {
      let left = calls
      for (let i = 0; i < tries; i++) left -= (left * (100 - bad)) / 100
      return left
    },
  }),
  reckoned({
    name: 'better-or-worse',
    seconds: 75,
    hint: 'Right before, less those that broke, plus those that were repaired.',
    draw: (rng) => {
      const cases = rng.int(8, 30) * 10
      return { cases, before: Math.round(cases * 0.7), mended: rng.int(6, 20), broken: rng.int(1, 12) }
    },
    stem: ({ cases, before, mended, broken }) =>
      `Of ${cases} cases the old prompt gets ${before} right. The new one mends ${mended} that were wrong and breaks ${broken} that were right. What share does it get right, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ cases, before, mended, broken }) => (100 * (before + mended - broken)) / cases,
    within: 0.1,
    because: ({ cases, before, mended, broken }) =>
      `${before} + ${mended} − ${broken} of ${cases}. The ${broken} that broke are what to read first.`,
    slip: () => 'Counting only what was mended hides what became worse.',
    again: ({ cases, before, mended, broken }) => {
      const wrong = cases - before - mended + broken
      return 100 - (100 * wrong) / cases
    },
  }),
  inOrder({
    name: 'change-order',
    about: 'A prompt is a function',
    seconds: 75,
    hint: 'As with any code.',
    chains: [
      {
        stem: 'An answer in use was bad. Put the steps into order, the first at the top.',
        steps: [
          'Find prompt, version, model and input in the log',
          'Add the input with the right answer to the cases',
          'Change one thing in a new version',
          'Run all cases, old beside new',
          'Read those that became worse',
          'Release it, with a way back',
        ],
        because:
          'First the case that fails, then the change, then all cases, then the release: as with a fault in code.',
      },
    ],
  }),
  oneOf({
    name: 'prompt-again',
    about: 'Form that a machine can read',
    seconds: 60,
    hint: 'What does code have to do although a schema was asked for?',
    scenes: [
      {
        stem: 'A provider promises output that fits your schema. What does your code still do?',
        right: [
          [
            'It validates, and checks quotes against the text',
            'A schema fixes form, and promises can break.',
          ],
        ],
        wrong: [
          ['Nothing: a promise about the schema is enough for it', 'Truth is no part of it.'],
          ['It asks the model whether its own answer is right', 'That is another guess.'],
          ['It parses the answer with a regular expression', 'A parser is there for that.'],
        ],
      },
      {
        stem: 'The model is moved to a new version by its provider. What is done before?',
        right: [['All cases are run with it', 'It is a change as any other.']],
        wrong: [
          ['Nothing, as newer ones are better', 'Some cases become worse.'],
          ['The temperature is lowered', 'It tells nothing about the cases.'],
          ['Prompts are written anew', 'First one looks whether that is needed.'],
        ],
      },
      {
        stem: 'Why does a field “steps” stand before the field “answer” in a form?',
        right: [['What is written first can help what follows', 'After the answer, steps are decoration.']],
        wrong: [
          ['Because JSON sorts its fields by their length', 'It does not.'],
          ['Because steps are a true record of the thinking', 'They are not.'],
          ['Because it makes the answer cheaper to write', 'Steps cost tokens.'],
        ],
      },
    ],
  }),
])
