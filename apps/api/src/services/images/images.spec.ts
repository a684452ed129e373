import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { Images, imageKind } from './images'

jest.setTimeout(60_000)

const images = new Images()
const logo = async (bytes: Buffer) => {
  const kind = imageKind(bytes)
  if (!kind) throw new Error('no kind')
  return images.logo(bytes, kind)
}
const UNREADABLE = { status: 422, code: 'LOGO_UNREADABLE' }

const svg = (inner: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${inner}</svg>`,
  )
const RED = '<rect width="40" height="20" fill="#d00"/>'
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A PNG of one colour and any size, in a few bytes a row: what a bomb is. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(1 + Math.ceil(side / 8)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('A picture that is drawn anew', () => {
  it.each([
    ['a PNG', async () => flat(900, 300).png().toBuffer(), { width: 256, height: 85 }],
    ['a JPEG', async () => flat(100, 400).jpeg().toBuffer(), { width: 64, height: 256 }],
    ['a drawing', async () => svg(RED), { width: 256, height: 128 }],
    [
      'a drawing with a heading',
      async () => Buffer.from(`<?xml version="1.0"?>\n<!-- Ours -->\n${svg(RED).toString()}`),
      { width: 256, height: 128 },
    ],
    ['a small picture, as it is', async () => flat(20, 10).png().toBuffer(), { width: 20, height: 10 }],
  ])('is %s of at most 256 pixels', async (_what, make, size) => {
    const made = await logo(await make())
    expect(await sharp(made).metadata()).toMatchObject({ format: 'png', ...size })
    expect(made.length).toBeLessThanOrEqual(64 * 1024)
  })

  it('fits into 64 KB whatever is on it', async () => {
    const noise = sharp(randomBytes(256 * 256 * 3), { raw: { width: 256, height: 256, channels: 3 } })
    expect((await logo(await noise.png().toBuffer())).length).toBeLessThanOrEqual(64 * 1024)
  })

  it('shows what a print shop or a telephone meant', async () => {
    const print = await flat(30, 30).toColourspace('cmyk').jpeg().toBuffer()
    expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk' })
    expect(await sharp(await logo(print)).metadata()).toMatchObject({ space: 'srgb' })
    const turned = await flat(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await sharp(await logo(turned)).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  it('keeps nothing else that was in the file: where it was taken, or another file behind it', async () => {
    const taken = await flat(40, 20)
      .withExif({ IFD3: { GPSLatitude: '59/1 54/1 0/1' }, IFD0: { Copyright: 'Quillfeather' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('Quillfeather')).toBe(true)
    const both = Buffer.concat([
      await flat(40, 20).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
    const [first, second] = await Promise.all([logo(taken), logo(both)])
    expect((await sharp(first).metadata()).exif).toBeUndefined()
    for (const bytes of [first, second])
      expect(bytes.toString('latin1')).not.toMatch(/Quillfeather|script|PK/)
  })

  it.each([
    ['a bomb of 50,000 × 50,000', async () => bomb(50_000)],
    ['a picture of more than 16 megapixels', async () => flat(5_000, 4_000).png().toBuffer()],
    ['half a picture', async () => (await flat(600, 600).png().toBuffer()).subarray(0, 900)],
    ['a drawing as large as a bomb', async () => svg(RED, 'width="90000000" height="90000000"')],
    ['a drawing with a script', async () => svg(`<script>alert(1)</script>${RED}`)],
    ['a drawing that acts', async () => svg(`<rect width="40" height="20" onload="alert(1)"/>`)],
    [
      'a drawing with entities',
      async () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>').toString()}`,
        ),
    ],
    [
      'a drawing with another file',
      async () => svg(`<image href="file:///etc/passwd" width="40" height="20"/>`),
    ],
    ['a drawing that asks a server', async () => svg(`<use xlink:href="http://127.0.0.1:9/x.svg#a"/>${RED}`)],
    [
      'a drawing with styles from elsewhere',
      async () => svg(`<style>@import url(http://127.0.0.1:9/x.css);</style>${RED}`),
    ],
    [
      'a drawing with a page in it',
      async () =>
        svg(
          `<foreignObject width="40" height="20"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>`,
        ),
    ],
    ['a drawing of a hundred thousand elements', async () => svg('<g/>'.repeat(100_000))],
    ['a drawing that is none', async () => svg('<rect')],
  ])('is refused: %s', async (_what, make) => {
    await expect(logo(await make())).rejects.toMatchObject(UNREADABLE)
  })

  it('is a PNG, JPEG or SVG by its bytes, whatever it calls itself', async () => {
    expect(imageKind(await flat(4, 4).webp().toBuffer())).toBeNull()
    expect(imageKind(await flat(4, 4).gif().toBuffer())).toBeNull()
    expect(imageKind(Buffer.from('<html><svg></svg></html>'))).toBeNull()
    expect(imageKind(Buffer.alloc(0))).toBeNull()
  })
})
