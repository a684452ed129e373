import { RESUME_LIMITS as MAX, splitPoints } from '@tryka/domain'
import { monthOf } from './periods'
import type { Doubt, Source } from './types'

export type Row = Record<string, string>

/** The tables of LinkedIn's export that a resume has a place for, by the name of their file. */
export const LINKEDIN_FILES = [
  'Profile.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Certifications.csv',
  'Languages.csv',
  'Projects.csv',
  'Volunteering.csv',
  'Honors.csv',
  'Publications.csv',
  'Courses.csv',
] as const
export type LinkedInFile = (typeof LINKEDIN_FILES)[number]
export type LinkedInTables = Partial<Record<LinkedInFile, Row[]>>

export const cut = (text: string | undefined, most: number = MAX.line): string =>
  (text ?? '')
    .replace(/[\0\p{Cs}]/gu, '')
    .trim()
    .slice(0, most)

/** LinkedIn writes "Mar 2021", and "2016" for schools. */
const yearOnly = (text: string | undefined): boolean => /^\d{4}$/.test((text ?? '').trim())

export class Tables {
  readonly sources: Record<string, Source> = {}
  readonly doubts: Doubt[] = []
  readonly notes: string[] = []
  readonly leftOver: Source[] = []

  /** One row: takes its cells one by one, and gives what nobody asked for. */
  row(file: LinkedInFile, row: Row, index: number) {
    const asked = new Set<string>()
    const source = (text: string): Source => ({ file, row: index + 1, text })
    return {
      take: (field: string, column: string, most?: number): string => {
        asked.add(column)
        const text = cut(row[column], most)
        if (text) this.sources[field] = source(text)
        return text
      },
      month: (field: string, column: string): string => {
        asked.add(column)
        const text = cut(row[column])
        const month = monthOf(text)
        if (month) this.sources[field] = source(text)
        return month
      },
      points: (field: string, column: string): string[] => {
        asked.add(column)
        const told = splitPoints(row[column] ?? '').slice(0, MAX.bullets)
        told.forEach((point, place) => (this.sources[`${field}.${place}`] ??= source(point)))
        return told
      },
      source,
      rest: (ignored: readonly string[] = []) => {
        for (const [column, text] of Object.entries(row))
          if (text.trim() && !asked.has(column) && !ignored.includes(column))
            this.leftOver.push(source(`${column}: ${text.trim()}`))
      },
    }
  }

  years(field: string, ...told: (string | undefined)[]): string {
    if (!told.some(yearOnly)) return ''
    const text = told
      .map((one) => (one ?? '').trim())
      .filter(Boolean)
      .join(' – ')
    this.doubts.push({ field, reason: `The file tells years without months: “${text}” is kept as text.` })
    return text
  }
}

/** The rows of a table, each with what takes its cells. */
export type RowsOf = (file: LinkedInFile) => (ReturnType<Tables['row']> & { row: Row; index: number })[]
