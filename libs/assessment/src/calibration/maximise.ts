import type { Posterior } from '../engine/ability'
import { GRID } from '../engine/ability'
import type { ItemParameters } from '../engine/model'
import { probability } from '../engine/model'

/** An answer of somebody of whom so much is known by other answers. */
export interface Answered {
  posterior: Posterior
  right: boolean
}

/** How far authors misjudge a task: standard deviations of `b`, and of the logarithm of `a`. */
const [SD_B, SD_LOG_A] = [0.5, 0.3]
const [MOST_STEPS, CLOSE] = [60, 1e-9]

type Pair = readonly [b: number, logA: number]

const at = ([b, logA]: Pair, c: number): ItemParameters => ({ a: Math.exp(logA), b, c })
const over = (posterior: Posterior, values: readonly number[]): number =>
  posterior.reduce((sum, share, i) => sum + share * (values[i] ?? 0), 0)

/** Log of likelihood and prior. */
function height(point: Pair, prior: Pair, answers: readonly Answered[], c: number): number {
  const item = at(point, c)
  const chances = GRID.map((theta) => probability(theta, item))
  const away = ((point[0] - prior[0]) / SD_B) ** 2 + ((point[1] - prior[1]) / SD_LOG_A) ** 2
  return answers.reduce((sum, { posterior, right }) => {
    const p = over(posterior, chances)
    return sum + Math.log(right ? p : 1 - p)
  }, -away / 2)
}

/** The slope of it, and how sharply it bends as expected (Fisher): b·b, b·log a, log a·log a. */
function slopeOf(point: Pair, prior: Pair, answers: readonly Answered[], c: number) {
  const item = at(point, c)
  const chances = GRID.map((theta) => probability(theta, item))
  const rises = chances.map((p) => item.a * (p - c) * (1 - (p - c) / (1 - c)))
  const risesByLogA = rises.map((rise, i) => rise * ((GRID[i] ?? 0) - item.b))
  let [dB, dA] = [(prior[0] - point[0]) / SD_B ** 2, (prior[1] - point[1]) / SD_LOG_A ** 2]
  let [bb, ba, aa] = [1 / SD_B ** 2, 0, 1 / SD_LOG_A ** 2]
  for (const { posterior, right } of answers) {
    const p = over(posterior, chances)
    const [byB, byLogA] = [-over(posterior, rises), over(posterior, risesByLogA)]
    const variance = p * (1 - p)
    const apart = (Number(right) - p) / variance
    dB += apart * byB
    dA += apart * byLogA
    bb += (byB * byB) / variance
    ba += (byB * byLogA) / variance
    aa += (byLogA * byLogA) / variance
  }
  return { dB, dA, bb, ba, aa, determinant: bb * aa - ba * ba }
}

/** Where likelihood times prior is highest, by Fisher scoring; a step that does not rise is halved. */
export function fitted(
  from: ItemParameters,
  answers: readonly Answered[],
): { item: ItemParameters; se: number } {
  const { c } = from
  const prior: Pair = [from.b, Math.log(from.a)]
  let point = prior
  let now = height(point, prior, answers, c)
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { dB, dA, bb, ba, aa, determinant } = slopeOf(point, prior, answers, c)
    const move: Pair = [(aa * dB - ba * dA) / determinant, (bb * dA - ba * dB) / determinant]
    let size = 1
    const moved = (): Pair => [point[0] + size * move[0], point[1] + size * move[1]]
    let next = height(moved(), prior, answers, c)
    while (!(next >= now) && size > CLOSE) {
      size /= 2
      next = height(moved(), prior, answers, c)
    }
    if (size <= CLOSE) break
    point = moved()
    now = next
    if (Math.hypot(...move) * size < 1e-6) break
  }
  const { aa, determinant } = slopeOf(point, prior, answers, c)
  return { item: at(point, c), se: Math.sqrt(aa / determinant) }
}
