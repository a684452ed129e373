import type { Resume } from '@tryka/domain'
import { type Images, imageKind, isUnreadable } from '../../../services/images/images'
import { toDocx } from './docx'
import { outlineOf } from './outline'

export type PhotoPainter = Pick<Images, 'photo'>

/** A photo in a format that Word knows; it has no WebP. What no reader makes out is left out, as on the page. */
async function photoForWord(photo: string, images: PhotoPainter): Promise<string> {
  const [, data] = /^data:image\/webp;base64,(.+)$/.exec(photo) ?? []
  if (data === undefined) return photo
  try {
    const drawn = await images.photo(Buffer.from(data, 'base64'))
    return `data:image/${imageKind(drawn)};base64,${drawn.toString('base64')}`
  } catch (error) {
    if (isUnreadable(error)) return ''
    throw error
  }
}

/** A resume as a Word document, with its photo whatever the format it came in. */
export async function wordFileOf(resume: Resume, images: PhotoPainter): Promise<Buffer> {
  const shown = { ...resume, photo: await photoForWord(resume.photo, images) }
  return toDocx(outlineOf(shown), shown)
}
