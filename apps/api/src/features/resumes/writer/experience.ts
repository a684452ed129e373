import { EXPERIENCE_LEVELS, type WorkExperience } from '@tryka/domain'
import { sentencesOf } from '../../../services/model/sentences'

type Entry = Omit<WorkExperience, 'id'>

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DATE = '(?:(?:\\p{L}{3,9}\\.?\\s+|(?:0?[1-9]|1[0-2])[/.])?(?:19|20)\\d{2}(?:-\\d{2})?)'
const HEAD = new RegExp(
  `^(?<title>[^,@(]{2,80}?)\\s*(?:\\bat\\b|@|,|\\bfor\\b)\\s*(?<company>\\p{Lu}[^,(–]{0,80}?)\\s*[,(]?\\s*(?:from\\s+)?(?<from>${DATE})\\s*(?:-|–|—|to|until)\\s*(?<to>${DATE}|present|now|today|current)\\)?\\.?$`,
  'iu',
)
/** "… as a data engineer at Acme …": a title and an employer inside a sentence. */
const INSIDE =
  /\bas an? (?<title>[\p{L} /-]{3,60}?) at (?<company>\p{Lu}[\p{L}\p{N}&.' -]{1,60}?)(?=[,.;]|\s+(?:since|from|for|until|where|and)\b|$)/u

/** A level of experience on a line of its own says how long someone worked, not what they did. */
const LEVEL = new RegExp(`^(?:${EXPERIENCE_LEVELS.join('|')})(?:\\s+level)?\\.?$`, 'i')

/** `2021-03` from "Mar 2021", "03/2021" or "2021-03"; a year alone says no month, so it stays empty. */
function monthOf(text: string): string {
  const iso = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/.exec(text.trim())
  if (iso) return text.trim()
  const [, number, of] = /^(\d{1,2})[/.]((?:19|20)\d{2})$/.exec(text.trim()) ?? []
  if (number && of) return `${of}-${number.padStart(2, '0')}`
  const [, word, year] = /^(\p{L}{3,9})\.?\s+((?:19|20)\d{2})$/u.exec(text.trim()) ?? []
  const month = MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase())
  return year && month >= 0 ? `${year}-${String(month + 1).padStart(2, '0')}` : ''
}

const blank = (): Entry => ({
  jobTitle: '',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
})

/** A job as it was told; `years` is its period in the person's words where the months of it are not known. */
export interface ToldJob {
  entry: Entry
  years?: string
}

function headOf(line: string): ToldJob | undefined {
  const groups = HEAD.exec(line)?.groups
  if (!groups) return undefined
  const { title = '', company = '', from = '', to = '' } = groups
  const current = /present|now|today|current/i.test(to)
  const entry = {
    ...blank(),
    jobTitle: title.trim(),
    company: company.trim(),
    startDate: monthOf(from),
    endDate: current ? '' : monthOf(to),
    current,
  }
  const known = entry.startDate && (current || entry.endDate)
  return known ? { entry } : { entry, years: `${from.trim()} – ${to.trim()}` }
}

/**
 * Reads jobs from free text. A line such as "Data Engineer at Acme, Mar 2021 – Present" starts one and the lines below
 * are its bullets; text without such a line becomes one job whose unknown fields stay empty. A resume has months: years
 * without them become the first bullet, so that they are neither lost nor given a month that nobody said.
 */
export function parseExperience(text: string): ToldJob[] {
  const jobs: ToldJob[] = []
  for (const raw of text.split(/\n+/)) {
    const line = raw.replace(/^[\s•*–-]+/, '').trim()
    if (!line || LEVEL.test(line)) continue
    const head = headOf(line)
    if (head) jobs.push(head)
    else {
      if (!jobs.length) jobs.push({ entry: blank() })
      jobs.at(-1)?.entry.description.push(...sentencesOf(line))
    }
  }
  const first = jobs[0]?.entry
  const inside = first && !first.company ? INSIDE.exec(text)?.groups : undefined
  if (first && inside) {
    first.jobTitle = (inside['title'] ?? '').trim()
    first.company = (inside['company'] ?? '').trim()
  }
  for (const { entry, years } of jobs) if (years) entry.description.unshift(years)
  return jobs
}
