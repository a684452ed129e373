import type { Outline, OutlineEntry, OutlineList, OutlineSection, Told } from '@tryka/resume-template'
import { factsOf } from './outline'

/** A text; where a link leads is told after it, unless its text is the address itself. */
const plain = ({ runs }: Told): string =>
  runs
    .map(({ text, href }, index) => {
      const isLast = runs[index + 1]?.href !== href
      return href && isLast && !href.includes(text.trim())
        ? `${text} (${href.replace(/^mailto:|^tel:/, '')})`
        : text
    })
    .join('')

const said = (part: Told | undefined): string => (part ? plain(part) : '')
const joined = (parts: readonly Told[]): string => parts.map(plain).join(', ')

const list = ({ label, items }: OutlineList): string =>
  [said(label), joined(items)].filter(Boolean).join(': ')

const entryLines = (one: OutlineEntry): string[] => [
  [said(one.name), said(one.date)].filter(Boolean).join(' | '),
  joined(one.detail),
  ...factsOf({ ...one, detail: [] }).map(plain),
  ...one.paragraphs.map(plain),
  ...one.points.map((point) => `- ${plain(point)}`),
  ...one.roles.flatMap((role) => entryLines(role).filter(Boolean)),
]

const sectionLines = (one: OutlineSection): string[] => [
  one.heading.toUpperCase(),
  '',
  ...one.paragraphs.map(plain),
  ...one.lists.map(list),
  joined(one.inline),
  ...one.entries.flatMap((item) => [...entryLines(item).filter(Boolean), '']),
  '',
]

/** The outline as plain text, for a form that takes nothing else. */
export const toPlainText = ({ name, role, contact, sections }: Outline): string =>
  `${[said(name), said(role), ...contact.map(plain), '', ...sections.flatMap(sectionLines)]
    .filter((line, n, lines) => line || lines[n - 1])
    .join('\n')
    .trim()}\n`
