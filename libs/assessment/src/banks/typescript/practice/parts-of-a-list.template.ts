import { template } from '../../../tasks/template'
import { LINE_HINT, lineKey } from '../values/printed'

const NAMES = [
  ['first', 'second', 'others'],
  ['left', 'right', 'more'],
  ['head', 'next', 'tail'],
  ['one', 'two', 'rest'],
] as const

export default template({
  id: 'typescript/practice/parts-of-a-list',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 1,
  seconds: 75,
  lang: 'javascript',
  status: 'active',
  idea: 'Destructuring goes by place: a gap skips one, a rest takes what is left, and two names change places in one step.',
  params: (rng) => ({
    names: rng.pick(NAMES),
    list: rng.sample(
      Array.from({ length: 60 }, (_, i) => i + 10),
      rng.int(5, 6),
    ),
    skips: rng.pick([0, 1, 2]),
    isSwapped: rng.chance() < 0.7,
  }),
  ask: ({ names: [a, b, c], list, skips, isSwapped }) => ({
    stem: 'What does this JavaScript print?',
    code: [
      `let [${a}, ${', '.repeat(skips)}${b}, ...${c}] = [${list.join(', ')}]`,
      ...(isSwapped ? [`;[${a}, ${b}] = [${b}, ${a}]`] : [`;[${b}] = ${c}`]),
      `console.log(${a}, ${b}, ${c}.length)`,
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ list, skips, isSwapped }) => {
    const [first = 0] = list
    const [second = 0, ...rest] = list.slice(1 + skips)
    return lineKey(isSwapped ? [second, first, rest.length] : [first, rest[0] ?? 0, rest.length])
  },
  why: ({ names: [, b, c], skips, isSwapped }) =>
    [
      `Names on the left stand for the places on the right; ${skips === 0 ? 'here none is skipped' : `each lone comma skips one, here ${skips}`}.`,
      `\`...${c}\` is a list of all that is left, however long.`,
      isSwapped
        ? `The right side of the swap is a list of both old values, made before either name changes.`
        : `\`[${b}] = ${c}\` gives \`${b}\` the first of that list, and leaves the list as it is.`,
    ].join(' '),
  source: ['ECMA-262 (2025), Destructuring Assignment', 'MDN, Destructuring'],
})
