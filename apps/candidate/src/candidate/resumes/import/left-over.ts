import { addSkills, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'

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
  if (place !== 'project') return draft
  const name = line.slice(0, MAX.line)
  const project = { id: newId(), name, description: '', technologies: [], link: '', date: '' }
  return { ...draft, projects: [...draft.projects, project].slice(0, MAX.entries) }
}
