import type { Outline, OutlineEntry, OutlineSection } from './outline'

const list = ({ label, items }: OutlineSection['lists'][number]): string =>
  [label, items.join(', ')].filter(Boolean).join(': ')

const entryLines = ({ heading, date, details, paragraphs, bullets }: OutlineEntry): string[] => [
  [heading, date].filter(Boolean).join(' | '),
  ...details,
  ...paragraphs,
  ...bullets.map((bullet) => `- ${bullet}`),
  '',
]

const sectionLines = (one: OutlineSection): string[] => [
  one.heading.toUpperCase(),
  '',
  ...one.paragraphs,
  ...one.lists.map(list),
  ...one.entries.flatMap(entryLines),
  '',
]

/** The outline as plain text, for a form that takes nothing else. */
export const toPlainText = (outline: Outline): string =>
  `${[outline.name, outline.role, ...outline.contact, '', ...outline.sections.flatMap(sectionLines)]
    .filter((line, n, lines) => line || lines[n - 1])
    .join('\n')
    .trim()}\n`
