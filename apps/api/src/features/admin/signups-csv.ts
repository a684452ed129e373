import type { RawSignup } from './signup-list'

const HEADER = [
  'ID',
  'Name',
  'Email',
  'User Type',
  'Email Verified',
  'Company',
  'Position',
  'Focus Area',
  'Interests',
  'Experience',
  'Message',
  'Created At',
]

/** What a spreadsheet would run: also behind spaces and invisible characters, and in full-width form. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Z}\p{C}]*[=+\-@＝＋－＠])/u

/** A text cell of RFC 4180: always quoted, and never a formula. */
export const csvCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

const line = (cells: string[]): string => `${cells.join(',')}\r\n`

export const CSV_HEADER = line(HEADER.map(csvCell))

/** One signup as a line. Truth values and times are written by us and need no disarming. */
export function csvLine(row: RawSignup): string {
  const texts = [row.company, row.position, row.focus_area].map((value) => csvCell(value ?? ''))
  const interests = (JSON.parse(row.interests) as string[]).join('; ')
  return line([
    csvCell(row.id),
    csvCell(row.name),
    csvCell(row.email),
    csvCell(row.user_type),
    csvCell(row.email_verified ? 'true' : 'false'),
    ...texts,
    csvCell(interests),
    csvCell(row.experience ?? ''),
    csvCell(row.message ?? ''),
    csvCell(row.created_at),
  ])
}

/** The whole file, part by part. */
export async function* csvOf(pages: AsyncIterable<RawSignup[]>): AsyncGenerator<string> {
  let text = CSV_HEADER
  for await (const rows of pages) {
    for (const row of rows) text += csvLine(row)
    yield text
    text = ''
  }
  if (text) yield text
}
