import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allFontFiles, type FontFace } from '@tryka/resume-template'
import { packageFolder } from '../../../package-folder'

/** "noto-sans-sc-12-400-normal.woff2" is in the package of the longest family name that it starts with. */
function locate({ file, own }: FontFace): string {
  const words = file.split('-')
  const ours = own ? packageFolder('@tryka/resume-template') : undefined
  if (ours) return join(ours, 'fonts', file)
  for (let length = words.length - 1; length > 0; length--) {
    const folder = packageFolder(`@fontsource/${words.slice(0, length).join('-')}`)
    if (folder) return join(folder, 'files', file)
  }
  throw new Error(`no package has the font file ${file}`)
}

/** The font files of resume documents, read once each. Only names of the table are ever looked for. */
export class FontFiles {
  private readonly known = new Map(allFontFiles().map((face) => [face.file, face]))
  private readonly read = new Map<string, Promise<Buffer>>()

  has(file: string): boolean {
    return this.known.has(file)
  }

  /** The bytes of a font file, or nothing for a name that is not ours. */
  bytes(file: string): Promise<Buffer> | undefined {
    const face = this.known.get(file)
    if (!face) return undefined
    const running = this.read.get(file) ?? readFile(locate(face))
    this.read.set(file, running)
    return running
  }
}
