/**
 * Draws one picture of a stranger anew and ends. It runs as a process of its own, with an empty environment, so that a
 * picture that is made to break its reader breaks this and nothing else: `node draw-image.mjs logo|photo|card <kind>`, the
 * picture, or what stands on the card, on the standard input, a PNG, or a JPEG of a photo, on the standard output. It ends with 2 for what cannot be read, 3 for what takes
 * too long or too much.
 */
import { createRequire } from 'node:module'
import process from 'node:process'

const UNREADABLE = 2
const TOO_MUCH = 3
const PIXELS = 16_000_000
const MILLISECONDS = process.argv[2] === 'card' ? 10_000 : 3_000
const BYTES = 256 * 1024 * 1024
const LOGO = { side: 256, bytes: 64 * 1024 }
/** Printed at about 3 cm it has more than 300 dots an inch. */
const PHOTO = { side: 400, quality: 88 }
const LOADERS = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  svg: 'VipsForeignLoadSvgBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
}
/** Elements of a drawing; a logo has a few dozen. */
const ELEMENTS = 20_000
/** What runs, names other things than parts of the drawing, or is another document inside it. */
const NOT_IN_A_DRAWING = [
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|image|feImage|include)[\s/>]/i,
  /\son\w+\s*=/i,
  /(?:href|src)\s*=\s*(?:"\s*[^#"\s]|'\s*[^#'\s])/i,
  /url\(\s*["']?\s*[^#"'\s]/i,
  /@import/i,
]

const [, , purpose = '', kind = ''] = process.argv
const fail = (code) => process.exit(code)

async function input() {
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  return Buffer.concat(parts)
}

function checkDrawing(bytes) {
  const text = bytes.toString('utf8')
  const elements = text.split('<', ELEMENTS + 1).length
  if (elements > ELEMENTS || NOT_IN_A_DRAWING.some((pattern) => pattern.test(text))) fail(UNREADABLE)
}

const LIMITS = { limitInputPixels: PIXELS, failOn: 'truncated', pages: 1 }

/** As large as it is shown at most, and as fine as fits into the bytes of a logo. */
async function drawLogo(sharp, bytes) {
  const { width = 0, height = 0 } = await sharp(bytes, LIMITS).metadata()
  const density =
    kind === 'svg' ? Math.min(2_400, Math.max(1, (72 * LOGO.side) / Math.max(width, height, 1))) : 72
  const drawn = sharp(bytes, { ...LIMITS, density })
    .autoOrient()
    .resize({ width: LOGO.side, height: LOGO.side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const fine = await drawn.clone().png({ compressionLevel: 9 }).toBuffer()
  if (fine.length <= LOGO.bytes) return fine
  for (const colours of [128, 64]) {
    const plain = await drawn.clone().png({ compressionLevel: 9, palette: true, colours }).toBuffer()
    if (plain.length <= LOGO.bytes) return plain
  }
  return drawn.png({ compressionLevel: 9, palette: true, colours: 16 }).toBuffer()
}

/** For readers that know fewer formats; what is clear stays clear. */
async function drawPhoto(sharp, bytes) {
  const picture = sharp(bytes, LIMITS)
  const { hasAlpha } = await picture.metadata()
  const drawn = picture
    .autoOrient()
    .resize({ width: PHOTO.side, height: PHOTO.side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return (hasAlpha ? drawn.png() : drawn.jpeg({ quality: PHOTO.quality })).toBuffer()
}

/** Words of a card in outlines, with the logo as we drew it: `{title, company, place, logo}` as JSON. */
/** Named apart: others of the API import the library at once, and the rule about boundaries knows one way for each. */
const TYPESETTER = '@tryka/public-pages/card'

async function drawPage(sharp, bytes) {
  const card = JSON.parse(bytes.toString('utf8'))
  // Fonts and their typesetter are large, and a logo needs neither.
  const { drawCard } = await import(TYPESETTER)
  const { svg, logo } = await drawCard(card)
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: PIXELS })
  const { side, left, top } = logo
  if (card.logo) {
    const fit = { width: side, height: side, fit: 'contain', background: '#ffffff' }
    const input = await sharp(Buffer.from(card.logo, 'base64'), { limitInputPixels: PIXELS })
      .flatten({ background: '#ffffff' })
      .resize(fit)
      .png()
      .toBuffer()
    drawn.composite([{ input, left, top }])
  }
  return drawn.png({ compressionLevel: 9, palette: true }).toBuffer()
}

const bytes = await input()
// Its own package root is where it lives; nothing is looked for by an environment.
const sharp = createRequire(import.meta.url)('sharp')
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: purpose === 'card' ? [LOADERS.svg, LOADERS.png] : [LOADERS[kind] ?? ''] })
setTimeout(() => fail(TOO_MUCH), MILLISECONDS)
const start = process.memoryUsage.rss()
setInterval(() => process.memoryUsage.rss() - start > BYTES && fail(TOO_MUCH), 10)
if (kind === 'svg' && purpose === 'logo') checkDrawing(bytes)
try {
  const draw = { logo: drawLogo, photo: drawPhoto, card: drawPage }[purpose]
  const picture = await draw(sharp, bytes)
  process.stdout.write(picture, () => process.exit(0))
} catch {
  fail(UNREADABLE)
}
