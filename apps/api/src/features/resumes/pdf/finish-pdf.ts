import type * as PdfLib from '@cantoo/pdf-lib'
import { BRAND } from '@tryka/domain'
import type { RenderedResume } from '@tryka/resume-template'
import { markHeader } from './mark-header'
import { metadataPacket } from './metadata'
import { repackPdf } from './repack-pdf'

/** Gives every link the words that assistive technology speaks, and every page the order of its structure. */
function describeLinks(pdf: PdfLib.PDFDocument, lib: typeof PdfLib): void {
  const { PDFArray, PDFDict, PDFHexString, PDFName, PDFString } = lib
  for (const page of pdf.getPages()) {
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray)
    for (let index = 0; index < (annotations?.size() ?? 0); index++) {
      const link = annotations?.lookupMaybe(index, PDFDict)
      const address = link?.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
      if (address instanceof PDFString || address instanceof PDFHexString)
        link?.set(PDFName.of('Contents'), PDFHexString.fromText(address.decodeText()))
    }
  }
}

function markHeaders(pdf: PdfLib.PDFDocument, lib: typeof PdfLib): void {
  const { decodePDFRawStream, PDFName, PDFRawStream } = lib
  for (const page of pdf.getPages()) {
    const drawing = page.node.lookup(PDFName.of('Contents'))
    if (!(drawing instanceof PDFRawStream)) continue
    const drawn = Buffer.from(decodePDFRawStream(drawing).decode()).toString('latin1')
    const marked = pdf.context.flateStream(Buffer.from(markHeader(drawn), 'latin1'))
    page.node.set(PDFName.of('Contents'), pdf.context.register(marked))
  }
}

/** The moment of the content, never of the print: the same resume gives the same file. */
function date(pdf: PdfLib.PDFDocument, { PDFDict, PDFName }: typeof PdfLib, savedAt?: string): void {
  if (savedAt) {
    pdf.setCreationDate(new Date(savedAt))
    pdf.setModificationDate(new Date(savedAt))
    return
  }
  const info = pdf.context.lookup(pdf.context.trailerInfo.Info)
  if (info instanceof PDFDict) for (const name of ['CreationDate', 'ModDate']) info.delete(PDFName.of(name))
}

/** The finishing step by a library: reads any PDF, and takes as long as Chromium takes to print it. */
async function finishByLibrary(printed: Uint8Array, doc: RenderedResume): Promise<Buffer> {
  const lib = await import('@cantoo/pdf-lib')
  const { ParseSpeeds, PDFDocument, PDFName } = lib
  const pdf = await PDFDocument.load(printed, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  pdf.setTitle(doc.title, { showInWindowTitleBar: true })
  if (doc.author) pdf.setAuthor(doc.author)
  pdf.setCreator(BRAND.name)
  date(pdf, lib, doc.savedAt)
  describeLinks(pdf, lib)
  if (doc.pageHeader) markHeaders(pdf, lib)
  const packet = pdf.context.stream(metadataPacket(doc), { Type: 'Metadata', Subtype: 'XML' })
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(packet))
  const bytes = await pdf.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    // Waiting between objects costs more than the work itself.
    objectsPerTick: Number.POSITIVE_INFINITY,
  })
  return Buffer.from(bytes)
}

/**
 * Adds what Chromium leaves out of a tagged PDF: author, title for the window, the PDF/UA identifier, words for links.
 * The structure tree is left as it is. A file of a form that `repackPdf` does not know goes to the library.
 */
export async function finishPdf(
  printed: Buffer,
  doc: RenderedResume,
  repack: typeof repackPdf = repackPdf,
): Promise<Buffer> {
  return repack(printed, doc) ?? (await finishByLibrary(printed, doc))
}
