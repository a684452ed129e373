import { concat, textOf, utf8 } from '../bytes'
import { Unreadable } from '../unreadable'
import { chunksOf, isPng, type Chunk, pngOf } from './png-chunks'

const KEYWORD = 'openbadgecredential'
/** After the keyword: its end, not compressed, method 0, no language, no translated keyword. */
const PLAIN = new Uint8Array(5)

/** The keyword ends with a zero; a badge of ours is named in any kind of text chunk, so that none hides. */
const isBadge = ({ type, data }: Chunk) =>
  ['iTXt', 'tEXt', 'zTXt'].includes(type) &&
  data.length > KEYWORD.length &&
  data[KEYWORD.length] === 0 &&
  String.fromCharCode(...data.slice(0, KEYWORD.length)) === KEYWORD

/** The image with the credential in one uncompressed `iTXt` chunk before its pixels (Open Badges 3.0, 5.3.1). */
export function bakePng(png: Uint8Array, json: string): Uint8Array {
  const chunks = (isPng(png) ? chunksOf(png) : []).filter((chunk) => !isBadge(chunk))
  const pixels = chunks.findIndex(({ type }) => type === 'IDAT')
  if (pixels < 0) throw new Unreadable('The image is not a whole PNG.')
  const data = concat(utf8(KEYWORD), PLAIN, utf8(json))
  return pngOf([...chunks.slice(0, pixels), { type: 'iTXt', data }, ...chunks.slice(pixels)])
}

/** The text of the one credential in a PNG; two, or a compressed one, are refused. */
export function unbakePng(png: Uint8Array): string {
  const chunks = isPng(png) ? chunksOf(png) : []
  const badges = chunks.filter(isBadge)
  const [badge] = badges
  if (!badge) throw new Unreadable('The image holds no credential.')
  if (badges.length > 1) throw new Unreadable('The image holds more than one credential.')
  const start = KEYWORD.length
  if (badge.type !== 'iTXt' || badge.data[start + 1] !== 0)
    throw new Unreadable('The credential in the image is compressed, which the format does not allow.')
  const behind = chunks.indexOf(badge) > chunks.findIndex(({ type }) => type === 'IDAT')
  if (behind || badge.data.slice(start, start + 5).some((byte) => byte !== 0))
    throw new Unreadable('The credential in the image is not where the format asks.')
  return textOf(badge.data.slice(start + 5))
}
