import {
  POSTING_MAX_DAYS,
  publishProblems,
  type PostingDetail,
  type PostingDraft,
  type PublishProblem,
} from '@tryka/domain'
import { checked } from '../../../base/forms/schema'
import type { Form } from '../../../base/forms/use-form'
import { dayAhead, lastMinute } from '../../../base/format/days'

/** The form as it is typed: numbers and dates are texts until they are sent. */
export interface PostingForm extends Omit<
  PostingDraft,
  'salaryMin' | 'salaryMax' | 'openings' | 'minYears' | 'closesAt' | 'country'
> {
  /** Two letters; empty while nobody chose. */
  country: string
  salaryMin: string
  salaryMax: string
  openings: string
  minYears: string
  /** `2025-01-08`; the posting closes at the end of that day. */
  closesOn: string
}

/** What a part of the form works on. */
export interface PartProps {
  form: Form<PostingForm, PostingForm>
}

export const emptyForm = (blindReview = false, country: string | null = null): PostingForm => ({
  title: '',
  department: '',
  technology: 'Blockchain',
  mode: 'Remote',
  location: 'Remote',
  country: country ?? '',
  regions: ['US'],
  type: 'Full-time',
  salaryMin: '',
  salaryMax: '',
  currency: 'USD',
  period: 'year',
  description: '',
  urgency: 'Medium',
  openings: '1',
  existingVacancy: true,
  minYears: '0',
  skills: [],
  closesOn: dayAhead(30),
  blindReview,
})

const textOf = (value: number | null): string => (value === null ? '' : String(value))

export const formOf = (posting: PostingDetail): PostingForm => ({
  title: posting.title,
  department: posting.department,
  technology: posting.technology,
  mode: posting.mode,
  location: posting.location,
  country: posting.country ?? '',
  regions: posting.regions,
  type: posting.type,
  salaryMin: textOf(posting.salaryMin),
  salaryMax: textOf(posting.salaryMax),
  currency: posting.currency,
  period: posting.period,
  description: posting.description,
  urgency: posting.urgency,
  openings: String(posting.openings),
  existingVacancy: posting.existingVacancy,
  minYears: String(posting.minYears),
  skills: posting.skills,
  closesOn: posting.closesAt ? dayAhead(0, new Date(posting.closesAt)) : '',
  blindReview: posting.blindReview,
})

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)

/** What is sent. A number that cannot be read is left out, and the guards say so. */
export function draftOf({ closesOn, ...form }: PostingForm): PostingDraft {
  return {
    ...form,
    title: form.title.trim(),
    location: form.mode === 'Remote' && !form.location.trim() ? 'Remote' : form.location.trim(),
    country: form.country || null,
    regions: form.mode === 'Remote' ? form.regions : [],
    salaryMin: wholeNumber(form.salaryMin),
    salaryMax: wholeNumber(form.salaryMax),
    openings: Math.max(1, wholeNumber(form.openings) ?? 1),
    minYears: Math.min(40, wholeNumber(form.minYears) ?? 0),
    closesAt: lastMinute(closesOn),
  }
}

export type FormProblem = Pick<PublishProblem, 'message'> & { path: string }

/** What keeps the form from being kept at all. */
export function draftProblems(form: PostingForm): FormProblem[] {
  const problems: FormProblem[] = []
  if (!form.title.trim()) problems.push({ path: 'title', message: 'Add a title.' })
  if (form.regions.some((region) => !/^[A-Z]{2}$/.test(region)))
    problems.push({ path: 'regions', message: 'Use two-letter country codes.' })
  for (const path of ['salaryMin', 'salaryMax'] as const)
    if (form[path].trim() && wholeNumber(form[path]) === null)
      problems.push({ path, message: 'Use a whole number, such as 140000.' })
  if (!(Number(wholeNumber(form.openings)) >= 1 && Number(form.openings) <= 500))
    problems.push({ path: 'openings', message: 'Say how many people you look for, 1 to 500.' })
  if (wholeNumber(form.minYears) === null || Number(form.minYears) > 40)
    problems.push({ path: 'minYears', message: 'Use whole years from 0 to 40.' })
  return problems
}

/** Everything that keeps it from going live, each field once. */
export function allProblems(form: PostingForm, now = new Date()): FormProblem[] {
  const found = [...draftProblems(form), ...publishProblems(draftOf(form), now)]
  return found.filter(({ path }, index) => found.findIndex((other) => other.path === path) === index)
}

/** The field of a path: the last minute of a posting is typed as a day. */
export const fieldOf = (path: string): string => (path === 'closesAt' ? 'closesOn' : path)

/** What must be there depends on what the form is sent for: told with each attempt, it holds until the next. */
export function postingRules(posts: boolean) {
  let all = posts
  return {
    schema: checked<PostingForm>((form) => {
      const problems = all ? allProblems(form) : draftProblems(form)
      return Object.fromEntries(problems.map(({ path, message }) => [fieldOf(path), message]))
    }),
    aim: (post: boolean) => {
      all = post
    },
  }
}

/** The furthest day on which a posting may close. */
export const lastDay = (): string => dayAhead(POSTING_MAX_DAYS - 1)
