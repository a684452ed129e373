/**
 * Draws the icons that are no SVG from the two that are: what a browser asks for by name, a home screen, an installed app.
 * They are committed. Run: npm run draw:icons
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, '../vite/brand')
const file = (name) => join(FOLDER, name)
const drawn = (svg, size) =>
  sharp(svg, { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer()

/** The old container with PNGs in it, which every browser of today reads. */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let from = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(from, at + 12)
    from += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const icon = await readFile(file('icon.svg'))
const mark = await readFile(file('favicon.svg'))
for (const [name, size] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])
  await writeFile(file(name), await drawn(icon, size))
const small = [16, 32, 48].map(async (size) => ({ size, png: await drawn(mark, size) }))
await writeFile(file('favicon.ico'), icoOf(await Promise.all(small)))
