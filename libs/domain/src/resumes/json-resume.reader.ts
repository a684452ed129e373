import { RESUME_LIMITS as MAX } from './constants'

export type Json = Record<string, unknown>

export const record = (value: unknown): Json =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {}
export const records = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : [])
export const words = (value: unknown, max: number = MAX.line): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\0\p{Surrogate}]/gu, '')
        .trim()
        .slice(0, max)
    : ''
export const list = (value: unknown, max: number = MAX.line): string[] =>
  (Array.isArray(value) ? value : [])
    .map((item) => words(item, max))
    .filter(Boolean)
    .slice(0, MAX.entries)
export const choice = <T extends string>(value: unknown, of: readonly T[]): T | undefined =>
  of.find((option) => option === value)
const month = (value: unknown): string => /^\d{4}-(0[1-9]|1[0-2])/.exec(words(value))?.[0] ?? ''
/** What may be absent stays absent. */
export const optional = <K extends string>(name: K, text: string): Partial<Record<K, string>> =>
  text ? ({ [name]: text } as Record<K, string>) : {}
/** Dates of a year alone: no month is made up for them, so they are kept as text. */
const yearsIn = (...values: unknown[]): string => {
  const told = values.map((value) => words(value))
  return told.some((text) => /^\d{4}$/.test(text)) ? told.filter(Boolean).join(' – ') : ''
}

const UNSEEN = 'x-hidden'

/** Reads the parts of a file and remembers what it had no place for. */
export class JsonReader {
  readonly leftOut: string[] = []
  readonly notes: string[] = []

  constructor(private readonly file: Json) {}

  /** Years that have to stand as text, with a remark on where. */
  years(place: string, ...values: unknown[]): string[] {
    const years = yearsIn(...values)
    if (years) this.notes.push(`“${years}” stands ${place}, because a date here needs its month`)
    return years ? [years] : []
  }

  /** The month of a date; that its day goes is said once. */
  month(value: unknown): string {
    const remark = 'Days of dates are left out, because a date here is a month'
    if (/^\d{4}-\d{2}-\d{2}/.test(words(value)) && !this.notes.includes(remark)) this.notes.push(remark)
    return month(value)
  }

  /** Reads known fields of a section and notes the filled ones that nobody asked for. */
  note(section: string, source: Json, known: readonly string[]): void {
    for (const [name, value] of Object.entries(source)) {
      const filled = Array.isArray(value) ? value.length > 0 : Boolean(value)
      if (filled && !known.includes(name) && !name.startsWith('x-') && !name.startsWith('$'))
        this.leftOut.push(`${section}: ${name}`)
    }
  }

  /** The entries of a section; those that are not shown stand elsewhere in the file, with the place they had. */
  entries<T extends object>(
    section: string,
    known: readonly string[],
    read: (from: Json) => T,
  ): (T & { hidden?: boolean; breakBefore?: boolean })[] {
    const all = records(this.file[section])
    const unseen = records(record(this.file[UNSEEN])[section])
    for (const from of unseen) all.splice(Number(from['x-at']) || 0, 0, from)
    all.forEach((from) => this.note(section, from, known))
    if (all.length > MAX.entries) this.leftOut.push(`${section}: entries after the first ${MAX.entries}`)
    return all.slice(0, MAX.entries).map((from) => ({
      ...read(from),
      ...(from['x-entryHidden'] === true && { hidden: true }),
      ...(from['x-breakBefore'] === true && { breakBefore: true }),
    }))
  }
}
