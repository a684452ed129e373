import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { whole } from './printed'

/** From here on numbers are 2 apart, from its double on 4. */
const EDGE = 2n ** 53n
const EVEN = 2n

/** The number that a text of digits becomes: the nearest multiple, of two equally near ones the even multiple. */
function rounded(id: bigint): bigint {
  const gap = id >= 2n * EDGE ? 4n : id >= EDGE ? 2n : 1n
  const [below, rest] = [id / gap, id % gap]
  const isUp = 2n * rest > gap || (2n * rest === gap && below % EVEN === 1n)
  return (isUp ? below + 1n : below) * gap
}
/** What is counted. */
const QUESTIONS = [
  { write: 'new Set(ids).size', count: (ids: readonly bigint[]) => new Set(ids.map(rounded)).size },
  {
    write: 'ids.filter((id, i) => String(id) === sent[i]).length',
    count: (ids: readonly bigint[]) => ids.filter((id) => rounded(id) === id).length,
  },
  {
    write: 'ids.filter((id) => id === ids[0]).length',
    count: ([first = 0n, ...rest]: readonly bigint[]) =>
      1 + rest.filter((id) => rounded(id) === rounded(first)).length,
  },
] as const

export default template({
  id: 'typescript/values/big-ids',
  revision: 1,
  kind: 'numeric',
  topic: 'values',
  grade: 5,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'Above 2 ** 53 numbers lie 2 apart, above 2 ** 54 4 apart: ids of 64 bits are rounded onto each other.',
  params: (rng) =>
    drawnUntil(
      () => {
        const power = rng.pick([53n, 54n])
        const offsets = rng.sample(
          Array.from({ length: 14 }, (_, i) => BigInt(i - 4)),
          6,
        )
        const ids = offsets.map((offset) => 2n ** power + offset)
        return { power, ids, question: rng.pick(QUESTIONS) }
      },
      ({ power, ids, question }) => {
        const count = question.count(ids)
        // Above 2 ** 54 a number is printed with the fewest digits that tell it apart: text is another matter there.
        return (power === 53n || !question.write.includes('String')) && count >= 2 && count < ids.length
      },
    ),
  ask: ({ power, ids, question }) => ({
    stem: `Which number does this code print? \`2 ** ${power}\` is ${2n ** power}. Of two numbers that are equally near to a text, it becomes the one with the even significand.`,
    code: [
      'const sent = [',
      ...ids.map((id) => `  '${id}',`),
      ']',
      'const ids = sent.map(Number)',
      `console.log(${question.write})`,
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ ids, question }) => whole(question.count(ids)),
  why: () =>
    'A number has 53 significant bits. From 2 ** 53 on only even whole numbers can be held, from 2 ** 54 on only multiples of 4; the others are rounded to the nearest, ties to even.',
  source: ['MDN, Number.MAX_SAFE_INTEGER', 'ECMA-262 (2025), The Number Type'],
})
