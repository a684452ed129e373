import { isSectionKey, SECTION_KEYS, sectionsOf, type ResumeDraft, type SectionSetting } from '@tryka/domain'

const isUsual = ({ name, hidden, breakBefore }: SectionSetting): boolean => !name && !hidden && !breakBefore

/** The keys of all sections in the order in which they stand until somebody moves them. */
const usualOrder = (draft: Pick<ResumeDraft, 'customSections'>): string[] => [
  ...SECTION_KEYS,
  ...draft.customSections.map(({ id }) => id),
]

/** Nothing is written where everything is as usual, so that going back leaves no trace. */
function kept(draft: ResumeDraft, sections: SectionSetting[]): ResumeDraft {
  const usual = usualOrder(draft)
  const same = sections.every((section, at) => isUsual(section) && section.key === usual[at])
  return { ...draft, sections: same ? [] : sections }
}

export const isUsualOrder = (draft: ResumeDraft): boolean => {
  const usual = usualOrder(draft)
  return sectionsOf(draft).every(({ key }, at) => key === usual[at])
}

/** Changes the settings of the sections, in the order of the pages. */
export const withSections =
  (change: (sections: SectionSetting[]) => SectionSetting[]) =>
  (draft: ResumeDraft): ResumeDraft =>
    kept(draft, change(sectionsOf(draft)))

/** Changes one section; what is said of it as it is already changes nothing. */
export const withSection = (key: string, parts: Partial<Omit<SectionSetting, 'key'>>) =>
  withSections((all) => all.map((one) => (one.key === key ? { ...one, ...parts } : one)))

/** A section of one's own has its name itself; the others have one instead of their heading. */
export const withSectionName =
  (key: string, name: string) =>
  (draft: ResumeDraft): ResumeDraft =>
    isSectionKey(key)
      ? withSection(key, { name })(draft)
      : {
          ...withSection(key, { name: '' })(draft),
          customSections: draft.customSections.map((one) => (one.id === key ? { ...one, name } : one)),
        }

/** Back to the order in which sections usually stand; names and what is hidden stay. */
export const inUsualOrder = (draft: ResumeDraft): ResumeDraft => {
  const usual = usualOrder(draft)
  return withSections((all) => usual.flatMap((key) => all.filter((section) => section.key === key)))(draft)
}

/** Takes a section of one's own away, with what was said of its place. */
export const withoutCustom =
  (id: string) =>
  (draft: ResumeDraft): ResumeDraft => ({
    ...draft,
    customSections: draft.customSections.filter((section) => section.id !== id),
    sections: draft.sections.filter(({ key }) => key !== id),
  })

/** Whether there is anything in a section. */
export function isFilled(draft: ResumeDraft, key: string): boolean {
  if (key === 'summary') return draft.summary.trim() !== ''
  if (isSectionKey(key)) return draft[key].length > 0
  return draft.customSections.some(({ id, entries }) => id === key && entries.length > 0)
}
