import { RESUME_LISTS } from './constants'
import type { ResumeDraft } from './resume.schema'
import type { SectionSetting } from './page-layout.schema'

/** The sections that every resume knows, in the order in which they stand until a person moves them. */
export const SECTION_KEYS = ['summary', ...RESUME_LISTS] as const
export type SectionKey = (typeof SECTION_KEYS)[number]

export const isSectionKey = (key: string): key is SectionKey =>
  (SECTION_KEYS as readonly string[]).includes(key)

/**
 * All sections of a resume in the order of its pages, the hidden ones too: first those that `draft.sections` names,
 * each once, then the others as they are meant. What is named and no longer there is left out.
 */
export function sectionsOf(draft: Pick<ResumeDraft, 'sections' | 'customSections'>): SectionSetting[] {
  const customs = draft.customSections.map(({ id }) => id)
  const all: string[] = [...SECTION_KEYS, ...customs]
  const named = new Map(
    draft.sections.filter(({ key }) => all.includes(key)).map((section) => [section.key, section]),
  )
  const rest = all
    .filter((key) => !named.has(key))
    .map((key) => ({ key, name: '', hidden: false, breakBefore: false }))
  return [...named.values(), ...rest]
}
