import {
  isSectionKey,
  SECTION_KEYS,
  type ResumeDraft,
  type SectionKey,
  type SectionSetting,
  sectionsOf,
  type TemplateId,
} from '@tryka/domain'

/** What a template puts in front, as long as the person has not moved a section. */
const FIRST: Partial<Record<TemplateId, readonly SectionKey[]>> = {
  academic: ['summary', 'education', 'workExperience', 'publications', 'awards'],
}

/** All sections in the order of the pages: the person's own, else that of the template. */
export function orderedSections(
  draft: Pick<ResumeDraft, 'templateId' | 'sections' | 'customSections'>,
): SectionSetting[] {
  const all = sectionsOf(draft)
  const first = FIRST[draft.templateId]
  const known = all.map(({ key }) => key).filter(isSectionKey)
  if (!first || known.join() !== SECTION_KEYS.join()) return all
  const isFirst = ({ key }: SectionSetting): boolean => (first as readonly string[]).includes(key)
  return [
    ...first.flatMap((key) => all.filter((one) => one.key === key)),
    ...all.filter((one) => !isFirst(one)),
  ]
}
