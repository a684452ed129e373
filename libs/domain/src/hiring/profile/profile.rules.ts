import { type SkillState } from '../../skills/levels'

/** What the strength of a profile looks at. */
export interface StrengthFacts {
  title: string
  bio: string
  location: string
  phone: string
  workCount: number
  educationCount: number
  skills: readonly { state: SkillState }[]
  resumeCount: number
}

/** Points of each part, adding up to 100, and what to do to earn them. */
export const STRENGTH_PARTS = [
  { key: 'headline', points: 10, hint: 'Add a headline' },
  { key: 'summary', points: 15, hint: 'Write a professional summary' },
  { key: 'location', points: 5, hint: 'Add your location' },
  { key: 'phone', points: 5, hint: 'Add a phone number' },
  { key: 'experience', points: 20, hint: 'Add work experience' },
  { key: 'education', points: 10, hint: 'Add your education' },
  { key: 'skills', points: 15, hint: 'List at least five skills' },
  { key: 'verified', points: 10, hint: 'Verify a skill' },
  { key: 'resume', points: 10, hint: 'Save a resume in the CV Builder' },
] as const
export type StrengthKey = (typeof STRENGTH_PARTS)[number]['key']

export interface ProfileStrength {
  percent: number
  /** Largest first, each with what it would bring. */
  missing: { key: StrengthKey; points: number; hint: string }[]
}

/** How complete a profile is, and what is missing. */
export function profileStrength(facts: StrengthFacts): ProfileStrength {
  const done: Record<StrengthKey, boolean> = {
    headline: facts.title.trim() !== '',
    summary: facts.bio.trim() !== '',
    location: facts.location.trim() !== '',
    phone: facts.phone.trim() !== '',
    experience: facts.workCount > 0,
    education: facts.educationCount > 0,
    skills: facts.skills.length >= 5,
    verified: facts.skills.some(({ state }) => state === 'Verified'),
    resume: facts.resumeCount > 0,
  }
  const missing = STRENGTH_PARTS.filter(({ key }) => !done[key])
  return {
    percent: 100 - missing.reduce((sum, { points }) => sum + points, 0),
    missing: missing.map((part) => ({ ...part })).sort((a, b) => b.points - a.points),
  }
}

/** Initials of a name, at most two: first and last word that begin with a letter. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => [...word].find((char) => /\p{L}/u.test(char)))
    .filter((char): char is string => char !== undefined)
  const shown = letters.length > 1 ? [letters[0], letters[letters.length - 1]] : letters
  return shown.join('').toUpperCase()
}

/** Months that a list of work entries covers; months worked in two places count once. */
export function experienceMonths(
  entries: readonly { startDate: string; endDate: string; current: boolean }[],
  now: Date,
): number {
  const index = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const spans = entries
    .filter(({ startDate }) => startDate)
    .map(({ startDate, endDate, current }) => ({
      from: index(startDate),
      to: current || !endDate ? today : Math.min(today, index(endDate)),
    }))
    .sort((a, b) => a.from - b.from)
  let months = 0
  let covered = -Infinity
  for (const { from, to } of spans) {
    const start = Math.max(from, covered)
    if (to > start) months += to - start
    covered = Math.max(covered, to)
  }
  return months
}

/** "Candidate 7F3A": how a person is named while a posting is reviewed blind, by what leads to the application alone. */
export const blindName = (applicationId: string): string =>
  `Candidate ${applicationId.replaceAll('-', '').slice(-4).toUpperCase()}`
