import type { PostingDetail } from '@tryka/domain'
import { dayAhead, lastMinute } from '../../../base/format/days'

/** An offer as it is typed. */
export interface OfferForm {
  salary: string
  startDate: string
  expiresOn: string
  terms: string
  reason: string
}

/** The middle of the posted range, to begin in a month and to be answered within a week. */
export function startForm(
  { salaryMin, salaryMax }: Pick<PostingDetail, 'salaryMin' | 'salaryMax'>,
  now = new Date(),
): OfferForm {
  const middle =
    salaryMin !== null && salaryMax !== null ? Math.round((salaryMin + salaryMax) / 2) : undefined
  return {
    salary: middle === undefined ? '' : String(middle),
    startDate: dayAhead(30, now),
    expiresOn: dayAhead(7, now),
    terms: '',
    reason: '',
  }
}

export type OfferProblems = Partial<Record<keyof OfferForm, string>>

/** What keeps an offer from being made, by field. */
export function offerProblems(
  form: OfferForm,
  { salaryMin, salaryMax }: Pick<PostingDetail, 'salaryMin' | 'salaryMax'>,
  now = new Date(),
): OfferProblems {
  const problems: OfferProblems = {}
  const salary = /^\d{1,9}$/.test(form.salary.trim()) ? Number(form.salary) : NaN
  if (!(salary > 0)) problems.salary = 'Use a whole number, such as 140000.'
  if (outOfRange(salary, salaryMin, salaryMax) && !form.reason.trim()) problems.reason = 'Give a reason.'
  const today = dayAhead(0, now)
  if (!lastMinute(form.startDate) || form.startDate <= today)
    problems.startDate = 'Choose a day that lies ahead.'
  if (!lastMinute(form.expiresOn) || form.expiresOn <= today)
    problems.expiresOn = 'Choose a day that lies ahead.'
  return problems
}

/** True when a pay lies outside the posted range. */
export const outOfRange = (salary: number, min: number | null, max: number | null): boolean =>
  (min !== null && salary < min) || (max !== null && salary > max)
