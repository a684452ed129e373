import { RESUME_LIMITS } from '@tryka/domain'
import { LASTED } from './entries'
import { UNREAD } from './layout'
import type { Told } from './points'
import type { Doubt, Source, SourceLine } from './types'

const sourceOf = ({ page, line, text }: SourceLine): Source => ({
  page,
  line,
  text: text.replace(/\t+/g, '  '),
})

const MISSING_LETTERS = `The file does not say which letters stand at “${UNREAD}”: write them there.`

/** Keeps what was read of which line. */
export class Tracker {
  readonly sources: Record<string, Source> = {}
  readonly doubts: Doubt[] = []
  readonly notes: string[] = []
  readonly #headings = new Set<SourceLine>()

  /** A text for a field, as long as a field may be, and where it came from. */
  take(field: string, text: string, line: SourceLine, most: number = RESUME_LIMITS.line): string {
    const clean = text
      .replace(/[\0\p{Cs}]/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most)
      .trim()
    if (clean) this.sources[field] ??= sourceOf(line)
    if (clean.includes(UNREAD)) this.doubt(field, MISSING_LETTERS)
    return clean
  }

  /** The same for a part of a line, if there is one. */
  part(field: string, part: Told | undefined): string {
    return part ? this.take(field, part.text, part.line) : ''
  }

  /** The same for a text of several sentences. */
  text(field: string, text: string, line: SourceLine): string {
    return this.take(field, text, line, RESUME_LIMITS.paragraph)
  }

  doubt(field: string, reason: string): void {
    if (!this.doubts.some((one) => one.field === field && one.reason === reason))
      this.doubts.push({ field, reason })
  }

  heading(line: SourceLine | undefined): void {
    if (line) this.#headings.add(line)
  }

  /** Every line with a word that no field and no doubt tells: whoever looks at it decides where it goes. */
  leftOver(lines: readonly SourceLine[], kept: unknown, dates: ReadonlyMap<SourceLine, string>): Source[] {
    const told = new Set(wordsOf(JSON.stringify(kept)))
    return lines
      .filter((line) => {
        if (this.#headings.has(line) || PAGE.test(line.text.trim())) return false
        const text = dates.has(line)
          ? line.text.replace(dates.get(line) ?? '', ' ').replace(LASTED, ' ')
          : line.text
        return wordsOf(text).some((word) => !told.has(word) && !LABELS.has(word))
      })
      .map(sourceOf)
  }
}

/** The foot of a page. */
const PAGE = /^(?:page|seite|página)?\s*\d{1,2}(?:\s*(?:of|von|de|sur|\/)\s*\d{1,2})?$/iu
/** Words that name a field of a resume and are no content of their own. */
const LABELS = new Set(
  'email e-mail mail phone mobile mobil tel telefon telephone address adresse location website web portfolio linkedin github gpa cgpa note moyenne grade since seit depuis desde from at bei chez page link technologies tech stack technology issued'.split(
    ' ',
  ),
)
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
