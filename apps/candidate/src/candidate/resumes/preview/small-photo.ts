import { RESUME_LIMITS } from '@tryka/domain'

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']
const FILE_MAX = 20 * 1024 * 1024
/** In pixels; printed at about 3 cm, the largest has 400 dots an inch. */
const EDGES = [480, 400, 320, 240]
const QUALITIES = [0.86, 0.76, 0.64]

export type SmallPhoto = { ok: true; photo: string } | { ok: false; problem: string }

const refused = (problem: string): SmallPhoto => ({ ok: false, problem })

/** The middle of a picture as a square; drawn anew, so that place and camera of the file stay behind. */
function squareOf(picture: ImageBitmap, edge: number): HTMLCanvasElement | undefined {
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(edge, side)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // What is clear in a PNG would be black in a JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    // A face is above the middle of a portrait.
    (picture.height - side) / 3,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  return canvas
}

/** Makes a chosen file small enough to be kept with the resume, in this browser. */
export async function smallPhoto(file: File): Promise<SmallPhoto> {
  if (!PHOTO_TYPES.includes(file.type)) return refused('Choose a JPEG, PNG or WebP picture.')
  if (file.size > FILE_MAX) return refused('Choose a picture of at most 20 MB.')
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return refused('This picture cannot be read. Save it as JPEG and try again.')
  try {
    for (const edge of EDGES) {
      const canvas = squareOf(picture, edge)
      for (const quality of QUALITIES) {
        const photo = canvas?.toDataURL('image/jpeg', quality) ?? ''
        if (photo.startsWith('data:image/jpeg;base64,') && photo.length <= RESUME_LIMITS.photo)
          return { ok: true, photo }
      }
    }
  } finally {
    picture.close()
  }
  return refused('This picture cannot be made small enough. Choose another one.')
}
