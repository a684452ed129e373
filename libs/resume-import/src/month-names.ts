import { formatMonth, formatPeriod, RESUME_LANGUAGES } from '@tryka/domain'

/** A word without accents and in small letters; a mark that makes another letter, as in Hindi, stays. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .normalize('NFC')

/** Ways of writing a date: in some languages a month beside a day has another ending than one that stands alone. */
const WAYS: Intl.DateTimeFormatOptions[] = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, year: 'numeric' },
  { month, year: 'numeric', day: 'numeric' },
])

/** What people write beside the names and abbreviations of their language. */
const ALSO: Record<string, string> = {
  '01': 'jan|janv|janner|ene',
  '02': 'feb|fev|fevr|febr',
  '03': 'mar|mrz|maerz|mrt',
  '04': 'apr|avr|abr',
  '06': 'jun',
  '07': 'jul',
  '08': 'aug|ago',
  '09': 'sep|sept|set',
  '10': 'oct|okt|ott|out',
  '11': 'nov',
  '12': 'dec|dez|dic',
}

/** What an abbreviation ends with, in one script or another. */
const ENDS = /[.\s\u0970\u05f3’']+$/u

function monthNames(): Map<string, string> {
  const names = new Map<string, string>()
  const add = (name: string, number: string): void => {
    const word = bare(name).replace(ENDS, '')
    // "3月" is read by its number.
    if (/^[^\d]{2,}$/u.test(word) && !names.has(word)) names.set(word, number)
  }
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
  for (const language of RESUME_LANGUAGES) {
    // As documents of ours have them; a platform need not know every language.
    for (const number of numbers)
      add(formatMonth(`2024-${number}`, language).replace(/\s*2024\s*/, ''), number)
    for (const way of WAYS) {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...way, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of format.formatToParts(Date.UTC(2024, month, 15)))
          if (type === 'month') add(value, numbers[month] ?? '')
    }
  }
  for (const [number, words] of Object.entries(ALSO)) for (const word of words.split('|')) add(word, number)
  return names
}

/** Months of the languages that a resume can be written in, by their names without accents. */
export const MONTH_NAMES: ReadonlyMap<string, string> = monthNames()

/** The number of a month by its name or an abbreviation of it. */
export const monthNumber = (name: string): string | undefined => MONTH_NAMES.get(bare(name).replace(ENDS, ''))

/** How documents of ours say that something goes on, in their languages. */
export const GOES_ON: readonly string[] = RESUME_LANGUAGES.flatMap((language) => {
  const words = formatPeriod({ startDate: '2024-01', endDate: '', current: true }, language).replace(
    /^.* – /u,
    '',
  )
  // "Until now" where a mark stands for "until".
  return [words, words.replace(/^\p{L}{2,3}\s/u, '')]
})
