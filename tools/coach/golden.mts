/**
 * How well the built-in coach judges: its levels beside those of two raters, on answers that were written for this.
 * Run: npm run coach:golden -- [--write]. Prints both parts of the set beside each other, then the answers on which the
 * coach is farthest from them, of the part that rules may be changed by. With --write the figures are published.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMet } from '../../libs/coach/src/golden/figure.ts'
import { judged, measure, settledScore } from '../../libs/coach/src/golden/measure.ts'
import { readSet } from '../../libs/coach/src/golden/read-set.ts'
import { formatted } from '../scripts/lib/formatted.mjs'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const FOLDER = join(import.meta.dirname, '../../libs/coach/src/golden')
/** Farther apart than this the rules would have learned the answers instead of what makes them good. */
const APART = 0.08
const WORST = 20

const set = judged(readSet(FOLDER))
const [whole, develop, test] = [
  set,
  ...(['develop', 'test'] as const).map((part) => set.filter((one) => one.part === part)),
]
const [all, known, kept] = [whole, develop ?? [], test ?? []].map(measure)
const shown = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '    –' : value.toFixed(3)

say(`${set.length} answers, ${develop?.length} to develop, ${test?.length} kept for testing`)
say('measure                                                 gate     all  develop   test')
for (const [at, figure] of (all ?? []).entries()) {
  const [a, b] = [known, kept].map(
    (figures) => figures?.find(({ measure: name }) => name === figure.measure)?.value,
  )
  const apart = a !== undefined && b !== undefined && Math.abs(a - b) > APART ? ' apart' : ''
  say(
    `${figure.measure.padEnd(54)} ${figure.sense === 'least' ? '≥' : '≤'} ${figure.gate.toFixed(2)} ${shown(all?.[at]?.value)}   ${shown(a)}  ${shown(b)}  ${isMet(figure) ? 'met' : 'MISSED'}${apart}`,
  )
}

say(`\nFarthest from its raters, of those to develop by:`)
const far = (develop ?? []).map((one) => ({ one, off: one.feedback.score - settledScore(one) }))
for (const { one, off } of far.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off)).slice(0, WORST)) {
  const levels = Object.entries(one.settled).map(
    ([id, level]) => `${id} ${level}/${one.feedback.criteria.find((found) => found.id === id)?.level ?? 0}`,
  )
  say(
    `${one.id} ${one.kind.padEnd(12)} ${one.question.id.padEnd(48)} ${off > 0 ? '+' : ''}${off}  ${levels.join(', ')}`,
  )
}

if (values.write) {
  const path = join(FOLDER, 'figures.ts')
  const text = `import type { Figure } from './figure'

/** What \`npm run coach:golden -- --write\` measured on the whole set; its spec measures again. */
export const FIGURES: readonly Figure[] = ${JSON.stringify(all)}
`
  writeFileSync(path, await formatted(path, text))
  say(`\nWritten: libs/coach/src/golden/figures.ts`)
}
