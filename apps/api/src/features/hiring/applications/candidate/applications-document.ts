import type { ApplicationCard, ApplicationFilter } from '@tryka/domain'
import { BRAND, localTime } from '@tryka/domain'
import { fallbackFamilies, fontFacesFor, PAGE_PX, unprintableCharacters } from '@tryka/resume-template'
import type { RenderedResume } from '@tryka/resume-template'
import { printedText } from '../../core/html'

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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `8 Jan 2025`, in one piece: a date that is broken over lines is hard to read. */
function dayText(iso: string, zone: string): string {
  const { year, month, day } = localTime(new Date(iso), zone)
  return `${day}\u00a0${MONTHS[month - 1] ?? ''}\u00a0${year}`
}

function momentText(iso: string, zone: string): string {
  const { hour, minute } = localTime(new Date(iso), zone)
  return `${dayText(iso, zone)}, ${[hour, minute].map((n) => String(n).padStart(2, '0')).join(':')}`
}

/** A proposal is no date. */
function interviewText(
  { startsAt, status }: NonNullable<ApplicationCard['interview']>,
  zone: string,
): string {
  return status === 'pending' ? 'Time proposed' : momentText(startsAt, zone)
}

const cells = (card: ApplicationCard, zone: string): string[] => [
  card.company.name,
  card.role,
  dayText(card.appliedDate, zone),
  card.status,
  card.interview ? interviewText(card.interview, zone) : '–',
  card.salary,
]

const row = (tag: 'td' | 'th', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${printedText(text)}</${tag}>`).join('')}</tr>`

interface Reader {
  name: string
  timeZone: string
  status?: ApplicationFilter | undefined
  now: Date
}

/** The list of applications as a page to print, by the printer of the resumes. */
export function applicationsDocument(
  cards: readonly ApplicationCard[],
  { name, timeZone, status, now }: Reader,
): RenderedResume {
  const { width, height } = PAGE_PX.A4
  const title = 'Applications'
  const filter = status && status !== 'All Status' ? `, ${status}` : ''
  const made = `${name}, ${cards.length} ${cards.length === 1 ? 'application' : 'applications'}${filter}, ${momentText(now.toISOString(), timeZone)} (${timeZone})`
  const body = cards.map((card) => row('td', cells(card, timeZone))).join('')
  const html = `<main><h1>${title}</h1><p>${printedText(made)}</p><table><thead>${row('th', COLUMNS)}</thead><tbody>${body}</tbody></table></main>`
  return {
    html,
    css: css(width, height),
    fontCss: '',
    title: `${title} - ${BRAND.name}`,
    author: name,
    lang: 'en',
    dir: 'ltr',
    pageSize: 'A4',
    pageHeader: '',
    fonts: fontFacesFor(html, [FAMILIES]),
    unprintable: unprintableCharacters(html),
  }
}
