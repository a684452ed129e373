const DOT = '[.。．｡]'
const HOST = `(?:[\\p{L}\\p{N}-]+${DOT})+\\p{L}{2,}`
/**
 * Whole addresses, with what follows the host. Each begins where a word or a name does, so that a long text without
 * any is read once and not from every letter of it.
 */
const ADDRESS = new RegExp(
  [
    `(?<!\\S)\\S*?:\\/\\/\\S*`,
    `\\bwww${DOT}\\S*`,
    `(?<!\\S)[^\\s@]+@\\S+`,
    `(?<![\\p{L}\\p{N}.。．｡-])${HOST}(?::\\d+)?[/?#]\\S*`,
  ].join('|'),
  'giu',
)
/** A dot that makes a host of what a mail program reads; `Node.js` is none. */
const HOST_DOT = new RegExp(`(?<=[\\p{L}\\p{N}-])${DOT}(?!js\\b)(?=\\p{L}{2})`, 'giu')
/** Control characters, line ends, and what turns the direction of a line. */
const UNSEEN = /[\s\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** One line with nothing in it that a mail program makes a link of. */
export const withoutAddresses = (text: string): string =>
  text.replace(UNSEEN, ' ').replace(ADDRESS, '(address removed)').replace(HOST_DOT, ' ').trim()

/** What somebody typed, for the body of a mail to somebody else: in quotes, so that it reads as theirs. */
export const quoted = (text: string): string => `“${withoutAddresses(text).replace(/[“”„‟]/g, "'")}”`
