import type * as DocxModule from 'docx'

interface Picture {
  type: 'png' | 'jpg'
  bytes: Buffer
  width: number
  height: number
}

function pngSize(bytes: Buffer): [number, number] | undefined {
  return bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG'
    ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
    : undefined
}

/** The frame header of a JPEG says how large it is; the segments before it say how long they are. */
function jpegSize(bytes: Buffer): [number, number] | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  return undefined
}

/** A photo that Word can show, with its sides. */
function readPhoto(photo: string): Picture | undefined {
  const [, kind, data = ''] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(photo) ?? []
  if (!kind) return undefined
  const bytes = Buffer.from(data, 'base64')
  const size = kind === 'png' ? pngSize(bytes) : jpegSize(bytes)
  if (!size?.[0] || !size[1]) return undefined
  return { type: kind === 'png' ? 'png' : 'jpg', bytes, width: size[0], height: size[1] }
}

/** As large as it is on the page, in pixels. */
const MOST = { width: 98, height: 121 }

/** The photo beside the head, in as small a box as on the page. */
export function photoRun(
  docx: typeof DocxModule,
  photo: string,
  name: string,
  isRtl: boolean,
): DocxModule.ImageRun | undefined {
  const picture = readPhoto(photo)
  if (!picture) return undefined
  const { HorizontalPositionAlign, HorizontalPositionRelativeFrom } = docx
  const { VerticalPositionAlign, VerticalPositionRelativeFrom, TextWrappingType } = docx
  const scale = Math.min(MOST.width / picture.width, MOST.height / picture.height)
  return new docx.ImageRun({
    type: picture.type,
    data: picture.bytes,
    transformation: {
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    },
    altText: { name: 'Photo', title: name, description: name },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: isRtl ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: { type: TextWrappingType.SQUARE },
      margins: { left: 150_000, right: 150_000 },
    },
  })
}
