import { blanksIn } from '../resumes/quality.text'
import type { Letter, LetterDraft } from './letter.schema'

export const emptyLetter = (): LetterDraft => ({
  title: 'Cover letter',
  resumeId: null,
  postingId: null,
  role: '',
  company: '',
  recipient: '',
  date: '',
  subject: '',
  salutation: '',
  paragraphs: [''],
  closing: '',
})

/** The editable part of a saved letter. */
export function letterDraftOf(letter: Letter | LetterDraft): LetterDraft {
  if (!('id' in letter)) return letter
  const { id, version, createdAt, updatedAt, ...draft } = letter
  return draft
}

/** The day of a letter, as its language writes it. */
export function letterDay(date: string, language: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return ''
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}

/** What stands between the head and the name, without address and day: what a form for a note takes. */
export const letterBody = ({ salutation, paragraphs, closing }: LetterDraft, name = ''): string =>
  [salutation, ...paragraphs, [closing, name].filter((line) => line.trim()).join('\n')]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')

/** Every blank that would be read, such as `[why this role?]`, in the order of the page. */
export const letterBlanks = ({
  recipient,
  subject,
  salutation,
  paragraphs,
  closing,
}: LetterDraft): string[] => [
  ...new Set([recipient, subject, salutation, ...paragraphs, closing].flatMap(blanksIn)),
]
