/** What nobody sees and a reader must not: zero-width and joining signs, bidi controls, tags, controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u{e0000}-\u{e007f}]/u
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu
/** More marks than any script puts on one letter are an attack on whoever draws or sorts them. */
const MOST_MARKS = 8

/** Cyrillic and Greek letters that look like the Latin ones below them. */
const LIKE = 'аеорсухіјѕԁɡһӏνοαρτικΑΕΟΡСТХАЕОІМНВКТΙΚ'
const LATIN = 'aeopcyxijsdghlvoaptikAEOPCTXAEOIMHBKTIK'
const LOOK_ALIKES = new Map([...LIKE].map((sign, index) => [sign, LATIN[index] ?? sign]))

/** A text as it is judged, and where each of its UTF-16 units stands in the text that was handed in. */
export interface CleanText {
  readonly text: string
  /** One more than there are units: the last is the end. */
  readonly offsets: readonly number[]
}

/** Composed (NFC), without unseen signs, with plain quotes and spaces; every unit knows where it came from. */
export function cleanText(source: string): CleanText {
  let text = ''
  const offsets: number[] = []
  for (const found of source.matchAll(CLUSTER)) {
    const cluster = found[0]
    const first = String.fromCodePoint(cluster.codePointAt(0) ?? 0xfffd)
    if (UNSEEN.test(first) && !/\s/.test(first)) continue
    const seen = cluster.slice(0, first.length + MOST_MARKS).normalize('NFC')
    const plain = plainOf(seen)
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(found.index)
    text += plain
  }
  offsets.push(source.length)
  return { text, offsets }
}

const plainOf = (cluster: string): string => {
  if (cluster === '’' || cluster === '‘' || cluster === 'ʼ') return "'"
  if (cluster === '“' || cluster === '”') return '"'
  if (cluster === '\n') return cluster
  return /^\s$/u.test(cluster) ? ' ' : cluster
}

/** A text with look-alikes of Latin letters as Latin, to see what it pretends not to say. */
export const unmasked = (text: string): string =>
  [...text].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join('')
