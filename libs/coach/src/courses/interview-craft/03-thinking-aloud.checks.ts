import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { weakestPart } from '../judged-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('interview-craft/thinking-aloud', [
  weakestPart({
    name: 'what-is-judged',
    type: 'technical',
    seconds: 60,
    hint: 'The lowest counts; the levels are given in the order of worth, which settles equals.',
  }),
  inOrder({
    name: 'order-of-way',
    seconds: 90,
    hint: 'Understand, then the plain way, then the choice, and the check at the end.',
    chains: [
      {
        stem: 'Somebody is given a problem at a whiteboard. Put these sentences into a good order, the first at the top.',
        steps: [
          '“So from [3, 1, 3] you want [3], the values that come twice?”',
          '“May the list be empty? I assume that it fits into memory.”',
          '“Comparing all pairs works and takes n² steps.”',
          '“A set takes memory and one pass; sorting takes n log n; I take the set.”',
          '“For each value I ask whether the set has it already.”',
          '“By hand: [3, 1, 3] gives [3], and the empty list gives nothing.”',
        ],
        because: 'Say it back, ask, plainest way, choose, do it, check it.',
      },
    ],
  }),
  oneOf({
    name: 'reasoning-level',
    seconds: 75,
    hint: 'Look for a choice, an alternative, and what each of them costs.',
    scenes: [
      {
        stem: 'Which sentence reaches the highest level of “reasoning”?',
        right: [
          [
            '“A queue: it evens out peaks but adds delay; calling directly is at once, and fails with the other.”',
            'A choice, an alternative, the price of both.',
          ],
          [
            '“An index: reads get quick, writes dearer; a scan is free of that and grows with each row.”',
            'A choice, an alternative, the price of both.',
          ],
        ],
        wrong: [
          [
            '“I would definitely take a queue there, as all of the large companies do it in exactly that way today.”',
            'A claim; that others do it is no reason.',
          ],
          [
            '“I would take an index, because it makes the query of the list quicker.”',
            'One reason, no alternative.',
          ],
          [
            '“It depends on very many things, and there are always advantages and disadvantages to all of that.”',
            'It names none.',
          ],
        ],
      },
      {
        stem: '“I would use a cache, because the same hundred pages make up most of the reads.” What is missing for the highest level of “reasoning”?',
        right: [['An alternative, and what both of them cost', 'So far it is one reason.']],
        wrong: [
          ['A reason for that choice', 'It is given: most reads go to a hundred pages.'],
          ['An instance from one’s own work with its details', 'That belongs to the example.'],
          ['How one would find out that it is wrong, and what is seen', 'That belongs to checking.'],
        ],
      },
      {
        stem: 'Somebody names two options with the price of each, and does not choose. What does a listener miss most?',
        right: [['The choice, with what decided it', 'Reasoning leads to a decision.']],
        wrong: [
          ['A third option, so that the list is complete', 'More options do not decide.'],
          ['The definition of both of the options named', 'The price was told: they are known.'],
          ['What other companies take', 'What others do is no reason here.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'find-alternative',
    about: 'Reasoning aloud is not narrating',
    seconds: 75,
    hint: 'An alternative solves the same problem, at another price.',
    scenes: [
      {
        stem: 'Somebody says: “I sort the list first, so that equal values stand side by side.” Which sentences name an alternative with its price? Choose all.',
        right: [
          ['“A set would need one pass, and memory for each value.”', 'Another way and its cost.'],
          ['“Comparing all pairs needs no memory, and n² steps.”', 'Another way and its cost.'],
          [
            '“Counting per value works if there are few values, with an array of that size.”',
            'Another way, its condition and its cost.',
          ],
        ],
        wrong: [
          ['“Sorting is quick enough in practice.”', 'It defends the choice and names nothing else.'],
          ['“I have always done it like this.”', 'A habit is no alternative.'],
          ['“One could certainly do it in other ways.”', 'It names none.'],
          ['“A hash set is simply better.”', 'A name without its price.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'checking-level',
    seconds: 75,
    hint: 'Does it say what would be seen if it were wrong?',
    scenes: [
      {
        stem: 'Which sentence reaches the highest level of “checking”?',
        right: [
          [
            '“If it leaks, memory after a hundred runs is higher than after ten; else it is level.”',
            'A way to be wrong, and what would be seen.',
          ],
          [
            '“I kill the worker mid-run: if I am wrong, a payment then stands there twice.”',
            'A way to be wrong, and what would be seen.',
          ],
        ],
        wrong: [
          [
            '“Of course I would write very thorough unit and integration tests for all of this before it goes live.”',
            'That it would be tested, without how.',
          ],
          ['“I am quite sure that it works, as I have done this often.”', 'No check at all.'],
          [
            '“I would look at the monitoring for a while after the release, whether everything looks good there.”',
            'What is looked at, and what would be bad?',
          ],
        ],
      },
      {
        stem: '“I would compare the plan before and after.” What lifts this to the highest level of “checking”?',
        right: [
          ['What the plan would show if I am wrong', 'Then it can fail, and one knows how that looks.'],
        ],
        wrong: [
          ['That I would do the comparison several times over', 'Repeating does not say what would be seen.'],
          ['Which tool draws the plan best', 'It does not say what would be wrong.'],
          ['That a colleague would look at the plan as well', 'What would the colleague look for?'],
        ],
      },
      {
        stem: 'A candidate says of their code: “I would test it.” What is the best next question?',
        right: [['“Which input would break it, and what would you see?”', 'It asks for a way to be wrong.']],
        wrong: [
          ['“Which of the test libraries would you want to use for it?”', 'A tool is no check.'],
          [
            '“How much of the code should tests cover, in your opinion?”',
            'A share says nothing of this code.',
          ],
          ['“Who writes tests in your team?”', 'It leaves the matter.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-case',
    seconds: 75,
    hint: 'Empty, equal, at the edge: which one is not covered by the code as described?',
    scenes: [
      {
        stem: 'A function returns the second largest “different” value by sorting and taking the last but one. Which case shows that it is wrong?',
        right: [['[5, 5, 2]', 'It gives 5, though 2 is meant: equal values.']],
        wrong: [
          ['[1, 2, 3]', 'It gives 2, which is right.'],
          ['[9, 4, 7]', 'It gives 7, which is right.'],
          ['[−1, −2, −3]', 'It gives −2, which is right.'],
        ],
      },
      {
        stem: 'A function finds the largest value by beginning with 0 and keeping whatever is larger. Which case shows that it is wrong?',
        right: [['[−4, −1]', 'It gives 0, which is not in the list.']],
        wrong: [
          ['[0, 0]', 'It gives 0, which is right.'],
          ['[3]', 'It gives 3, which is right.'],
          ['[1, 9, 9]', 'It gives 9, which is right.'],
        ],
      },
      {
        stem: 'A mean is computed as the sum over the number of values. Which case shows that something is missing?',
        right: [['[]', 'It divides by zero: the empty case.']],
        wrong: [
          ['[7]', 'It gives 7, which is right.'],
          ['[2, 2]', 'It gives 2, which is right.'],
          ['[−3, 3]', 'It gives 0, which is right.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'steps-of-search',
    seconds: 90,
    hint: 'Each look halves what is left; go through it by hand as one would aloud.',
    draw: (rng) => ({ low: 0, high: rng.int(12, 60), at: rng.int(0, 12) }),
    stem: ({ high, at }) =>
      `A search begins with low = 0 and high = ${high}. While low < high it looks at middle = (low + high) // 2; if the wanted place is beyond middle, low becomes middle + 1, else high becomes middle. The wanted place is ${at}. How often does it look?`,
    unit: 'A whole number.',
    value: ({ low, high, at }) => {
      let [from, to, looks] = [low, high, 0]
      while (from < to) {
        looks += 1
        const middle = Math.floor((from + to) / 2)
        if (at > middle) from = middle + 1
        else to = middle
      }
      return looks
    },
    within: 0,
    because: ({ high }) =>
      `The range of ${high + 1} places is about halved with each look; write down low and high after each.`,
    slip: () =>
      'By heart one says “the logarithm”, which is right up to one; by hand one gets the exact number.',
    again: ({ high, at }, tools) =>
      Number(
        tools.js(
          `let low = 0, high = ${high}, looks = 0; while (low < high) { const middle = (low + high) >> 1; looks++; if (middle < ${at}) low = middle + 1; else high = middle }`,
          'looks',
        ).value,
      ),
  }),
  someOf({
    name: 'stuck-what-next',
    seconds: 75,
    hint: 'What tells the other one where you are, or makes the problem smaller?',
    scenes: [
      {
        stem: 'You are stuck for three minutes. Which of these help? Choose all.',
        right: [
          [
            'Saying which part you can do and which you cannot',
            'It shows where you are, and where a hint would help.',
          ],
          ['Trying the case with two elements by hand', 'A smaller case often shows the pattern.'],
          ['Falling back to the plainest way that works', 'A slow right answer is a place to stand on.'],
          ['Asking for a hint, and using it', 'At work one asks as well.'],
        ],
        wrong: [
          ['Thinking on in silence until it is solved', 'Nobody can judge or help what is not said.'],
          ['Claiming something in a firm voice', 'A wrong claim contradicts a point.'],
          [
            'Saying that one would look it up, and stopping there',
            'Without how, and what one assumes until then, it ends the answer.',
          ],
          ['Telling about a project that went well', 'It is not what was asked.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'first-step-again',
    about: 'A way through',
    seconds: 60,
    hint: 'Before anything is solved, what has to be clear?',
    scenes: [
      {
        stem: '“Write a function that finds duplicates.” What is the best first sentence?',
        right: [
          ['“So for [3, 1, 3] you would want [3]?”', 'It says the question back with an example.'],
          [
            '“Do you want each double once, say [3] for [3, 3, 3]?”',
            'It asks what is open, with an example.',
          ],
        ],
        wrong: [
          ['“I would use a hash map, that is the fastest one.”', 'It answers before the question is clear.'],
          ['“def duplicates(values): …”', 'It builds before anything is clear.'],
          [
            '“I have done something quite like that before, in my last job.”',
            'It says nothing about this one.',
          ],
          ['“That is a very good question.”', 'It says nothing.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'narrate-or-reason',
    about: 'Reasoning aloud is not narrating',
    seconds: 60,
    hint: 'Does it say what the fingers do, or why?',
    scenes: [
      {
        stem: 'Which of these sentences gives reasons instead of narrating?',
        right: [
          ['“A set, since I only ask whether I have seen it.”', 'It says why.'],
          ['“From the back, so that removing moves no later place.”', 'It says why.'],
        ],
        wrong: [
          ['“Now I write a loop over all of the values in the list.”', 'It says what the fingers do.'],
          ['“Here comes an if, then an else.”', 'It says what the fingers do.'],
          ['“I call this variable result, and return it at the end.”', 'It says what the fingers do.'],
          ['“So, let me see, yes, next.”', 'It fills a pause.'],
        ],
      },
    ],
  }),
])
