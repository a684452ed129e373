import type { RichRun } from '@tryka/domain'
import type { Outline, OutlineEntry, OutlineList, OutlineSection, Told } from '@tryka/resume-template'
import { factsOf } from './outline'

/** What a person typed stays what they typed: no character of it becomes Markdown or HTML. */
const escape = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ')

/** Nor does the beginning of a line. */
const atStart = (line: string): string =>
  line.replace(/^(\s*)([-+=]|\d+[.)])/, (_, space: string, mark: string) =>
    /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
  )

const address = (href: string): string =>
  href.replace(/[()<>\\\s]/g, (char) => encodeURIComponent(char).replace('(', '%28').replace(')', '%29'))

/** A stretch with its marks around its words, never around the blanks beside them. */
function written({ text, bold, italic, href }: RichRun): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  const marks = `${bold ? '**' : ''}${italic ? '*' : ''}`
  if (!inner) return text
  const marked = `${marks}${escape(inner)}${[...marks].reverse().join('')}`
  return `${before}${href ? `[${marked}](${address(href)})` : marked}${after}`
}

const inline = (part: Told): string => part.runs.map(written).join('')
const line = (part: Told): string => atStart(inline(part))
const joined = (parts: readonly Told[], between: string): string => parts.map(inline).join(between)

const list = ({ label, items }: OutlineList): string =>
  `- ${label ? `**${inline(label)}${items.length ? ':' : ''}** ` : ''}${joined(items, ', ')}`.trimEnd()

const entry = (one: OutlineEntry, level = '###'): string[] => [
  ...(one.name ? [`${level} ${inline(one.name)}`] : []),
  atStart(joined([...(one.date ? [one.date] : []), ...factsOf(one)], ' · ')),
  ...one.paragraphs.map(line),
  one.points.map((point) => `- ${line(point)}`).join('\n'),
  ...one.roles.flatMap((role) => entry(role, '####')),
]

const section = (one: OutlineSection): string[] => [
  ...(one.heading ? [`## ${escape(one.heading)}`] : []),
  ...one.paragraphs.map(line),
  one.lists.map(list).join('\n'),
  atStart(joined(one.inline, ', ')),
  ...one.entries.flatMap((item) => entry(item)),
]

/** The outline as Markdown. */
export function toMarkdown({ name, role, contact, sections }: Outline): string {
  const head = [
    name && `# ${inline(name)}`,
    role && `**${inline(role)}**`,
    contact.map((part) => `- ${line(part)}`).join('\n'),
  ]
  return `${[...head, ...sections.flatMap(section)].filter(Boolean).join('\n\n')}\n`
}
