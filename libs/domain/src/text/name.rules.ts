const DOT = '[.。．｡]'
/** As long as the part of a host may be: without an end a long word would be read once from each of its letters. */
const LABEL = '[\\p{L}\\p{N}-]{1,63}'
/** Written as an address: with a scheme, www, a path behind a host, or as a mailbox. A bare `Booking.com` is a name. */
const ADDRESS = new RegExp(
  [':\\/\\/', `\\bwww${DOT}`, `${LABEL}${DOT}\\p{L}{2,63}(:\\d{1,5})?[/?#]`, `\\S@${LABEL}${DOT}\\S`].join(
    '|',
  ),
  'iu',
)
/** Line breaks, other control characters, and those that turn the direction of a line. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Why a name cannot go into mails to others, as a sentence; empty when it can. */
export function nameProblem(value: string, missing: string): string {
  const name = value.trim()
  if (!name) return missing
  if (NOT_ONE_LINE.test(name)) return 'Write the name in one line.'
  return ADDRESS.test(name) ? 'Leave web and email addresses out of the name.' : ''
}
