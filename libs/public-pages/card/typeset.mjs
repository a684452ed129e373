import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** The display face as headlines have it. */
const AXES = { wght: 600, wdth: 112 }
const NAMES = [
  'anek-latin/files/anek-latin-latin',
  'anek-latin/files/anek-latin-latin-ext',
  'anek-latin/files/anek-latin-vietnamese',
  'anek-devanagari/files/anek-devanagari-devanagari',
]
/** The files of the display face, the commonest script first. */
export const FONT_FILES = NAMES.map((name) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/${name}-standard-normal.woff2`),
)
const NOT_THERE = 0

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const lettersOf = (text) => [...graphemes.segment(text)].map(({ segment }) => segment)

/** One file of the face, with the letters of some texts alone. */
async function openFace(file, letters) {
  const subset = await subsetFont(await readFile(file), letters, {
    targetFormat: 'sfnt',
    variationAxes: AXES,
  })
  const face = new Face(new Blob(new Uint8Array(subset).buffer))
  const font = new Font(face)
  const glyphsOf = (text) => {
    const buffer = new TextBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions()
  }
  return {
    has: (text) => glyphsOf(text).every(({ codepoint }) => codepoint !== NOT_THERE),
    glyphsOf,
    font,
    unit: face.upem,
  }
}

/** Faces for texts, each opened when the ones before it lack a letter; `undefined` where all of them do. */
async function faceOfLetters(texts) {
  const letters = [...new Set(texts.flatMap(lettersOf))]
  const known = new Map()
  let open = letters
  for (const file of FONT_FILES) {
    if (open.length === 0) break
    const face = await openFace(file, open.join(''))
    const found = open.filter((letter) => face.has(letter))
    // A run is shaped as one, so a face is opened once more with all that it shows.
    const whole = found.length === open.length || !found.length ? face : await openFace(file, found.join(''))
    for (const letter of found) known.set(letter, whole)
    open = open.filter((letter) => !known.has(letter))
  }
  return { of: (letter) => known.get(letter), lacks: open.length > 0 }
}

/** A typesetter for these texts: how wide a line is, its outline at a place, and whether a letter has no picture. */
export async function openFont(texts) {
  const faces = await faceOfLetters(texts)
  const runsOf = (text) => {
    const runs = []
    for (const letter of lettersOf(text)) {
      const face = faces.of(letter)
      const last = runs.at(-1)
      if (!face) continue
      if (last?.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
    return runs
  }
  const wide = ({ face, text }) =>
    face.glyphsOf(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.unit
  const width = (text, size) => runsOf(text).reduce((sum, run) => sum + wide(run), 0) * size
  const outline = (text, size, x, y) => {
    let left = x
    return runsOf(text)
      .map((run) => {
        const path = outlineOf(run, size, left, y)
        left += wide(run) * size
        return path
      })
      .join('')
  }
  return { width, outline, lacks: faces.lacks }
}

function outlineOf({ face, text }, size, x, y) {
  const scale = size / face.unit
  let pen = 0
  return face
    .glyphsOf(text)
    .map(({ codepoint, xAdvance, xOffset, yOffset = 0 }) => {
      const at = pen + xOffset
      pen += xAdvance
      return placed(face.font.glyphToPath(codepoint), scale, x + at * scale, y - yOffset * scale)
    })
    .join('')
}

/** A glyph's path at a place of the drawing, whose y grows downwards. */
function placed(path, scale, dx, dy) {
  let isX = true
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) return part
    const value = isX ? Number(part) * scale + dx : dy - Number(part) * scale
    isX = !isX
    return value.toFixed(2)
  })
}

/** The words in as few lines as fit; undefined when one word is too long. */
export function breakLines(text, fits) {
  const lines = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) line = longer
    else if (!line || !fits(word)) return undefined
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}
