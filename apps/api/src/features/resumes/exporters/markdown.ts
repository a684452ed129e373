import type { Outline, OutlineEntry, OutlineSection } from './outline'

/** What a person typed stays what they typed: no character of it becomes Markdown or HTML. */
const escape = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replace(/^(\s*)([-+=]|\d+[.)])/, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    )
    .replace(/\s*\n\s*/g, ' ')

const list = ({ label, items }: OutlineSection['lists'][number]): string =>
  `- ${label ? `**${escape(label)}:** ` : ''}${items.map(escape).join(', ')}`

const entry = ({ heading, date, details, paragraphs, bullets }: OutlineEntry): string[] => [
  ...(heading ? [`### ${escape(heading)}`] : []),
  [date, ...details].filter(Boolean).map(escape).join(' · '),
  ...paragraphs.map(escape),
  bullets.map((bullet) => `- ${escape(bullet)}`).join('\n'),
]

const section = (one: OutlineSection): string[] => [
  `## ${escape(one.heading)}`,
  ...one.paragraphs.map(escape),
  one.lists.map(list).join('\n'),
  ...one.entries.flatMap(entry),
]

/** The outline as Markdown. */
export function toMarkdown(outline: Outline): string {
  const head = [
    outline.name && `# ${escape(outline.name)}`,
    outline.role && `**${escape(outline.role)}**`,
    outline.contact.map((line) => `- ${escape(line)}`).join('\n'),
  ]
  return `${[...head, ...outline.sections.flatMap(section)].filter(Boolean).join('\n\n')}\n`
}
