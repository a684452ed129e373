import type { ProseSection, WritingContext } from '@tryka/domain'

/** How a text of a section is written: a deed in a line, sentences, or a name for oneself. */
export type ProseKind = 'summary' | 'headline' | 'point' | 'prose'

const KINDS: Record<ProseSection, ProseKind> = {
  summary: 'summary',
  headline: 'headline',
  workExperience: 'point',
  education: 'point',
  volunteer: 'point',
  custom: 'point',
  projects: 'prose',
  awards: 'prose',
  publications: 'prose',
}
export const kindOf = (section: ProseSection): ProseKind => KINDS[section]

/** What the rules and the checks have to know of a text beside its words. */
export interface Setting {
  kind: ProseKind
  /** Whether what it tells goes on; undefined where nobody said. */
  current?: boolean | undefined
  /** In another language than the person wrote: its verbs and tenses are not known here. */
  translated?: boolean
}

export const settingOf = (section: ProseSection, context: WritingContext | undefined): Setting => ({
  kind: kindOf(section),
  current: context?.current,
})
