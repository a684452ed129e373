import { template } from '../../../tasks/template'
import { LINE_HINT, lineKey } from './printed'

export interface Numbers {
  /** Of the text. */
  text: number
  one: number
  other: number
}
/** Expressions with a text of digits called `x`, and what they come to. */
const EXPRESSIONS: readonly { write(x: string, n: Numbers): string; gives(n: Numbers): string | number }[] = [
  { write: (x, { one }) => `${x} + ${one}`, gives: ({ text, one }) => `${text}${one}` },
  { write: (x, { one }) => `${x} - ${one}`, gives: ({ text, one }) => text - one },
  { write: (x, { other }) => `${x} * ${other}`, gives: ({ text, other }) => text * other },
  {
    write: (x, { one, other }) => `${x} * ${other} + ${one}`,
    gives: ({ text, one, other }) => text * other + one,
  },
  {
    write: (x, { one, other }) => `${one} + ${other} + ${x}`,
    gives: ({ text, one, other }) => `${one + other}${text}`,
  },
  {
    write: (x, { one, other }) => `${x} + ${one} + ${other}`,
    gives: ({ text, one, other }) => `${text}${one}${other}`,
  },
  { write: (x, { one }) => `Number(${x}) + ${one}`, gives: ({ text, one }) => text + one },
  { write: (x, { one }) => `${x} + ${one} * 2`, gives: ({ text, one }) => `${text}${one * 2}` },
  { write: (x) => `${x} + ${x}`, gives: ({ text }) => `${text}${text}` },
  {
    write: (_x, { one, other }) => `(${one}.5).toFixed(2) + ${other}`,
    gives: ({ one, other }) => `${one}.50${other}`,
  },
]
const SHOWN = 3

export default template({
  id: 'typescript/values/text-plus-number',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'Beside a text, + joins; every other operator of arithmetic makes numbers of its operands.',
  params: (rng) => ({
    name: rng.pick(['quantity', 'age', 'seats', 'amount']),
    numbers: { text: rng.int(3, 12), one: rng.int(1, 9), other: rng.int(2, 9) },
    parts: rng.sample(EXPRESSIONS, SHOWN),
  }),
  ask: ({ name, numbers, parts }) => ({
    stem: 'What does this JavaScript print? The value comes from a text field of a form.',
    code: [
      `const ${name} = '${numbers.text}'`,
      'console.log(',
      ...parts.map((part) => `  ${part.write(name, numbers)},`),
      ')',
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ numbers, parts }) => lineKey(parts.map((part) => part.gives(numbers))),
  why: () =>
    'The operands of + are joined from left to right as soon as one of the two is a text; -, * and Number() give numbers; toFixed gives a text.',
  source: ['MDN, Addition (+)', 'MDN, Number.prototype.toFixed()'],
})
