import type { getDocument, OPS, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { ATTACHED_DATA, RESUME_LIMITS } from '@tryka/domain'
import { linesOfRuns, type SourceLine, type TextRun } from '@tryka/resume-import'
import type { MarkedText } from './actual-text'
import { asDrawn, glyphsOf } from './drawn-glyphs'
import { markedApart, withActualText, type PageItem, type TextItem } from './marked-items'
import { MAX_LINES, MAX_PAGES, PROBLEMS, UnreadableFile } from './problems'

export interface ReadPdf {
  lines: SourceLine[]
  /** The data that our own export attaches for whoever asks for it; empty in every other file. */
  attached: string
}

export interface PdfLibrary {
  getDocument: typeof getDocument
  OPS: typeof OPS
  /** What each page says that its glyphs stand for. Asked for where a page says so of any. */
  actualTexts: (bytes: Uint8Array) => Promise<MarkedText[][]>
}

/** The text of a PDF, or the data in it. Scripts in it, its forms and what it links to are never looked at. */
export async function readPdf(data: ArrayBuffer, library: PdfLibrary): Promise<ReadPdf> {
  const task = library.getDocument({
    data: new Uint8Array(data.slice(0)),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const file = await task.promise
    const attached = await attachedData(file)
    const pages = await readPages(file, library)
    const says = pages.some(({ items }) => markedApart(items))
    // A file that only one of both readers understands is read without it: what is missing then shows in its text.
    const marks = says ? await library.actualTexts(new Uint8Array(data)).catch(() => []) : []
    const runs = pages.flatMap((page, index) => runsOf(page, index + 1, marks[index]))
    if (!attached && runs.reduce((letters, { text }) => letters + text.trim().length, 0) < 20)
      throw new UnreadableFile(PROBLEMS.scanned)
    return { lines: linesOfRuns(runs), attached }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(locked ? PROBLEMS.encrypted : PROBLEMS.brokenPdf)
  } finally {
    await task.destroy()
  }
}

async function attachedData(file: PDFDocumentProxy): Promise<string> {
  // The library types the answer as any: only what is looked at here is believed.
  const files = (await file.getAttachments()) as Record<
    string,
    { filename?: string; content?: unknown }
  > | null
  const found = Object.values(files ?? {}).find(({ filename }) => filename === ATTACHED_DATA)
  return found?.content instanceof Uint8Array && found.content.length <= RESUME_LIMITS.importBytes
    ? new TextDecoder().decode(found.content)
    : ''
}

interface PageText {
  items: PageItem[]
  height: number
  /** Names of fonts that are bold. */
  bold: Set<string>
}

async function readPages(file: PDFDocumentProxy, { OPS: operators }: PdfLibrary): Promise<PageText[]> {
  if (file.numPages > MAX_PAGES) throw new UnreadableFile(PROBLEMS.tooManyPages)
  const pages: PageText[] = []
  let count = 0
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    const { items: texts } = await page.getTextContent({ includeMarkedContent: true })
    const glyphs = glyphsOf(await page.getOperatorList(), operators.showText)
    const items = asDrawn(texts, glyphs, sizeOf)
    pages.push({ items, height: page.getViewport({ scale: 1 }).height, bold: boldFonts(page, items) })
    count += items.length
    // A mark has a beginning and an end beside its text.
    if (count > MAX_LINES * 30) throw new UnreadableFile(PROBLEMS.tooLong)
    page.cleanup()
  }
  return pages
}

/** How large the letters of a text are. */
const sizeOf = ({ transform }: TextItem): number => {
  const [, , skew = 0, up = 0] = transform as number[]
  return Math.hypot(skew, up)
}

function runsOf({ items, height, bold }: PageText, page: number, marks: MarkedText[] = []): TextRun[] {
  return withActualText(items, marks).flatMap((item) => {
    const { str: text, transform, width, fontName } = item
    if (!text.trim()) return []
    const [, , , , x = 0, y = 0] = transform as number[]
    const size = Math.round(sizeOf(item) * 10) / 10
    return [{ page, x, end: x + width, y: height - y, size, bold: bold.has(fontName), text }]
  })
}

/** The fonts of a page that are bold by their name; they are known once the page's operators are. */
function boldFonts(page: PDFPageProxy, items: readonly PageItem[]): Set<string> {
  const bold = new Set<string>()
  for (const name of new Set(items.map((item) => ('fontName' in item ? item.fontName : '')))) {
    if (!name || !page.commonObjs.has(name)) continue
    const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean } | null
    if (font?.bold || font?.black || /bold|black|heavy|semib|demi|cmbx|-bd/i.test(font?.name ?? ''))
      bold.add(name)
  }
  return bold
}
