import type { ResumeDraft } from '@tryka/domain'
import { emailLink, formatMonth, formatPeriod, mainJobTitle, phoneLink, printableLink } from '@tryka/domain'
import { anchor, element, isFilled, join, type Markup } from './html'
import { qrCode } from './qr-code'
import type { Words } from './words'

interface EntryParts {
  /** Bold, first, alone in its run: parsers find the employer by it. */
  name: string
  date: string
  detail?: Markup | string | undefined
  place?: string
  body?: Markup
}

/**
 * An entry. The order of the markup is the order of the lines, so that what a machine reads is what a person sees:
 * name and date on the first line, detail and place on the second, then the body.
 */
function entry({ name, date, detail, place = '', body }: EntryParts): Markup {
  const first = join([element('h3', '', name), element('p', 'date', date)])
  const second = join([element('p', 'detail', detail), element('p', 'place', place)])
  return element(
    'div',
    'entry',
    element('div', 'head', element('div', 'row', first), element('div', 'row', second)),
    body,
  )
}

interface LineParts extends Pick<EntryParts, 'name' | 'date' | 'detail' | 'body'> {
  className: 'line' | 'tight'
  link: string
}

/** An entry whose facts share one line, with its date at the end of it. */
function lineEntry({ className, name, date, detail, link, body }: LineParts): Markup {
  const facts = element(
    'div',
    'facts',
    element('h3', '', name),
    element('p', 'detail', detail),
    element('p', 'url', link && anchor(printableLink(link), link)),
  )
  const row = join([facts, element('p', 'date', date)])
  return element('div', `entry ${className}`, element('div', 'head', element('div', 'row', row)), body)
}

const section = (heading: string, ...entries: Markup[]): Markup => {
  const body = join(entries)
  return isFilled(body) ? element('section', '', element('h2', '', heading), body) : { markup: '' }
}

function bullets(lines: readonly string[]): Markup {
  return element('ul', 'bullets', join(lines.map((line) => element('li', '', line))))
}

/** Name, role and contact, each contact in an element of its own. */
export function header(draft: ResumeDraft): Markup {
  const me = draft.personalInfo
  const contact = [
    anchor(emailLink(me.email), me.email),
    anchor(phoneLink(me.phone), me.phone),
    me.location,
    ...[me.linkedIn, me.github, me.portfolio].map((value) => anchor(printableLink(value), value)),
  ]
  return element(
    'header',
    '',
    element('h1', '', me.fullName),
    element('p', 'role', mainJobTitle(draft)),
    element('ul', 'contact', join(contact.map((part) => element('li', '', part)))),
  )
}

const paragraphs = (text: string): Markup =>
  join(text.split(/\n+/).map((paragraph) => element('p', 'body', paragraph)))

/** The sections of a resume in their order; empty ones are left out with their headings. */
export function sections(draft: ResumeDraft, words: Words): Markup {
  const month = (value: string) => formatMonth(value, draft.language)
  const work = draft.workExperience.map((job) =>
    entry({
      name: job.company || job.jobTitle,
      date: formatPeriod(job, draft.language),
      detail: job.company ? job.jobTitle : '',
      place: job.location,
      body: bullets(job.description),
    }),
  )
  const education = draft.education.map((one) =>
    entry({
      name: one.institution || one.degree,
      date: month(one.graduationDate),
      detail: join([one.institution ? one.degree : '', one.gpa && `${words.gpa} ${one.gpa}`], ', '),
      place: one.location,
    }),
  )
  return join([
    section(words.summary, paragraphs(draft.summary)),
    section(words.experience, ...work),
    section(words.education, ...education),
    section(words.skills, skillList(draft)),
    section(words.projects, ...projectEntries(draft)),
    section(words.certifications, ...certificateEntries(draft, words)),
    section(words.languages, languageList(draft, words)),
  ])
}

function skillList(draft: ResumeDraft): Markup {
  const groups = draft.skills.map(({ category, items }) => {
    const named = items.filter((item) => item.trim())
    return element(
      'li',
      '',
      element('b', '', category && (named.length ? `${category}:` : category)),
      category && named.length ? ' ' : '',
      named.join(', '),
    )
  })
  return element('ul', 'skills', join(groups))
}

function projectEntries(draft: ResumeDraft): Markup[] {
  return draft.projects.map((project) =>
    lineEntry({
      className: 'line',
      name: project.name,
      date: formatMonth(project.date, draft.language),
      detail: project.technologies.filter((item) => item.trim()).join(', '),
      link: project.link,
      body: paragraphs(project.description),
    }),
  )
}

function certificateEntries(draft: ResumeDraft, words: Words): Markup[] {
  return draft.certifications.map((one) => {
    const expiry = one.expiryDate && `${words.expires} ${formatMonth(one.expiryDate, draft.language)}`
    return lineEntry({
      className: 'tight',
      name: one.name,
      date: [formatMonth(one.date, draft.language), expiry].filter(Boolean).join(', '),
      detail: join([one.issuer, one.credentialId && `${words.credentialId} ${one.credentialId}`], ', '),
      link: one.url,
      ...(one.qrCode && codeOf(one.url, words)),
    })
  })
}

/** The address is in the text above it; one that leads nowhere has no code. */
function codeOf(url: string, words: Words): { body?: Markup } {
  const link = printableLink(url)
  if (!link || !/^https?:/i.test(link.href)) return {}
  return { body: qrCode(link.href, `${words.qrCode}: ${link.href}`) }
}

function languageList(draft: ResumeDraft, words: Words): Markup {
  const named = draft.languages.filter((one) => one.name.trim())
  const items = named.map((one, index) => {
    const level = one.proficiency ? ` (${words.levels[one.proficiency]})` : ''
    return element('li', '', `${one.name}${level}${index < named.length - 1 ? ', ' : ''}`)
  })
  return element('ul', 'langs', join(items))
}
