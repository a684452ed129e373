import mammoth from 'mammoth'
import type { LinkedInTables } from '@tryka/resume-import'
import { openArchive } from './archive'
import { linkedInTables } from './linkedin'
import { PROBLEMS, UnreadableFile } from './problems'

export type Unpacked =
  | { kind: 'word'; html: string }
  | { kind: 'linkedin'; tables: LinkedInTables; others: string[] }

/** A Word file as HTML, without its pictures; nothing that it links to is loaded. */
export async function wordHtml(file: Parameters<typeof mammoth.convertToHtml>[0]): Promise<string> {
  const { value } = await mammoth
    .convertToHtml(file, {
      convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      externalFileAccess: false,
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h3:fresh"],
    })
    .catch(() => {
      throw new UnreadableFile(PROBLEMS.brokenDocx)
    })
  return value
}

/** What is in an archive: the HTML of a Word file, or the tables of LinkedIn's. */
export async function unpack(bytes: ArrayBuffer): Promise<Unpacked> {
  const zip = await openArchive(bytes)
  if (!zip.file('word/document.xml')) return { kind: 'linkedin', ...(await linkedInTables(zip)) }
  return { kind: 'word', html: await wordHtml({ arrayBuffer: bytes }) }
}
