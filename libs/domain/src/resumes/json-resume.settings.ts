import { PAGE_SIZES, RESUME_DEFAULTS, RESUME_LANGUAGES, RESUME_LIMITS as MAX, TEMPLATES } from './constants'
import { choice, type Json, list, record, records, words } from './json-resume.reader'
import { META_KEY } from './json-resume.types'
import { ACCENT_PATTERN, FACES, LAYOUT_DEFAULTS, LAYOUT_RANGE, MARGINS } from './page-layout'
import type { PageLayout } from './page-layout.schema'
import type { NewId } from './resume.rules'
import type { ResumeDraft } from './resume.schema'

const integer = (value: unknown, min: number, max: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : 0

const stepped = (
  value: unknown,
  { min, max, step }: { min: number; max: number; step: number },
  otherwise: number,
): number =>
  typeof value === 'number' && value >= min && value <= max && Number.isInteger(value / step)
    ? value
    : otherwise

const readLayout = (from: Json): PageLayout => ({
  size: stepped(from['size'], LAYOUT_RANGE.size, LAYOUT_DEFAULTS.size),
  spacing: stepped(from['spacing'], LAYOUT_RANGE.spacing, LAYOUT_DEFAULTS.spacing),
  margins: choice(from['margins'], MARGINS) ?? LAYOUT_DEFAULTS.margins,
  accent: ACCENT_PATTERN.test(words(from['accent'])) ? words(from['accent']) : LAYOUT_DEFAULTS.accent,
  face: choice(from['face'], FACES) ?? LAYOUT_DEFAULTS.face,
  pageHeader: from['pageHeader'] !== false,
})

/** What a file of ours says of the look of the page. */
export const readSettings = (meta: Json): Partial<ResumeDraft> => {
  const ours = record(meta[META_KEY])
  return {
    ...(words(ours['title']) ? { title: words(ours['title']) } : {}),
    templateId: choice(ours['templateId'], TEMPLATES) ?? RESUME_DEFAULTS.templateId,
    isDefault: ours['isDefault'] === true,
    pageSize: choice(ours['pageSize'], PAGE_SIZES) ?? RESUME_DEFAULTS.pageSize,
    language: choice(ours['language'], RESUME_LANGUAGES) ?? RESUME_DEFAULTS.language,
    fitPages: integer(ours['fitPages'], 0, MAX.fitPages),
    tightness: integer(ours['tightness'], -MAX.tightness, MAX.tightness),
    fillPages: ours['fillPages'] === true,
    layout: readLayout(record(ours['layout'])),
    sections: records(ours['sections'])
      .map((one) => ({
        key: words(one['key'], 64),
        name: words(one['name']),
        hidden: one['hidden'] === true,
        breakBefore: one['breakBefore'] === true,
      }))
      .filter(({ key }) => key)
      .slice(0, MAX.sections),
  }
}

/** Sections that the person invented, in a file of ours. */
export const readCustomSections = (value: unknown, newId: NewId): ResumeDraft['customSections'] =>
  records(value)
    .slice(0, MAX.customSections)
    .map((section) => ({
      id: words(section['id'], 64) || newId(),
      name: words(section['name']),
      entries: records(section['entries'])
        .slice(0, MAX.entries)
        .map((one) => ({
          id: newId(),
          name: words(one['name']),
          detail: words(one['detail']),
          location: words(one['location']),
          date: words(one['date']),
          link: words(one['link'], MAX.link),
          description: list(one['description'], MAX.bullet),
          ...(one['hidden'] === true && { hidden: true }),
          ...(one['breakBefore'] === true && { breakBefore: true }),
        })),
    }))
