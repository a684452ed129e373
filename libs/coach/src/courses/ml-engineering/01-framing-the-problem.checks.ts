import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const WORK = ['calls before sending', 'visits to shops', 'checks by hand', 'letters with an offer'] as const

export default moduleChecks('ml-engineering/framing-the-problem', [
  oneOf({
    name: 'missing-line',
    seconds: 60,
    hint: 'Go through the seven lines of such a page, one by one: which of them has no answer here?',
    scenes: [
      {
        stem: 'A page says: “For each card payment, before it is approved, the probability of fraud within 200 ms; above 0.9 the payment is refused; the payments team owns it and may switch it off.” Which line is missing?',
        right: [
          [
            'What happens while it is away',
            'Refuse all, approve all, or a rule: somebody has to choose, and beforehand.',
          ],
        ],
        wrong: [
          [
            'At which moment the answer is needed, and how quickly',
            'It is before approval, and within 200 ms.',
          ],
          ['What is done with the answer', 'Above 0.9 the payment is refused.'],
          ['What one row is', 'A card payment.'],
          ['Who may switch the thing off', 'The payments team.'],
        ],
      },
      {
        stem: 'A page says: “For each patient a score of how likely they come back; the ward calls the 20 highest each day; without scores it calls as today; the ward owns it and may switch it off.” Which line is missing?',
        right: [
          ['When it is made, and how far ahead it looks', 'Both decide which data and labels there are.'],
        ],
        wrong: [
          ['What is done with the highest scores', 'The ward calls the 20 highest of them.'],
          ['What happens on a day on which there are no scores', 'The ward calls as it does today.'],
          ['Whose it is, and who may switch it off at any time', 'The ward, in both.'],
          ['How many of the patients can be called in one day', 'There is room for 20.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'break-even',
    seconds: 90,
    hint: 'What does one action bring on average if a share p of the chosen cases is right? Where is that zero?',
    draw: (rng) => ({
      work: rng.pick(WORK),
      cost: rng.int(2, 9),
      gain: 10 * rng.int(5, 12),
      helps: rng.pick([20, 25, 40, 50]),
    }),
    stem: ({ work, cost, gain, helps }) =>
      `The action of a frame is: ${work}. One costs ${cost} euros. Where the case really was one to act on, it helps in ${helps} % and then saves ${gain} euros; elsewhere it saves nothing. From which precision on does it pay, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ cost, gain, helps }) => (100 * cost) / ((helps / 100) * gain),
    within: 0.1,
    because: ({ cost, gain, helps }) =>
      `p · ${helps / 100} · ${gain} = ${cost}, so p = ${cost} / ${(helps * gain) / 100}.`,
    slip: ({ cost, gain }) =>
      `${cost} / ${gain} takes it that the action always helps where the case was the right one.`,
    again: ({ cost, gain, helps }) => {
      let [low, high] = [0, 10]
      for (let i = 0; i < 80; i++) {
        const p = (low + high) / 2
        if (1_000 * p * (helps / 100) * gain - 1_000 * cost > 0) high = p
        else low = p
      }
      return 100 * high
    },
  }),
  reckoned({
    name: 'month-of-calls',
    seconds: 120,
    hint: 'First what one action brings on average, then all of them, then what is paid in any case.',
    draw: (rng) => ({
      calls: 100 * rng.int(10, 40),
      precision: rng.pick([20, 30, 40, 50, 60]),
      helps: rng.pick([20, 25, 50]),
      gain: 20 * rng.int(2, 6),
      cost: rng.int(2, 8),
      run: 500 * rng.int(1, 6),
    }),
    stem: ({ calls, precision, helps, gain, cost, run }) =>
      `In a month ${calls.toLocaleString('en')} cases are acted on, with a precision of ${precision} %. An action costs ${cost} euros; in a right case it helps in ${helps} % and saves ${gain} euros. Running the service costs ${run.toLocaleString('en')} euros a month. What comes of it in a month?`,
    unit: 'Euros, as a whole number; a minus sign where it is a loss.',
    value: ({ calls, precision, helps, gain, cost, run }) =>
      calls * ((precision * helps * gain) / 10_000 - cost) - run,
    within: 1,
    because: ({ precision, helps, gain, cost }) =>
      `One action brings ${precision / 100} · ${helps / 100} · ${gain} − ${cost} = ${((precision * helps * gain) / 10_000 - cost).toFixed(2)}; times the actions, less what it costs to run.`,
    slip: () => 'Wrong cases are paid for too, and the service costs something also in a bad month.',
    again: ({ calls, precision, helps, gain, cost, run }) => {
      const saved = ((calls * precision) / 100) * (helps / 100)
      return saved * gain - calls * cost - run
    },
  }),
  oneOf({
    name: 'which-measure',
    seconds: 60,
    hint: 'Can it be computed on old rows, is it what the company wants, or is it what must not suffer?',
    scenes: [
      {
        stem: 'A service orders search results so that more people find what they buy. Which of these is a guardrail?',
        right: [
          ['The time until results appear', 'It is not what is wanted; it must only not get worse.'],
          ['The share of searches that end in an error', 'It must not rise, whatever else is gained.'],
        ],
        wrong: [
          [
            'The mean rank of what was bought, on last month’s searches',
            'It is computed on old rows: the model measure.',
          ],
          [
            'The share of searches that end in a purchase, in an experiment',
            'It is what is wanted: the product measure.',
          ],
          ['The loss on the training rows', 'It steers the fitting, not the release.'],
          ['The precision among the first ten, on a labelled set', 'It is a model measure.'],
        ],
      },
      {
        stem: 'A service marks letters that can be answered from a template. Which of these is its product measure?',
        right: [
          ['Hours of the desk for each hundred letters, in an experiment', 'It is why the thing is built.'],
          ['The time until a letter is answered, in an experiment', 'It is what people outside feel.'],
        ],
        wrong: [
          [
            'The share of marked letters that were marked rightly, on 500 labelled ones',
            'It is a model measure.',
          ],
          ['The number of complaints about answers that did not fit', 'It must not rise: a guardrail.'],
          ['The memory that the service takes on its machine', 'At most a guardrail.'],
          ['The agreement of two people who label', 'It says how good the labels are.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'shape-for-use',
    seconds: 60,
    hint: 'What does the next program or person do with what comes out?',
    scenes: [
      {
        stem: 'Inspectors visit 30 of 4,000 kitchens a week, whichever look worst. What is asked of the model?',
        right: [['An order', 'Only who stands among the first 30 matters.']],
        wrong: [
          ['A probability that comes true that often', 'Nobody weighs costs case by case.'],
          ['A number with an error in its unit', 'Nothing is planned by it.'],
          ['A class', 'Yes or no would give more or fewer than 30.'],
          ['Nothing: every kitchen is visited anyway', 'It is 30 of 4,000.'],
        ],
      },
      {
        stem: 'An insurer sets the price of a policy from the chance of a claim. What is asked of the model?',
        right: [['A probability that comes true that often', 'The price is reckoned from it.']],
        wrong: [
          ['An order of the customers by their risk', 'A right order may be wrong by any factor.'],
          ['A class: will claim, or will not', 'It says nothing between yes and no.'],
          ['The ten customers with the highest risk', 'Everybody gets a price.'],
          ['The customers that look like earlier ones', 'Likeness is no chance.'],
        ],
      },
      {
        stem: 'A bakery bakes tomorrow’s loaves tonight. What is asked of the model?',
        right: [
          ['A number with an error in its unit', 'Loaves are baked, and too many or too few cost something.'],
        ],
        wrong: [
          ['A class: a good day or a bad one', 'It does not say how many to bake.'],
          ['An order of the days of the week', 'It does not say how many to bake.'],
          ['A chance that anything is sold at all', 'It is near one, and no help.'],
          ['The customers who come most often', 'Loaves are planned, not people.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'what-is-not-seen',
    seconds: 75,
    hint: 'For each row ask: was the outcome seen, and would it have been the same without the action?',
    scenes: [
      {
        stem: 'A model refuses loans above a score, and nothing is decided by chance. Which of these hold of the rows that come of it? Choose all.',
        right: [
          [
            'Of refused people nobody learns whether they would have paid',
            'Where there is no loan there is no outcome.',
          ],
          ['A new model learns from those whom the old one let through', 'Only they have labels.'],
          ['How many good people are refused cannot be counted from them', 'Their outcomes are missing.'],
          ['The share that pays looks better than among all who asked', 'The worst by score are not in it.'],
        ],
        wrong: [
          [
            'More rows of the same kind make up for what is missing',
            'They are missing for the same people again.',
          ],
          [
            'Refused people can be taken as people who do not pay',
            'That is what was guessed, not what was seen.',
          ],
          ['The rows are a random sample of all who asked', 'The score has chosen them.'],
          ['A larger model finds the missing outcomes', 'Nothing in the rows tells them.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'price-of-control',
    seconds: 90,
    hint: 'How many cases are left alone that would have been acted on, and what would each have brought?',
    draw: (rng) => ({
      cases: 1_000 * rng.int(4, 20),
      share: rng.pick([2, 5, 10]),
      brings: rng.int(2, 9),
    }),
    stem: ({ cases, share, brings }) =>
      `A service acts on ${cases.toLocaleString('en')} cases a month, and an action brings ${brings} euros on average, its cost taken off. From now on ${share} % of these cases, drawn at random, are left alone. What does this control cost in a month?`,
    unit: 'Euros, as a whole number.',
    value: ({ cases, share, brings }) => (cases * share * brings) / 100,
    within: 0.5,
    because: ({ cases, share, brings }) =>
      `${(cases * share) / 100} cases are left alone, and each would have brought ${brings}.`,
    slip: () =>
      'It is paid for knowing whether the action brings anything at all; without it the figure above is a guess.',
    again: ({ cases, share, brings }) => cases * brings - cases * (1 - share / 100) * brings,
  }),
  oneOf({
    name: 'stop-line',
    seconds: 60,
    hint: 'Look for a measure, a number and a day in one sentence.',
    scenes: [
      {
        stem: 'Which of these is a line at which a team stops?',
        right: [
          ['If by 1 May fewer than 40 of the first 120 are right, we stop', 'A measure, a number and a day.'],
          ['If in week 6 the rule of today is not beaten by 10 %, we stop', 'A measure, a number and a day.'],
        ],
        wrong: [
          [
            'If the results are not convincing after some time, we think it over',
            'Neither a number nor a day.',
          ],
          [
            'If the training loss does not fall below 0.2, a larger model is taken',
            'It is no line at which one stops.',
          ],
          ['If a better method is found by 1 May, we look at it', 'Nothing ends.'],
          ['If 40 of the first 120 are right, the team grows', 'It says what happens if it goes well.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'first-weeks',
    seconds: 75,
    hint: 'What must be known or there before the next one makes sense?',
    chains: [
      {
        stem: 'The first weeks of a service with a model: put these in order, first at the top.',
        steps: [
          'Ask who decides otherwise because of the answer',
          'Reckon from which precision on an action pays',
          'Send a rule the whole way from data to action',
          'Leave a random share alone, and count',
          'Put a first model in place of the rule',
          'Try larger models where the first one falls short',
        ],
        because:
          'The decision gives the number to beat; the rule proves the way and gives the figure to beat; a model comes into a place that is already measured.',
      },
    ],
  }),
  someOf({
    name: 'line-of-the-page',
    seconds: 75,
    hint: 'Which of them would change what data there are, what is built, or what happens in the end?',
    about: 'From a wish to a contract',
    scenes: [
      {
        stem: 'Which of these belong on the page before any code is written? Choose all.',
        right: [
          ['What happens on a day without answers', 'Somebody has to have decided it.'],
          ['When the answer is needed', 'It says which data can be there.'],
          ['What one row stands for', 'A customer, an order, a customer on a day: three problems.'],
          ['Who may switch it off', 'A service without an owner stays on too long.'],
        ],
        wrong: [
          ['How many layers the network has', 'It is tried later, against a number.'],
          ['Which library trains it', 'It changes nothing about the contract.'],
          ['The learning rate of the first run', 'It is tried later.'],
          ['The name of the branch', 'Nobody relies on it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'guard-again',
    seconds: 60,
    hint: 'Either the measure is not about the cases that are acted on, or acting does not help. Where would each be seen?',
    about: 'Three measures, each with its own job',
    scenes: [
      {
        stem: 'The error over all shops fell by a fifth; in an experiment the waste of the 50 shops that use the forecast stayed as it was. What is looked at first?',
        right: [['The error in those 50 shops', 'The gain may lie where nobody acts.']],
        wrong: [
          ['A larger model for all the shops', 'Nobody knows yet that the model is what is lacking.'],
          ['A longer experiment until waste falls', 'Waiting for the wished result makes it untrue.'],
          ['Another product measure that did move', 'Choosing the measure afterwards fools oneself.'],
          ['The loss on training rows', 'It is farther away still from the action.'],
        ],
      },
      {
        stem: 'The first hundred of a list are much purer than before, and the desk that works through it saves no time. What is looked at first?',
        right: [['What the desk does with a case', 'If the action does not help, no order does.']],
        wrong: [
          ['The purity of the second hundred of the list', 'Nobody works on it.'],
          ['A still purer first hundred', 'Purer did not help so far.'],
          ['The loss on the validation rows', 'The order is better already.'],
          ['A list that is twice as long', 'It costs more of the same.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'worth-again',
    seconds: 90,
    hint: 'Write the gain of one action with the unknown share, and set it equal to its cost.',
    about: 'What is an answer worth?',
    draw: (rng) => ({ precision: rng.pick([20, 25, 40, 50]), gain: 20 * rng.int(3, 9), cost: rng.int(2, 6) }),
    stem: ({ precision, gain, cost }) =>
      `A list has a precision of ${precision} %. An action costs ${cost} euros and saves ${gain} where the case is right and the action helps. In how many percent of the right cases must it help at least, so that nothing is lost?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ precision, gain, cost }) => (10_000 * cost) / (precision * gain),
    within: 0.1,
    because: ({ precision, gain, cost }) =>
      `${precision / 100} · s · ${gain} = ${cost}, so s = ${cost} / ${(precision * gain) / 100}.`,
    slip: () => 'Only the right cases can be helped, so the cost of all actions falls on them.',
    again: ({ precision, gain, cost }) => {
      const right = precision * 10
      return (100 * (1_000 * cost)) / gain / right
    },
  }),
])
