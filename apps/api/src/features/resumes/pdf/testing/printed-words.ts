import { formatMonth, formatPeriod, printableLink, type ResumeDraft } from '@tryka/domain'

const linkText = (value: string): string => printableLink(value)?.text ?? value

/** Every string of a resume as it is printed. */
export function printedTexts(draft: ResumeDraft): string[] {
  const { linkedIn, github, portfolio, ...me } = draft.personalInfo
  return [
    ...Object.values(me),
    ...[linkedIn, github, portfolio].map(linkText),
    draft.summary,
    ...draft.workExperience.flatMap((job) => [
      job.jobTitle,
      job.company,
      job.location,
      formatPeriod(job, draft.language),
      ...job.description,
    ]),
    ...draft.education.flatMap((one) => [
      one.degree,
      one.institution,
      one.location,
      formatMonth(one.graduationDate, draft.language),
      one.gpa,
    ]),
    ...draft.skills.flatMap((group) => [group.category, ...group.items]),
    ...draft.projects.flatMap((one) => [
      one.name,
      one.description,
      ...one.technologies,
      linkText(one.link),
      one.date,
    ]),
    ...draft.certifications.flatMap((one) => [
      one.name,
      one.issuer,
      formatMonth(one.date, draft.language),
      formatMonth(one.expiryDate, draft.language),
      one.credentialId,
      linkText(one.url),
    ]),
    ...draft.languages.map((one) => one.name),
  ].filter(Boolean)
}

/** What a reader adds around right-to-left text. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text without the marks of direction that a reader adds around right-to-left text. */
export const unmarked = (text: string): string => text.normalize('NFC').replace(DIRECTION_MARKS, '')

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const bare = (word: string): string => word.replace(/^[(،.,:;–-]+|[,:;.()،–-]+$/g, '')

/** Words that stand in a text; a word that was broken after its own hyphen is whole again. */
const wordSet = (text: string): Set<string> =>
  new Set(wordsOf(`${text} ${text.replace(/([-–/])\n/g, '$1')}`).flatMap((word) => [word, bare(word)]))

/** The words of a resume that a reader of its file did not find as words. */
export function missingWords(draft: ResumeDraft, text: string): string[] {
  // A reader puts a mark where the direction changes, at times in the place of the space.
  const found = wordSet(`${unmarked(text)} ${text.normalize('NFC').replace(DIRECTION_MARKS, ' ')}`)
  return printedTexts(draft)
    .flatMap((field) => wordsOf(field.normalize('NFC')))
    .filter((word) => !found.has(word) && bare(word) !== '' && !found.has(bare(word)))
}
