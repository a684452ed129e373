import { emailLink, phoneLink, printableLink, type PrintableLink, richText } from '@tryka/domain'
import type { OutlineEntry, Told } from './outline.types'

/** Its text without what surrounds it, or nothing. */
export function told(text: string, field: string): Told | undefined {
  const bare = text.trim()
  return bare ? { field, runs: [{ text: bare }] } : undefined
}

/** A text of which the marks are read. */
export function toldRich(text: string, field: string): Told | undefined {
  const bare = text.trim()
  const runs = bare ? richText(bare) : []
  return runs.some((run) => run.text.trim()) ? { field, runs } : undefined
}

const linked = (link: PrintableLink | undefined, text: string, field: string): Told | undefined =>
  link ? { field, runs: [{ text: link.text, href: link.href }] } : told(text, field)

/** An address as people write it, with where it leads; text alone where that is nowhere safe. */
export const toldLink = (text: string, field: string): Told | undefined =>
  linked(printableLink(text), text, field)
export const toldEmail = (text: string, field: string): Told | undefined =>
  linked(emailLink(text), text, field)
export const toldPhone = (text: string, field: string): Told | undefined =>
  linked(phoneLink(text), text, field)
/** However somebody is reached. */
export const toldContact = (text: string, field: string): Told | undefined =>
  linked(emailLink(text) ?? phoneLink(text) ?? printableLink(text), text, field)

export const present = <T>(parts: readonly (T | undefined)[]): T[] =>
  parts.filter((part): part is T => part !== undefined)

export const toldPoints = (points: readonly string[], field: string): Told[] =>
  present(points.map((point, index) => toldRich(point, `${field}.${index}`)))

export const toldParagraphs = (text: string, field: string): Told[] =>
  present(text.split(/\n+/).map((paragraph) => toldRich(paragraph, field)))

/** What a text says, without its looks. */
export const saidBy = (part: Told | undefined): string => part?.runs.map((run) => run.text).join('') ?? ''

/** An entry of the parts that there are. */
export const entryOf = (
  field: string,
  source: { breakBefore?: boolean | undefined },
  parts: Partial<OutlineEntry>,
): OutlineEntry => ({
  field,
  look: 'full',
  breakBefore: source.breakBefore === true,
  name: undefined,
  date: undefined,
  detail: [],
  place: undefined,
  link: undefined,
  paragraphs: [],
  points: [],
  roles: [],
  qrAddress: '',
  ...parts,
})

export const isBlank = (entry: OutlineEntry): boolean =>
  !entry.name &&
  !entry.date &&
  !entry.place &&
  !entry.link &&
  ![entry.detail, entry.paragraphs, entry.points, entry.roles].some((parts) => parts.length)
