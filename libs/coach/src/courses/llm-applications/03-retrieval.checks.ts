import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('llm-applications/retrieval', [
  oneOf({
    name: 'where-it-broke',
    seconds: 60,
    hint: 'Follow the way of the question: how far did the right passage come?',
    scenes: [
      {
        stem: 'An answer is wrong. The right passage exists, and is at place 180 of the candidates; five are given to the model. What is to blame?',
        right: [['The finding', 'The passage never reached the model.']],
        wrong: [
          ['The answering', 'It had no chance.'],
          ['The temperature', 'It changes words, not what was found.'],
          ['The documents', 'The passage exists.'],
        ],
      },
      {
        stem: 'An answer is wrong. The right passage is the second of five in the prompt, and the model says something else. What is to blame?',
        right: [['The answering', 'It had the passage and did not use it.']],
        wrong: [
          ['The finding', 'It is the second of five.'],
          ['The cutting', 'The right passage was cut well enough to be found.'],
          ['The documents', 'They hold the answer.'],
        ],
      },
      {
        stem: 'An answer names the old fee. The passage with the old fee was found and quoted rightly; the fee was changed in a letter that nobody entered. What is to blame?',
        right: [['The documents', 'They are out of date.']],
        wrong: [
          ['The finding', 'It found what is there.'],
          ['The answering', 'It quoted rightly.'],
          ['The model', 'It cannot know a letter that nobody entered.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'how-many-passages',
    seconds: 75,
    hint: 'How many new tokens does each further passage bring?',
    draw: (rng) => {
      const overlap = rng.int(2, 10) * 10
      const size = overlap + rng.int(10, 40) * 10
      const passages = rng.int(8, 90)
      return { size, overlap, tokens: (size - overlap) * passages + overlap }
    },
    stem: ({ size, overlap, tokens }) =>
      `A text of ${tokens.toLocaleString('en')} tokens is cut into passages of ${size}, each overlapping the one before by ${overlap}; the last one ends with the text. How many passages are there?`,
    unit: 'A whole number.',
    value: ({ size, overlap, tokens }) => (tokens - overlap) / (size - overlap),
    within: 0,
    because: ({ size, overlap, tokens }) => `(${tokens} − ${overlap}) / (${size} − ${overlap}).`,
    slip: ({ size, tokens }) => `${Math.ceil(tokens / size)} would be right without an overlap.`,
    again: ({ size, overlap, tokens }) => {
      let [end, passages] = [size, 1]
      while (end < tokens) {
        end += size - overlap
        passages++
      }
      return passages
    },
  }),
  oneOf({
    name: 'permission-where',
    about: 'Cutting documents',
    seconds: 60,
    hint: 'What the model has not seen it cannot tell.',
    scenes: [
      {
        stem: 'Some passages may be read by managers only. Where is that kept to?',
        right: [['In the search, as a filter', 'What it has not seen it cannot tell.']],
        wrong: [
          ['In the prompt: “tell such passages to managers only, please”', 'A sentence is no lock.'],
          [
            'In the answer, by a second model that reads it through once',
            'It guesses, and sometimes wrongly.',
          ],
          ['In the training, by leaving out what managers alone may read', 'The passages come by retrieval.'],
        ],
      },
      {
        stem: 'A passage begins: “It is twelve weeks for both.” Why is it found so seldom?',
        right: [['What “it” stands for was cut off', 'Title and headings belong in front.']],
        wrong: [
          ['It is far too long for a passage of text', 'It is one sentence.'],
          ['Numbers cannot be found', 'They can, by words.'],
          ['Its vector is too small', 'All have the same size.'],
        ],
      },
      {
        stem: 'What happens if passages are made very large?',
        right: [['Each is like nothing in particular', 'Its vector is a mean of all.']],
        wrong: [
          ['Each is found by any question', 'It is near to none.'],
          ['More of them fit into the window at a time', 'Fewer do.'],
          ['They need no title any more', 'They still do.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'cosine-of-two',
    seconds: 90,
    hint: 'Product of the two, over both lengths.',
    draw: (rng) => ({ a: [rng.int(1, 5), rng.int(0, 5)], b: [rng.int(0, 5), rng.int(1, 5)] }),
    stem: ({ a, b }) => `What is the cosine of the vectors (${a.join(', ')}) and (${b.join(', ')})?`,
    unit: 'A number to two decimal places.',
    value: ({ a: [x = 0, y = 0], b: [u = 0, v = 0] }) =>
      (x * u + y * v) / (Math.hypot(x, y) * Math.hypot(u, v)),
    within: 0.011,
    because: ({ a: [x = 0, y = 0], b: [u = 0, v = 0] }) =>
      `${x * u + y * v} / (√${x * x + y * y} · √${u * u + v * v}).`,
    slip: () => 'The product alone grows with the lengths; the cosine looks at the direction.',
    again: ({ a: [x = 0, y = 0], b: [u = 0, v = 0] }) => Math.cos(Math.atan2(y, x) - Math.atan2(v, u)),
  }),
  oneOf({
    name: 'fuse-ranks',
    seconds: 90,
    hint: 'Each list gives 1 / (60 + place); whoever is missing gets nothing from it.',
    scenes: [
      {
        stem: 'By words: x, y, z. By meaning: y, w, x. Which comes first by reciprocal rank fusion with k = 60?',
        right: [['y', 'Places 2 and 1 beat places 1 and 3.']],
        wrong: [
          ['x', 'Places 1 and 3.'],
          ['w', 'It stands in one list only.'],
          ['z', 'It stands in one list only.'],
        ],
      },
      {
        stem: 'By words: p, q, r, s. By meaning: s, r, q, t. Which comes last of all five by reciprocal rank fusion with k = 60?',
        right: [['t', 'One list only, at place 4.']],
        wrong: [
          ['p', 'One list only, but at place 1.'],
          ['s', 'Places 4 and 1.'],
          ['q', 'Places 2 and 3.'],
        ],
      },
      {
        stem: 'Why are rankings by words and by meaning joined by places, not by adding scores?',
        right: [['Scores have no common scale', 'BM25 has no upper end, a cosine ends at 1.']],
        wrong: [
          ['Places are more exact than scores', 'They hold less.'],
          ['Scores are too slow to add up', 'Adding is quick.'],
          ['Both lists always have other passages', 'They often share some.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'words-or-meaning',
    about: 'Two ways to find',
    seconds: 60,
    hint: 'Are the words the same, or only what they mean?',
    scenes: [
      {
        stem: 'Which question is better found by words than by meaning?',
        right: [
          ['“What does the error E4021 say?”', 'A rare sign that must be hit exactly.'],
          ['“Contract of Ms Wozniak, 17/B”', 'Names and numbers.'],
        ],
        wrong: [
          [
            '“How do I get my money back after I have changed my mind?”',
            'The text may say “refund” and “withdrawal”.',
          ],
          ['“What may I bring with me if I come with a small child?”', 'The text may use other words.'],
          ['“Who mends my computer?”', 'The text may use other words.'],
        ],
      },
      {
        stem: 'The model for vectors is replaced by a better one. What has to be done?',
        right: [['All vectors of documents are made anew', 'Another model is another space.']],
        wrong: [
          ['Only questions are sent to the new one', 'Their vectors would lie in another space.'],
          ['Only new documents are sent to the new one', 'Old and new could not be compared.'],
          ['Nothing, since cosines are always comparable', 'Only within one space.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'recall-at-k',
    seconds: 75,
    hint: 'How many of those that are needed are among the first?',
    draw: (rng) => ({ needed: rng.int(4, 8), found: rng.int(1, 4), k: rng.pick([5, 10, 20]) }),
    stem: ({ needed, found, k }) =>
      `A question has ${needed} passages that belong to its answer. Among the first ${k} found, ${found} of them stand. What is recall at ${k}, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ needed, found }) => (100 * found) / needed,
    within: 0.1,
    because: ({ needed, found }) => `${found} of the ${needed} that belong to the answer are there.`,
    slip: ({ found, k }) => `${found} of ${k} would be precision at ${k}.`,
    again: ({ needed, found }) => 100 - (100 * (needed - found)) / needed,
  }),
  oneOf({
    name: 'what-to-mend',
    seconds: 60,
    hint: 'Where on its way is the passage lost?',
    scenes: [
      {
        stem: 'Recall at 50 is 0.95, at 5 it is 0.40. Five passages are given to the model. What is mended first?',
        right: [['The sorting of the candidates', 'They are found, too far down.']],
        wrong: [
          ['The cutting of the documents', 'They are found.'],
          ['The wording of the prompt', 'It gets the wrong five.'],
          ['The size of the model', 'It gets the wrong five.'],
        ],
      },
      {
        stem: 'Recall at 50 is 0.30. What is mended first?',
        right: [['Cutting and search', 'Most passages are not even candidates.']],
        wrong: [
          ['The sorting of the candidates', 'What is not there cannot be sorted up.'],
          ['The wording of the prompt', 'It never sees them.'],
          ['The output limit', 'It has no part in finding.'],
        ],
      },
      {
        stem: 'Recall at 5 is 0.96, yet one in five answers states things that no passage says. What is mended first?',
        right: [['The answering and its check', 'Passages are there, statements are not held to them.']],
        wrong: [
          ['The cutting of all of the documents', 'Finding is good.'],
          ['The model that makes the vectors', 'Finding is good.'],
          ['The number of passages', 'The right ones are among them.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'retrieval-or-query',
    about: 'Why look things up',
    seconds: 60,
    hint: 'Does the answer stand in a text, or has it to be counted or joined?',
    scenes: [
      {
        stem: 'For which questions is retrieval of passages the wrong tool? Choose all.',
        right: [
          ['“How many orders were late in May?”', 'A count over rows: a query.'],
          ['“Which customer has paid most this year?”', 'A sum over rows: a query.'],
          ['“Is machine 7 running at this moment?”', 'A call to the machine.'],
          ['“What is 18 % of 4,310?”', 'Arithmetic.'],
        ],
        wrong: [
          ['“What does our travel policy say about trains?”', 'It stands in a text.'],
          ['“Why was the old login removed?”', 'It stands in a decision record.'],
          ['“How is the filter of the pump changed?”', 'It stands in a manual.'],
          ['“Which steps does a complaint go through?”', 'It stands in a text.'],
        ],
      },
    ],
  }),
])
