import { BRAND, JOBS_PATH, TOO_FEW_BELOW } from '@tryka/domain'
import { companyLink, jobRows, timeOf } from './parts'
import { days, inFull } from './facts'
import { words } from './text'
import type { PublicCompany, PublicJob, PublicPage } from './types'

/** How a posting ended, in figures. */
export interface Ending {
  title: string
  company: PublicCompany
  openDays: number
  closedAt: string
  applications: number
  answered: number
  hired: number
}

export interface ClosedJob {
  /** Only where the company may be seen; what was taken down says nothing more. */
  ending?: Ending | undefined
  /** Open jobs of the same company. */
  others: readonly PublicJob[]
}

function endedText({ title, company, closedAt }: Ending): string {
  return `<p class="p-lead">${words(title)} took applications until ${timeOf(closedAt, company.timeZone)}.</p>`
}

function figures({ openDays, applications, answered, hired }: Ending): string {
  if (applications < TOO_FEW_BELOW) return ''
  const rows: [string, string | number][] = [
    ['Open for', days(openDays)],
    ['Applications', applications],
    ['Answered', answered],
    ['Hired', hired],
  ]
  return `<section class="p-card" aria-labelledby="ended"><h2 id="ended">How it ended</h2><dl class="p-facts">${rows
    .map(
      ([name, value]) =>
        `<div><dt>${name}</dt><dd>${typeof value === 'number' ? inFull(value) : value}</dd></div>`,
    )
    .join('')}</dl></section>`
}

/** What stands where a job was: that it is closed, and where to go on. No copy of the old page. */
export function closedJobPage({ ending, others }: ClosedJob): PublicPage {
  return {
    status: 410,
    title: 'This job is closed',
    description: 'This job takes no more applications. Others are open.',
    path: null,
    index: false,
    main: `<div class="p-box">
<div class="p-halves"><header class="p-top">${ending ? `<p class="p-crumbs">${companyLink(ending.company)}</p>` : ''}
<h1>This job is closed</h1>
${ending ? endedText(ending) : '<p class="p-lead">It takes no more applications.</p>'}
<p><a class="p-act" href="${JOBS_PATH}">See open jobs</a></p></header>
${ending ? figures(ending) : ''}</div>
${others.length ? `<section aria-labelledby="others"><h2 id="others">Open at the same company</h2>${jobRows(others, { heading: 'h3' })}</section>` : ''}
</div>`,
  }
}

/** A company that had a page and may not show it. */
export const goneCompanyPage = (): PublicPage => ({
  status: 410,
  title: 'This company is not here any more',
  description: `This company is not on ${BRAND.name} any more.`,
  path: null,
  index: false,
  main: plain('This company is not here any more', 'Its page and its jobs are closed.'),
})

/** Nothing was ever at this address. */
export const missingPage = (): PublicPage => ({
  status: 404,
  title: 'Page not found',
  description: 'There is no page at this address.',
  path: null,
  index: false,
  main: plain('There is nothing at this address', 'The link may be cut, or it was never one of ours.'),
})

const plain = (title: string, text: string): string =>
  `<div class="p-box"><header class="p-top"><h1>${title}</h1><p class="p-lead">${text}</p>
<p><a class="p-act" href="${JOBS_PATH}">See open jobs</a></p></header></div>`
