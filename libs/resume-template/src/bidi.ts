/**
 * Left-to-right pieces inside right-to-left lines. Left to the rules of Unicode, "+966 50 123 4567" comes out with its
 * groups the other way round, "C++" as "++C", and a list of two English words in the wrong order; a reader of the file
 * then finds them so. Each piece is therefore isolated.
 */
const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const RTL_WORD = /[\p{Script=Arabic}\p{Script=Hebrew}][\p{L}\p{M}\u200c\u200d]*/gu
const LTR_WORD = /\p{Script=Latin}[\p{L}\p{M}\d]*/gu

const WORD = String.raw`[.#@~]?\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\d+#@_/.:&'’=?%~-]*[\p{Script=Latin}\p{M}\d+#/])?`
/** Also a span of years, an amount, a share. */
const NUMBER = String.raw`[$€£₹¥+]?\d(?:[\d.,:/–-]*\d)?[%+°]?`
/** A telephone number, from its prefix on: groups of digits, seven digits or more in all. */
const PHONE = String.raw`(?:\(\+?\d+\)|\+\d|0\d)(?:[ ()./-]{0,2}\d){5,}`
/** Words that belong together, with a number after them, as "Windows 11". */
const WORDS = `${WORD}(?: (?:& )?(?:${WORD}|\\d+(?:\\.\\d+)*))*`
const PIECE = new RegExp(`${PHONE}|${WORDS}|${NUMBER}`, 'gu')

const INLINE = /^<\/?(?:a|b|i|em|strong|span)\b/
const isText = (part: string): boolean => !part.startsWith('<')

/** The direction of a line: that of its first letter, unless most of its words run to the left. */
function runsLeft(text: string): boolean {
  const first = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}]/u.exec(text)?.[0] ?? ''
  if (RTL_LETTER.test(first)) return true
  const words = text.match(RTL_WORD)?.length ?? 0
  return words > 0 && words >= (text.match(LTR_WORD)?.length ?? 0)
}

/** A number stays on one line: in two, its halves stand at opposite edges. */
const apart = (piece: string): string =>
  `<bdi dir="ltr"${/^[$€£₹¥+(\d]/.test(piece) ? ' class="whole"' : ''}>${piece}</bdi>`

/** Entities are one character each and no word. */
const ENTITY = /(&(?:#\d+|\w+);)/
const isolate = (text: string): string =>
  text
    .split(ENTITY)
    .map((part) => (ENTITY.test(part) ? part : part.replace(PIECE, apart)))
    .join('')

/** The markup of a right-to-left document with its left-to-right pieces isolated. */
export function isolateLeftToRight(markup: string): string {
  const parts = markup.split(/(<[^>]*>)/)
  const out: string[] = []
  let block: string[] = []
  const flush = () => {
    const left = runsLeft(block.filter(isText).join(''))
    out.push(...block.map((part) => (left && isText(part) ? isolate(part) : part)))
    block = []
  }
  for (const part of parts) {
    if (isText(part) || INLINE.test(part)) block.push(part)
    else {
      flush()
      out.push(part)
    }
  }
  flush()
  return out.join('')
}
