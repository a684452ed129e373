import type { GeneratedResume } from '@tryka/domain'
import type { Evidence, Guarded } from '../../../services/model/guard'
import { bareWord, guardText, wordsOf } from '../../../services/model/guard'

const FREE_TEXT = new Set(['description', 'summary'])
/** Sorting words of the engine, not facts about the person. */
const LABELS = new Set(['id', 'category', 'proficiency'])

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2021-03` is known when the person wrote it so, or as a month's name beside the year. */
function isKnownMonth(value: string, evidence: Evidence): boolean {
  const [year = '', month = ''] = value.split('-')
  const name = MONTH_NAMES[Number(month) - 1]
  const written = name && new RegExp(`\\b${name}\\p{L}*\\.?\\s+${year}\\b`, 'u').test(evidence.text)
  return Boolean(written) || evidence.text.includes(value)
}

function guardField(field: string, value: string, evidence: Evidence, unsupported: string[]): string {
  if (!value.trim() || LABELS.has(field)) return value
  if (FREE_TEXT.has(field)) {
    const guarded = guardText(value, evidence)
    unsupported.push(...guarded.unsupported)
    return guarded.value
  }
  if (/^\d{4}-\d{2}$/.test(value) && isKnownMonth(value, evidence)) return value
  // A name, a title, a date or a link stands for itself: every word of it must be the person's.
  const known = wordsOf(value).every(
    (word) => evidence.words.has(bareWord(word)) || (word.length > 3 && evidence.text.includes(word)),
  )
  if (!known) unsupported.push(value)
  return known ? value : ''
}

function guardValue(field: string, value: unknown, evidence: Evidence, unsupported: string[]): unknown {
  if (typeof value === 'string') return guardField(field, value, evidence, unsupported)
  if (Array.isArray(value))
    return value
      .map((item) => guardValue(field, item, evidence, unsupported))
      .filter((item) => item !== '' && !isHollow(item))
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, guardValue(key, part, evidence, unsupported)]),
    )
  return value
}

/** An entry of which nothing but labels is left. */
const isHollow = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  !Array.isArray(item) &&
  Object.entries(item).every(
    ([key, part]) =>
      LABELS.has(key) || part === '' || part === false || (Array.isArray(part) && part.length === 0),
  )

/** Takes every fact out of generated content that the person never stated: fields become empty, sentences go. */
export function guardResume(resume: GeneratedResume, evidence: Evidence): Guarded<GeneratedResume> {
  const unsupported: string[] = []
  // The shape is kept: strings stay strings, lists stay lists.
  const value = guardValue('', resume, evidence, unsupported) as GeneratedResume
  return { value, unsupported: [...new Set(unsupported)] }
}
