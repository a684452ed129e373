import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTS, WORDS_HINT, typedWords } from './printed'

/** Ways to make rows, and whether all of them are one array. */
const MAKERS = [
  { text: (n: number) => `Array(${n}).fill([])`, isShared: true },
  { text: (n: number) => `Array.from({ length: ${n} }).fill([])`, isShared: true },
  { text: (n: number) => `Array(${n}).fill([]).map((row) => row)`, isShared: true },
  { text: (n: number) => `Array(${n}).fill([]).map((row) => [...row])`, isShared: false },
  { text: (n: number) => `Array.from({ length: ${n} }, () => [])`, isShared: false },
] as const
const STEPS = ['push', 'push', 'push', 'replace', 'point'] as const

export interface Step {
  what: (typeof STEPS)[number]
  row: number
  other: number
  value: number
}
const stepText = ({ what, row, other, value }: Step): string =>
  ({
    push: `rows[${row}].push(${value})`,
    replace: `rows[${row}] = [...rows[${row}], ${value}]`,
    point: `rows[${row}] = rows[${other}]`,
  })[what]

/** What stands in each row at the end: rows are numbers of arrays, of which several may be one. */
function rowsAfter(count: number, isShared: boolean, steps: readonly Step[]): string[] {
  const arrays = Array.from({ length: count }, () => '')
  const rows = arrays.map((_, i) => (isShared ? 0 : i))
  for (const { what, row, other, value } of steps) {
    const at = rows[row] ?? 0
    const longer = `${arrays[at] ?? ''}${value}`
    if (what === 'push') arrays[at] = longer
    if (what === 'replace') rows[row] = arrays.push(longer) - 1
    if (what === 'point') rows[row] = rows[other] ?? 0
  }
  return rows.map((at) => arrays[at] || '-')
}

export default template({
  id: 'typescript/collections/shared-row',
  revision: 1,
  kind: 'short',
  topic: 'collections',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'fill puts one and the same array into every place, so a push into one row shows in all; a replaced row stands alone.',
  params: (rng) =>
    drawnUntil(
      () => {
        const count = rng.int(3, 4)
        const values = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)
        const steps = values.map((value): Step => {
          const [row = 0, other = 0] = rng.sample([0, 1, 2], 2)
          return { what: rng.pick(STEPS), row, other, value }
        })
        return { count, maker: rng.pick(MAKERS), steps }
      },
      ({ count, steps }) =>
        steps.filter(({ what }) => what === 'push').length >= 2 &&
        steps.filter(({ what }) => what === 'replace').length >= 1 &&
        String(rowsAfter(count, true, steps)) !== String(rowsAfter(count, false, steps)),
    ),
  ask: ({ count, maker, steps }) => ({
    stem: PRINTS,
    code: [
      `const rows = ${maker.text(count)}`,
      ...steps.map(stepText),
      "console.log(rows.map((row) => row.join('') || '-').join(' '))",
    ].join('\n'),
    answerHint: WORDS_HINT,
  }),
  key: ({ count, maker, steps }) => typedWords(rowsAfter(count, maker.isShared, steps)),
  why: ({ maker }) =>
    maker.isShared
      ? 'Every place holds the same array until a place gets another one.'
      : 'Each place has an array of its own until a place is pointed at that of another.',
  source: ['ECMA-262 (2025), Array.prototype.fill, Array.from', 'MDN, Array.prototype.fill()'],
})
