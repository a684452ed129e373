/**
 * Makes libs/ui/src/theme/fonts from the font packages of node_modules: the Latin files that every page loads, with the
 * signs that they are asked for and the weights and widths that the design uses: less than half of what a first visit would
 * carry. Run it after changing a font package or a weight: node tools/scripts/build-ui-fonts.mjs; `--check` tells whether to.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { at } from './lib/env.mjs'
import { fail } from './lib/report.mjs'

/** What the tokens and the parts ask for: headlines have one weight and many widths; 700 is the `strong` of running text. */
const FILES = [
  ['anek-latin', 'standard', { wght: 580, wdth: { min: 100, max: 125 } }],
  ['hanken-grotesk', 'wght', { wght: { min: 400, max: 700 } }],
  // At most ten segments, which a connection sends before it waits for an answer.
  ['geist-mono', 'wght', { wght: { min: 400, max: 500 } }],
]
/** Copyright, names and licence stay in the file. */
const NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]

/** Every sign that a browser looks for in the Latin file of a package, whose list is such as `U+20-7E,U+A0`. */
function latinOf(family) {
  const { latin } = JSON.parse(
    readFileSync(at('node_modules', '@fontsource-variable', family, 'unicode.json'), 'utf8'),
  )
  const bounds = latin.split(',').map((range) => range.slice(2).split('-'))
  return bounds.flatMap(([first, last = first]) => {
    const from = parseInt(first, 16)
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, i) => String.fromCodePoint(from + i))
  })
}

const folder = at('libs', 'ui', 'src', 'theme', 'fonts')
const stale = []
for (const [family, axes, variationAxes] of FILES) {
  const name = `${family}-latin-${axes}-normal.woff2`
  const source = readFileSync(at('node_modules', '@fontsource-variable', family, 'files', name))
  const lean = await subsetFont(source, latinOf(family).join(''), {
    targetFormat: 'woff2',
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
