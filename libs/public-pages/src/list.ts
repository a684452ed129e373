import { EMPLOYMENT_TYPES, JOBS_PATH, TECHNOLOGIES, WORK_MODES } from '@tryka/domain'
import type { EmploymentType, Technology, WorkMode } from '@tryka/domain'
import { inFull } from './facts'
import { jobRows } from './parts'
import { h } from './text'
import type { PublicJob, PublicPage } from './types'

export const PUBLIC_PAGE_SIZE = 20
/** Pages that search engines may list; what lies behind them they find by the sitemap. */
const INDEXED_PAGES = 50
export const JOBS_FEED = `${JOBS_PATH}/feed.xml`

/** What the list is narrowed to; nothing is left out of it that was typed. */
export interface JobsQuery {
  q: string
  field: Technology | null
  mode: WorkMode | null
  type: EmploymentType | null
  page: number
}

export interface JobsFound {
  jobs: readonly PublicJob[]
  total: number
}

const oneOf = <T extends string>(list: readonly T[], value: string): T | null =>
  list.find((each) => each === value) ?? null

/** Longer than any search; the rest of what somebody sends is not looked at. */
const LONGEST = 120

/** A list's address as a query. It never refuses: what is not understood is left out. */
export function readJobsQuery(query: Readonly<Record<string, unknown>>): JobsQuery {
  const value = (name: string): string => {
    const given = query[name]
    const first: unknown = Array.isArray(given) ? given[0] : given
    return typeof first === 'string' ? first : ''
  }
  const page = /^[1-9]\d{0,4}$/.test(value('page')) ? Number(value('page')) : 1
  return {
    q: [...value('q').trim()].slice(0, LONGEST).join(''),
    field: oneOf(TECHNOLOGIES, value('field')),
    mode: oneOf(WORK_MODES, value('mode')),
    type: oneOf(EMPLOYMENT_TYPES, value('type')),
    page,
  }
}

/** The one address of a list: known names in one order, nothing empty. */
export function jobsPath({ q, field, mode, type, page }: JobsQuery): string {
  const values = { q, field, mode, type, page: page > 1 ? String(page) : null }
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`] : [],
  )
  return pairs.length ? `${JOBS_PATH}?${pairs.join('&')}` : JOBS_PATH
}

const isNarrowed = ({ q, field, mode, type }: JobsQuery): boolean => Boolean(q || field || mode || type)

function select(name: string, label: string, any: string, list: readonly string[], chosen: string | null) {
  const options = list.map(
    (each) => `<option value="${h(each)}"${each === chosen ? ' selected' : ''}>${h(each)}</option>`,
  )
  return `<label class="p-field"><span>${label}</span><select name="${name}"><option value="">${any}</option>${options.join('')}</select></label>`
}

const form = (query: JobsQuery): string =>
  `<form class="p-filters" role="search" aria-label="Jobs" method="get" action="${JOBS_PATH}">
<label class="p-field p-field--wide"><span>Role, skill or company</span><input type="search" name="q" maxlength="${LONGEST}" value="${h(query.q)}"></label>
${select('field', 'Field', 'All fields', TECHNOLOGIES, query.field)}
${select('mode', 'Place', 'Any place', WORK_MODES, query.mode)}
${select('type', 'Employment', 'Any employment', EMPLOYMENT_TYPES, query.type)}
<input class="p-act p-act--small" type="submit" value="Search">
</form>`

function pager(query: JobsQuery, { total }: JobsFound): string {
  const last = Math.max(1, Math.ceil(total / PUBLIC_PAGE_SIZE))
  if (last === 1) return ''
  const shown = [...new Set([1, query.page - 1, query.page, query.page + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  )
  const link = (page: number, words: string, rel = '') =>
    `<a href="${h(jobsPath({ ...query, page }))}"${rel}${page === query.page ? ' aria-current="page"' : ''}>${words}</a>`
  return `<nav class="p-pager" aria-label="Pages"><ol>${shown
    .map((page) => `<li>${link(page, String(page))}</li>`)
    .join('')}</ol>${query.page < last ? link(query.page + 1, 'Next', ' rel="next"') : ''}</nav>`
}

/** The list of open jobs, 20 a page, newest first. */
export function jobsPage(query: JobsQuery, found: JobsFound): PublicPage {
  const { jobs, total } = found
  const empty = jobs.length === 0
  const narrowed = isNarrowed(query)
  const past = empty && query.page > 1
  const nothing = past
    ? `<p>This page of the list is empty. <a href="${h(jobsPath({ ...query, page: 1 }))}">First page</a></p>`
    : narrowed
      ? `<p>No jobs match. <a href="${JOBS_PATH}">All jobs</a></p>`
      : '<p>No jobs are open at the moment. They appear here as verified companies post them.</p>'
  const from = (query.page - 1) * PUBLIC_PAGE_SIZE + 1
  return {
    status: past ? 404 : 200,
    title: query.page > 1 ? `Jobs with the pay on them, page ${query.page}` : 'Jobs with the pay on them',
    description:
      'Open jobs at verified companies. Each says what it pays and how long people wait for a first answer.',
    path: past ? null : jobsPath(query),
    index: !narrowed && !past && query.page <= INDEXED_PAGES,
    feed: { title: 'Open jobs', path: JOBS_FEED },
    main: `<div class="p-box">
<header class="p-top"><h1>Jobs with the pay on them</h1>
<p class="p-lead">Verified companies only. Each job says what it pays and how long people wait for a first answer.</p></header>
${form(query)}
<p class="p-count" role="status">${
      empty
        ? `${inFull(total)} in all`
        : `${inFull(from)}–${inFull(from + jobs.length - 1)} of ${inFull(total)} job${total === 1 ? '' : 's'}, newest first`
    }${narrowed ? ` <a href="${JOBS_PATH}">Clear</a>` : ''}</p>
${empty ? `<div class="p-card">${nothing}</div>` : jobRows(jobs)}
${past ? '' : pager(query, found)}
</div>`,
  }
}
