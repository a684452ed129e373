import type { ResumeDraft } from '@tryka/domain'
import { element, join, type Markup, picture, runs } from './html'
import { headOf, sectionsIn } from './outline/outline'
import type { OutlineEntry, OutlineList, OutlineSection, Told } from './outline/outline.types'
import { saidBy } from './outline/texts'
import { qrCode } from './qr-code'
import { TEMPLATE } from './templates/templates'
import type { Words } from './words'

/** An element of one text; a click on it leads to its field. */
const toldIn = (name: string, className: string, part: Told | undefined): Markup =>
  part ? element(name, { className, field: part.field }, runs(part.runs)) : join([])

/** Facts that share a line: one text, so that no word of it stands alone. */
const detail = (parts: readonly Told[], name = 'p'): Markup =>
  element(
    name,
    { className: 'detail', field: parts[0]?.field },
    join(
      parts.map((part) => runs(part.runs)),
      ', ',
    ),
  )

const bullets = (points: readonly Told[]): Markup =>
  element('ul', 'bullets', join(points.map((point) => toldIn('li', '', point))))

const paragraphs = (parts: readonly Told[]): Markup => join(parts.map((part) => toldIn('p', 'body', part)))

const withBreak = (className: string, { breakBefore }: { breakBefore: boolean }): string =>
  [className, breakBefore && 'break'].filter(Boolean).join(' ')

const row = (...parts: Markup[]): Markup => element('div', 'row', ...parts)

/** A role below its employer; its title is no bolder than the employer's name. */
function role(one: OutlineEntry): Markup {
  const head = join([
    row(toldIn('h4', 'detail', one.name), toldIn('p', 'date', one.date)),
    row(toldIn('p', 'url', one.link), toldIn('p', 'place', one.place)),
  ])
  return element(
    'div',
    { className: withBreak('job', one), field: one.field },
    element('div', 'head', head),
    paragraphs(one.paragraphs),
    bullets(one.points),
  )
}

/**
 * The facts of an entry. The order of the markup is the order of the lines, so that what a machine reads is what a
 * person sees: name and date on the first line, detail and place on the second, then the rest.
 */
function factsOf(entry: OutlineEntry): Markup {
  const name = toldIn('h3', '', entry.name)
  const date = toldIn('p', 'date', entry.date)
  const place = toldIn('p', 'place', entry.place)
  const url = toldIn('p', 'url', entry.link)
  if (entry.look !== 'full') return row(element('div', 'facts', name, detail(entry.detail), url), date)
  // Of several roles each has its own dates: the employer's first line ends with its place.
  if (entry.roles.length) return join([row(name, place), row(url)])
  return join([row(name, date), row(detail(entry.detail), place), row(url)])
}

function entryMarkup(entry: OutlineEntry, words: Words): Markup {
  const className = ['entry', entry.look !== 'full' && entry.look, entry.roles.length && 'jobs']
  return element(
    'div',
    { className: withBreak(className.filter(Boolean).join(' '), entry), field: entry.field },
    element('div', 'head', factsOf(entry)),
    paragraphs(entry.paragraphs),
    bullets(entry.points),
    join(entry.roles.map(role)),
    entry.qrAddress && qrCode(entry.qrAddress, `${words.qrCode}: ${entry.qrAddress}`),
  )
}

function listMarkup({ label, items, field }: OutlineList): Markup {
  const said = saidBy(label)
  const between = label && items.length ? ' ' : ''
  return element(
    'li',
    { field: items[0]?.field ?? field },
    label && element('b', { field: label.field }, items.length ? `${said}:` : said),
    between,
    join(
      items.map((item) => runs(item.runs)),
      ', ',
    ),
  )
}

const inlineMarkup = (parts: readonly Told[]): Markup =>
  element(
    'ul',
    'langs',
    join(
      parts.map((part, index) =>
        element('li', { field: part.field }, runs(part.runs), index < parts.length - 1 ? ', ' : ''),
      ),
    ),
  )

export const sectionMarkup = (section: OutlineSection, words: Words): Markup =>
  element(
    'section',
    { className: withBreak(section.key === 'publications' ? 'cited' : '', section), field: section.field },
    element('h2', '', section.heading),
    paragraphs(section.paragraphs),
    element('ul', 'skills', join(section.lists.map(listMarkup))),
    inlineMarkup(section.inline),
    join(section.entries.map((entry) => entryMarkup(entry, words))),
  )

/** Name, role and contact, each contact in an element of its own. */
export function header(draft: ResumeDraft): Markup {
  const { name, role: title, contact, photo } = headOf(draft)
  const text = join([
    toldIn('h1', '', name),
    toldIn('p', 'role', title),
    element('ul', 'contact', join(contact.map((part) => toldIn('li', '', part)))),
  ])
  if (!photo) return element('header', '', text)
  // A picture beside the text: both are boxes of the head.
  return element(
    'header',
    'pictured',
    element('div', 'who', text),
    picture(photo, 'photo', saidBy(name), 'photo'),
  )
}

/**
 * The sections of a resume in their order; empty and hidden ones are left out with their headings. Where a template
 * has a narrow column, what stands in it comes last: machines read a page in the order of its text.
 */
export function sections(draft: ResumeDraft, words: Words): Markup {
  const { aside } = TEMPLATE[draft.templateId]
  const all = sectionsIn(draft, words)
  const drawn = (list: readonly OutlineSection[]): Markup =>
    join(list.map((section) => sectionMarkup(section, words)))
  if (!aside) return drawn(all)
  const isAside = ({ key }: OutlineSection): boolean => (aside as readonly string[]).includes(key)
  return element(
    'div',
    'cols',
    element('div', 'main', drawn(all.filter((one) => !isAside(one)))),
    element('div', 'aside', drawn(all.filter(isAside))),
  )
}
