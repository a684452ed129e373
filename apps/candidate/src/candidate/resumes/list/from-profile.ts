import { emptyResume, newEntry, type Profile, type ResumeDraft } from '@tryka/domain'

/** Does a profile hold anything that a resume could start from? */
export const hasParts = ({ work, education, skills }: Profile): boolean =>
  work.length > 0 || education.length > 0 || skills.length > 0

/** A resume of what the profile says, and nothing else. */
export function resumeOfProfile(profile: Profile, newId: () => string): ResumeDraft {
  const draft = emptyResume()
  const skills = [...profile.skills].sort((a, b) => b.level - a.level).map(({ skill }) => skill)
  return {
    ...draft,
    title: profile.title || draft.title,
    personalInfo: {
      ...draft.personalInfo,
      fullName: profile.name,
      email: profile.email,
      phone: profile.phone,
      location: profile.location,
    },
    summary: profile.bio,
    headline: profile.title,
    workExperience: profile.work.map((job) => ({
      ...newEntry.workExperience(newId()),
      ...job,
      id: newId(),
    })),
    education: profile.education.map((studies) => ({
      ...newEntry.education(newId()),
      ...studies,
      id: newId(),
    })),
    skills: skills.length ? [{ id: newId(), category: '', items: skills }] : [],
  }
}
