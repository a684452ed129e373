import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

/** Steps as fractions of whole numbers. */
const BINARY = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 8],
  [3, 8],
  [3, 2],
] as const
const DECIMAL = [
  [1, 10],
  [1, 5],
  [3, 10],
  [2, 5],
  [3, 5],
  [7, 10],
  [1, 20],
] as const

export interface Loop {
  step: readonly [number, number]
  end: number
  isDown: boolean
}
const written = ({ step: [above, below], end, isDown }: Loop): string =>
  isDown
    ? `for (let x = ${end}; x !== 0; x -= ${above / below}) draw(x)`
    : `for (let x = 0; x !== ${end}; x += ${above / below}) draw(x)`

/** By chance some sums of fractions that are not exact come out even: such a loop would be a matter of luck. */
function isLucky({ step: [above, below], end, isDown }: Loop): boolean {
  let x = isDown ? end : 0
  for (let i = 0; i < 1_000; i++) {
    x += (isDown ? -1 : 1) * (above / below)
    if (x === (isDown ? 0 : end)) return true
  }
  return false
}
const isBinary = (below: number): boolean => below === 2 || below === 4 || below === 8
/** All sums are exact, and the end is one of them. */
const ends = ({ step: [above, below], end }: Loop): boolean => isBinary(below) && (end * below) % above === 0

function drawn(rng: Rng): Loop {
  const loop = { step: rng.pick([...BINARY, ...DECIMAL]), end: rng.int(1, 6), isDown: rng.chance() < 0.4 }
  return isBinary(loop.step[1]) || !isLucky(loop) ? loop : drawn(rng)
}
const SHOWN = 5

export default template({
  id: 'typescript/values/steps-that-end',
  revision: 1,
  kind: 'multiple',
  topic: 'values',
  grade: 3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Tenths are no binary fractions, so their sums miss the number that is waited for; halves, quarters and eighths are exact.',
  params: (rng) =>
    drawnUntil(
      () => ({ loops: Array.from({ length: SHOWN }, () => drawn(rng)) }),
      ({ loops }) => {
        const ending = loops.filter(ends).length
        const decimal = loops.filter(({ step: [, below] }) => !isBinary(below))
        return (
          new Set(loops.map(written)).size === SHOWN &&
          ending >= 1 &&
          ending <= 3 &&
          // Some would end, if numbers were decimal.
          decimal.some(({ step: [above, below], end }) => (end * below) % above === 0)
        )
      },
    ),
  ask: ({ loops }) => ({
    stem: 'Which of these loops come to an end? `draw` changes nothing of `x`. Where a step is rounded, the rounding does not cancel out by chance at the end. Choose all.',
    options: loops.map(written),
  }),
  key: ({ loops }) => ({ kind: 'multiple', right: placesOf(loops, ends) }),
  why: () =>
    'A number is a binary fraction: 0.5, 0.25 and 0.375 are exact, 0.1, 0.3 and 0.6 are rounded, and the sums with them. And the end must be a multiple of the step.',
  source: ['MDN, Number: Number encoding', 'ECMA-262 (2025), Numeric Types: The Number Type'],
})
