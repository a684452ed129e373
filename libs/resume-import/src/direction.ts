import type { TextRun } from './types'

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const LEFT_TO_RIGHT = /\p{L}/gu
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/**
 * The runs of a page, as if it were read from left to right: a page of Arabic or Hebrew is seen in a mirror, where its lines
 * begin at the left and go in where they are set in.
 */
export function mirrored(runs: readonly TextRun[]): TextRun[] {
  const text = runs.map((run) => run.text).join('')
  const rightToLeft = count(text, RIGHT_TO_LEFT)
  if (rightToLeft <= count(text, LEFT_TO_RIGHT) / 2) return [...runs]
  const sum = Math.min(...runs.map(({ x }) => x)) + Math.max(...runs.map(({ end }) => end))
  const seen = runs.map((run) => ({ ...run, x: sum - run.end, end: sum - run.x }))
  return unmirrored(seen)
}

const isForeign = ({ text }: TextRun): boolean => /[\p{L}\p{N}]/u.test(text) && !count(text, RIGHT_TO_LEFT)
const isNeutral = ({ text }: TextRun): boolean => !/[\p{L}\p{N}]/u.test(text)

/** In a line of such a page Latin words and numbers still go from left to right: those beside each other change places. */
function unmirrored(runs: TextRun[]): TextRun[] {
  const sorted = runs.sort((a, b) => a.y - b.y || a.x - b.x)
  for (let from = 0; from < sorted.length; from += 1) {
    const first = sorted[from]
    if (!first || !isForeign(first)) continue
    let to = from
    for (let at = from + 1; at < sorted.length; at += 1) {
      const [before, one] = [sorted[at - 1], sorted[at]]
      if (!before || !one || Math.abs(one.y - first.y) > 1 || one.x - before.end > one.size * 1.1) break
      if (isForeign(one)) to = at
      else if (!isNeutral(one)) break
    }
    if (to > from) {
      const [left, right] = [first.x, sorted[to]?.end ?? first.end]
      const group = sorted
        .slice(from, to + 1)
        .map((one) => ({ ...one, x: left + right - one.end, end: left + right - one.x }))
      sorted.splice(from, group.length, ...group.reverse())
    }
    from = to
  }
  return sorted
}
