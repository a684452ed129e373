import { template } from '../../../tasks/template'
import { PRINTED_HINT, wordsKey } from '../modules/answers'

const WORDS = [
  ['open', 'read', 'close', 'lost', 'done'],
  ['pack', 'weigh', 'send', 'stuck', 'home'],
  ['boil', 'stir', 'serve', 'burnt', 'clean'],
] as const

export default template({
  id: 'typescript/practice/nearest-catch',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 1,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A thrown error skips what is left up to the nearest catch around the call; behind that the program goes on.',
  params: (rng) => ({
    words: rng.pick(WORDS),
    limit: rng.int(4, 30),
    n: rng.int(1, 34),
    /** Whether the middle function catches; else the error goes on to the last lines. */
    isCaughtInside: rng.chance() < 0.5,
  }),
  ask: ({ words: [a, b, c, lost, done], limit, n, isCaughtInside }) => ({
    stem: 'What does this program print?',
    code: [
      'function inner(value: number): void {',
      `  console.log('${a}')`,
      `  if (value > ${limit}) throw new Error('${lost}')`,
      `  console.log('${b}')`,
      '}',
      'function outer(value: number): void {',
      ...(isCaughtInside
        ? ['  try {', '    inner(value)', '  } catch {', `    console.log('${lost}')`, '  }']
        : ['  inner(value)']),
      `  console.log('${c}')`,
      '}',
      '',
      'try {',
      `  outer(${n})`,
      `  console.log('${done}')`,
      '} catch (error) {',
      '  if (error instanceof Error) console.log(error.message)',
      '}',
    ].join('\n'),
    answerHint: PRINTED_HINT,
  }),
  key: ({ words: [a, b, c, lost, done], limit, n, isCaughtInside }) => {
    if (n <= limit) return wordsKey([a, b, c, done])
    return wordsKey(isCaughtInside ? [a, lost, c, done] : [a, lost])
  },
  why: ({ limit, n, isCaughtInside }) =>
    n <= limit
      ? `${n} is not above ${limit}, so nothing is thrown and every line is reached but those of the catch.`
      : `${n} is above ${limit}, so \`inner\` throws. ${isCaughtInside ? 'The catch of `outer` is the nearest; behind it `outer` goes on, and nobody outside hears of the error.' : '`outer` has no catch, so its last line is skipped as well, and the catch at the end prints the message.'}`,
  source: ['ECMA-262 (2025), The try Statement', 'MDN, try...catch'],
})
