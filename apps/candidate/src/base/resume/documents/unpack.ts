import mammoth from 'mammoth'
import type { LinkedInTables } from '@tryka/resume-import'
import { openArchive } from './archive'
import { linkedInTables } from './linkedin'
import { PROBLEMS, UnreadableFile } from './problems'

export type Unpacked =
  { kind: 'word'; html: string } | { kind: 'linkedin'; tables: LinkedInTables; others: string[] }

/** What is in an archive: the HTML of a Word file without its pictures, or the tables of LinkedIn's. */
export async function unpack(bytes: ArrayBuffer): Promise<Unpacked> {
  const zip = await openArchive(bytes)
  if (!zip.file('word/document.xml')) return { kind: 'linkedin', ...(await linkedInTables(zip)) }
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: bytes },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h3:fresh"],
      },
    )
    .catch(() => {
      throw new UnreadableFile(PROBLEMS.brokenDocx)
    })
  return { kind: 'word', html: value }
}
