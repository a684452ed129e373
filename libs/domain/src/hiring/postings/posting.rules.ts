import { DAY_MS } from '../../timing'
import type { CloseReason, PostingStatus, WorkMode } from '../constants'
import type { RequiredSkill } from '../match/match.types'

/** A posting stays open for at most this many days. */
export const POSTING_MAX_DAYS = 60
/** So many days after a posting is filled what nobody decided ends by itself, unless the operator says otherwise. */
export const CLOSE_OUT_DAYS = 7
export const POSTING_MIN_DESCRIPTION = 200

/** What is checked before a posting is shown to anybody. */
export interface PublishFacts {
  title: string
  description: string
  type: string | null
  mode: WorkMode
  location: string
  regions: readonly string[]
  salaryMin: number | null
  salaryMax: number | null
  currency: string | null
  period: string | null
  openings: number
  existingVacancy: boolean | null
  skills: readonly RequiredSkill[]
  closesAt: string | null
}

export interface PublishProblem {
  path: keyof PublishFacts
  message: string
}

const problem = (broken: boolean, path: keyof PublishFacts, message: string): PublishProblem[] =>
  broken ? [{ path, message }] : []

const payProblems = ({
  salaryMin: min,
  salaryMax: max,
  currency,
  period,
}: PublishFacts): PublishProblem[] => [
  ...problem(min === null || max === null, 'salaryMin', 'Add the pay range.'),
  ...problem(min !== null && max !== null && min > max, 'salaryMax', 'The highest pay is below the lowest.'),
  ...problem(currency === null, 'currency', 'Choose the currency of the pay.'),
  ...problem(period === null, 'period', 'Say whether the pay is per year, month or hour.'),
]

const dateProblems = ({ closesAt }: PublishFacts, now: Date): PublishProblem[] => {
  if (closesAt === null) return problem(true, 'closesAt', 'Add a closing date.')
  const ahead = Date.parse(closesAt) - now.getTime()
  return [
    ...problem(ahead <= 0, 'closesAt', 'The closing date has passed.'),
    ...problem(ahead > POSTING_MAX_DAYS * DAY_MS, 'closesAt', `Close within ${POSTING_MAX_DAYS} days.`),
  ]
}

/** Everything that keeps a posting from going live, in the order of its form; empty when it may be posted. */
export function publishProblems(facts: PublishFacts, now: Date): PublishProblem[] {
  const { title, description, type, mode, location, regions, openings, existingVacancy, skills } = facts
  return [
    ...problem(title.trim() === '', 'title', 'Add a title.'),
    ...problem(
      description.trim().length < POSTING_MIN_DESCRIPTION,
      'description',
      `Describe the work in at least ${POSTING_MIN_DESCRIPTION} characters.`,
    ),
    ...problem(type === null, 'type', 'Choose the type of employment.'),
    ...problem(
      mode === 'Remote' && regions.length === 0,
      'regions',
      'Add a country in which people may live.',
    ),
    ...problem(mode !== 'Remote' && location.trim() === '', 'location', 'Add the place of work.'),
    ...payProblems(facts),
    ...problem(
      !skills.some(({ importance }) => importance === 'must'),
      'skills',
      'Mark at least one skill as a must.',
    ),
    ...problem(openings < 1, 'openings', 'Say how many people you look for.'),
    ...problem(existingVacancy === null, 'existingVacancy', 'Say whether this is a vacancy that exists now.'),
    ...dateProblems(facts, now),
  ]
}

/** What a person who closes a posting decides for one open application. */
export interface Disposition {
  applicationId: string
  action: 'reject' | 'keep'
  reasonId?: string | null
}

export interface CloseProblem {
  code: 'open_applications' | 'unknown_application' | 'reason_required'
  /** The applications in question. */
  ids: string[]
}

/**
 * No silent close: every open application must be rejected with a reason in the same request. Keeping one keeps the
 * posting open. Null when the posting may close.
 */
export function closeProblem(
  openIds: readonly string[],
  dispositions: readonly Disposition[],
): CloseProblem | null {
  const decided = new Map(dispositions.map((disposition) => [disposition.applicationId, disposition]))
  const unknown = [...decided.keys()].filter((id) => !openIds.includes(id))
  if (unknown.length) return { code: 'unknown_application', ids: unknown }
  const left = openIds.filter((id) => decided.get(id)?.action !== 'reject')
  if (left.length) return { code: 'open_applications', ids: left }
  const unreasoned = openIds.filter((id) => !decided.get(id)?.reasonId)
  return unreasoned.length ? { code: 'reason_required', ids: unreasoned } : null
}

/** Why the timer or a filled posting closes by itself, or null. Open applications stay open and become a task. */
export const dueClose = (
  posting: { status: PostingStatus; closesAt: string | null; openings: number },
  hires: number,
  now: Date,
): CloseReason | null => {
  if (posting.status !== 'Active') return null
  if (hires >= posting.openings) return 'filled'
  return posting.closesAt !== null && posting.closesAt <= now.toISOString() ? 'expired' : null
}

/** What the team has left to decide about a filled posting. `day` counts from 1 to `days`. */
export interface CloseOut {
  open: number
  day: number
  days: number
  endsAt: string
}

/** Null where nobody waits, or nothing ends by itself. Times are ISO texts in UTC. */
export function closeOutOf(
  { closedAt, closeOutAt }: { closedAt: string | null; closeOutAt: string | null },
  open: number,
  at: string,
): CloseOut | null {
  if (open === 0 || closedAt === null || closeOutAt === null) return null
  const days = Math.max(1, Math.round((Date.parse(closeOutAt) - Date.parse(closedAt)) / DAY_MS))
  const day = Math.floor((Date.parse(at) - Date.parse(closedAt)) / DAY_MS) + 1
  return { open, day: Math.min(days, Math.max(1, day)), days, endsAt: closeOutAt }
}

const amount = (value: number, currency: string): string => {
  const sign = { USD: '$', EUR: '€', GBP: '£', INR: '₹' }[currency] ?? `${currency} `
  return value >= 10_000 && value % 1_000 === 0
    ? `${sign}${value / 1_000}k`
    : `${sign}${value.toLocaleString('en-GB')}`
}

/** The pay as a card shows it: "$130k–$165k", with the period when it is not a year. */
export function salaryText(pay: {
  salaryMin: number | null
  salaryMax: number | null
  currency: string | null
  period: string | null
}): string {
  const { salaryMin: min, salaryMax: max, currency, period } = pay
  if (min === null || max === null || currency === null) return 'Pay not stated'
  const range = min === max ? amount(min, currency) : `${amount(min, currency)}–${amount(max, currency)}`
  return period === 'year' || period === null ? range : `${range} per ${period}`
}
