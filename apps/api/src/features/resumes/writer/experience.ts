import { EXPERIENCE_LEVELS, type WorkExperience } from '@tryka/domain'
import { sentencesOf } from './sentences'

type Entry = Omit<WorkExperience, 'id'>

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DATE = '(?:(?:\\p{L}{3,9}\\.?\\s+)?(?:19|20)\\d{2}(?:-\\d{2})?)'
const HEAD = new RegExp(
  `^(?<title>[^,@(]{2,80}?)\\s*(?:\\bat\\b|@|,|\\bfor\\b)\\s*(?<company>\\p{Lu}[^,(–]{0,80}?)\\s*[,(]?\\s*(?<from>${DATE})\\s*(?:-|–|—|to|until)\\s*(?<to>${DATE}|present|now|today|current)\\)?\\.?$`,
  'iu',
)
/** "… as a data engineer at Acme …": a title and an employer inside a sentence. */
const INSIDE =
  /\bas an? (?<title>[\p{L} /-]{3,60}?) at (?<company>\p{Lu}[\p{L}\p{N}&.' -]{1,60}?)(?=[,.;]|\s+(?:since|from|for|until|where|and)\b|$)/u

/** A level of experience on a line of its own says how long someone worked, not what they did. */
const LEVEL = new RegExp(`^(?:${EXPERIENCE_LEVELS.join('|')})(?:\\s+level)?\\.?$`, 'i')

/** `2021-03` from "Mar 2021" or "2021-03"; a year alone says no month, so it stays empty. */
function monthOf(text: string): string {
  const iso = /^((?:19|20)\d{2})-(0[1-9]|1[0-2])$/.exec(text.trim())
  if (iso) return text.trim()
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

function headOf(line: string): Entry | undefined {
  const groups = HEAD.exec(line)?.groups
  if (!groups) return undefined
  const current = /present|now|today|current/i.test(groups['to'] ?? '')
  return {
    ...blank(),
    jobTitle: (groups['title'] ?? '').trim(),
    company: (groups['company'] ?? '').trim(),
    startDate: monthOf(groups['from'] ?? ''),
    endDate: current ? '' : monthOf(groups['to'] ?? ''),
    current,
  }
}

/**
 * Reads jobs from free text. A line such as "Data Engineer at Acme, Mar 2021 – Present" starts one and the lines below
 * are its bullets; text without such a line becomes one job whose unknown fields stay empty.
 */
export function parseExperience(text: string): Entry[] {
  const entries: Entry[] = []
  for (const raw of text.split(/\n+/)) {
    const line = raw.replace(/^[\s•*–-]+/, '').trim()
    if (!line || LEVEL.test(line)) continue
    const head = headOf(line)
    if (head) entries.push(head)
    else {
      if (!entries.length) entries.push(blank())
      entries.at(-1)?.description.push(...sentencesOf(line))
    }
  }
  const [first] = entries
  const inside = first && !first.company ? INSIDE.exec(text)?.groups : undefined
  if (first && inside) {
    first.jobTitle = (inside['title'] ?? '').trim()
    first.company = (inside['company'] ?? '').trim()
  }
  return entries
}
