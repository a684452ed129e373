import {
  BRAND,
  CAREERS_SOURCE,
  dashboardPath,
  jobPath,
  JOBS_PATH,
  SHARE_PARAM,
  SKILL_LEVEL_NAMES,
} from '@tryka/domain'
import { jobCardPath } from './card'
import { dayText, payPeriod, payText, placeText } from './facts'
import { jobPostingData } from './json-ld'
import { clockOf, companyLink, markOf, reportLine, timeOf, verifiedBadge } from './parts'
import { cut, h, oneLine, prose, words } from './text'
import type { PublicJob, PublicPage, Site } from './types'

/** Where *Apply* leads: to the same job in the person's own place, with the form open; who shared it goes along. */
export const applyPath = ({ id }: PublicJob, { app }: Site, share?: string): string =>
  app +
  dashboardPath('candidate', 'opportunities', {
    place: 'me',
    job: id,
    src: CAREERS_SOURCE,
    ...(share ? { [SHARE_PARAM]: share } : {}),
  })

function skillsOf({ skills }: PublicJob): string {
  const group = (label: string, importance: 'must' | 'nice') => {
    const asked = skills.filter((each) => each.importance === importance)
    if (asked.length === 0) return ''
    const chips = asked.map(
      ({ skill, level }) => `<li>${words(skill)} <span>${SKILL_LEVEL_NAMES[level]}</span></li>`,
    )
    return `<h3>${label}</h3><ul class="p-chips">${chips.join('')}</ul>`
  }
  return group('Required', 'must') + group('Welcome', 'nice')
}

const factsOf = (job: PublicJob): string => {
  const { type, openings, minYears, department, code, technology, company } = job
  const facts: [string, string][] = [
    ['Where', words(placeText(job))],
    ['Employment', h(type)],
    ['Field', h(technology)],
    ...(department.trim() ? [['Department', words(department)] as [string, string]] : []),
    ['Openings', String(openings)],
    ['Experience', minYears ? `${minYears} year${minYears === 1 ? '' : 's'} or more` : 'None asked'],
    ['Published', timeOf(job.postedAt, company.timeZone)],
    ['Open until', timeOf(job.closesAt, company.timeZone)],
    ['Reference', `<code>${h(code)}</code>`],
  ]
  return `<dl class="p-facts">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`
}

/** The page of one open job, for somebody who came by the link of who shares it too. */
export function jobPage(job: PublicJob, site: Site, share?: string): PublicPage {
  const { title, company, description, code } = job
  const pay = [payText(job), payPeriod(job)].filter(Boolean).join(' ')
  const name = oneLine(company.name)
  const data = jobPostingData(job, site)
  return {
    status: 200,
    title: `${oneLine(title)} at ${name}`,
    description: cut(`${oneLine(placeText(job))}, ${pay}. ${description}`, 200),
    path: jobPath(code, title),
    index: true,
    card: jobCardPath(code),
    ...(data ? { data } : {}),
    main: `<div class="p-box">
<nav aria-label="Where you are"><ol class="p-crumbs"><li><a href="${JOBS_PATH}">Jobs</a></li><li>${companyLink(company)}</li></ol></nav>
<article class="p-two">
<header class="p-top">
<p class="p-who">${markOf(company)}<b>${companyLink(company)}</b> ${verifiedBadge(company)}</p>
<h1>${words(title)}</h1>
<p class="p-meta"><span>${words(placeText(job))}</span><span>${h(job.type)}</span><span>Open until ${h(dayText(job.closesAt, company.timeZone))}</span></p>
</header>
<aside class="p-side" aria-label="Apply">
<div class="p-card p-card--up">
<p class="p-pay">${h(payText(job))} <small>${h(payPeriod(job))}</small></p>
<a class="p-act" href="${h(applyPath(job, site, share))}" rel="nofollow">Apply with ${BRAND.name}</a>
<p class="p-soft">You sign in, come back here, and see what is sent before it goes.</p>
</div>
<section class="p-card" aria-labelledby="clock"><h2 id="clock">Response clock</h2>${clockOf(company.answers)}</section>
<section class="p-card" aria-labelledby="facts"><h2 id="facts">In short</h2>${factsOf(job)}</section>
${reportLine('posting', job.id, site)}
</aside>
<div class="p-main">
<section aria-labelledby="work"><h2 id="work">The work</h2>
${prose(description)}</section>
<section aria-labelledby="bring"><h2 id="bring">What you bring</h2>
<p>Compared with what you have proven; you see the result before you apply.</p>
${skillsOf(job)}</section>
<section aria-labelledby="about"><h2 id="about">About ${words(name)}</h2>
${prose(company.description)}
<p class="p-soft">${h(company.industry)}, ${h(company.size)} people</p></section>
</div>
</article>
</div>`,
  }
}
