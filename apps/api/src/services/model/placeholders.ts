/** What is known of a person that no model is to read. */
export interface Known {
  people: readonly string[]
  employers: readonly string[]
  schools: readonly string[]
}

interface Kind {
  name: string
  pattern: RegExp
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name however it is spaced. */
const spaced = (name: string): string => name.trim().split(/\s+/).map(escaped).join('\\s+')
const whole = (names: readonly string[], flags: string): RegExp | undefined =>
  names.length
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(spaced).join('|')})(?![\\p{L}\\p{N}])`, flags)
    : undefined

/** First words of names of firms that are words like others: alone they name nobody. */
const ORDINARY = new Set(
  'the bank university college institute national global international united first general data digital cloud open new school state software systems tech labs group city indian american'.split(
    ' ',
  ),
)
const LEGAL = /[,\s]+(?:inc|llc|ltd|limited|gmbh|plc|corp|corporation|co|pvt|private|ag|sa|bv|oy|ab|as)\.?$/i

const longestFirst = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length)

const bare = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const trimmed = name.trim()
    let short = trimmed
    while (LEGAL.test(short)) short = short.replace(LEGAL, '')
    return [trimmed, short]
  })

/** What stands for a firm when it is called by its first word. */
const firstWords = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const [first = ''] = name.trim().split(/\s+/)
    return first.length > 3 && /^\p{Lu}/u.test(first) && !ORDINARY.has(first.toLowerCase()) ? [first] : []
  })

const nameParts = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.split(/\s+/).filter((part) => part.length > 1))
const isWord = (part: string): boolean => part.length < 3 || WORDS_TOO.has(part.toLowerCase())

const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"']{1,500}|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.(?:com|org|net|io|dev|app|ai|co|in|de|uk)(?![\p{L}\p{N}])(?:\/[^\s<>"']{0,300})?/giu
const PHONE =
  /\+\d[\d\s()./-]{7,20}\d|(?<![\p{L}\p{N}.,])\(?\d{2,5}\)?(?:[\s./-]\(?\d{2,5}\)?){2,5}(?![\p{L}\p{N}%])/gu
/** Fewer digits are a date or two numbers. */
const PHONE_DIGITS = 9

/** Names that are words, too: as names they have a capital. */
const WORDS_TOO = new Set(
  'will mark may rose hope grant bill art joy grace young long best king dean chase drew rich frank hunter summer april june august page cook price park bell day fields reed stone wood woods brook lane miles max ray an li ma'.split(
    ' ',
  ),
)

function kindsOf({ people, employers, schools }: Known): Kind[] {
  const kind = (name: string, pattern: RegExp | undefined): Kind[] => (pattern ? [{ name, pattern }] : [])
  return [
    ...kind('email', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,100}\.\p{L}{2,20}/giu),
    ...kind('link', LINK),
    ...kind('phone', PHONE),
    ...kind(
      'address',
      /\b\d{1,5}[a-z]?\s{1,3}(?:\p{Lu}[\p{L}.'’-]{0,30}\s{1,3}){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Square|Boulevard|Blvd|Nagar|Marg)\b\.?|\b\p{Lu}\p{L}{0,30}(?:straße|strasse|gasse|weg|platz)\s{1,3}\d{1,4}[a-z]?\b/gu,
    ),
    // Whole names however they are written; a part of one, or a firm's first word, where it is written as a name.
    ...kind('company', whole(longestFirst(bare(employers)), 'giu')),
    ...kind('school', whole(longestFirst(bare(schools)), 'giu')),
    ...kind('person', whole(longestFirst(people.map((name) => name.trim())), 'giu')),
    ...kind('company', whole(longestFirst(firstWords(employers)), 'gu')),
    ...kind('person', whole(longestFirst(nameParts(people).filter((part) => !isWord(part))), 'giu')),
    ...kind('person', whole(longestFirst(nameParts(people).filter(isWord)), 'gu')),
  ]
}

/** Takes what tells who somebody is out of texts, and puts it back where they come back. */
export class Placeholders {
  private readonly kinds: Kind[]
  private readonly byText = new Map<string, string>()
  private readonly byMark = new Map<string, string>()
  private readonly counts = new Map<string, number>()

  /** `texts` are all that will be hidden: what looks like a placeholder in them is none of ours. */
  constructor(
    known: Known,
    private readonly texts: readonly string[],
  ) {
    this.kinds = kindsOf(known)
  }

  hide(text: string): string {
    return this.kinds.reduce(
      (now, { name, pattern }) =>
        // What was put in by an earlier kind is left alone.
        now
          .split(/(\[\p{L}+ \d+\])/u)
          .map((part) =>
            this.byMark.has(part) ? part : part.replace(pattern, (found) => this.markOf(name, found)),
          )
          .join(''),
      text,
    )
  }

  restore(text: string): string {
    return text.replace(/\[\p{L}+ \d+\]/gu, (mark) => this.byMark.get(mark) ?? mark)
  }

  private markOf(kind: string, found: string): string {
    if (kind === 'phone' && found.replace(/\D/g, '').length < PHONE_DIGITS) return found
    const key = `${kind} ${found.toLowerCase()}`
    const known = this.byText.get(key)
    // Written otherwise it would come back as somebody else wrote it, and no quote would fit.
    if (known && this.byMark.get(known) === found) return known
    let mark: string
    do {
      const count = (this.counts.get(kind) ?? 0) + 1
      this.counts.set(kind, count)
      mark = `[${kind} ${count}]`
    } while (this.texts.some((text) => text.includes(mark)))
    this.byText.set(key, mark)
    this.byMark.set(mark, found)
    return mark
  }
}
