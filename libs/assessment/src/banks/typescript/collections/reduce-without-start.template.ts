import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

export interface Params {
  amounts: readonly number[]
  least: number
  hasStart: boolean
  /** The callback adds into what it is given, or makes a new object. */
  isInPlace: boolean
  isFromRight: boolean
}

/** The total, the amounts afterwards and the number of calls; or the error that comes of nothing to start with. */
function outcome({ amounts, least, hasStart, isInPlace, isFromRight }: Params): (string | number)[] {
  const used = amounts.flatMap((amount, i) => (amount > least ? [i] : []))
  if (isFromRight) used.reverse()
  const total = used.reduce((sum, i) => sum + (amounts[i] ?? 0), 0)
  const [start] = used
  if (hasStart) return [total, ...amounts, used.length]
  if (start === undefined) return ['TypeError']
  const after = amounts.map((amount, i) => (isInPlace && i === start ? total : amount))
  return [total, ...after, used.length - 1]
}

export default template<Params>({
  id: 'typescript/collections/reduce-without-start',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Without an initial value reduce starts with the first member itself: it makes no call for it, changes it when the callback writes, and throws where nothing is left.',
  params: (rng) => {
    const hasStart = rng.int(0, 4) === 0
    return drawnUntil(
      () => ({
        amounts: rng.sample([2, 3, 4, 5, 6, 7, 8, 9], rng.int(3, 4)),
        least: rng.int(0, 9),
        hasStart,
        isInPlace: hasStart || rng.int(0, 3) > 0,
        isFromRight: rng.int(0, 2) === 0,
      }),
      ({ amounts, least }) => {
        const count = amounts.filter((amount) => amount > least).length
        return count >= 2 || (count === 1 && rng.int(0, 3) === 0) || (count === 0 && rng.int(0, 9) === 0)
      },
    )
  },
  ask: ({ amounts, least, hasStart, isInPlace, isFromRight }) => ({
    stem: PRINTS,
    code: [
      `const orders = [${amounts.map((amount) => `{ amount: ${amount} }`).join(', ')}]`,
      'let calls = 0',
      'const add = (all, order) => {',
      '  calls += 1',
      ...(isInPlace
        ? ['  all.amount += order.amount', '  return all']
        : ['  return { amount: all.amount + order.amount }']),
      '}',
      'try {',
      `  const large = orders.filter((order) => order.amount > ${least})`,
      `  const total = large.${isFromRight ? 'reduceRight' : 'reduce'}(add${hasStart ? ', { amount: 0 }' : ''})`,
      '  console.log(total.amount, ...orders.map((order) => order.amount), calls)',
      '} catch (error) {',
      '  console.log(error.name)',
      '}',
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: (params) => typedWords(outcome(params)),
  why: ({ hasStart }) =>
    hasStart
      ? 'The object of the second argument takes all additions; the orders stay as they are and each of them has a call.'
      : 'The first member is the start: one call fewer, and an addition into it changes that order. filter copies the array, not the orders.',
  source: ['ECMA-262 (2025), Array.prototype.reduce', 'MDN, Array.prototype.reduce()'],
})
