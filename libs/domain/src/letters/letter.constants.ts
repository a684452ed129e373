/** Bounds of a cover letter: one page, with room. */
export const LETTER_LIMITS = {
  /** Of one account. */
  letters: 100,
  title: 200,
  line: 200,
  recipient: 500,
  paragraph: 3_000,
  paragraphs: 12,
  bytes: 32 * 1024,
  /** Cards in one answer of the list. */
  page: 100,
} as const

export const LETTER_FORMATS = ['pdf', 'docx', 'text'] as const
export type LetterFormat = (typeof LETTER_FORMATS)[number]
