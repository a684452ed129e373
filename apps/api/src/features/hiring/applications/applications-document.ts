import type { ApplicationCard } from '@tryka/domain'
import { BRAND } from '@tryka/domain'
import { fallbackFamilies, fontFacesFor, PAGE_PX, unprintableCharacters } from '@tryka/resume-template'
import type { RenderedResume } from '@tryka/resume-template'
import { escapeHtml } from '../core/html'
import { timeText } from '../interviews/interview-mail'

const FAMILIES = ['Hanken Grotesk', ...fallbackFamilies('en')]
const COLUMNS = ['Company', 'Role', 'Applied', 'Status', 'Next interview', 'Pay'] as const

const css = (width: number, height: number): string => `
@page{size:${width}px ${height}px;margin:56px 48px}
body{margin:0;font:13px/1.45 ${FAMILIES.map((family) => `"${family}"`).join(',')};color:#0a2227}
h1{font-size:24px;line-height:1.2;margin:0 0 4px}
p{margin:0 0 16px;color:#46595d}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:7px 10px 7px 0;border-bottom:1px solid #cfd8da}
th{font-weight:600}
thead{display:table-header-group}
tr{break-inside:avoid}`

const cells = (card: ApplicationCard, zone: string): string[] => [
  card.company.name,
  card.role,
  timeText(card.appliedDate, zone).slice(0, 10),
  card.status,
  card.interview ? timeText(card.interview.startsAt, zone) : '–',
  card.salary,
]

const row = (tag: 'td' | 'th', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`

interface Reader {
  name: string
  timeZone: string
  now: Date
}

/** The list of applications as a page to print, by the printer of the resumes. */
export function applicationsDocument(
  cards: readonly ApplicationCard[],
  { name, timeZone, now }: Reader,
): RenderedResume {
  const { width, height } = PAGE_PX.A4
  const title = 'Applications'
  const made = `${name}, ${cards.length} ${cards.length === 1 ? 'application' : 'applications'}, ${timeText(now.toISOString(), timeZone)}`
  const body = cards.map((card) => row('td', cells(card, timeZone))).join('')
  const html = `<main><h1>${title}</h1><p>${escapeHtml(made)}</p><table><thead>${row('th', COLUMNS)}</thead><tbody>${body}</tbody></table></main>`
  return {
    html,
    css: css(width, height),
    fontCss: '',
    title: `${title} - ${BRAND.name}`,
    author: name,
    lang: 'en',
    dir: 'ltr',
    pageSize: 'A4',
    fonts: fontFacesFor(html, [FAMILIES]),
    unprintable: unprintableCharacters(html),
  }
}
