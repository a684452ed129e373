import { chunksOf, pngOf } from '../bake/png-chunks'
import { bakePng } from '../bake/png'
import { concat, fromBase64, utf8 } from '../bytes'

/** One pixel. */
export const tinyPng = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
)

/** The same credential in two chunks. */
export function bakedTwice(json: string): Uint8Array {
  const chunks = chunksOf(bakePng(tinyPng, json))
  const badge = chunks.find(({ type }) => type === 'iTXt')
  return pngOf(badge ? [...chunks.slice(0, 1), badge, ...chunks.slice(1)] : chunks)
}

/** A chunk that says it is compressed. */
export function compressedText(json: string): Uint8Array {
  const [head, ...rest] = chunksOf(tinyPng)
  const data = concat(utf8('openbadgecredential'), Uint8Array.of(0, 1, 0, 0, 0), utf8(json))
  return pngOf([...(head ? [head] : []), { type: 'iTXt', data }, ...rest])
}
