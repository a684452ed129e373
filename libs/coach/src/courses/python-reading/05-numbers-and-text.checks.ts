import { drawnUntil, moduleChecks } from '../module-checks'
import { linesThat, printsLine, printsNumber } from './asked'

const WORDS = ['anchor', 'basket', 'candle', 'lantern', 'marble', 'saddle'] as const

export default moduleChecks('python-reading/numbers-and-text', [
  printsLine({
    name: 'down-or-off',
    seconds: 75,
    hint: 'Towards which side does each of the three go, for a number below zero?',
    draw: (rng) =>
      drawnUntil(
        () => ({ a: rng.int(5, 40) * (rng.chance() < 0.7 ? -1 : 1), b: rng.int(2, 7) }),
        ({ a, b }) => a % b !== 0,
      ),
    code: ({ a, b }) => `a = ${a}\nb = ${b}\nprint(a // b, int(a / b), a % b)`,
    value: ({ a, b }) => {
      const down = Math.floor(a / b)
      return `${down} ${Math.trunc(a / b)} ${a - down * b}`
    },
    because: () =>
      '`//` goes down, `int` cuts off towards zero, and `%` is what is left over from `//`, with the sign of `b`.',
    slip: () => 'For negative numbers down is not the same as off.',
  }),
  printsLine({
    name: 'half-to-even',
    seconds: 75,
    hint: 'Which neighbour is taken by a number that lies exactly in the middle?',
    draw: (rng) => ({ a: rng.int(0, 20), b: rng.int(0, 20), part: rng.pick([0.25, 0.75]) }),
    code: ({ a, b, part }) => `print(round(${a}.5), round(${b + part}), round(-${a}.5))`,
    value: ({ a, b, part }) => {
      const even = a % 2 === 0 ? a : a + 1
      return `${even} ${part < 0.5 ? b : b + 1} ${even === 0 ? 0 : -even}`
    },
    because: () => 'From the middle `round` goes to the even neighbour; otherwise to the nearest.',
    slip: () => 'It does not always go up, and for negative numbers it is the mirror image.',
  }),
  linesThat({
    name: 'exact-or-near',
    what: 'true',
    seconds: 90,
    hint: 'Is every number in it a sum of halves, quarters, eighths, or made from a text?',
    scenes: [
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: 'from decimal import Decimal\nimport math',
        right: [
          ['0.25 + 0.5 == 0.75', 'All three are exact in binary.'],
          ["Decimal('0.1') + Decimal('0.2') == Decimal('0.3')", 'Made from texts they are exact.'],
          ['math.isclose(0.1 + 0.2, 0.3)', 'They differ by far less than the tolerance.'],
          ['10 ** 20 + 1 > 10 ** 20', 'Whole numbers are exact, however large.'],
        ],
        wrong: [
          ['0.1 + 0.2 == 0.3', 'None of the three is exact in binary.'],
          ["Decimal(0.1) == Decimal('0.1')", 'The first carries the fault of the float along.'],
          ["float('nan') == float('nan')", 'It is equal to nothing.'],
          ['1e20 + 1 > 1e20', 'A float of this size has no digit for the 1.'],
        ],
      },
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: 'import math\nprices = [0.1] * 10',
        right: [
          ['math.fsum(prices) == 1.0', 'fsum loses no digits on the way.'],
          ['6 / 3 == 2', 'An exact float is equal to the whole number.'],
          ['0.125 * 8 == 1', 'An eighth is exact.'],
          ['2 ** 53 == float(2 ** 53)', 'It still fits into 53 digits.'],
        ],
        wrong: [
          ['0.1 + 0.1 + 0.1 == 0.3', 'The sum misses the stored 0.3.'],
          ['math.isclose(1e-12, 0)', 'A relative tolerance is of no use against 0.'],
          ['type(6 / 3) is int', '`/` always gives a float.'],
          ['float(2 ** 53) + 1 == 2 ** 53 + 1', 'The float has no digit left for the 1.'],
        ],
      },
    ],
  }),
  printsLine({
    name: 'cut-where',
    seconds: 75,
    hint: 'Count places from 0, or from -1 at the end; the second number is not included.',
    draw: (rng) => ({
      word: rng.pick(WORDS),
      cut: rng.pick(['[1:4]', '[:3]', '[-3:]', '[::2]', '[:-2]', '[2:]', '[-1:0:-1]']),
    }),
    code: ({ word, cut }) => `word = '${word}'\nprint(word${cut} + word[9:])`,
    value: ({ word, cut }) =>
      ({
        '[1:4]': word.slice(1, 4),
        '[:3]': word.slice(0, 3),
        '[-3:]': word.slice(-3),
        '[::2]': [...word].filter((_, i) => i % 2 === 0).join(''),
        '[:-2]': word.slice(0, -2),
        '[2:]': word.slice(2),
        '[-1:0:-1]': [...word.slice(1)].reverse().join(''),
      })[cut] ?? '',
    because: ({ cut }) =>
      `\`${cut}\` begins at the first place and ends before the second; what lies outside the word is an empty text.`,
    slip: () => 'A slice never raises, and its end is left out.',
  }),
  printsLine({
    name: 'stripped-letters',
    seconds: 90,
    hint: 'Does the method look for a word or for any of some letters, and on which ends?',
    draw: (rng) => {
      const stem = rng.pick(['music', 'topics', 'bags', 'gas', 'cactus', 'vats', 'plan'])
      return {
        stem,
        way: rng.pick(["rstrip('.gz')", "removesuffix('.gz')", "strip('.gzs')", "removesuffix('.zip')"]),
      }
    },
    code: ({ stem, way }) => `print('${stem}.gz'.${way})`,
    value: ({ stem, way }) => {
      const name = `${stem}.gz`
      if (way.startsWith('removesuffix')) return way.includes('.gz') ? stem : name
      const letters = way.includes("s'") ? '.gzs' : '.gz'
      const kept = [...name]
      while (letters.includes(kept.at(-1) ?? '-')) kept.pop()
      if (way.startsWith('strip')) while (letters.includes(kept[0] ?? '-')) kept.shift()
      return kept.join('')
    },
    because: ({ way }) =>
      way.startsWith('removesuffix')
        ? 'It takes the word off if the text ends with it, once, and nothing else.'
        : 'It takes any of these letters off the end, as long as one stands there, and `strip` off the beginning too.',
    slip: () => '`strip` and its kin know letters, no words.',
  }),
  printsNumber({
    name: 'bytes-of-a-word',
    seconds: 75,
    hint: 'Which letters are outside of ASCII, and how many bytes has each of them?',
    draw: (rng) => ({
      word: rng.pick(WORDS),
      extra: rng.sample(['é', 'ß', 'ø', '€', '中', '🙂'], rng.int(1, 2)),
      isBytes: rng.chance() < 0.8,
    }),
    code: ({ word, extra, isBytes }) =>
      `# in UTF-8: é, ß and ø have two bytes each, € and 中 three, 🙂 four\ntext = '${word}${extra.join('')}'\nprint(len(text${isBytes ? ".encode('utf-8')" : ''}))`,
    value: ({ word, extra, isBytes }) =>
      word.length +
      extra.reduce((all, sign) => all + (isBytes ? new TextEncoder().encode(sign).length : 1), 0),
    because: ({ isBytes }) =>
      isBytes
        ? 'Encoded, each sign counts by its bytes.'
        : 'A text is counted by code points, whatever bytes they take.',
    slip: () => 'The length of a text and that of its bytes are equal for ASCII alone.',
  }),
  linesThat({
    name: 'which-are-true',
    what: 'true',
    seconds: 90,
    hint: 'Compare sign by sign, and ask whether a method changed the text or gave another.',
    about: 'Text is code points',
    scenes: [
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: "word = 'Tea'\nword.lower()",
        right: [
          ["word == 'Tea'", 'The method gave a new text, which nobody kept.'],
          ["'10' < '9'", 'The first sign decides.'],
          ["'Z' < 'a'", 'Capitals come before small letters.'],
          ["'a b'.split() == ['a', 'b']", 'It is cut at the space.'],
        ],
        wrong: [
          ['word.islower()', 'A text cannot change: it still begins with a capital.'],
          ["' a'.split(' ') == ['a']", 'A single space leaves an empty part in front.'],
          ["'tea' == 'Tea'", 'Capitals are other code points.'],
          ["'abc'[1:2] == 'bc'", 'The end of a slice is left out.'],
        ],
      },
      {
        stem: 'Which of these expressions are true? Choose all.',
        code: "s = 'reader'",
        right: [
          ["s[10:] == ''", 'A slice outside is empty.'],
          ["s[::-1] == 'redaer'", 'It is the text backwards.'],
          ["s.replace('r', 'l') == 'leadel'", 'All of them are replaced.'],
          ["s.find('x') == -1", 'It is not there.'],
        ],
        wrong: [
          ["s[-1:] == 'e'", 'It is the last sign.'],
          ["s.strip('re') == 'ade'", 'Any r and e goes off both ends.'],
          ["s.index('e') == 2", 'Places count from 0.'],
          ["b'reader' == s", 'Bytes are no text.'],
        ],
      },
    ],
  }),
  printsNumber({
    name: 'quotient-and-rest',
    seconds: 90,
    hint: 'What binds tighter than what, and what is left over when the right side is positive?',
    about: 'Whole numbers and division',
    draw: (rng) => ({ a: rng.int(2, 6), b: rng.int(2, 3), m: rng.int(4, 9) }),
    code: ({ a, b, m }) => `print(-${a} ** ${b} % ${m})`,
    value: ({ a, b, m }) => ((-(a ** b) % m) + m) % m,
    because: ({ a, b, m }) =>
      `The power comes first, then the minus: -${a ** b}. What is left over by ${m} lies from 0 to ${m - 1}.`,
    slip: () => 'It is not the power of a negative number, and the rest has the sign of the right side.',
  }),
  printsLine({
    name: 'formatted-as',
    seconds: 75,
    hint: 'How many digits, how many places, and what stands between thousands?',
    about: 'Floats are binary',
    draw: (rng) => ({ n: rng.int(1_100, 98_000), eighths: rng.int(1, 7), width: rng.int(5, 8) }),
    code: ({ n, eighths, width }) =>
      `print(f'[{${n}:,}]', f'[{${eighths} / 8:.2f}]', f'[{"ab":>${width}}]'.count(' '))`,
    value: ({ n, eighths, width }) => {
      // An eighth is exact, so a middle goes to the even digit.
      const hundredths = (eighths * 100) / 8
      const down = Math.floor(hundredths)
      const rounded = hundredths - down === 0.5 ? (down % 2 === 0 ? down : down + 1) : Math.round(hundredths)
      return `[${n.toLocaleString('en-US')}] [${(rounded / 100).toFixed(2)}] ${width - 2}`
    },
    because: () =>
      'A comma stands between thousands; eighths are stored exactly, so a middle is rounded to the even digit; and the text is filled up with spaces on its left.',
    slip: () => 'Rounding half up gives another second digit for some of them.',
  }),
])
