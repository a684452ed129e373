import type { ResumeDraft } from '../resumes/resume.schema'

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ASKED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<number>\\d{1,2}|${WORDS.join('|')})\\s*(?:\\+|(?:-|–|to)\\s*\\d{1,2}\\s*\\+?)?\\s*(?:or more\\s+)?(?:years?|yrs?|jahren?|ans|años)(?!\\s+(?:old|ago)\\b)(?!\\p{L})`,
  'iu',
)
const MOST = 40

/** How many years a line of a posting asks for: of a range the lower end. */
export function yearsAsked(line: string): number | undefined {
  const number = ASKED.exec(line)?.groups?.['number']
  if (number === undefined) return undefined
  const years = /^\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase()) + 1
  return years >= 1 && years <= MOST ? years : undefined
}

const monthOf = (month: string): number | undefined => {
  const [year, of] = month.split('-').map(Number)
  return year && of ? year * 12 + of : undefined
}

/**
 * The months of some jobs, each month once however many of them it is in. A job without a beginning or an end is not
 * counted; `now` ends those that go on.
 */
export function monthsOf(draft: ResumeDraft, jobs: readonly number[], now: string): number {
  const months = new Set<number>()
  for (const index of jobs) {
    const job = draft.workExperience[index]
    const from = monthOf(job?.startDate ?? '')
    const to = monthOf(job?.current ? now : (job?.endDate ?? ''))
    if (from === undefined || to === undefined) continue
    for (let month = from; month <= to; month++) months.add(month)
  }
  return months.size
}
