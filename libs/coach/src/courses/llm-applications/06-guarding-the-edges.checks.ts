import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { drawnUntil, moduleChecks } from '../module-checks'

export default moduleChecks('llm-applications/guarding-the-edges', [
  someOf({
    name: 'never-sentences',
    about: 'Where the edges are',
    seconds: 60,
    hint: 'Could a test show that it happened?',
    scenes: [
      {
        stem: 'Which of these promises can be tested? Choose all.',
        right: [
          ['“No customer sees an order of another one.”', 'Ask for one, and look.'],
          ['“No answer states a price that is not in the list.”', 'Compare each price with the list.'],
          ['“Nothing is sent to an address outside the list.”', 'Look at what is sent.'],
          ['“Nobody who writes of danger gets an answer by the model.”', 'Write so, and look.'],
        ],
        wrong: [
          ['“Answers are always helpful and kind.”', 'When is one that no longer?'],
          ['“The model is used responsibly.”', 'What would be seen?'],
          ['“Security comes first.”', 'What would be seen?'],
          ['“Only good questions are answered.”', 'Which are good?'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'honest-stopped',
    seconds: 120,
    hint: 'Count 100,000 questions: attacks that are stopped, and honest ones that are.',
    draw: (rng) => ({
      one: rng.pick([100, 200, 500, 1_000]),
      found: rng.int(12, 19) * 5,
      alarm: rng.pick([0.5, 1, 2, 3]),
    }),
    stem: ({ one, found, alarm }) =>
      `One question in ${one.toLocaleString('en')} is an attack. A filter stops ${found} % of attacks and ${alarm} % of honest questions. Of those that it stops, what share is honest, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ one, found, alarm }) => (100 * (one - 1) * alarm) / ((one - 1) * alarm + found),
    within: 0.15,
    because: ({ one, found, alarm }) =>
      `To each attack there are ${one - 1} honest ones: ${found} against ${(one - 1) * alarm}, in hundredths.`,
    slip: ({ alarm }) => `${alarm} % is a share of the honest ones, not of those that were stopped.`,
    again: ({ one, found, alarm }) => {
      const odds = (one - 1) * (alarm / found)
      return 100 - 100 / (1 + odds)
    },
  }),
  oneOf({
    name: 'mild-or-hard',
    seconds: 60,
    hint: 'How often is it wrong, and what does it then do to somebody honest?',
    scenes: [
      {
        stem: 'Most of those whom a filter stops are honest. What should it do?',
        right: [['Something mild, such as no tools for this turn', 'Being wrong then costs little.']],
        wrong: [
          ['Close the account, as an attack is a serious matter', 'Most of them did nothing.'],
          ['Nothing, and be taken out, since it is often wrong', 'It still finds most attacks.'],
          ['Tell the one who asked which words had set it off', 'It teaches the attacker.'],
        ],
      },
      {
        stem: 'Where does the rule “no order of another customer” stand?',
        right: [['In the code that reads orders', 'It cannot be talked over there.']],
        wrong: [
          ['In a filter over questions', 'It misses some.'],
          ['In the instructions to the model', 'It can be talked over.'],
          ['In the terms of use', 'They stop nobody.'],
        ],
      },
      {
        stem: 'Somebody pastes a card number into a chat. What is best done before the model is called?',
        right: [['A placeholder is put in its place', 'What does not leave the house cannot leak.']],
        wrong: [
          ['The model is asked to forget it', 'It was sent by then.'],
          ['Nothing, as the person chose to', 'Most do not think of where it goes.'],
          ['It is stored, so it can be deleted', 'It is then in one more place.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'text-as-what',
    about: 'What comes in',
    seconds: 60,
    hint: 'What is not needed, and what is limited in code?',
    scenes: [
      {
        stem: 'What do marks around data in a prompt do?',
        right: [['They help, and bind nobody', 'The model may still take data for orders.']],
        wrong: [
          ['They keep orders within them from being read', 'They are read.'],
          ['They make the data unreadable for the provider', 'It reads all.'],
          ['Nothing at all', 'They do help.'],
        ],
      },
      {
        stem: 'One person sends 40,000 questions in a night. What should have been there?',
        right: [['A limit per person, in code', 'It ends before it is dear.']],
        wrong: [
          ['A sentence in the terms of use', 'It stops no program.'],
          ['A larger monthly budget', 'It is spent later.'],
          ['A smaller model at night', 'It is spent later.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-address',
    seconds: 75,
    hint: 'Which host does a parser read?',
    scenes: [
      {
        stem: 'Only the host `cdn.example.com` is allowed. Which address really goes there?',
        right: [['`https://cdn.example.com/a?b=evil.example`', 'The rest is a query.']],
        wrong: [
          ['`https://cdn.example.com.evil.example/a.png`', 'Its host ends in evil.example.'],
          ['`https://cdn.example.com@evil.example/a.png`', 'Before @ stands a user name.'],
          ['`https://evil.example/cdn.example.com`', 'It is a part of the path.'],
        ],
      },
      {
        stem: 'A model writes `<b>Done</b>` into an answer that is shown in a page. What should people see?',
        right: [['The signs themselves, as text', 'What it writes is text, never HTML.']],
        wrong: [
          ['The word in bold, as it was meant', 'Then a script would run as well.'],
          ['Nothing: it is refused', 'It is harmless as text.'],
          ['The word without its signs, always', 'Taking out signs by hand misses some.'],
        ],
      },
      {
        stem: 'A model writes a town that goes into a database query. How does it get there?',
        right: [['As a bound parameter', 'It can then be no part of the statement.']],
        wrong: [
          ['As part of the statement', 'It could end it and begin another.'],
          ['With its quotes taken out', 'There are other ways out.'],
          ['In capitals only', 'It changes nothing.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'before-or-after',
    seconds: 60,
    hint: 'Can it be taken back?',
    scenes: [
      {
        stem: 'Prices in an answer are checked against a list. The answer is streamed. When is it checked?',
        right: [['Before it is shown, at least by sentence', 'What was seen cannot be taken back.']],
        wrong: [
          ['After it has been shown in full to the person', 'The price was read.'],
          ['Once a week, over all the answers of that week', 'The prices were read.'],
          ['When somebody complains', 'The price was read.'],
        ],
      },
      {
        stem: 'Somebody writes that they are in danger. What answers?',
        right: [['A fixed text, chosen by rules before the model', 'Written by people who know.']],
        wrong: [
          ['The model, with a kind sentence in its instructions', 'It improvises.'],
          ['The model, at a low temperature, so that it is calm', 'It improvises.'],
          ['Nothing, as it is not for that', 'Somebody is in danger.'],
        ],
      },
      {
        stem: 'What shows a reader best how far an answer can be relied on?',
        right: [['The passages that it rests on', 'They can be read.']],
        wrong: [
          ['How sure it sounds', 'It sounds sure when it is wrong.'],
          ['How long it is', 'Length is no reason.'],
          ['The name of the model', 'It is wrong at times.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'day-budget',
    seconds: 75,
    hint: 'What does one call cost, and how often does it fit?',
    draw: (rng) =>
      drawnUntil(
        () => ({
          budget: rng.int(2, 20) * 10,
          tokens: rng.int(4, 60) * 500,
          price: rng.int(2, 12),
          perHour: rng.int(2, 20) * 500,
        }),
        ({ budget, tokens, price, perHour }) => budget * 1e6 > tokens * price * perHour,
      ),
    stem: ({ budget, tokens, price, perHour }) =>
      `A day may cost ${budget}. A call takes ${tokens.toLocaleString('en')} tokens at ${price} a million. By mistake a loop makes ${perHour.toLocaleString('en')} calls an hour. After how many hours is the budget of the day spent?`,
    unit: 'Hours, to two decimal places.',
    value: ({ budget, tokens, price, perHour }) => (budget * 1e6) / (tokens * price * perHour),
    within: 0.02,
    because: ({ tokens, price, perHour }) =>
      `An hour costs ${tokens} · ${price} / 1,000,000 · ${perHour}; the budget over that.`,
    slip: () => 'Prices are per million tokens, and the calls of an hour have to be taken together.',
    again: ({ budget, tokens, price, perHour }) => {
      const calls = budget / ((tokens / 1e6) * price)
      return calls / perHour
    },
  }),
  inOrder({
    name: 'order-of-edges',
    about: 'What comes in',
    seconds: 75,
    hint: 'What has to be done before anything leaves the house, and before anything is seen?',
    chains: [
      {
        stem: 'Put the way of a question through a guarded feature into order, the first at the top.',
        steps: [
          'Limits of length and rate are looked at',
          'Danger is recognised by rules',
          'Personal data are replaced by placeholders',
          'The model is called, with a timeout',
          'Its answer is validated and its prices are checked',
          'Placeholders are filled in again',
          'The answer is shown as text',
        ],
        because:
          'Cheap limits first, danger before the model, data out before the call, checks before anything is seen.',
      },
    ],
  }),
  oneOf({
    name: 'edge-again',
    about: 'When it is not there',
    seconds: 60,
    hint: 'What is there when the model is not?',
    scenes: [
      {
        stem: 'The provider is down for an hour. What should people have?',
        right: [['The search page of before', 'A fallback that is worth having.']],
        wrong: [
          ['A page that says to wait', 'It helps nobody.'],
          ['Older answers to other questions', 'They do not fit.'],
          ['An endless sign of loading', 'It is the worst.'],
        ],
      },
      {
        stem: 'At night the model begins to give harmful answers. What should somebody on call be able to do?',
        right: [['Turn it off by a switch, without a release', 'It takes seconds.']],
        wrong: [
          ['Write a better prompt and release it in the night', 'Untested, and slow.'],
          ['Wait and ask the team next day', 'Harm goes on.'],
          ['Ask the provider for another version of the model', 'Harm goes on.'],
        ],
      },
    ],
  }),
])
