import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { encodePng } from './png.mjs'
import { fill, paintSvg, polygonsOf } from './social-card.mjs'

const FONT = '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'
/** The display face as headlines have it. */
const AXES = { wght: 600, wdth: 112 }
const LEFT = 72
const WIDTH = 640
/** The headline stands between the level bar of the mark and the lower edge. */
const TOP = 300
const HEIGHT = 285
const LINE = 1.12
const SIZES = [92, 80, 70, 62, 56, 48]
const WHITE = [255, 255, 255]

const fontFile = createRequire(import.meta.url).resolve(FONT)

/** A typesetter for these texts: how wide a line is, and its outline at a place. */
export async function openFont(texts) {
  const subset = await subsetFont(await readFile(fontFile), texts.join(''), {
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
  const width = (text, size) =>
    glyphsOf(text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) * (size / face.upem)
  const outline = (text, size, x, y) => {
    const scale = size / face.upem
    let pen = 0
    return glyphsOf(text)
      .map(({ codepoint, xAdvance, xOffset }) => {
        const at = pen + xOffset
        pen += xAdvance
        return placed(font.glyphToPath(codepoint), scale, x + at * scale, y)
      })
      .join('')
  }
  return { width, outline }
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

/** The words in as few lines as fit; undefined when they need too many. */
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

/** The headline as large as it fits, as the path of its outlines. */
function headline(text, { width, outline }) {
  for (const size of SIZES) {
    const step = size * LINE
    const lines = breakLines(text, (line) => width(line, size) <= WIDTH)
    if (!lines || lines.length * step > HEIGHT) continue
    // From the top of the first line to its baseline it is about 0.78 of the size.
    const first = TOP + (HEIGHT - lines.length * step) / 2 + size * 0.78
    return lines.map((line, index) => outline(line, size, LEFT, first + index * step)).join('')
  }
  throw new Error(`This title is too long for a card: ${text}`)
}

/**
 * One picture for each page that is shared by a link: the art of the site's own card with the page's title. `cards` says
 * which title goes to which file of `dist`.
 */
export async function writePageCards(cards, from, dist) {
  const art = (await readFile(from, 'utf8')).split('\n')
  const words = art.findLastIndex((line) => /viewBox|fill="#(?!ffffff)/.test(line)) + 1
  // After the mark comes its name; what follows that is the headline of the site's own card.
  const ground = paintSvg(art.slice(0, words + 1).join('\n'))
  const font = await openFont(cards.map(({ title }) => title))
  for (const { title, file } of cards) {
    const image = { ...ground, pixels: Float32Array.from(ground.pixels) }
    fill(image, polygonsOf(headline(title, font)), WHITE)
    const path = join(dist, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, encodePng(image))
  }
}
