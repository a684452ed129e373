import {
  formatDates,
  formatPeriod,
  headlineOf,
  plainText,
  printableLink,
  type ResumeDraft,
  sectionsOf,
} from '@tryka/domain'

const linkText = (value: string): string => printableLink(value)?.text ?? value

type Dated = (value: string) => string
const points = (list: readonly string[] = []): string[] => list.map(plainText)

/** The texts of an entry of each list, written out apart from what draws them. */
function entryTexts(one: object, language: ResumeDraft['language'], date: Dated): string[] {
  return Object.entries(one).flatMap(([name, value]: [string, unknown]) => {
    if (['id', 'hidden', 'breakBefore', 'current', 'qrCode', 'proficiency'].includes(name)) return []
    if (['endDate', 'graduationDate'].includes(name)) return []
    if (name === 'startDate') {
      const {
        startDate = '',
        endDate = '',
        graduationDate = '',
        current = false,
      } = one as Record<string, never>
      return [formatPeriod({ startDate, endDate: endDate || graduationDate, current }, language)]
    }
    if (Array.isArray(value)) return points(value as string[])
    if (typeof value !== 'string') return []
    if (['date', 'expiryDate'].includes(name)) return [date(value)]
    return [['url', 'link'].includes(name) ? linkText(value) : plainText(value)]
  })
}

/** Every string of a resume as it is printed; nothing of what is hidden. */
export function printedTexts(draft: ResumeDraft): string[] {
  const { linkedIn, github, portfolio, ...me } = draft.personalInfo
  const { language } = draft
  const date = (value: string) => formatDates(value, language)
  const sections = sectionsOf(draft)
    .filter(({ hidden }) => !hidden)
    .flatMap(({ key, name }) => {
      if (key === 'summary') return draft.summary ? [name, plainText(draft.summary)] : []
      const custom = draft.customSections.find(({ id }) => id === key)
      const entries =
        custom?.entries ?? (draft as unknown as Record<string, { hidden?: boolean }[]>)[key] ?? []
      const texts = entries
        .filter(({ hidden }) => !hidden)
        .flatMap((one) => entryTexts(one, language, date))
        .filter((text) => text.trim())
      return texts.length ? [name || (custom?.name ?? ''), ...texts] : []
    })
  const contact = [...Object.values(me), ...[linkedIn, github, portfolio].map(linkText)]
  return [...contact, headlineOf(draft), ...sections].filter(Boolean)
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
