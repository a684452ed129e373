import { addSkills, newEntry, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'

const OWN_ENTRY = { name: '', detail: '', location: '', date: '', link: '', description: [] }

/** Where a line that has no field can go: nowhere, or the end of a field. */
export const placesFor = (draft: ResumeDraft): { value: string; label: string }[] => [
  { value: '', label: 'Leave out' },
  { value: 'summary', label: 'End of the summary' },
  { value: 'skills', label: 'Skills' },
  ...draft.workExperience.map((job, index) => ({
    value: `job.${index}`,
    label: `Point of ${job.company || job.jobTitle || `job ${index + 1}`}`,
  })),
  { value: 'project', label: 'A new project' },
  { value: 'award', label: 'A new award' },
  { value: 'publication', label: 'A new publication' },
  { value: 'interest', label: 'Interests' },
  ...draft.customSections.map((section, index) => ({
    value: `section.${index}`,
    label: `Section “${section.name || index + 1}”`,
  })),
]

/** The draft with a text at the end of a place. */
export function placed(draft: ResumeDraft, place: string, text: string, newId: NewId): ResumeDraft {
  const line = text.replace(/\s+/g, ' ').trim()
  const job = /^job\.(\d+)$/.exec(place)?.[1]
  if (job !== undefined)
    return {
      ...draft,
      workExperience: draft.workExperience.map((one, index) =>
        index === Number(job)
          ? { ...one, description: [...one.description, line.slice(0, MAX.bullet)].slice(0, MAX.bullets) }
          : one,
      ),
    }
  if (place === 'summary')
    return { ...draft, summary: [draft.summary, line].filter(Boolean).join(' ').slice(0, MAX.paragraph) }
  if (place === 'skills') {
    const [first, ...others] = draft.skills
    const group = addSkills(first ?? { id: newId(), category: '', items: [] }, line)
    return { ...draft, skills: [group, ...others] }
  }
  const name = line.slice(0, MAX.line)
  const section = /^section\.(\d+)$/.exec(place)?.[1]
  if (section !== undefined)
    return {
      ...draft,
      customSections: draft.customSections.map((one, index) =>
        index === Number(section)
          ? { ...one, entries: added(one.entries, { ...OWN_ENTRY, id: newId(), name }) }
          : one,
      ),
    }
  if (place === 'award')
    return { ...draft, awards: added(draft.awards, { ...newEntry.awards(newId()), title: name }) }
  if (place === 'publication')
    return { ...draft, publications: added(draft.publications, { ...newEntry.publications(newId()), name }) }
  if (place === 'interest')
    return { ...draft, interests: added(draft.interests, { ...newEntry.interests(newId()), name }) }
  if (place === 'project')
    return { ...draft, projects: added(draft.projects, { ...newEntry.projects(newId()), name }) }
  return draft
}

const added = <T>(entries: readonly T[], entry: T): T[] => [...entries, entry].slice(0, MAX.entries)
