import { RESUME_LISTS } from './constants'
import type { ResumeDraft } from './resume.schema'
import { sectionsOf } from './sections'

/** The name of the data inside of a PDF that was exported with them. */
export const ATTACHED_DATA = 'resume-data.json'

/** A resume without what its person hides: neither hidden entries nor hidden sections are in it. */
export function withoutHidden<T extends ResumeDraft>(draft: T): T {
  const hidden = new Set(
    sectionsOf(draft)
      .filter((section) => section.hidden)
      .map(({ key }) => key),
  )
  const shown = <E extends { hidden?: boolean | undefined }>(entries: readonly E[]): E[] =>
    entries.filter((entry) => !entry.hidden)
  return {
    ...draft,
    summary: hidden.has('summary') ? '' : draft.summary,
    ...Object.fromEntries(
      RESUME_LISTS.map((list) => [
        list,
        hidden.has(list) ? [] : shown<{ hidden?: boolean | undefined }>(draft[list]),
      ]),
    ),
    customSections: draft.customSections
      .filter(({ id }) => !hidden.has(id))
      .map((section) => ({ ...section, entries: shown(section.entries) })),
    sections: draft.sections.filter(({ key }) => !hidden.has(key)),
  }
}
