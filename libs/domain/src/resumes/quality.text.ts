import { bulletInside } from './paste'
import type { Remark } from './quality.types'

const BULLET_MAX = 240
const SUMMARY_MIN = 80
const SUMMARY_MAX = 700

const WEAK_OPENINGS =
  /^(responsible for|duties included|tasked with|worked on|helped (?:to |with )?|assisted (?:in|with) |involved in|participated in|was in charge of|in charge of)/i
const PASSIVE =
  /\b(?:was|were|been|being|is|are) (?:\w+ly )?(?:\w{3,}ed|built|made|done|given|led|run|written)\b/i
const FILLER =
  /\b(hard[- ]working|team player|results?[- ](?:driven|oriented)|detail[- ]oriented|go[- ]getter|self[- ]starter|think(?:s|ing)? outside the box|synerg(?:y|ies)|dynamic professional|proven track record|passionate about|various|etc\.?)(?![\w-])/i
const FIRST_PERSON = /(?:^|[\s(])(I|I'm|I’m|I've|I’ve|my|me)(?=[\s,.;)]|$)/
/** A blank that waits for a fact, such as `[how many?]`; the text of a link is none. */
const BLANK = /\[[^[\]\n]*\p{L}[^[\]\n]*\](?!\()/gu
const DOUBLED = /\b(\p{L}{2,})\s+\1\b/iu
// Control and private-use characters, the replacement character, and typographic ligatures.
const UNREADABLE = /[\p{Cc}\p{Co}\uFFFD\uFB00-\uFB06]/u

const suggestion = (rule: string, message: string, quote: string): Remark => ({
  rule,
  kind: 'suggestion',
  message,
  quote: quote.trim(),
})

/** The blanks of a text that still wait for a fact, each once. */
export const blanksIn = (text: string): string[] => [...new Set(text.match(BLANK))]

/** The sentence around a place, so that a remark on one word can be found again. */
function sentenceAt(text: string, index: number): string {
  const before = /[.!?]\s+|\n/g
  let start = 0
  for (const match of text.slice(0, index).matchAll(before)) start = match.index + match[0].length
  const rest = text.slice(start)
  const end = /[.!?](?=\s|$)|\n/.exec(rest.slice(index - start))
  return end ? rest.slice(0, index - start + end.index + 1) : rest
}

/** A suggestion on the words that a pattern finds, quoted with their sentence. */
const onWords = (
  pattern: RegExp,
  rule: string,
  message: (words: string) => string,
  text: string,
): Remark[] => {
  const found = pattern.exec(text)
  if (!found) return []
  const words = (found[1] ?? found[0]).trim()
  const index = found.index + found[0].indexOf(words)
  return [suggestion(rule, message(words), sentenceAt(text, index))]
}

/** Remarks that fit any text: blanks, characters that other programs cannot read, and words typed twice. */
export function textFindings(text: string): Remark[] {
  // Line ends are fine.
  const unreadable = UNREADABLE.exec(text.replace(/[\n\r\t]/g, ' '))?.[0]
  const [blank] = blanksIn(text)
  return [
    ...(unreadable
      ? [
          {
            rule: 'unreadable',
            kind: 'problem' as const,
            message: `Replace the character U+${(unreadable.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}; programs cannot read it.`,
            quote: text,
          },
        ]
      : []),
    ...(blank
      ? [
          {
            rule: 'blank',
            kind: 'problem' as const,
            message: `Fill in “${blank}”, or take it out: it would be printed.`,
            quote: sentenceAt(text, text.indexOf(blank)),
          },
        ]
      : []),
    ...onWords(DOUBLED, 'doubled-word', (word) => `“${word}” stands here twice.`, text),
  ]
}

const wording = (text: string): Remark[] => [
  ...onWords(FILLER, 'filler', (words) => `Say what you did instead of “${words}”.`, text),
  ...onWords(FIRST_PERSON, 'first-person', (word) => `Leave out the first person: “${word}”.`, text),
]

/** The rules of wording are rules of English. */
export interface Wording {
  english: boolean
}

/** Remarks on one bullet of a job. */
export function bulletFindings(text: string, { english }: Wording): Remark[] {
  const mark = bulletInside(text)
  const weak = english
    ? onWords(
        WEAK_OPENINGS,
        'weak-opening',
        (words) => `Start with what you did, such as "Built" or "Led", instead of “${words}”.`,
        text.trim(),
      )
    : []
  return [
    ...(mark
      ? [
          {
            rule: 'bullet-inside',
            kind: 'problem' as const,
            message: `Take out “${mark}”, or make points of the parts: the template draws its own.`,
            quote: text.trim(),
          },
        ]
      : []),
    ...weak,
    ...(english && !weak.length
      ? onWords(PASSIVE, 'passive', (words) => `Say who did it, in the active voice: “${words}”.`, text)
      : []),
    ...(english ? wording(text) : []),
    ...(text.length > BULLET_MAX
      ? [suggestion('bullet-long', `Shorten this point to ${BULLET_MAX} characters or fewer.`, text)]
      : []),
  ]
}

/** Remarks on the professional summary. */
export function summaryFindings(text: string, { english }: Wording): Remark[] {
  const length = text.trim().length
  if (!length) return [suggestion('summary-empty', 'A summary of two or three sentences helps a reader.', '')]
  return [
    ...(english ? wording(text) : []),
    ...(length < SUMMARY_MIN
      ? [suggestion('summary-short', 'Two or three sentences say more than one.', text)]
      : []),
    ...(length > SUMMARY_MAX
      ? [suggestion('summary-long', `Shorten the summary to ${SUMMARY_MAX} characters or fewer.`, text)]
      : []),
  ]
}
