import type { Rng } from '../../../tasks/rng'
import { mixed } from '../../draws'

/** Lines of code, a few of which the compiler refuses. */
export interface NumberedLine {
  code: string
  isRefused: boolean
}

/** So many lines of two pools, mixed; from `least` to `most` of them are refused. */
export function drawnLines(
  rng: Rng,
  pools: { refused: readonly string[]; taken: readonly string[] },
  shown: number,
  range: readonly [number, number],
): NumberedLine[] {
  const all = {
    right: pools.refused.map((code) => ({ code, isRefused: true })),
    others: pools.taken.map((code) => ({ code, isRefused: false })),
  }
  return mixed(rng, all, shown, range)
}

/** Each line with its number behind it. */
export const numbered = (lines: readonly NumberedLine[], indent: string): string[] =>
  lines.map(({ code }, i) => `${indent}${code} // ${i + 1}`)

export const LINES_HINT = 'The numbers of the lines, with commas between, such as 2, 5.'
