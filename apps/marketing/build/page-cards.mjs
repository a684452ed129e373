import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { groundOf } from '@tryka/public-pages/card'
import { breakLines, openFont } from '@tryka/public-pages/card/typeset'
import { encodePng } from './png.mjs'
import { fill, paintSvg, polygonsOf } from './social-card.mjs'

const LEFT = 72
const WIDTH = 640
/** The headline stands between the level bar of the mark and the lower edge. */
const TOP = 300
const HEIGHT = 285
const LINE = 1.12
const SIZES = [92, 80, 70, 62, 56, 48]
const WHITE = [255, 255, 255]

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
  const ground = paintSvg(groundOf(await readFile(from, 'utf8')))
  const font = await openFont(cards.map(({ title }) => title))
  for (const { title, file } of cards) {
    const image = { ...ground, pixels: Float32Array.from(ground.pixels) }
    fill(image, polygonsOf(headline(title, font)), WHITE)
    const path = join(dist, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, encodePng(image))
  }
}
