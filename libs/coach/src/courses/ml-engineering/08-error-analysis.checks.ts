import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import type { Cell, Table } from '../module-checks'
import {
  caseOf,
  definitions,
  drawnUntil,
  hiddenOf,
  moduleCheck,
  moduleChecks,
  moduleTask,
  shownOf,
} from '../module-checks'

const ANIMALS = ['cat', 'fox', 'dog', 'owl'] as const
const DEVICES = ['phone', 'tablet', 'kiosk', 'watch'] as const
const guessesOf = (rows: readonly (readonly Cell[])[]): Table => ({
  name: 'guesses',
  columns: ['row_id integer', 'device text', 'truth text', 'said text'],
  rows,
})
const pairOf = (counts: readonly (readonly number[])[]): string => {
  let [most, best] = [-1, '']
  counts.forEach((row, i) =>
    row.forEach((count, j) => {
      if (i !== j && count > most) [most, best] = [count, `${ANIMALS[i] ?? ''} called ${ANIMALS[j] ?? ''}`]
    }),
  )
  return best
}

export default moduleChecks('ml-engineering/error-analysis', [
  oneOf({
    name: 'how-to-draw',
    seconds: 60,
    hint: 'From which of these could one reckon back to all mistakes?',
    scenes: [
      {
        stem: 'A hundred mistakes are to be read, to learn which kinds are frequent. Which hundred?',
        right: [
          ['A random hundred of the wrong validation rows', 'Their shares are those of all mistakes.'],
          ['A hundred wrong validation rows, drawn by lot', 'Their shares are those of all mistakes.'],
        ],
        wrong: [
          ['The hundred with which the model was most sure of itself', 'They are a kind by themselves.'],
          ['The hundred about which customers complained loudest', 'Who complains is no sample.'],
          ['A random hundred of the wrong rows of the test set', 'It would be worn out by reading.'],
          ['The first hundred wrong rows of the file', 'They may be of one day or one shop.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'what-the-count-says',
    seconds: 90,
    hint: 'The counts come from a sample; which formula says how far a share strays?',
    draw: (rng) => ({ read: rng.pick([50, 100, 200]), share: rng.pick([10, 16, 20, 30, 36, 40]) }),
    stem: ({ read, share }) =>
      `Of ${read} mistakes that were drawn at random ${(read * share) / 100} are blurred. How large is the standard error of that share, in percentage points?`,
    unit: 'Percentage points, to one decimal place.',
    value: ({ read, share }) => Math.sqrt((share * (100 - share)) / read),
    within: 0.1,
    because: ({ read, share }) => `√(${share / 100} · ${(1 - share / 100).toFixed(2)} / ${read}), times 100.`,
    slip: () => 'The size is how many mistakes were read, not how many rows the model answered.',
    again: ({ read, share }) => {
      const hits = (read * share) / 100
      const variance = (hits * (1 - share / 100) ** 2 + (read - hits) * (share / 100) ** 2) / read
      return 100 * Math.sqrt(variance / read)
    },
  }),
  reckoned({
    name: 'error-at-best',
    seconds: 75,
    hint: 'If every mistake of this kind were gone, what would be left?',
    draw: (rng) => ({ error: rng.int(40, 150), share: rng.int(8, 45) }),
    stem: ({ error, share }) =>
      `A model is wrong in ${error / 10} % of all cases. Of its mistakes ${share} % are of one kind. Which error is left if all of that kind are mended and nothing else changes, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ error, share }) => (error / 10) * (1 - share / 100),
    within: 0.02,
    because: ({ error, share }) => `${error / 10} · (1 − ${share / 100}).`,
    slip: ({ share }) => `${share} % are a share of the mistakes, not points of the error.`,
    again: ({ error, share }) => {
      const wrong = error * 100
      return (wrong - (wrong * share) / 100) / 1000
    },
  }),
  reckoned({
    name: 'either-of-two',
    seconds: 75,
    hint: 'Mistakes with both ticks stand in both sums.',
    draw: (rng) => {
      const both = rng.int(3, 12)
      return { both, one: both + rng.int(8, 30), other: both + rng.int(5, 25), error: rng.int(4, 12) }
    },
    stem: ({ both, one, other, error }) =>
      `Of 100 mistakes ${one} are blurred, ${other} show two things, and ${both} of these are both. A mistake goes away once each of its ticks is mended. The error is ${error} %. What is it at best if both kinds are mended and nothing has a further tick, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ both, one, other, error }) => (error * (100 - one - other + both)) / 100,
    within: 0.02,
    because: ({ both, one, other }) => `${one} + ${other} − ${both} = ${one + other - both} of 100 go away.`,
    slip: ({ one, other }) => `${one + other} would count those with both ticks twice.`,
    again: ({ both, one, other, error }) => error - (error * (one - both + (other - both) + both)) / 100,
  }),
  oneOf({
    name: 'which-repair',
    seconds: 90,
    hint: 'How many points does each bring at best, and for how many days?',
    scenes: [
      {
        stem: 'The error is 10 %. Kinds: glare 40 % of the mistakes, 16 days; wrong labels 20 %, 2 days; small print 15 %, 10 days; two pages 25 %, 5 days. Which brings most for each day, at best?',
        right: [['Wrong labels', '2 points in 2 days: 1 point a day.']],
        wrong: [
          ['Glare', '4 points in 16 days: 0.25 a day.'],
          ['Two pages', '2.5 points in 5 days: 0.5 a day.'],
          ['Small print', '1.5 points in 10 days: 0.15 a day.'],
          ['Glare and two pages together', '6.5 points in 21 days: 0.31 a day.'],
        ],
      },
      {
        stem: 'The error is 5 %. Kinds: night 50 % of the mistakes, 5 days; rain 20 %, 4 days; wrong labels 10 %, 2 days; far away 20 %, 20 days. Which brings most for each day, at best?',
        right: [['Night', '2.5 points in 5 days: 0.5 a day.']],
        wrong: [
          ['Wrong labels', '0.5 points in 2 days: 0.25 a day.'],
          ['Rain', '1 point in 4 days: 0.25 a day.'],
          ['Far away', '1 point in 20 days: 0.05 a day.'],
          ['Rain and far away together', '2 points in 24 days: 0.08 a day.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'points-of-a-slice',
    seconds: 90,
    hint: 'How many of all rows are wrong in this slice, and how many of all rows are wrong at all?',
    draw: (rng) => ({ share: rng.int(2, 20), inside: rng.int(15, 45), outside: rng.int(3, 12) }),
    stem: ({ share, inside, outside }) =>
      `A slice holds ${share} % of the rows; there ${inside} % of the answers are wrong, elsewhere ${outside} %. Which share of all mistakes lies in the slice, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ share, inside, outside }) =>
      (100 * share * inside) / (share * inside + (100 - share) * outside),
    within: 0.1,
    because: ({ share, inside, outside }) =>
      `${((share * inside) / 100).toFixed(2)} of 100 rows are wrong in it, ${(((100 - share) * outside) / 100).toFixed(2)} elsewhere.`,
    slip: ({ inside }) =>
      `${inside} % says how bad it is in the slice, not how much of the whole lies there.`,
    again: ({ share, inside, outside }) => {
      const odds = (share / (100 - share)) * (inside / outside)
      return (100 * odds) / (1 + odds)
    },
  }),
  reckoned({
    name: 'found-by-chance',
    seconds: 90,
    hint: 'How likely is it that none of them strays so far?',
    draw: (rng) => ({ slices: rng.int(5, 40), level: rng.pick([1, 2, 5]) }),
    stem: ({ slices, level }) =>
      `${slices} slices that are in truth no different are each tried at a level of ${level} %, independently. How likely is it that at least one is “found”, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ slices, level }) => 100 * (1 - (1 - level / 100) ** slices),
    within: 0.1,
    because: ({ slices, level }) => `1 − ${(1 - level / 100).toFixed(2)}^${slices}.`,
    slip: ({ slices, level }) =>
      `${slices} · ${level} % = ${slices * level} % counts how many are expected, and would go past 100.`,
    again: ({ slices, level }) => {
      let none = 1
      let some = 0
      for (let i = 0; i < slices; i++) {
        some += (none * level) / 100
        none -= (none * level) / 100
      }
      return 100 * some
    },
  }),
  moduleCheck({
    name: 'most-mixed',
    kind: 'single',
    seconds: 75,
    hint: 'Look for the largest number beside the diagonal; its row is what it was, its column what it was called.',
    params: (rng) => {
      const counts = drawnUntil(
        () => ANIMALS.map((_, i) => ANIMALS.map((__, j) => (i === j ? rng.int(60, 99) : rng.int(0, 29)))),
        (drawn) => {
          const beside = drawn
            .flatMap((row, i) => row.filter((_, j) => i !== j))
            .sort((one, two) => two - one)
          return (beside[0] ?? 0) > (beside[1] ?? 0) + 1
        },
      )
      const right = pairOf(counts)
      const [truth = '', said = ''] = right.split(' called ')
      const [one = '', other = ''] = ANIMALS.filter((name) => name !== truth && name !== said)
      return {
        counts,
        right,
        shown: rng.shuffle([
          right,
          `${said} called ${truth}`,
          `${truth} called ${one}`,
          `${other} called ${said}`,
        ]),
      }
    },
    ask: ({ counts, shown }) => ({
      stem: 'Rows are what it was, columns what the model called it. Which mix-up is the most frequent?',
      code: [
        `truth    ${ANIMALS.join('  ')}`,
        ...counts.map(
          (row, i) =>
            `${(ANIMALS[i] ?? '').padEnd(8)} ${row.map((count) => String(count).padStart(3)).join('  ')}`,
        ),
      ].join('\n'),
      options: shown,
    }),
    key: ({ right, shown }) => ({ kind: 'single', right: shown.indexOf(right) }),
    why: ({ right }) => ({
      right: `${right}: the largest count beside the diagonal.`,
      wrong: `It is ${right}. The diagonal holds what is right; a row is read from what it was to what it was called, so the other direction is another cell.`,
    }),
    option: ({ counts }, text) => {
      const [truth = '', said = ''] = text.split(' called ')
      const at = (name: string) => ANIMALS.findIndex((one) => one === name)
      const count = counts[at(truth)]?.[at(said)] ?? 0
      return counts.every((row, i) => row.every((other, j) => i === j || other <= count))
    },
  }),
  reckoned({
    name: 'cost-of-a-part',
    seconds: 75,
    hint: 'Between which two lines does this part become the truth?',
    draw: (rng) => {
      const start = rng.int(60, 80)
      const first = start + rng.int(2, 8)
      const second = first + rng.int(2, 9)
      return { start, first, second, asked: rng.pick(['finder', 'reader', 'table']) }
    },
    stem: ({ asked }) =>
      `Parts of a service are replaced by the truth, from the front. How many points does the ${asked} cost, by this count?`,
    code: ({ start, first, second }) =>
      [
        `as it is                              ${start} % right`,
        `finder replaced                       ${first} %`,
        `finder and reader replaced            ${second} %`,
        'finder, reader and table replaced     100 %',
      ].join('\n'),
    unit: 'Percentage points, as a whole number.',
    value: ({ start, first, second, asked }) =>
      asked === 'finder' ? first - start : asked === 'reader' ? second - first : 100 - second,
    within: 0,
    because: ({ start, first, second }) =>
      `The finder costs ${first - start}, the reader ${second - first}, the table ${100 - second}.`,
    slip: () =>
      'Each line has the truth of the parts before it too, so what counts is the difference to the line above.',
    again: ({ start, first, second, asked }) => {
      const lines = [start, first, second, 100]
      const at = ['finder', 'reader', 'table'].indexOf(asked)
      return (lines[at + 1] ?? 0) - (lines[at] ?? 0)
    },
  }),
  someOf({
    name: 'what-comes-of-it',
    seconds: 75,
    hint: 'What keeps the find for whoever comes in a year, and what shows whether a repair was worth it?',
    scenes: [
      {
        stem: 'Reading showed that receipts with two dates are read wrongly. What does a team make of the find, and measure once it is mended? Choose all.',
        right: [
          ['Twenty such receipts in the set “never again”', 'No release can lose them unseen.'],
          ['A slice “two dates” that is printed with each release', 'One sees how it goes on.'],
          [
            'A line in the list of what was tried, with its figures',
            'The next person need not try it again.',
          ],
          ['A measure of the whole beside that of the slice', 'A repair in one place may cost in another.'],
        ],
        wrong: [
          ['A story about the funniest receipt of all', 'It says nothing of how common it is.'],
          [
            'Leaving such receipts out of the validation rows',
            'The figure gets better, and the service does not.',
          ],
          ['A rule for the one receipt that was complained of', 'It mends one row.'],
          ['A larger test set, made of these receipts', 'Then it no longer has the shares of use.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-analysis',
    seconds: 75,
    hint: 'What does each step need from the one before?',
    chains: [
      {
        stem: 'Put these in order, first at the top.',
        steps: [
          'Measure the whole in a way one believes',
          'Draw a hundred mistakes at random, and read them',
          'Count the kinds',
          'Reckon for each kind what a repair brings at best, and costs',
          'Mend the one that brings most for its price',
          'Measure the slice and the whole again',
        ],
        because:
          'Counts come from reading, ceilings from counts, a choice from ceilings, and only a measure says what it brought.',
      },
      {
        stem: 'A slice looks bad. Put these in order, first at the top.',
        steps: [
          'Count how many rows it has',
          'See whether it is bad in the other half of the rows too',
          'Read mistakes out of it, until there is a reason',
          'Mend what the reason names',
          'Measure the slice and the whole once more',
        ],
        because:
          'A small slice swings, a find has to come again before one looks for a reason, and only a measure says what a repair brought.',
      },
    ],
  }),
  oneOf({
    name: 'draw-again',
    seconds: 60,
    hint: 'What did reading bring to light that no column holds?',
    about: 'Read a hundred mistakes',
    scenes: [
      {
        stem: 'A model finds a collapsed lung well on the whole. Reading shows that most of the pictures with one also show the drain that treats it. What has to be measured next?',
        right: [['How it is on those without a drain', 'They are the ones who are not treated yet.']],
        wrong: [
          ['How it is on all pictures, with a larger model', 'The mean hides the group.'],
          ['How sure it is of the pictures with a drain', 'It is sure of the wrong thing.'],
          ['How many pictures there are in all', 'Their number says nothing about the drain.'],
          ['How long it takes for one picture', 'It is not about time.'],
        ],
      },
      {
        stem: 'Of 100 mistakes that were read 40 turn out to be wrong labels. What is done first?',
        right: [
          [
            'The labels are mended, and all models measured anew',
            'Until then the figure measures the labels too.',
          ],
        ],
        wrong: [
          [
            'A larger model is trained on the labels as they stand now',
            'It cannot be right against a wrong label.',
          ],
          [
            'The 40 rows are taken out of the set, and nothing is said of it',
            'Others of their kind stay in, and the set changes in silence.',
          ],
          ['The threshold is moved until it is better', 'It has nothing to do with it.'],
          ['Nothing is done, for labels are wrong everywhere to some extent', '40 of 100 are no little.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'slice-again',
    seconds: 60,
    hint: 'How bad is it in the slice, how much of the whole lies there, and would it come again?',
    about: 'Slices: where is it worse than elsewhere?',
    scenes: [
      {
        stem: 'Phones: 80 % of the rows, error 6 %. Kiosks: 1 %, error 35 %. Others: 19 %, error 6 %. Which sentence is right?',
        right: [
          ['Kiosks are worst off; most mistakes are on phones', 'Rate and share answer two questions.'],
        ],
        wrong: [
          [
            'Mending the kiosks would nearly halve the error of the whole',
            'They carry 0.35 points of some 6.3.',
          ],
          [
            'The kiosks can be left out, for they carry very little of it',
            'For whoever stands there a third is wrong.',
          ],
          [
            'Phones are worst off, for most of the mistakes are there',
            'Their rate is as that of the others.',
          ],
          ['All are alike: the whole is near 6 %', 'The mean hides the kiosks.'],
        ],
      },
      {
        stem: 'Of 60 slices three are worse at the level of 5 %, each with about 40 rows. What is done first?',
        right: [['Looking whether they are worse in other rows too', 'Three of 60 are what chance gives.']],
        wrong: [
          [
            'Mending the worst of the three slices at once, as it is significant',
            'Three of 60 are what chance gives.',
          ],
          ['Cutting the rows into 600 slices, to find more of the kind', 'Chance gives thirty of them.'],
          [
            'Putting the three slices together, as one that is significant',
            'They were chosen because they are worse.',
          ],
          ['Leaving all slices alone', 'Other rows can tell.'],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'slices-task',
    kind: 'code-sql',
    about: 'Slices: where is it worse than elsewhere?',
    seconds: 480,
    hint: 'Count rows and mistakes for each device, and hold the rate against that of all rows together; whole numbers divide to whole numbers.',
    params: (rng) => {
      const least = rng.int(2, 3)
      const made = (name: string, devices: readonly (readonly [string, number, number])[]) => {
        let id = 0
        const rows = devices.flatMap(([device, right, wrong]) =>
          Array.from({ length: right + wrong }, (_, i): Cell[] => [
            ++id,
            device,
            'cat',
            i < right ? 'cat' : rng.pick(['dog', 'fox']),
          ]),
        )
        const all = devices.reduce((sum, [, right, wrong]) => sum + right + wrong, 0)
        const bad = devices.reduce((sum, [, , wrong]) => sum + wrong, 0)
        return caseOf(
          name,
          [guessesOf(rng.shuffle(rows))],
          ['device', 'answers', 'mistakes'],
          devices.flatMap(([device, right, wrong]) =>
            right + wrong >= least && wrong * all > bad * (right + wrong)
              ? [[device, right + wrong, wrong]]
              : [],
          ),
        )
      }
      const [a, b, c, d] = rng.shuffle(DEVICES)
      return {
        least,
        cases: [
          made('one that is worse', [
            [a ?? '', 3, 1],
            [b ?? '', 1, 3],
          ]),
          made('a slice that is too small', [
            [a ?? '', 4, 0],
            [b ?? '', 0, least - 1],
            [c ?? '', 1, 2],
          ]),
          made('just as large as asked for', [
            [a ?? '', 5, 0],
            [d ?? '', least - 1, 1],
          ]),
          made('all alike', [
            [a ?? '', 2, 1],
            [b ?? '', 2, 1],
          ]),
          made('several that are worse', [
            [a ?? '', 6, 0],
            [b ?? '', 2, 2],
            [c ?? '', 3, 2],
            [d ?? '', 4, 1],
          ]),
        ],
      }
    },
    ask: ({ least, cases }) => ({
      stem: `An answer is a mistake if \`said\` differs from \`truth\`; neither is ever NULL. Show \`device\`, the number of its answers and the number of its mistakes, for each device that has at least ${least} answers and a share of mistakes above that of all rows together (all devices, small ones too).`,
      code: definitions([guessesOf([])]),
      answerHint: 'One SELECT with three columns, in any order of rows.',
      cases: shownOf(cases),
    }),
    key: ({ least, cases }) => ({
      kind: 'code-sql',
      cases: hiddenOf(cases),
      sample: `SELECT device, COUNT(*), SUM(said <> truth)\nFROM guesses\nGROUP BY device\nHAVING COUNT(*) >= ${least}\n   AND AVG(said <> truth) > (SELECT AVG(said <> truth) FROM guesses)`,
    }),
    why: () => ({
      right: 'A mean of 0 and 1 is the share of mistakes; HAVING compares it with the mean over all rows.',
      wrong:
        'Is the share of all rows taken over all of them, and not as a mean of the devices? Does a whole number divided by a whole number become 0? Is a device with just as many answers as asked for still there?',
    }),
    solutions: ({ least }) => [
      `SELECT device, COUNT(*), SUM(said != truth) FROM guesses GROUP BY device HAVING COUNT(*) > ${least - 1} AND SUM(said != truth) * (SELECT COUNT(*) FROM guesses) > COUNT(*) * (SELECT COUNT(*) FROM guesses WHERE said != truth)`,
      `WITH s AS (SELECT device, COUNT(*) AS n, COUNT(CASE WHEN said <> truth THEN 1 END) AS w FROM guesses GROUP BY device) SELECT device, n, w FROM s WHERE n >= ${least} AND 1.0 * w / n > (SELECT 1.0 * SUM(w) / SUM(n) FROM s)`,
    ],
    wrong: ({ least }) => ({
      'whole numbers are divided': `SELECT device, COUNT(*), SUM(said <> truth) FROM guesses GROUP BY device HAVING COUNT(*) >= ${least} AND SUM(said <> truth) / COUNT(*) > (SELECT SUM(said <> truth) / COUNT(*) FROM guesses)`,
      'alike is taken for worse': `SELECT device, COUNT(*), SUM(said <> truth) FROM guesses GROUP BY device HAVING COUNT(*) >= ${least} AND AVG(said <> truth) >= (SELECT AVG(said <> truth) FROM guesses)`,
      'more than is taken for at least': `SELECT device, COUNT(*), SUM(said <> truth) FROM guesses GROUP BY device HAVING COUNT(*) > ${least} AND AVG(said <> truth) > (SELECT AVG(said <> truth) FROM guesses)`,
    }),
  }),
])
