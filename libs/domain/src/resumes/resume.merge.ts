import { RESUME_LIMITS, type RESUME_LISTS } from './constants'
import { addSkill, type NewId, sameText } from './resume.rules'
import type { PersonalInfo, SkillGroup } from './entries.schema'
import type { GeneratedResume, ResumeDraft } from './resume.schema'

const isBlankEntry = (entry: object): boolean =>
  Object.entries(entry).every(
    ([field, value]) =>
      field === 'id' || !value || (Array.isArray(value) && value.every((item) => !String(item).trim())),
  )

/** What makes two entries the same thing, so that merging twice adds nothing. */
const identity: Record<(typeof RESUME_LISTS)[number], readonly string[]> = {
  workExperience: ['jobTitle', 'company'],
  education: ['degree', 'institution'],
  skills: ['category'],
  projects: ['name'],
  certifications: ['name', 'issuer'],
  languages: ['name'],
  volunteer: ['role', 'organization'],
  awards: ['title', 'awarder'],
  publications: ['name'],
  interests: ['name'],
  references: ['name'],
}

const keyOf = (entry: object, fields: readonly string[]): string =>
  fields
    .map((field) =>
      String((entry as Record<string, unknown>)[field] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('|')

function appendNew<T extends { id?: string | undefined }>(
  mine: T[],
  theirs: T[] | undefined,
  fields: readonly string[],
  newId: NewId,
): T[] {
  const kept = mine.filter((entry) => !isBlankEntry(entry))
  const known = new Set(kept.map((entry) => keyOf(entry, fields)))
  const added = (theirs ?? [])
    .filter((entry) => !isBlankEntry(entry) && !known.has(keyOf(entry, fields)))
    .map((entry) => ({ ...entry, id: newId() }))
  return added.length ? [...kept, ...added].slice(0, RESUME_LIMITS.entries) : mine
}

function mergeSkills(mine: SkillGroup[], theirs: SkillGroup[] | undefined, newId: NewId): SkillGroup[] {
  const grown = mine.map((group) =>
    (theirs ?? [])
      .filter((other) => group.category.trim() && sameText(other.category, group.category))
      .flatMap((other) => other.items)
      .reduce(addSkill, group),
  )
  return appendNew(grown, theirs, identity.skills, newId)
}

/**
 * Merges generated content: fills what is empty and appends what is new. Nothing that the person wrote is replaced,
 * and merging the same content twice changes nothing the second time.
 */
export function mergeGenerated(draft: ResumeDraft, generated: GeneratedResume, newId: NewId): ResumeDraft {
  const personalInfo = { ...draft.personalInfo }
  for (const field of Object.keys(personalInfo) as (keyof PersonalInfo)[]) {
    personalInfo[field] = personalInfo[field].trim()
      ? personalInfo[field]
      : (generated.personalInfo?.[field] ?? '')
  }
  return {
    ...draft,
    personalInfo,
    summary: draft.summary.trim() ? draft.summary : (generated.summary ?? draft.summary),
    workExperience: appendNew(draft.workExperience, generated.workExperience, identity.workExperience, newId),
    education: appendNew(draft.education, generated.education, identity.education, newId),
    skills: mergeSkills(draft.skills, generated.skills, newId),
    projects: appendNew(draft.projects, generated.projects, identity.projects, newId),
    certifications: appendNew(draft.certifications, generated.certifications, identity.certifications, newId),
    languages: appendNew(draft.languages, generated.languages, identity.languages, newId),
    volunteer: appendNew(draft.volunteer, generated.volunteer, identity.volunteer, newId),
    awards: appendNew(draft.awards, generated.awards, identity.awards, newId),
    publications: appendNew(draft.publications, generated.publications, identity.publications, newId),
    interests: appendNew(draft.interests, generated.interests, identity.interests, newId),
    references: appendNew(draft.references, generated.references, identity.references, newId),
  }
}
