import {
  findSkill,
  HIRING_LIMITS,
  SKILL_LEVEL_NAMES,
  studiesOf,
  type CreateProfile,
  type ResumeDraft,
  type SkillLevel,
  type Studies,
} from '@tryka/domain'

/** The parts of a resume that a profile has too; each is taken or left. */
export const RESUME_PARTS = ['work', 'education', 'bio'] as const
export type ResumePart = (typeof RESUME_PARTS)[number]

/** What a file holds for a profile, before anything of it is taken. */
export interface Found {
  work: ResumeDraft['workExperience']
  education: Studies[]
  bio: string
  /** Those of the catalogue, each once; the others are in the CV alone. */
  skills: string[]
}

/** What of it goes into the profile. A skill without a level is left out: nobody can know it but the person. */
export interface Taken {
  parts: ResumePart[]
  levels: Record<string, string>
  /** A CV in the builder as well. */
  asResume: boolean
}

export const nothingTaken: Taken = { parts: [...RESUME_PARTS], levels: {}, asResume: true }

/** Reads the parts of a resume; nothing is added that it does not say. */
export function foundIn(draft: ResumeDraft): Found {
  const named = draft.skills.flatMap(({ items }) => items.flatMap((item) => findSkill(item)?.name ?? []))
  return {
    work: draft.workExperience.slice(0, HIRING_LIMITS.workEntries),
    education: draft.education.slice(0, HIRING_LIMITS.workEntries).map(studiesOf),
    bio: draft.summary.slice(0, HIRING_LIMITS.bio),
    skills: [...new Set(named)].slice(0, HIRING_LIMITS.ownSkills),
  }
}

const levelOf = (text: string | undefined): SkillLevel | undefined => {
  const level = Number(text)
  return level in SKILL_LEVEL_NAMES ? (level as SkillLevel) : undefined
}

/** The parts of a new profile that come from the resume. */
export function profileParts(
  { work, education, bio, skills }: Found,
  { parts, levels }: Taken,
): Pick<CreateProfile, 'work' | 'education' | 'bio' | 'skills'> {
  const claimed = skills.flatMap((skill) => {
    const level = levelOf(levels[skill])
    return level ? [{ skill, level }] : []
  })
  return {
    ...(parts.includes('work') && work.length ? { work } : {}),
    ...(parts.includes('education') && education.length ? { education } : {}),
    ...(parts.includes('bio') && bio ? { bio } : {}),
    ...(claimed.length ? { skills: claimed } : {}),
  }
}
