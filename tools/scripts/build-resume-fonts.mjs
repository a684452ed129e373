/**
 * Makes what the resume documents need to know about fonts, from the font packages of node_modules:
 * - static instances of Anek Latin in the wide widths of the design (variable fonts become Type 3 fonts in a PDF, and
 *   programs that read such a file lose its spaces), named by their weight: parsers look for the bold line;
 * - a cut of Vazirmatn whose words programs read back;
 * - the table of which character is in which file, so that a document asks for exactly the fonts that it uses and a
 *   character that no font has is named before it prints as an empty box.
 * Run it after changing a font package: node tools/scripts/build-resume-fonts.mjs. It needs Python
 * with fonttools 4.66.1 (pip install fonttools==4.66.1) for Vazirmatn.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convert } from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { renamed } from './lib/font-names.mjs'
import { formatted } from './lib/formatted.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const modules = join(root, 'node_modules')
const lib = join(root, 'libs/resume-template')

/** family, the package's name for its file, and the subsets to use. Order is the order of choice. */
const FAMILIES = [
  ['Hanken Grotesk', 'hanken-grotesk', ['latin', 'latin-ext', 'vietnamese']],
  [
    'Source Serif 4',
    'source-serif-4',
    ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
  ],
  [
    'Source Sans 3',
    'source-sans-3',
    ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  ],
  ['Bitter', 'bitter', ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext']],
  ['Geist Mono', 'geist-mono', ['latin', 'latin-ext', 'vietnamese', 'cyrillic']],
  [
    'Noto Sans',
    'noto-sans',
    ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  ],
  ['Anek Devanagari', 'anek-devanagari', ['devanagari']],
  ['Noto Sans Devanagari', 'noto-sans', ['devanagari']],
  // Of 89 words a reader finds 80 as words here, and 45 in Noto Sans Bengali, some of them with letters in the wrong order.
  ['Hind Siliguri', 'hind-siliguri', ['bengali']],
  ['Noto Sans Bengali', 'noto-sans-bengali', ['bengali']],
  ['Noto Sans Tamil', 'noto-sans-tamil', ['tamil']],
  ['Noto Sans Telugu', 'noto-sans-telugu', ['telugu']],
  ['Noto Sans Kannada', 'noto-sans-kannada', ['kannada']],
  ['Noto Sans Malayalam', 'noto-sans-malayalam', ['malayalam']],
  ['Noto Sans Gujarati', 'noto-sans-gujarati', ['gujarati']],
  ['Noto Sans Gurmukhi', 'noto-sans-gurmukhi', ['gurmukhi']],
  // What our cut of Vazirmatn has not: Sindhi letters, and whole words that were pasted as one character.
  ['Noto Sans Arabic', 'noto-sans-arabic', ['arabic']],
  ['Noto Sans Hebrew', 'noto-sans-hebrew', ['hebrew']],
  ['Noto Sans Thai', 'noto-sans-thai', ['thai']],
  ['Noto Sans SC', 'noto-sans-sc', ['chinese-simplified']],
  ['Noto Sans JP', 'noto-sans-jp', ['japanese']],
  ['Noto Sans KR', 'noto-sans-kr', ['korean']],
  ['Noto Emoji', 'noto-emoji', ['emoji']],
]
/** Families whose main file has the common characters and whose slices have the others. */
const SLICED = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']
const WIDE = [
  ['Anek Latin Wide', 'anek-latin-wide', 116],
  ['Anek Latin Semi', 'anek-latin-semi', 107],
]
const WIDE_SUBSETS = ['latin', 'latin-ext', 'vietnamese']
const WEIGHT = 600
const ARABIC = { family: 'Vazirmatn', stem: 'vazirmatn', weights: [400, 600] }
/**
 * Arabic letters, their space and quotation marks. Left out are the presentation forms: a program would read the
 * shape of a letter inside a word as such a form, and no word would be found.
 */
const isArabic = (code) =>
  [0x20, 0xa0, 0xab, 0xbb].includes(code) ||
  (code >= 0x600 && code <= 0x77f) ||
  code === 0x200c ||
  code === 0x200d

async function characters(woff2) {
  const face = new Face(new Blob(await convert(woff2, 'sfnt')), 0)
  return [...face.collectUnicodes()].sort((a, b) => a - b)
}

/**
 * What a file is asked for. Some files have an accent and its letter, but not the letter that carries it: asked for
 * both, a browser builds that letter of two glyphs, and a reader finds the word in pieces. Only the last family of
 * Latin letters is asked for accents alone.
 */
const asked = (codes, family) =>
  family === 'Noto Sans' ? codes : codes.filter((code) => code < 0x300 || code > 0x36f)

/** Ranges as "first distance from the last range, then length", in base 36. */
function pack(codes) {
  const parts = []
  let last = 0
  for (let i = 0; i < codes.length;) {
    let j = i
    while (codes[j + 1] === codes[j] + 1) j++
    parts.push((codes[i] - last).toString(36) + (j > i ? `.${(codes[j] - codes[i]).toString(36)}` : ''))
    last = codes[j]
    i = j + 1
  }
  return parts.join(' ')
}

async function makeWide(family, stem, width, subset) {
  const source = join(
    modules,
    `@fontsource-variable/anek-latin/files/anek-latin-${subset}-standard-normal.woff2`,
  )
  const bytes = readFileSync(source)
  const text = String.fromCodePoint(...(await characters(bytes)))
  const instance = await subsetFont(bytes, text, {
    targetFormat: 'sfnt',
    variationAxes: { wdth: width, wght: WEIGHT },
  })
  return write(`${stem}-${subset}-${WEIGHT}`, renamed(instance, family, 'SemiBold'))
}

async function makeArabic(weight) {
  const file = `${ARABIC.stem}-arabic-${weight}`
  const bytes = readFileSync(join(modules, `@fontsource/${ARABIC.stem}/files/${file}-normal.woff2`))
  const text = String.fromCodePoint(...(await characters(bytes)).filter(isArabic))
  return write(file, splitLamAlef(await subsetFont(bytes, text, { targetFormat: 'sfnt' })))
}

/** Python has the one library that edits the rules of a font. */
function splitLamAlef(sfnt) {
  const folder = mkdtempSync(join(tmpdir(), 'lam-alef-'))
  const [from, to] = [join(folder, 'in.ttf'), join(folder, 'out.ttf')]
  writeFileSync(from, sfnt)
  const script = join(root, 'tools/scripts/lib/split_lam_alef.py')
  execFileSync(process.env['PYTHON'] ?? 'python3', [script, from, to], { stdio: 'inherit' })
  const split = readFileSync(to)
  rmSync(folder, { recursive: true })
  return split
}

async function write(file, sfnt) {
  const woff2 = await convert(sfnt, 'woff2')
  writeFileSync(join(lib, 'fonts', `${file}.woff2`), woff2)
  return woff2
}

/** The rare characters of a Chinese, Japanese or Korean family: only the numbered slices of its package have them. */
async function rest(family, stem, known) {
  const files = readdirSync(join(modules, '@fontsource', stem, 'files'))
  const numbers = files.flatMap((name) => /-(\d+)-400-normal\.woff2$/.exec(name)?.[1] ?? []).map(Number)
  const found = []
  for (const number of numbers.sort((a, b) => a - b)) {
    const file = `${stem}-${number}`
    const all = await characters(
      readFileSync(join(modules, '@fontsource', stem, 'files', `${file}-400-normal.woff2`)),
    )
    const codes = all.filter((code) => code > 0x2e7f && !known.has(code))
    codes.forEach((code) => known.add(code))
    if (codes.length) found.push({ family, file, own: false, ranges: pack(codes) })
  }
  return found
}

const rows = []
for (const [family, stem, width] of WIDE)
  for (const subset of WIDE_SUBSETS) {
    const instance = await makeWide(family, stem, width, subset)
    const codes = asked(await characters(instance), family)
    rows.push({ family, file: `${stem}-${subset}`, own: true, ranges: pack(codes) })
  }
// One after another: the subsetter has one memory.
const arabic = []
for (const weight of ARABIC.weights) arabic.push(await makeArabic(weight))
rows.push({
  family: ARABIC.family,
  file: `${ARABIC.stem}-arabic`,
  own: true,
  ranges: pack(await characters(arabic[0])),
})
for (const [family, stem, subsets] of FAMILIES)
  for (const subset of subsets) {
    const file = `${stem}-${subset}`
    const bytes = readFileSync(join(modules, '@fontsource', stem, 'files', `${file}-400-normal.woff2`))
    const codes = asked(await characters(bytes), family)
    const italic = existsSync(join(modules, '@fontsource', stem, 'files', `${file}-400-italic.woff2`))
    rows.push({ family, file, own: false, ...(italic ? { italic } : {}), ranges: pack(codes) })
    if (SLICED.includes(stem)) rows.push(...(await rest(family, stem, new Set(codes))))
  }

const target = join(lib, 'src/fonts/coverage.generated.ts')
const source = `/* eslint-disable max-lines -- generated */
/** Made by tools/scripts/build-resume-fonts.mjs: which characters each font file has. */
export const COVERAGE: readonly { family: string; file: string; own: boolean; italic?: boolean; ranges: string }[] = ${JSON.stringify(rows)}
`
writeFileSync(target, await formatted(target, source))
console.log(`${rows.length} files, ${(source.length / 1024).toFixed(0)} KB of coverage`)
