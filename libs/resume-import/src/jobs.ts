import { RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { splitEntries, type Entry } from './entries'
import { listed } from './listed'
import { pieces } from './pieces'
import { splitNames, type Role } from './roles'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

type Job = ResumeDraft['workExperience'][number]
type Place = { text: string; line: SourceLine; role: Role; guessed?: boolean }

const EITHER = 'This may be the employer or the title.'

/**
 * The names in the head of a job, each with what it may be. "Northwind, Pune, India" reads like a place; where a job would
 * have one name alone, its beginning is the other one.
 */
function namesOf({ parts }: Entry, above?: Place[]): Place[] {
  const names = parts.flatMap(({ text, line }) => splitNames(text).map((one) => ({ ...one, line })))
  if (names.filter(({ role }) => role !== 'place').length > 1) return names
  const at = names.findIndex(({ role, text }) => role === 'place' && text.includes(', '))
  const place = names[at]
  if (!place || names.filter(({ role }) => role === 'place').length > 1) return names
  const commas = (one: Place | undefined) => one?.text.split(', ').length
  // A further role at the employer above: that one has both names, and a place of the same form.
  const whole = above?.find(({ role }) => role === 'place')
  const named = above?.filter(({ role }) => role !== 'place').length ?? 0
  if (named > 1 && commas(whole) === commas(place) && names.some(({ role }) => role === 'title')) return names
  const comma = place.text.indexOf(', ')
  const name: Place = { ...place, text: place.text.slice(0, comma), role: 'unknown', guessed: true }
  return names.toSpliced(at, 1, name, { ...place, text: place.text.slice(comma + 2) })
}

/** Which of both stands first in this document, told by the jobs where words leave no doubt. */
function order(jobs: readonly Place[][]): 'title' | 'company' | undefined {
  let title = 0
  let company = 0
  for (const names of jobs) {
    const [first, second] = names.filter(({ role }) => role !== 'place')
    if (!second) continue
    if (first?.role === 'title' || second.role === 'company') title += 1
    if (first?.role === 'company' || second.role === 'title') company += 1
  }
  return title === company ? undefined : title > company ? 'title' : 'company'
}

/** Title and employer of a job, the rest of its head, and whether words decided it. */
function assign(names: Place[], first: 'title' | 'company' | undefined) {
  const free = names.filter(({ role }) => role !== 'place')
  const place = names.find(({ role }) => role === 'place')
  const sureTitle = free.find(({ role }) => role === 'title')
  const sureCompany = free.find(({ role }) => role === 'company')
  const others = (...taken: (Place | undefined)[]) => free.filter((one) => !taken.includes(one))
  if (sureTitle || sureCompany) {
    const title = sureTitle ?? others(sureCompany)[0]
    const company = sureCompany ?? others(sureTitle)[0]
    return {
      title,
      company,
      place,
      rest: others(title, company),
      sure: Boolean(title && company) || free.length === 1,
    }
  }
  const [one, two] = free
  const titleFirst = first !== 'company'
  return {
    title: titleFirst ? one : two,
    company: titleFirst ? two : one,
    place,
    rest: free.slice(2),
    sure: first !== undefined && free.length > 1,
  }
}

/** What a list calls the title and the employer. */
interface Names {
  list: string
  title: string
  company: string
}
const JOB: Names = { list: 'workExperience', title: 'jobTitle', company: 'company' }
const VOLUNTEERING: Names = { list: 'volunteer', title: 'role', company: 'organization' }

/** Volunteering, which is told as jobs are; a line without a date names who it was for. */
export function readVolunteering(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  dates: Map<SourceLine, string>,
  newId: NewId,
): ResumeDraft['volunteer'] {
  return readJobs(lines, from, tracker, dates, newId, VOLUNTEERING).map(({ jobTitle, company, ...rest }) => ({
    ...rest,
    role: jobTitle,
    organization: company,
  }))
}

/** Entries that no date begins. */
const undated = (lines: readonly SourceLine[]): Entry[] =>
  listed(lines).map(({ parts, told, line, date, link }) => ({
    head: [line],
    parts,
    points: [...(date ? [date] : []), ...told, ...(link ? [{ text: link, line }] : [])],
  }))

/** Jobs out of the lines of a section. */
export function readJobs(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  dates: Map<SourceLine, string>,
  newId: NewId,
  called: Names = JOB,
): Job[] {
  const { entries: dated } = splitEntries(lines)
  const entries = dated.length ? dated : undated(lines)
  const [top] = entries
  const above = top && namesOf(top)
  const told = above?.some(({ guessed }) => guessed) ? undefined : above
  const heads = entries.map((entry, index) => namesOf(entry, index > 0 ? told : undefined))
  const first = order(heads)
  let employer: Place | undefined
  return entries.slice(0, MAX.entries - from).map((entry, index) => {
    const path = `${called.list}.${from + index}`
    const { title, company, place, rest, sure } = assign(heads[index] ?? [], first)
    const { period, dated } = entry
    if (period && dated && !period.yearsOnly) dates.set(dated, period.text)
    // Several roles below one employer: a title without a doubt stands in for both.
    const at = company ?? (title && first === 'company' && title.role !== 'title' ? undefined : employer)
    if (company) employer = company
    const take = (field: string, from: Place | undefined) =>
      from ? tracker.take(`${path}.${field}`, from.text, from.line) : ''
    const told = [
      ...(period?.yearsOnly && dated ? [{ text: period.text, line: dated }] : []),
      ...rest,
      ...entry.points,
    ].flatMap(({ text, line }) => pieces(text).map((piece) => ({ text: piece, line })))
    const job: Job = {
      id: newId(),
      jobTitle: take(called.title, title),
      company: take(called.company, at),
      location: take('location', place),
      startDate: period && dated ? tracker.take(`${path}.startDate`, period.start, dated) : '',
      endDate: period && dated ? tracker.take(`${path}.endDate`, period.end, dated) : '',
      current: period?.current ?? false,
      description: told
        .slice(0, MAX.bullets)
        .map(({ text, line }, point) => tracker.take(`${path}.description.${point}`, text, line, MAX.bullet)),
    }
    if (period?.yearsOnly) {
      tracker.notes.push(
        `“${period.text}” stands as the first point of ${job.company || job.jobTitle || 'a job'}, because a date here needs its month`,
      )
      tracker.doubt(
        `${path}.startDate`,
        'The document tells years without months. They stand as the first point.',
      )
    }
    if (!sure && (job.jobTitle || job.company))
      for (const field of [called.title, called.company]) tracker.doubt(`${path}.${field}`, EITHER)
    else if (company?.guessed)
      tracker.doubt(`${path}.${called.company}`, 'It stands where a place may stand: this may be the town.')
    else if (at && !company)
      tracker.doubt(`${path}.${called.company}`, 'Taken from the job above, for this one names none.')
    if (rest.length) tracker.doubt(`${path}.description.0`, 'This stood beside the title and the employer.')
    return job
  })
}
