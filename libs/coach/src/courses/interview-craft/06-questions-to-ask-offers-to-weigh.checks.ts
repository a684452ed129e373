import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { scoreOfLevels } from '../judged-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('interview-craft/questions-to-ask-offers-to-weigh', [
  oneOf({
    name: 'reason-level',
    seconds: 60,
    hint: 'Put a rival’s name in: does it still hold?',
    scenes: [
      {
        stem: 'Which answer to “why us?” reaches the highest level of “reason”?',
        right: [
          [
            '“You publish your outages; I wrote ours for two years and want to learn from yours.”',
            'It fits this work and no other.',
          ],
          [
            '“Your team owns settlement from code to pager, which is what I did on a smaller scale.”',
            'It fits this work and no other.',
          ],
        ],
        wrong: [
          [
            '“I have always wanted to work with data, and you surely have a great deal of data to work with.”',
            'It fits every firm with data.',
          ],
          ['“You are a leader in your market and have a great culture.”', 'It fits any employer.'],
          [
            '“I am looking for a new challenge in an international company with interesting products in it.”',
            'It fits very many employers.',
          ],
          [
            '“It is not far from where I live, and friends of mine praise you.”',
            'A reason of one’s own, but not about the work.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'test-of-names',
    seconds: 75,
    hint: 'Replace the name by a rival’s.',
    scenes: [
      {
        stem: 'Which sentences would still hold if the name were replaced by a rival’s, and are therefore no reason? Choose all.',
        right: [
          ['“You have a great culture and great people.”', 'Anybody can be told that.'],
          ['“I want to grow, and you offer growth.”', 'Anybody can be told that.'],
          ['“You are innovative and use modern tools.”', 'Anybody can be told that.'],
          ['“I have heard only good things about you.”', 'Anybody can be told that.'],
        ],
        wrong: [
          [
            '“Your release notes of May explain how you dropped the old protocol.”',
            'It is about one thing that only they did.',
          ],
          [
            '“You moved support into the team that builds; I did that once and want to see it at your size.”',
            'It is tied to what they do.',
          ],
          [
            '“Your posting asks for Rust and for teaching it; I have done both for a year.”',
            'It is tied to what this work asks.',
          ],
          [
            '“Your library has an open fault that I worked around last year; I would like to fix it.”',
            'It is about one thing of theirs.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'ask-whom',
    seconds: 60,
    hint: 'Whose field is it: who would be the first to know?',
    scenes: [
      {
        stem: 'Whom does one best ask how often people are woken at night?',
        right: [['A colleague of the team', 'They are the ones who are woken.']],
        wrong: [
          ['The recruiter', 'They seldom know more than the rule.'],
          ['The founder', 'They hear of it last.'],
          ['The last employer', 'They know nothing of this team.'],
        ],
      },
      {
        stem: 'Whom does one best ask what has to be done after the first three months?',
        right: [['The hiring manager', 'They will judge it.']],
        wrong: [
          ['The recruiter', 'They know the process, less the work.'],
          ['A colleague of the team', 'They know the days, less what is expected of you.'],
          ['An investor', 'They do not know this role.'],
        ],
      },
      {
        stem: 'Whom does one best ask which steps are still to come, and what the range of pay is?',
        right: [['The recruiter', 'Process, contract and range are their field.']],
        wrong: [
          ['A colleague of the team', 'They often may not say, or do not know.'],
          ['The customer', 'They have no part in it.'],
          ['The founder', 'They may know, but it is not their field.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'question-level',
    about: 'A question that would change something',
    seconds: 60,
    hint: 'Which answer would make you say no?',
    scenes: [
      {
        stem: 'Which question would change a decision most?',
        right: [
          [
            '“When was a release last stopped, and who could stop it?”',
            'It asks for the last time and for who decides.',
          ],
          [
            '“Who left the team last, and what was changed because of it?”',
            'It asks for the last time and for what followed.',
          ],
        ],
        wrong: [
          [
            '“What is it that you personally like most about working in this company?”',
            'Any answer is nice; none changes anything.',
          ],
          ['“Does quality matter in your teams?”', 'Everybody says yes.'],
          ['“What are the values of the company?”', 'They stand on the web page.'],
          [
            '“Are there good possibilities to develop oneself further in this role here?”',
            'Everybody says yes.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'fit-level',
    seconds: 60,
    hint: 'Tied to what the work asks; also where it does not fit.',
    scenes: [
      {
        stem: '“Your posting asks for documents before code. I wrote design pages for two years; what I lack is writing for lawyers, which you mention.” Which line of “fit” fits?',
        right: [['One’s own way is tied to the work, also where it does not fit', 'Both sides are there.']],
        wrong: [
          ['Nothing about the work', 'It quotes what the posting asks.'],
          ['The work is touched', 'It is tied to one’s own past.'],
          ['Something of the work is named, and that is all of it', 'It goes on to one’s own way.'],
        ],
      },
      {
        stem: '“You work with payments, which I find exciting.” Which line of “fit” fits?',
        right: [['Something of the work is named', 'One’s own way is not tied to it.']],
        wrong: [
          ['One’s own way is tied to what the work asks', 'Excitement is no way of working.'],
          ['One’s own way is tied to it, also where it does not fit', 'Nothing is tied.'],
          ['Nothing about the work', 'Payments are named.'],
        ],
      },
      {
        stem: '“I am a good team player and learn very quickly.” Which line of “fit” fits?',
        right: [['Nothing about the work', 'It is about oneself alone.']],
        wrong: [
          ['The work is touched', 'Not a word is about it.'],
          ['Something of the work is named', 'Not a word is about it.'],
          ['One’s own way is tied to what the work asks', 'What does the work ask?'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'worth-of-year',
    seconds: 120,
    hint: 'Take from the bonus only what was paid on average.',
    draw: (rng) => ({
      base: rng.int(45, 90) * 1_000,
      bonus: rng.pick([5, 10, 15, 20]),
      paid: rng.pick([40, 50, 60, 80]),
      pension: rng.int(2, 6),
    }),
    stem: ({ base, bonus, paid, pension }) =>
      `An offer: base ${base.toLocaleString('en')}, bonus up to ${bonus} % of the base, of which ${paid} % was paid on average in the last years, pension of ${pension} % of the base on top. What is a year worth, by expectation?`,
    unit: 'A whole number.',
    value: ({ base, bonus, paid, pension }) => base * (1 + (bonus * paid) / 10_000 + pension / 100),
    within: 1,
    because: ({ base, bonus, paid, pension }) =>
      `${base.toLocaleString('en')} + ${((base * bonus * paid) / 10_000).toLocaleString('en')} + ${((base * pension) / 100).toLocaleString('en')}.`,
    slip: () => '“Up to” is a largest value. What was paid says more.',
    again: ({ base, bonus, paid, pension }) => {
      const [most, onTop] = [(base * bonus) / 100, (base * pension) / 100]
      return base + most - (most * (100 - paid)) / 100 + onTop
    },
  }),
  reckoned({
    name: 'hours-of-way',
    seconds: 75,
    hint: 'There and back, days a week, weeks a year, sixty minutes an hour.',
    draw: (rng) => ({ minutes: rng.int(4, 18) * 5, days: rng.int(1, 5), weeks: rng.int(42, 46) }),
    stem: ({ minutes, days, weeks }) =>
      `The office is ${minutes} minutes away, ${days} ${days === 1 ? 'day' : 'days'} a week, in ${weeks} weeks a year. How many hours a year are spent on the way there and back?`,
    unit: 'Hours, to the nearest whole number.',
    value: ({ minutes, days, weeks }) => (2 * minutes * days * weeks) / 60,
    within: 1,
    because: ({ minutes, days, weeks }) => `2 · ${minutes} · ${days} · ${weeks} / 60.`,
    slip: () => 'The way back is easily left out.',
    again: ({ minutes, days, weeks }) => {
      let total = 0
      for (let day = 0; day < days * weeks; day++) total += minutes + minutes
      return total / 60
    },
  }),
  someOf({
    name: 'certain-or-hoped',
    seconds: 60,
    hint: 'Does it stand in the contract as an amount, whatever happens?',
    scenes: [
      {
        stem: 'Which parts of an offer are hoped for rather than certain? Choose all.',
        right: [
          ['“A bonus of up to 15 %”', 'Up to: it may be nothing.'],
          ['Options in a company that is not listed', 'They may never be sold.'],
          ['“We will look at your pay after half a year”', 'A look is no rise.'],
          ['“Normally everybody gets a thirteenth salary”', 'Normally is not in the contract.'],
        ],
        wrong: [
          ['The base salary in the contract', 'It is owed.'],
          ['30 days of holiday in the contract', 'They are owed.'],
          ['A pension of 4 % in the contract', 'It is owed.'],
          ['A notice of three months in the contract', 'It binds both sides.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-offer',
    seconds: 75,
    hint: 'First know, then compare, then talk, then answer.',
    chains: [
      {
        stem: 'An offer comes by telephone. Put the steps into a good order, the first at the top.',
        steps: [
          'Thank them and say by which day you answer',
          'Ask in writing for what is missing',
          'Put everything on one year, certain and hoped apart',
          'Decide what you do if you say no',
          'Ask for several things, saying which matters most',
          'Answer in writing by the day you named',
        ],
        because:
          'Who compares before the facts are there, or talks before the alternative is known, cannot tell when to stop.',
      },
    ],
  }),
  oneOf({
    name: 'best-alternative',
    seconds: 60,
    hint: 'What sets your limit, what can both sides check, and is pay all there is?',
    scenes: [
      {
        stem: 'What decides when to stop in a talk about an offer?',
        right: [['What you would do without it', 'Anything worse than that is no gain.']],
        wrong: [
          ['What others in the team are paid', 'It is a yardstick, not your limit.'],
          ['How often you have already asked', 'It says nothing about the worth.'],
          ['The first amount named', 'It pulls at the mind, and decides nothing.'],
        ],
      },
      {
        stem: 'On what does a wish for more rest best?',
        right: [
          ['On something outside of both, such as the range in the posting', 'It can be checked by both.'],
        ],
        wrong: [
          [
            'On another offer that does not exist, but sounds quite likely',
            'A bluff: if it is called, the talk is over.',
          ],
          ['On what your flat costs you, and on the prices in the city', 'It says nothing about the work.'],
          ['On how badly you were paid for the same work until now', 'It says nothing about this work.'],
        ],
      },
      {
        stem: 'Somebody offers 3 % less than hoped for, and nothing can be moved in pay. What is best asked next?',
        right: [
          [
            'Whether something else can move, saying which matters most',
            'Several wishes give something to trade.',
          ],
        ],
        wrong: [
          ['Whether the amount was meant as the last word in the matter', 'They said so.'],
          ['Nothing: one says yes at once, before it can be withdrawn', 'An offer seldom vanishes in a day.'],
          [
            'For a meeting with somebody who stands higher in the company',
            'It goes round the one you will work with.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'last-time-again',
    about: 'A question that would change something',
    seconds: 60,
    hint: 'Events are harder to polish than rules.',
    scenes: [
      {
        stem: 'How is “do you review code?” best turned into a question that tells something?',
        right: [['“What did the last review change in the code?”', 'It asks for an event.']],
        wrong: [
          ['“Do you really review all of the code all of the time?”', 'It still asks for the rule.'],
          ['“Which tool do you use for the reviews of your code?”', 'A tool tells little of the habit.'],
          ['“Is code review important to you?”', 'Everybody says yes.'],
        ],
      },
      {
        stem: 'How is “can one work from home?” best turned into a question that tells something?',
        right: [['“Who was in the office last Tuesday?”', 'It asks for a day.']],
        wrong: [
          ['“Is working from home generally possible for all?”', 'It asks for the rule.'],
          ['“How do you think about working from home today?”', 'A view, not a day.'],
          ['“Is there a policy for that?”', 'The rule again.'],
        ],
      },
      {
        stem: 'How is “do you learn from outages?” best turned into a question that tells something?',
        right: [['“What was changed after the last one?”', 'It asks for an event.']],
        wrong: [
          ['“Do you have a good culture around mistakes?”', 'Everybody says yes.'],
          [
            '“How many outages are there with you in a year?”',
            'A number; whether anything was learned stays open.',
          ],
          ['“Who is responsible for one?”', 'It asks for somebody to blame.'],
        ],
      },
    ],
  }),
  scoreOfLevels({
    name: 'score-of-why',
    about: 'Why they ask why',
    type: 'culture',
    seconds: 45,
    hint: 'Five criteria of up to four points count the same.',
  }),
])
