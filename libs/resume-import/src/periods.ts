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

/** Beginnings of the months in the languages of the headings, without accents. */
const MONTHS = [
  'jan|janv|januar|janner|ene|enero|january|janvier|gen|gennaio|janeiro|januari',
  'feb|fev|fevr|februar|febr|febrero|february|fevrier|febbraio|fevereiro|februari',
  'mar|mars|marz|mrz|march|marzo|maerz|marco|maart|mrt',
  'apr|avr|april|avril|abr|abril|aprile',
  'may|mai|mayo|mag|maggio|maio|mei',
  'jun|june|juni|juin|junio|giu|giugno|junho',
  'jul|july|juli|juil|juillet|julio|lug|luglio|julho',
  'aug|august|aout|ago|agosto|augustus',
  'sep|sept|september|septembre|septiembre|set|settembre|setembro',
  'oct|okt|october|oktober|octobre|octubre|ott|ottobre|out|outubro',
  'nov|november|novembre|noviembre|novembro',
  'dec|dez|dic|december|dezember|decembre|diciembre|dicembre|dezembro',
]
const NUMBERS = new Map(
  MONTHS.flatMap((names, index) =>
    names.split('|').map((name): [string, string] => [name, String(index + 1).padStart(2, '0')]),
  ),
)
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const YEAR = '(?:19|20)\\d{2}'
const NAMED = `[\\p{L}\\p{M}]{3,10}\\.?(?:\\s+de)?,?\\s+(?:\\d{1,2},?\\s+)?${YEAR}|[\\p{L}]{3,4}\\.?\\s?['’]\\d{2}`
const NUMBERED = `(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}|${YEAR}\\s?[-./]\\s?(?:0[1-9]|1[0-2])(?!\\d)`
const FULL = `\\d{1,2}[./]\\d{1,2}[./]${YEAR}|${YEAR}-\\d{2}-\\d{2}`
const DATE = `(?:${FULL}|${NAMED}|${NUMBERED}|${YEAR})`
const NOW =
  "(?:present|now|current|currently|today|ongoing|to date|heute|jetzt|aktuell|laufend|aujourd[’']hui|présent|actuel|actuellement|ce jour|actualidad|actual|presente|hoy|attuale|attualmente|oggi|in corso|atual|atualmente|hoje|heden|nu)"
const BETWEEN = '\\s*(?:[-–—−‒→~]|to|until|till|bis|à|au|al|hasta|até|tot|fino a|a)\\s*'
const BEFORE = '(?:from|since|seit|ab|von|depuis|de|desde|du)'

const RANGE = new RegExp(
  `(?<![\\p{L}\\d])(?:${BEFORE}\\s+)?(${DATE})${BETWEEN}(${DATE}|${NOW})(?![\\p{L}\\d])`,
  'iu',
)
const SINCE = new RegExp(`(?<![\\p{L}\\d])(?:since|seit|depuis|desde)\\s+(${DATE})(?![\\p{L}\\d])`, 'iu')
const SINGLE = new RegExp(`(?<![\\p{L}\\d/.])(${DATE})(?![\\p{L}\\d/])`, 'iu')

/** `YYYY-MM` of "March 2022", "03/2022", "2022-03" or "12.03.2022"; nothing for a year alone or for no month. */
export function monthOf(text: string): string {
  const told = bare(text.trim())
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
  const [name] = /^\p{L}+/u.exec(told) ?? []
  const number = name && NUMBERS.get(name)
  const year = /(\d{4})$/.exec(told)?.[1]
  const short = /['’](\d{2})$/.exec(told)?.[1]
  if (!number || !(year || short)) return ''
  return `${year ?? (Number(short) > 50 ? `19${short ?? ''}` : `20${short ?? ''}`)}-${number}`
}

const isYear = (text: string): boolean => /^\d{4}$/.test(text.trim())
/** "Results 2022" has a word where the name of a month would be. */
const isDate = (text: string): boolean => isYear(text) || monthOf(text) !== ''

/** A span from a date to another or to now; in a text with a word before a year, the year alone. */
export function findPeriod(text: string): Period | undefined {
  for (const pattern of [RANGE, SINCE]) {
    const found = pattern.exec(text)
    if (!found) continue
    const [whole, start = '', end = ''] = found
    const current = end === '' || new RegExp(`^${NOW}$`, 'iu').test(end.trim())
    const rest = (first: string): Period => ({
      start: monthOf(first),
      end: current ? '' : monthOf(end),
      current,
      text: whole.slice(whole.indexOf(first)),
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
export function findDate(text: string): Period | undefined {
  const found = SINGLE.exec(text)
  if (!found) return undefined
  const whole = found[1] ?? ''
  const told = isDate(whole) ? whole : (new RegExp(`${YEAR}$`).exec(whole)?.[0] ?? '')
  if (!told) return undefined
  return {
    start: '',
    end: monthOf(told),
    current: false,
    text: told,
    yearsOnly: isYear(told),
    at: text.indexOf(told, found.index),
  }
}

/** A text without a span of time that stands in it, and without the brackets and marks that parted the two. */
export const withoutPeriod = (text: string, { at, text: told }: Period): string =>
  `${text.slice(0, at)}\t${text.slice(at + told.length)}`
    .replace(/[([]\s*\t\s*[)\]]/g, '\t')
    .replace(/\b(?:since|seit|depuis|desde|from)\s*\t/giu, '\t')
    .replace(/[\s,|·•–—-]*\t[\s,|·•–—-]*/g, '\t')
    .replace(/^\t+|\t+$/g, '')
