import type { CreateProfile, DemoChanges, ResumeCard } from '@tryka/domain'

/** Which lines are ticked, and which own resumes are not; each is a list of ids. */
export const NOTHING_BROUGHT = { demo: '', left: '' }
export type Brought = typeof NOTHING_BROUGHT

const idsIn = (text: string): string[] => text.split(' ').filter(Boolean)

export const has = (text: string, id: string): boolean => idsIn(text).includes(id)

/** The list with an id or without it. */
export const withId = (text: string, id: string, on: boolean): string =>
  [...idsIn(text).filter((each) => each !== id), ...(on ? [id] : [])].join(' ')

/** An own resume comes along unless it was left. */
export const leftBehind = ({ left }: Brought, resumes: readonly ResumeCard[]): string[] =>
  resumes.flatMap(({ id }) => (has(left, id) ? [id] : []))

/** The ticked parts of a demo for a new profile, behind what a resume gave already. */
export function demoParts(
  { demo }: Brought,
  changes: DemoChanges | null | undefined,
  resume: Pick<CreateProfile, 'work' | 'education' | 'bio'>,
): Pick<CreateProfile, 'work' | 'education' | 'bio'> {
  const work = [...(resume.work ?? []), ...(changes?.work ?? []).filter(({ id }) => has(demo, `work:${id}`))]
  const education = [
    ...(resume.education ?? []),
    ...(changes?.education ?? []).filter(({ id }) => has(demo, `education:${id}`)),
  ]
  const bio = has(demo, 'bio') ? changes?.words.bio : resume.bio
  return {
    ...(work.length ? { work } : {}),
    ...(education.length ? { education } : {}),
    ...(bio ? { bio } : {}),
  }
}
