import { RESUME_LIMITS, type NewId } from '@tryka/domain'
import { linesOfText, readLines, readLinkedIn, type ReadResume, type SourceLine } from '@tryka/resume-import'
import { readImport } from '../read-import'
import { htmlLines } from './html-lines'
import type { ReadPdf } from './pdf'
import { MAX_FILE_BYTES, MAX_LINES, PROBLEMS, UnreadableFile } from './problems'

export type ReadResult = { ok: true; imported: ReadResume } | { ok: false; problem: string }

type Kind = 'pdf' | 'zip' | 'word' | 'json' | 'text' | 'unknown'

/** What a file is, by its first bytes; its name decides only between texts. */
function kindOf(bytes: Uint8Array, name: string): Kind {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK')) return 'zip'
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'word'
  if (bytes.subarray(0, 4096).includes(0)) return 'unknown'
  return /\.json$/i.test(name) || /^(?:\xef\xbb\xbf)?\s*\{/.test(head) ? 'json' : 'text'
}

const told = (problem: string): ReadResult => ({ ok: false, problem })

const fromLines = (lines: SourceLine[], newId: NewId): ReadResult => {
  if (!lines.length) return told(PROBLEMS.nothing)
  if (lines.length > MAX_LINES) return told(PROBLEMS.tooLong)
  return { ok: true, imported: readLines(lines, newId) }
}

/** A resume out of a text that was pasted. */
export function readPasted(text: string, newId: NewId): ReadResult {
  if (/^\s*\{/.test(text)) return fromJson(text, newId, '')
  if (text.length > RESUME_LIMITS.importBytes) return told(PROBLEMS.tooLong)
  return fromLines(linesOfText(text), newId)
}

const fromJson = (text: string, newId: NewId, name: string): ReadResult => {
  const result = readImport(text, newId, name)
  if (!result.ok) return result
  const { draft } = result.imported
  const sources: ReadResume['sources'] = {}
  const note = (path: string, value: unknown): void => {
    if (typeof value === 'string' && value) sources[path] = { file: name || 'the pasted text', text: value }
    if (typeof value === 'object' && value)
      for (const [key, inner] of Object.entries(value)) note(path ? `${path}.${key}` : key, inner)
  }
  note('', draft)
  return { ok: true, imported: { ...result.imported, sources, doubts: [], leftOver: [] } }
}

/** A PDF of ours may carry its data; they are taken as they are, and a damaged copy of them is no reason to read nothing. */
export function fromPdf({ lines, attached }: ReadPdf, newId: NewId, name: string): ReadResult {
  const own = attached ? fromJson(attached, newId, name) : undefined
  if (!own?.ok) return fromLines(lines, newId)
  return { ok: true, imported: { ...own.imported, exact: true } }
}

/** Word files and LinkedIn's archive are both archives. */
async function fromArchive(bytes: ArrayBuffer, newId: NewId): Promise<ReadResult> {
  const { unpackAside } = await import('./unpack-aside')
  const unpacked = await unpackAside(bytes)
  if (unpacked.kind === 'word') return fromLines(htmlLines(unpacked.html), newId)
  const imported = readLinkedIn(unpacked.tables, newId)
  return { ok: true, imported: { ...imported, leftOut: unpacked.others } }
}

/**
 * Reads a file in this browser; nothing of it is sent anywhere. What reads each kind of file is loaded when such a file is
 * chosen.
 */
export async function readDocument(file: File, newId: NewId): Promise<ReadResult> {
  if (file.size > MAX_FILE_BYTES) return told(PROBLEMS.tooLarge)
  if (!file.size) return told(PROBLEMS.empty)
  const bytes = await file.arrayBuffer()
  try {
    switch (kindOf(new Uint8Array(bytes), file.name)) {
      case 'pdf':
        return fromPdf(await (await import('./pdf-library')).readPdfHere(bytes), newId, file.name)
      case 'zip':
        return await fromArchive(bytes, newId)
      case 'word':
        return told(PROBLEMS.oldWord)
      case 'json':
        return fromJson(new TextDecoder().decode(bytes), newId, file.name)
      case 'text':
        return readPasted(new TextDecoder().decode(bytes), newId)
      default:
        return told(PROBLEMS.unknown)
    }
  } catch (error) {
    if (error instanceof UnreadableFile) return told(error.message)
    throw error
  }
}
