import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { marksOf } from './content-marks'

/** A mark of a page: its tag, and the text that it says its glyphs stand for. */
export interface MarkedText {
  tag: string
  text?: string
}

/** Forms inside of forms, and marks of a page: no document of words needs more. */
const MOST = { depth: 8, marks: 100_000 }

const decoded = (stream: PDFObject | undefined): string => {
  if (!(stream instanceof PDFRawStream)) return ''
  // Byte by byte: a decoder of text would change what is no letter.
  let text = ''
  const bytes = decodePDFRawStream(stream).decode()
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

const lookup = (of: PDFDict | undefined, name: string): PDFObject | undefined => of?.lookup(PDFName.of(name))
const dict = (of: PDFDict | undefined, name: string): PDFDict | undefined => {
  const found = lookup(of, name)
  return found instanceof PDFDict ? found : undefined
}

function marksIn(stream: string, resources: PDFDict | undefined, depth: number): MarkedText[] {
  const found: MarkedText[] = []
  for (const mark of marksOf(stream)) {
    if (found.length > MOST.marks) break
    if ('draws' in mark) {
      const form = lookup(dict(resources, 'XObject'), mark.draws)
      if (!(form instanceof PDFStream) || depth >= MOST.depth) continue
      if (lookup(form.dict, 'Subtype') !== PDFName.of('Form')) continue
      found.push(...marksIn(decoded(form), dict(form.dict, 'Resources') ?? resources, depth + 1))
      continue
    }
    const { begins: tag, properties } = mark
    if (typeof properties !== 'string') {
      found.push({ tag, ...(properties.actualText === undefined ? {} : { text: properties.actualText }) })
      continue
    }
    const told = lookup(dict(dict(resources, 'Properties'), properties), 'ActualText')
    found.push({
      tag,
      ...(told instanceof PDFString || told instanceof PDFHexString ? { text: told.decodeText() } : {}),
    })
  }
  return found
}

/**
 * What each page says that its glyphs stand for, mark by mark. Where a script joins letters to glyphs that no letter is, this
 * is the one place of a file that has its text whole.
 */
export async function actualTexts(bytes: Uint8Array): Promise<MarkedText[][]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  return file.getPages().map(({ node }) => {
    const contents = node.Contents()
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((ref) => file.context.lookup(ref)) : [contents]
    return marksIn(streams.map(decoded).join('\n'), node.Resources(), 0)
  })
}
