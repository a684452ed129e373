import { BRAND, companyPath, JOBS_PATH } from '@tryka/domain'
import { companyCardPath } from './card'
import { countryName, dayText, inFull } from './facts'
import { organizationData } from './json-ld'
import { clockOf, jobRows, markOf, reportLine, verifiedBadge } from './parts'
import { cut, h, oneLine, prose, words } from './text'
import type { PublicCompany, PublicJob, PublicPage, Site } from './types'

export interface CompanyShown {
  company: PublicCompany
  /** The newest of its open jobs. */
  jobs: readonly PublicJob[]
  total: number
}

const feedOf = (slug: string): string => `${companyPath(slug)}/feed.xml`

/** The page of a verified company with its open jobs. */
export function companyPage({ company, jobs, total }: CompanyShown, site: Site): PublicPage {
  const { name, slug, description, location, country, industry, size, domain, verifiedAt, timeZone } = company
  const path = companyPath(slug ?? '')
  const where = [oneLine(location), countryName(country)].filter(Boolean).join(', ')
  const heading = total === 0 ? 'No open jobs' : total === 1 ? 'One open job' : `${inFull(total)} open jobs`
  return {
    status: 200,
    title: oneLine(name),
    description: cut(description.trim() || `${oneLine(name)}, ${where}: open jobs with their pay.`, 200),
    path,
    index: true,
    card: companyCardPath(slug ?? ''),
    data: organizationData(company, site),
    feed: { title: `Open jobs at ${oneLine(name)}`, path: feedOf(slug ?? '') },
    main: `<div class="p-box">
<header class="p-top p-top--company">
${markOf(company, ' p-mark--big')}
<h1>${words(name)}</h1>
<p>${verifiedBadge(company)}</p>
<p class="p-meta"><span>${words(where)}</span><span>${h(industry)}</span><span>${h(size)} people</span></p>
</header>
<div class="p-two">
<div class="p-main">
<section aria-labelledby="open"><h2 id="open">${heading}</h2>
${total ? jobRows(jobs, { heading: 'h3', named: false }) : '<p>When this company posts a job, it appears here.</p>'}
${total > jobs.length ? `<p>The newest ${jobs.length} are shown. <a href="${JOBS_PATH}?q=${encodeURIComponent(oneLine(name).replace(/\p{Surrogate}/gu, ''))}">Search for all</a></p>` : ''}</section>
${description.trim() ? `<section aria-labelledby="what"><h2 id="what">What they do</h2>${prose(description)}</section>` : ''}
<section aria-labelledby="means"><h2 id="means">What Verified means</h2>
<ul class="p-points">
<li><b>The domain is theirs.</b> Somebody of the company proved it for ${h(oneLine(domain))}.</li>
<li><b>A person looked.</b> An administrator of ${BRAND.name} looked at the company before it could publish, on ${h(dayText(verifiedAt, timeZone))}.</li>
<li><b>It says nothing about the work.</b> How they treat applicants is counted beside this text.</li>
</ul></section>
</div>
<aside class="p-side" aria-label="Response clock"><section class="p-card p-card--up" aria-labelledby="clock"><h2 id="clock">Response clock</h2>${clockOf(company.answers)}</section>${reportLine('company', company.id, site)}</aside>
</div>
</div>`,
  }
}
