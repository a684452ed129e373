import type { Remark } from './quality'

const BULLET_MAX = 240
const SUMMARY_MIN = 80
const SUMMARY_MAX = 700

const WEAK_OPENINGS =
  /^(responsible for|duties included|tasked with|worked on|helped (?:to |with )?|assisted (?:in|with) |involved in|participated in|was in charge of|in charge of)/i
const PASSIVE =
  /\b(?:was|were|been|being|is|are) (?:\w+ly )?(\w{3,}ed|built|made|done|given|led|run|written)\b/i
const FILLER =
  /\b(hard[- ]working|team player|results?[- ](?:driven|oriented)|detail[- ]oriented|go[- ]getter|self[- ]starter|think(?:s|ing)? outside the box|synerg(?:y|ies)|dynamic professional|proven track record|passionate about|various|etc\.?)(?![\w-])/i
const FIRST_PERSON = /(?:^|[\s(])(I|I'm|I’m|I've|I’ve|my|me)(?=[\s,.;)]|$)/
const DOUBLED = /\b(\p{L}{2,})\s+\1\b/iu
// Control and private-use characters, the replacement character, and typographic ligatures.
const UNREADABLE = /[\p{Cc}\p{Co}\uFFFD\uFB00-\uFB06]/u

const suggestion = (rule: string, message: string, quote: string): Remark => ({
  rule,
  kind: 'suggestion',
  message,
  quote: quote.trim(),
})

/** Remarks that fit any text: characters that other programs cannot read, and words typed twice. */
export function textFindings(text: string): Remark[] {
  // Line ends are fine.
  const unreadable = UNREADABLE.exec(text.replace(/[\n\r\t]/g, ' '))?.[0]
  const doubled = DOUBLED.exec(text)?.[0]
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
    ...(doubled ? [suggestion('doubled-word', 'This word stands here twice.', doubled)] : []),
  ]
}

function wording(text: string): Remark[] {
  const filler = FILLER.exec(text)?.[0]
  const person = FIRST_PERSON.exec(text)?.[1]
  return [
    ...(filler ? [suggestion('filler', 'Say what you did instead of this phrase.', filler)] : []),
    ...(person ? [suggestion('first-person', 'Leave out the first person.', person)] : []),
  ]
}

/** Remarks on one bullet of a job. */
export function bulletFindings(text: string): Remark[] {
  const weak = WEAK_OPENINGS.exec(text.trim())?.[0]
  const passive = PASSIVE.exec(text)?.[0]
  return [
    ...(weak ? [suggestion('weak-opening', 'Start with what you did, such as "Built" or "Led".', weak)] : []),
    ...(passive && !weak ? [suggestion('passive', 'Say who did it, in the active voice.', passive)] : []),
    ...wording(text),
    ...(text.length > BULLET_MAX
      ? [suggestion('bullet-long', `Shorten this point to ${BULLET_MAX} characters or fewer.`, text)]
      : []),
  ]
}

/** Remarks on the professional summary. */
export function summaryFindings(text: string): Remark[] {
  const length = text.trim().length
  if (!length) return [suggestion('summary-empty', 'A summary of two or three sentences helps a reader.', '')]
  return [
    ...wording(text),
    ...(length < SUMMARY_MIN
      ? [suggestion('summary-short', 'Two or three sentences say more than one.', text)]
      : []),
    ...(length > SUMMARY_MAX
      ? [suggestion('summary-long', `Shorten the summary to ${SUMMARY_MAX} characters or fewer.`, text)]
      : []),
  ]
}
