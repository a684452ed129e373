import { oneOf, reckoned } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const count = (n: number): string => n.toLocaleString('en')

export default moduleChecks('llm-applications/tokens-and-limits', [
  oneOf({
    name: 'next-join',
    seconds: 75,
    hint: 'Count each pair of neighbours, times how often its word comes.',
    scenes: [
      {
        stem: 'Words with counts, cut into signs: `h u t` 4, `h u g` 3, `p u g` 2. Which pair is joined first?',
        right: [['h u', 'It stands in 4 + 3 = 7 places.']],
        wrong: [
          ['u g', 'It stands in 3 + 2 = 5 places.'],
          ['u t', 'It stands in 4 places.'],
          ['p u', 'It stands in 2 places.'],
        ],
      },
      {
        stem: 'Words with counts, cut into signs: `c a t` 3, `r a t` 4, `c a r` 2. Which pair is joined first?',
        right: [['a t', 'It stands in 3 + 4 = 7 places.']],
        wrong: [
          ['c a', 'It stands in 3 + 2 = 5 places.'],
          ['r a', 'It stands in 4 places.'],
          ['a r', 'It stands in 2 places.'],
        ],
      },
      {
        stem: 'Words with counts, cut into signs: `s e a` 2, `s e t` 2, `p e t` 5. Which pair is joined first?',
        right: [['e t', 'It stands in 2 + 5 = 7 places.']],
        wrong: [
          ['p e', 'It stands in 5 places.'],
          ['s e', 'It stands in 2 + 2 = 4 places.'],
          ['e a', 'It stands in 2 places.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'tokens-of-text',
    seconds: 60,
    hint: 'Signs first, then how many of them a token has.',
    draw: (rng) => ({ pages: rng.int(3, 60), signs: rng.int(15, 30) * 100, each: rng.pick([3, 3.5, 4]) }),
    stem: ({ pages, signs, each }) =>
      `A document has ${pages} pages of ${count(signs)} characters. The tokenizer makes one token of ${each} characters on average. About how many tokens is it?`,
    unit: 'A whole number, rounded.',
    value: ({ pages, signs, each }) => (pages * signs) / each,
    within: 1,
    because: ({ pages, signs, each }) => `${count(pages * signs)} characters / ${each}.`,
    slip: () => 'Characters are not tokens: taking them for tokens makes it several times too much.',
    again: ({ pages, signs, each }) => pages * (signs / each),
  }),
  reckoned({
    name: 'room-for-passages',
    about: 'The window',
    seconds: 75,
    hint: 'The answer needs its room as well.',
    draw: (rng) => ({
      window: rng.pick([4_000, 8_000, 16_000]),
      rules: rng.int(3, 9) * 100,
      question: rng.int(1, 4) * 50,
      answer: rng.int(4, 12) * 100,
      each: rng.int(3, 8) * 50,
    }),
    stem: ({ window, rules, question, answer, each }) =>
      `A window holds ${count(window)} tokens. Instructions take ${rules}, the question ${question}, and ${count(answer)} are kept for the answer. How many passages of ${each} tokens fit?`,
    unit: 'A whole number.',
    value: ({ window, rules, question, answer, each }) =>
      Math.floor((window - rules - question - answer) / each),
    within: 0,
    because: ({ window, rules, question, answer, each }) =>
      `${count(window - rules - question - answer)} tokens are left, over ${each}, rounded down.`,
    slip: () => 'Without room for the answer it is cut off in the middle.',
    again: ({ window, rules, question, answer, each }) => {
      let [used, passages] = [rules + question + answer, 0]
      while (used + each <= window) {
        used += each
        passages++
      }
      return passages
    },
  }),
  oneOf({
    name: 'what-gives-way',
    seconds: 60,
    hint: 'What is worth least for this answer?',
    scenes: [
      {
        stem: 'A chat no longer fits into the window. What is best given up first?',
        right: [
          ['The oldest turns, summed up in a few lines', 'What they settled is kept, their words are not.'],
        ],
        wrong: [
          ['The instructions, as they were said at the start', 'Then the rules are gone.'],
          ['The last question of the person who is asking', 'Then there is nothing to answer.'],
          ['The room for the answer', 'Then it is cut off.'],
        ],
      },
      {
        stem: 'Thirty passages fit into the window; five of them answer the question. What is usually better?',
        right: [['To give the five', 'Less to read, and nothing useful lost in the middle.']],
        wrong: [
          [
            'To give all thirty, as they do fit into it',
            'It costs more, and the useful ones can be overlooked.',
          ],
          ['To give the thirty twice, so none is missed', 'It costs twice as much.'],
          ['To give none', 'It does not know what is yours.'],
        ],
      },
      {
        stem: 'One passage is decisive, and ten others are given too. Where does it stand best?',
        right: [['At the beginning or the end', 'The middle is used least well.']],
        wrong: [
          ['In the middle of the others', 'It is used least well there.'],
          ['Wherever it was found first', 'The place makes a difference.'],
          ['Each sentence at another place', 'It is torn apart.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'cost-of-call',
    seconds: 75,
    hint: 'Two amounts at two prices; mind “per million”.',
    draw: (rng) => ({
      input: rng.int(5, 60) * 100,
      output: rng.int(2, 15) * 100,
      inPrice: rng.int(1, 5),
      times: rng.int(3, 5),
      calls: rng.int(2, 40) * 1_000,
    }),
    stem: ({ input, output, inPrice, times, calls }) =>
      `A call reads ${count(input)} tokens and writes ${count(output)}. A million tokens cost ${inPrice} read and ${inPrice * times} written. What do ${count(calls)} calls cost?`,
    unit: 'An amount to two decimal places.',
    value: ({ input, output, inPrice, times, calls }) =>
      ((input * inPrice + output * inPrice * times) * calls) / 1e6,
    within: 0.05,
    because: ({ input, output, inPrice, times }) =>
      `A call costs (${input} · ${inPrice} + ${output} · ${inPrice * times}) / 1,000,000.`,
    slip: () => 'One price for all tokens leaves out that writing is dearer.',
    again: ({ input, output, inPrice, times, calls }) => {
      const read = ((input * calls) / 1e6) * inPrice
      const written = ((output * calls) / 1e6) * inPrice * times
      return read + written
    },
  }),
  reckoned({
    name: 'chat-grows',
    seconds: 75,
    hint: 'In each turn all turns before are read again.',
    draw: (rng) => ({ turns: rng.int(4, 25), each: rng.int(2, 12) * 50 }),
    stem: ({ turns, each }) =>
      `Each turn adds ${each} tokens to a chat, and the whole history with the new turn is sent each time. How many tokens are read over ${turns} turns in all?`,
    unit: 'A whole number.',
    value: ({ turns, each }) => (each * turns * (turns + 1)) / 2,
    within: 0,
    because: ({ turns, each }) => `${each} · (1 + 2 + … + ${turns}).`,
    slip: ({ turns, each }) => `${count(turns * each)} is what the last call alone reads.`,
    again: ({ turns, each }) => {
      let [history, read] = [0, 0]
      for (let turn = 0; turn < turns; turn++) {
        history += each
        read += history
      }
      return read
    },
  }),
  oneOf({
    name: 'sharper',
    seconds: 60,
    hint: 'Temperature stretches or narrows the scores; top-p counts from the likeliest until the sum is reached.',
    scenes: [
      {
        stem: 'Temperature goes from 1 to 0.5. What becomes of the likeliest token?',
        right: [['It is drawn more often', 'Differences of the scores double.']],
        wrong: [
          ['It is drawn less often', 'That is what a higher one does.'],
          ['It is true more often', 'Likelihood is not truth.'],
          ['It stays as likely as before', 'All scores are divided by 0.5.'],
        ],
      },
      {
        stem: 'Probabilities are 0.5, 0.3, 0.15, 0.05. Which tokens can be drawn with top-p = 0.7?',
        right: [['The first two', '0.5 is not enough, 0.8 is.']],
        wrong: [
          ['The first alone', 'It has only 0.5.'],
          ['The first three', 'Two are enough for 0.7.'],
          ['Those over 0.7', 'There is none; it is a sum.'],
        ],
      },
      {
        stem: 'An answer has to be exactly the same if it is asked again next month. What is sure?',
        right: [['Storing the answer', 'It cannot change then.']],
        wrong: [
          ['Temperature 0', 'Servers and models change.'],
          ['A fixed seed', 'It holds at most for the same model and server.'],
          ['Asking the model to repeat itself', 'It has no memory of it.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'why-cut',
    about: 'The window',
    seconds: 60,
    hint: 'Which limit was reached, and where would one read it?',
    scenes: [
      {
        stem: 'JSON from a model ends in the middle of a list, always at about the same length. What is likely?',
        right: [['The limit of output was reached', 'The reason for stopping says so.']],
        wrong: [
          ['The temperature is too high', 'Then it would be wrong at random places.'],
          ['The model knows no JSON', 'It began well.'],
          ['The input was not understood', 'It was cut, not wrong.'],
        ],
      },
      {
        stem: 'After twenty turns an assistant forgets its rules; before, it kept them. What is likely?',
        right: [['The start of the chat was cut off', 'The window was full, and the oldest went.']],
        wrong: [
          ['The model has learned other rules', 'It learns nothing in use.'],
          ['The rules were not well written', 'They were kept for twenty turns.'],
          ['The temperature has risen since', 'It is set in each call.'],
        ],
      },
      {
        stem: 'What counts towards the window besides what you send?',
        right: [['The answer that is being written', 'Input and answer share it.']],
        wrong: [
          ['The calls of other people at the time', 'Each has a window of its own.'],
          ['The texts the model was trained on', 'They are in its weights.'],
          ['The tokens that were not drawn', 'Only the drawn ones are written.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'tokens-again',
    about: 'What a model reads',
    seconds: 60,
    hint: 'What does it see instead of letters?',
    scenes: [
      {
        stem: 'How many “r” has a long word? Why is that hard for a model?',
        right: [['It reads pieces, not letters', 'The letters of a token are not shown to it.']],
        wrong: [
          ['It cannot count at all', 'It counts other things quite well.'],
          ['The word was not in its training', 'Frequent words are no easier.'],
          ['The window is too small for it', 'A word is a few tokens.'],
        ],
      },
      {
        stem: 'The same message in English and in Thai: which costs more tokens with most vocabularies?',
        right: [['The one in Thai', 'Its pieces were rarer, so they are shorter.']],
        wrong: [
          ['The one in English', 'Its words are often one token.'],
          ['Both cost the same, as the content is equal', 'Tokens follow frequency, not content.'],
          ['That depends on the temperature alone', 'It has no part in cutting.'],
        ],
      },
      {
        stem: 'How does one find out how many tokens a text has for a certain model?',
        right: [['With the tokenizer of that model', 'Each cuts differently.']],
        wrong: [
          ['By dividing its length by four', 'A rough guess, and only for English.'],
          ['With the tokenizer of any model', 'Each cuts differently.'],
          ['By counting the words in it', 'Words and tokens differ.'],
        ],
      },
    ],
  }),
])
