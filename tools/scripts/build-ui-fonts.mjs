/**
 * Makes libs/ui/src/theme/fonts from the font packages of node_modules: the Latin files that every page loads, with the
 * weights and widths that the design uses and no others. That is two fifths of what a first visit would carry. Run it
 * after changing a font package or a weight: node tools/scripts/build-ui-fonts.mjs; `--check` tells whether to.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { at } from './lib/env.mjs'
import { fail } from './lib/report.mjs'

/** What the tokens and the parts ask for: 430 is the lightest of the display face, 700 the `strong` of running text. */
const FILES = [
  ['anek-latin', 'standard', { wght: { min: 430, max: 640 }, wdth: { min: 100, max: 125 } }],
  ['hanken-grotesk', 'wght', { wght: { min: 400, max: 700 } }],
  ['geist-mono', 'wght', { wght: { min: 400, max: 600 } }],
]
/** Copyright, names and licence stay in the file. */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]

const folder = at('libs', 'ui', 'src', 'theme', 'fonts')
const stale = []
for (const [family, axes, variationAxes] of FILES) {
  const name = `${family}-latin-${axes}-normal.woff2`
  const source = readFileSync(at('node_modules', '@fontsource-variable', family, 'files', name))
  const lean = await subsetFont(source, undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: NAMES,
    variationAxes,
  })
  const target = join(folder, name)
  if (process.argv.includes('--check')) {
    if (!readFileSync(target).equals(Buffer.from(lean))) stale.push(name)
  } else {
    writeFileSync(target, lean)
    console.log(`${name}: ${source.length} bytes, now ${lean.length}`)
  }
}
if (stale.length)
  fail(`Not what the packages give: ${stale.join(', ')}. Run node tools/scripts/build-ui-fonts.mjs.`)
