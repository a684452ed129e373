import { deflateSync, inflateSync } from 'node:zlib'
import { BRAND } from '@tryka/domain'
import type { RenderedResume } from '@tryka/resume-template'
import { markHeader } from './mark-header'
import { metadataPacket } from './metadata'

/** Every object of a file by its number, as the bytes between `obj` and `endobj`. */
interface Parsed {
  bodies: Map<number, string>
  root: number
  info: number
  size: number
}

/** Reads the one plain cross-reference table that Chromium writes; nothing for a file of another form. */
function parse(text: string): Parsed | undefined {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1])
  const head = /^xref\n0 (\d+)\n/.exec(text.slice(at, at + 32))
  const size = Number(head?.[1])
  const from = at + (head?.[0].length ?? 0)
  const trailer = text.slice(from + size * 20)
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1])
  const info = Number(/\/Info (\d+) 0 R/.exec(trailer)?.[1])
  if (!size || !root || !info || /\/(Prev|Encrypt)\b/.test(trailer)) return undefined
  const starts: { number: number; offset: number }[] = []
  for (let number = 1; number < size; number++) {
    const entry = /^(\d{10}) (\d{5}) ([nf])/.exec(text.slice(from + number * 20, from + number * 20 + 20))
    if (entry?.[3] === 'n' && entry[2] === '00000') starts.push({ number, offset: Number(entry[1]) })
    else if (entry?.[3] !== 'f') return undefined
  }
  starts.sort((a, b) => a.offset - b.offset)
  const bodies = new Map<number, string>()
  for (const [index, { number, offset }] of starts.entries()) {
    const object = text.slice(offset, starts[index + 1]?.offset ?? at)
    const open = `${number} 0 obj\n`
    const close = object.lastIndexOf('endobj')
    if (!object.startsWith(open) || close < 0) return undefined
    bodies.set(number, object.slice(open.length, close).trimEnd())
  }
  return { bodies, root, info, size }
}

/** A text string of PDF: UTF-16 in hexadecimal, so that nothing in it needs escaping. */
const textString = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

function datesOf({ savedAt }: RenderedResume): string {
  if (!savedAt) return ''
  const time = `(D:${savedAt.replace(/\D/g, '').slice(0, 14)}Z)`
  return `/CreationDate ${time}/ModDate ${time}`
}

function infoOf(doc: RenderedResume, producer: string): string {
  const author = doc.author ? `/Author ${textString(doc.author)}` : ''
  return `<</Title ${textString(doc.title)}${author}/Creator ${textString(BRAND.name)}/Producer ${producer}${datesOf(doc)}>>`
}

const LINK_ADDRESS = /\/URI\s*(\((?:\\.|[^\\()])*\))/s
const within = (body: string, addition: string): string =>
  `${body.slice(0, body.lastIndexOf('>>'))}${addition}>>`

/** The words of links and the tab order of pages; nothing when a link has a form that is not known here. */
function describe(body: string): string | undefined {
  if (/\/Type\s*\/Page\b(?!\w)/.test(body)) return /\/Tabs\b/.test(body) ? body : within(body, '/Tabs/S')
  if (!/\/Subtype\s*\/Link\b/.test(body) || /\/Contents\b/.test(body)) return body
  const address = LINK_ADDRESS.exec(body)?.[1]
  return address ? within(body, `/Contents ${address}`) : undefined
}

/** The drawings of pages, by the number of their object. */
const drawingsIn = (bodies: ReadonlyMap<number, string>): number[] =>
  [...bodies.values()]
    .filter((body) => /\/Type\s*\/Page\b(?!\w)/.test(body))
    .map((body) => Number(/\/Contents (\d+) 0 R/.exec(body)?.[1]))
    .filter(Boolean)

/** The drawing of a page with its header marked; as it was when it has none, or a form that is not known here. */
function withMarkedHeader(body: string): string {
  const [, dict = '', data] = /^<<(.*?)>>\s*stream\n(.*)\nendstream$/s.exec(body) ?? []
  if (data === undefined || !/\/Filter\s*\/FlateDecode/.test(dict)) return body
  const drawn = inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  const marked = markHeader(drawn)
  if (marked === drawn) return body
  const packed = deflateSync(Buffer.from(marked, 'latin1')).toString('latin1')
  const length = /\/Length\s+\d+(?: \d+ R)?/
  return `<<${dict.replace(length, `/Length ${packed.length}`)}>>\nstream\n${packed}\nendstream`
}

/** Objects to a stream: many small ones share the work of a decoder, and few large streams compress well. */
const PER_STREAM = 400

class Writer {
  private readonly parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  private length = this.parts[0]?.length ?? 0
  private readonly entries = new Map<number, [type: number, place: number, index: number]>()

  constructor(private next: number) {}

  take(): number {
    return this.next++
  }

  object(number: number, body: string | Buffer): void {
    this.entries.set(number, [1, this.length, 0])
    this.push(`${number} 0 obj\n`, body, '\nendobj\n')
  }

  stream(number: number, dict: string, data: Buffer): void {
    this.object(
      number,
      Buffer.concat([
        Buffer.from(`<<${dict}/Length ${data.length}>>\nstream\n`, 'latin1'),
        data,
        Buffer.from('\nendstream'),
      ]),
    )
  }

  packed(objects: readonly (readonly [number: number, body: string])[]): void {
    const number = this.take()
    let offset = 0
    const index = objects.map(([inner, body], place) => {
      this.entries.set(inner, [2, number, place])
      const entry = `${inner} ${offset}`
      offset += body.length + 1
      return entry
    })
    const first = `${index.join(' ')}\n`
    const data = deflateSync(Buffer.from(first + objects.map(([, body]) => body).join('\n'), 'latin1'))
    const dict = `/Type/ObjStm/N ${objects.length}/First ${first.length}/Filter/FlateDecode`
    this.stream(number, dict, data)
  }

  finish(root: number, info: number): Buffer {
    const number = this.take()
    const at = this.length
    this.entries.set(number, [1, at, 0])
    const rows = Buffer.alloc(this.next * 7)
    for (let inner = 0; inner < this.next; inner++) {
      const [type, place, index] = this.entries.get(inner) ?? [0, 0, 65_535]
      rows.writeUInt8(type, inner * 7)
      rows.writeUInt32BE(place, inner * 7 + 1)
      rows.writeUInt16BE(index, inner * 7 + 5)
    }
    const dict = `/Type/XRef/Size ${this.next}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R/Filter/FlateDecode`
    this.stream(number, dict, deflateSync(rows))
    this.push(`startxref\n${at}\n%%EOF\n`)
    return Buffer.concat(this.parts)
  }

  private push(...pieces: (string | Buffer)[]): void {
    for (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece
      this.parts.push(bytes)
      this.length += bytes.length
    }
  }
}

/**
 * Finishes a PDF of Chromium in a few milliseconds: its objects are moved, never understood, the small ones into
 * compressed streams, and only the catalog, the pages, the links and the information are added to. Answers nothing
 * for a file of a form that Chromium does not write today.
 */
export function repackPdf(printed: Buffer, doc: RenderedResume): Buffer | undefined {
  const parsed = parse(printed.toString('latin1'))
  if (!parsed) return undefined
  const { bodies, root, info, size } = parsed
  const producer = /\/Producer\s*(\((?:\\.|[^\\()])*\))/s.exec(bodies.get(info) ?? '')?.[1]
  const catalog = bodies.get(root)
  if (!producer || !catalog?.includes('/DisplayDocTitle true')) return undefined
  const writer = new Writer(size)
  const packet = writer.take()
  bodies.set(info, infoOf(doc, producer))
  bodies.set(root, within(catalog, `/Metadata ${packet} 0 R`))
  if (doc.pageHeader)
    for (const number of drawingsIn(bodies)) bodies.set(number, withMarkedHeader(bodies.get(number) ?? ''))
  const small: [number, string][] = []
  for (const [number, body] of bodies) {
    if (body.endsWith('endstream')) {
      writer.object(number, body)
      continue
    }
    const described = describe(body)
    if (described === undefined) return undefined
    small.push([number, described])
  }
  writer.stream(packet, '/Type/Metadata/Subtype/XML', metadataPacket(doc))
  for (let from = 0; from < small.length; from += PER_STREAM)
    writer.packed(small.slice(from, from + PER_STREAM))
  return writer.finish(root, info)
}
