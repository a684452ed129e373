import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MAX = { maxBuffer: 64 * 1024 * 1024 }

/** Says plainly what to install when a program that reads PDF files is missing. */
export function requirePdfTools(): void {
  for (const tool of ['pdftotext', 'pdfinfo', 'pdffonts', 'qpdf'])
    try {
      execFileSync(tool, [tool === 'qpdf' ? '--version' : '-v'], { stdio: 'ignore' })
    } catch {
      throw new Error(
        `${tool} is missing: install poppler-utils and qpdf (apt-get install poppler-utils qpdf).`,
      )
    }
}

export interface QpdfObject {
  value?: unknown
  stream?: { dict: Record<string, unknown>; data?: string }
}

export interface PdfFacts {
  info: Record<string, string>
  text: string
  /** In the order of painting. */
  rawText: string
  fonts: { name: string; type: string; embedded: boolean; subset: boolean; unicode: boolean }[]
  tags: string[]
  objects: QpdfObject[]
  outlines: unknown[]
}

const output = async (tool: string, ...args: string[]): Promise<string> => (await run(tool, args, MAX)).stdout

/** The text of a file in the order of painting; pages end with a form feed. */
export const rawText = (path: string): Promise<string> =>
  output('pdftotext', '-enc', 'UTF-8', '-raw', path, '-')

/** Everything that the checks ask of a file; throws when qpdf finds an error in it. */
export async function readPdf(path: string): Promise<PdfFacts> {
  const [info, text, inPaintOrder, fonts, structure, json] = await Promise.all([
    output('pdfinfo', path),
    output('pdftotext', '-enc', 'UTF-8', path, '-'),
    rawText(path),
    output('pdffonts', path),
    output('pdfinfo', '-struct', path),
    output('qpdf', '--json', '--json-stream-data=inline', '--decode-level=generalized', path),
    output('qpdf', '--check', path),
  ])
  const parsed = JSON.parse(json) as { qpdf: [unknown, Record<string, QpdfObject>]; outlines: unknown[] }
  return {
    info: Object.fromEntries(
      info.split('\n').map((line) => {
        const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
        return [name, value]
      }),
    ),
    text,
    rawText: inPaintOrder,
    fonts: fonts
      .split('\n')
      .slice(2)
      .filter(Boolean)
      .map((line) => {
        const [, name = '', type = '', emb, sub, uni] =
          /^(\S+)\s+(.+?)\s{2,}\S+\s+(yes|no)\s+(yes|no)\s+(yes|no)/.exec(line) ?? []
        return { name, type, embedded: emb === 'yes', subset: sub === 'yes', unicode: uni === 'yes' }
      }),
    tags: structure
      .split('\n')
      .map((line) => /^\s*([A-Za-z0-9]+)/.exec(line)?.[1] ?? '')
      .filter(Boolean),
    objects: Object.values(parsed.qpdf[1]),
    outlines: parsed.outlines,
  }
}

/** The dictionaries of a file that have this type or subtype. */
export const dictionaries = (pdf: PdfFacts, name: string): Record<string, unknown>[] =>
  pdf.objects
    .map((object) => object.stream?.dict ?? object.value)
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
    .filter((dict) => dict['/Type'] === name || dict['/Subtype'] === name)
