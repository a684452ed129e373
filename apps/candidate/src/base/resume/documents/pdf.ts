import type { getDocument, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { ATTACHED_DATA, RESUME_LIMITS } from '@tryka/domain'
import { linesOfRuns, type SourceLine, type TextRun } from '@tryka/resume-import'
import { MAX_LINES, MAX_PAGES, PROBLEMS, UnreadableFile } from './problems'

export interface ReadPdf {
  lines: SourceLine[]
  /** The data that our own export attaches for whoever asks for it; empty in every other file. */
  attached: string
}

/** The text of a PDF, or the data in it. Scripts in it, its forms and what it links to are never looked at. */
export async function readPdf(
  data: ArrayBuffer,
  library: { getDocument: typeof getDocument },
): Promise<ReadPdf> {
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
    const runs = await readPages(file)
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

async function readPages(file: PDFDocumentProxy): Promise<TextRun[]> {
  if (file.numPages > MAX_PAGES) throw new UnreadableFile(PROBLEMS.tooManyPages)
  const runs: TextRun[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number)
    runs.push(...(await readPage(page, number)))
    if (runs.length > MAX_LINES * 10) throw new UnreadableFile(PROBLEMS.tooLong)
    page.cleanup()
  }
  return runs
}

async function readPage(page: PDFPageProxy, number: number): Promise<TextRun[]> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const bold = await boldFonts(
    page,
    items.map((item) => ('fontName' in item ? item.fontName : '')),
  )
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return []
    const [, , skew, up, x, y] = item.transform as [number, number, number, number, number, number]
    const run = {
      page: number,
      x,
      end: x + item.width,
      y: height - y,
      size: Math.round(Math.hypot(skew, up) * 10) / 10,
      bold: bold.has(item.fontName),
      text: item.str,
    }
    return [run]
  })
}

/** The fonts of a page that are bold by their name; they are known once the page's operators are. */
async function boldFonts(page: PDFPageProxy, names: readonly string[]): Promise<Set<string>> {
  await page.getOperatorList()
  const bold = new Set<string>()
  for (const name of new Set(names)) {
    if (!name || !page.commonObjs.has(name)) continue
    const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean } | null
    if (font?.bold || font?.black || /bold|black|heavy|semib|demi|cmbx|-bd/i.test(font?.name ?? ''))
      bold.add(name)
  }
  return bold
}
