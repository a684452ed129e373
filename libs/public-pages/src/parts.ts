import { companyPath, jobPath, logoParts, publicLogoPath, reportPath } from '@tryka/domain'
import { answerLine, dayText, days, payText, placeText } from './facts'
import { h, oneLine, words } from './text'
import type { Answers, PublicCompany, PublicJob, Site } from './types'

const TINTS = 4

/** The picture of a company, or its letters on one of four tints. */
export function markOf({ logo }: PublicCompany, size = ''): string {
  const { letters, tint, picture } = logoParts(logo)
  if (picture)
    return `<img class="p-mark p-mark--picture${size}" src="${publicLogoPath(picture)}" alt="" decoding="async">`
  return `<span class="p-mark p-mark--${tint % TINTS || 0}${size}" aria-hidden="true">${h(letters)}</span>`
}

/** The way to a report of what stands on a page; it leads through signing in. */
export const reportLine = (subject: 'posting' | 'company', id: string, { app }: Site): string =>
  `<p class="p-soft"><a href="${h(app + reportPath(subject, id))}" rel="nofollow">Report this ${subject === 'posting' ? 'job' : 'company'}</a></p>`

/** The name of a company, as a link where it has a page. */
export const companyLink = ({ name, slug }: PublicCompany): string =>
  slug ? `<a href="${companyPath(slug)}">${words(name)}</a>` : words(name)

export const timeOf = (at: string, zone: string): string =>
  `<time datetime="${h(at)}">${h(dayText(at, zone))}</time>`

export const datesOf = ({ postedAt, closesAt, company: { timeZone } }: PublicJob): string =>
  `${timeOf(postedAt, timeZone)}, open until ${timeOf(closesAt, timeZone)}`

/** A job in a list: its title is the link and covers the row. */
function jobRow(job: PublicJob, heading: 'h2' | 'h3', named: boolean): string {
  const { code, title, company } = job
  const answer = answerLine(company)
  return `<li>
${named ? markOf(company) : ''}<div class="p-job">
<${heading}><a href="${h(jobPath(code, title))}">${words(title)}</a></${heading}>
<p class="p-meta">${named ? `<span>${words(company.name)}</span>` : ''}<span>${words(placeText(job))}</span>${answer ? `<span>${h(answer)}</span>` : ''}</p>
</div>
<p class="p-end"><b>${h(payText(job))}</b><span>${datesOf(job)}</span></p>
</li>`
}

interface RowsOptions {
  heading?: 'h2' | 'h3'
  /** Whether each row names its company. */
  named?: boolean
}

export const jobRows = (
  jobs: readonly PublicJob[],
  { heading = 'h2', named = true }: RowsOptions = {},
): string => `<ul class="p-rows">${jobs.map((job) => jobRow(job, heading, named)).join('\n')}</ul>`

/** Cells of the response clock. */
const CELLS = 14

/** How long people wait for a first answer, in words and cells; a sentence while there are too few. */
export function clockOf({ medianDays, answered, applications }: Answers): string {
  if (medianDays === null)
    return `<p class="p-soft">Shown from the fifth answered application on. So far there are too few to say.</p>`
  const cells = Array.from({ length: CELLS }, (_, day) =>
    day < medianDays ? '<i class="on"></i>' : '<i></i>',
  )
  return `<p class="p-clock"><b>${days(medianDays)}</b> until half of all applicants had a first answer</p>
<div class="p-cells" aria-hidden="true">${cells.join('')}</div>
<div class="p-axis" aria-hidden="true"><span>day 1</span><span>7</span><span>14</span></div>
<p class="p-soft"><b>${answered} of ${applications}</b> applications in the last 12 months were answered. Counted by us, not by the company.</p>`
}

/** The badge of a verified company with the domain that it proved. */
export const verifiedBadge = ({ domain }: PublicCompany): string =>
  `<span class="p-badge">✓ Verified</span> <span class="p-soft">${h(oneLine(domain))}</span>`
