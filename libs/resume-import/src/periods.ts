import { GOES_ON, monthNumber } from './month-names'

/** A span of time as a document tells it. */
export interface Period {
  /** `YYYY-MM`, or nothing where no month is told. */
  start: string
  end: string
  current: boolean
  /** As it was written. */
  text: string
  /** A year stands without its month, so that it has to stay text. */
  yearsOnly: boolean
  at: number
}

const YEAR = '(?:19|20)\\d{2}'
const NAME = '[\\p{L}\\p{M}]{2,12}[.\\u0970\\u05f3]?'
const NAMED = `${NAME}(?:\\s+(?:de|del|do))?,?\\s+(?:\\d{1,2},?\\s+)?${YEAR}(?:\\s?[гр]\\.)?|[\\p{L}]{3,4}\\.?\\s?['’]\\d{2}`
/** The year first, with the words that Chinese, Japanese and Korean write after each number. */
const COUNTED = `${YEAR}\\s?[年년]\\s?(?:1[0-2]|0?[1-9])\\s?[月월]`
const NUMBERED = `(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}|${YEAR}\\s?[-./]\\s?(?:0[1-9]|1[0-2])(?!\\d)`
const FULL = `\\d{1,2}[./]\\d{1,2}[./]${YEAR}|${YEAR}-\\d{2}-\\d{2}`
const DATE = `(?:${FULL}|${COUNTED}|${NAMED}|${NUMBERED}|${YEAR})`
const NOW =
  "(?:present|now|current|currently|today|ongoing|to date|heute|jetzt|aktuell|laufend|aujourd[’']hui|présent|actuel|actuellement|ce jour|actualidad|actual|presente|hoy|attuale|attualmente|oggi|in corso|atual|atualmente|hoje|heden|nu" +
  `|${GOES_ON.map((word) => word.replace(/[’']/g, "[’']")).join('|')})`
const BETWEEN = '\\s*(?:[-–—−‒→~]|to|until|till|bis|à|au|al|hasta|até|tot|fino a|a|do|по|до|至|から|부터)\\s*'
const BEFORE = '(?:from|since|seit|ab|von|depuis|de|desde|du)'

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:${BEFORE}\\s+)?(${DATE})${BETWEEN}(${DATE}|${NOW})(?![\\p{L}\\d])`,
  'iu',
)
const SINCE = new RegExp(`(?<![\\p{L}\\d])(?:since|seit|depuis|desde)\\s+(${DATE})(?![\\p{L}\\d])`, 'iu')
const SINGLE = new RegExp(`(?<![\\p{L}\\d/.])(${DATE})(?![\\p{L}\\d/])`, 'iu')

/** Digits of other scripts as the ones that all read; each stays one letter, so that places in the text stay too. */
const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // Digits stand together in tens, zero first.
    return code < 128 || code > 0xffff ? digit : String((code - zeroOf(code)) % 10)
  })
const zeroOf = (code: number): number => {
  let zero = code
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero -= 1
  return zero
}

/** `YYYY-MM` of "March 2022", "03/2022", "2022-03" or "12.03.2022"; nothing for a year alone or for no month. */
export function monthOf(text: string): string {
  const told = latinDigits(text.trim().toLowerCase())
  const full = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(told)
  if (full) {
    // 25.03.2022 or 03/25/2022: whichever can be a month; German and French dates name the day first.
    const [, first = '', second = '', year = ''] = full
    const month = Number(second) > 12 ? first : second
    return Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : ''
  }
  const numbered = /^(\d{1,2})\s?[./]\s?(\d{4})$/.exec(told)
  if (numbered) return `${numbered[2] ?? ''}-${(numbered[1] ?? '').padStart(2, '0')}`
  const iso = /^(\d{4})\s?[-./]\s?(0[1-9]|1[0-2])(?!\d)/.exec(told)
  if (iso) return `${iso[1] ?? ''}-${iso[2] ?? ''}`
  const counted = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]$/u.exec(told)
  if (counted) return `${counted[1] ?? ''}-${(counted[2] ?? '').padStart(2, '0')}`
  const [name] = /^[\p{L}\p{M}]+/u.exec(told) ?? []
  const number = name && monthNumber(name)
  const year = /(\d{4})(?:\s?[гр]\.)?$/u.exec(told)?.[1]
  const short = /['’](\d{2})$/.exec(told)?.[1]
  if (!number || !(year || short)) return ''
  return `${year ?? (Number(short) > 50 ? `19${short ?? ''}` : `20${short ?? ''}`)}-${number}`
}

const isYear = (text: string): boolean => /^\d{4}$/.test(text.trim())
/** "Results 2022" has a word where the name of a month would be. */
const isDate = (text: string): boolean => isYear(text) || monthOf(text) !== ''

/** A span from a date to another or to now; in a text with a word before a year, the year alone. */
export function findPeriod(written: string): Period | undefined {
  const text = latinDigits(written)
  for (const pattern of [RANGE, SINCE]) {
    const found = pattern.exec(text)
    if (!found) continue
    const [whole, start = '', end = ''] = found
    const current = end === '' || new RegExp(`^${NOW}$`, 'iu').test(end.trim())
    const rest = (first: string): Period => ({
      start: monthOf(first),
      end: current ? '' : monthOf(end),
      current,
      text: written.slice(found.index + whole.indexOf(first), found.index + whole.length),
      yearsOnly: isYear(first) || (!current && isYear(end)),
      at: found.index + whole.indexOf(first),
    })
    if (isDate(start) && (current || isDate(end))) return rest(start)
    const [year] = new RegExp(`${YEAR}$`).exec(start) ?? []
    if (year && (current || isDate(end))) return rest(year)
  }
  return undefined
}

/** A single date anywhere in a text. */
export function findDate(written: string): Period | undefined {
  const text = latinDigits(written)
  const found = SINGLE.exec(text)
  if (!found) return undefined
  const whole = found[1] ?? ''
  const told = isDate(whole) ? whole : (new RegExp(`${YEAR}$`).exec(whole)?.[0] ?? '')
  if (!told) return undefined
  const at = text.indexOf(told, found.index)
  return {
    start: '',
    end: monthOf(told),
    current: false,
    text: written.slice(at, at + told.length),
    yearsOnly: isYear(told),
    at,
  }
}

/** Whether a text is a span of time and nothing else. */
const isSpan = (text: string): boolean => (findPeriod(text)?.text.length ?? -10) >= text.length - 6

/** Whether a span begins in a text and ends in another, as in a narrow column; neither says anything else. */
export const spansBoth = (first: string, second: string): boolean =>
  /\d/.test(first) &&
  first.length + second.length < 45 &&
  !isSpan(first.trim()) &&
  !isSpan(second.trim()) &&
  isSpan(`${first.trim()} ${second.trim()}`)

/** A text without a span of time that stands in it, and without the brackets and marks that parted the two. */
export const withoutPeriod = (text: string, { at, text: told }: Period): string =>
  `${text.slice(0, at)}\t${text.slice(at + told.length)}`
    .replace(/[([]\s*\t\s*[)\]]/g, '\t')
    .replace(/\b(?:since|seit|depuis|desde|from)\s*\t/giu, '\t')
    .replace(/[\s,|·•–—-]*\t[\s,|·•–—-]*/g, '\t')
    .replace(/^\t+|\t+$/g, '')
