export const USER_TYPES = ['candidate', 'company'] as const
export type UserType = (typeof USER_TYPES)[number]

/** Focus areas and interests share one list (specification, section 9). */
export const FOCUS_AREAS = [
  'Artificial Intelligence',
  'Machine Learning',
  'Blockchain',
  'Data Science',
  'Cybersecurity',
  'Cloud Computing',
  'DevOps',
  'Full Stack Development',
] as const
export type FocusArea = (typeof FOCUS_AREAS)[number]

export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'expert'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

export const EXPERIENCE_LABELS: Record<ExperienceLevel, string> = {
  entry: 'Entry (0–2 years)',
  mid: 'Mid (3–5 years)',
  senior: 'Senior (6–10 years)',
  expert: 'Expert (10+ years)',
}

/** Where a request for early access stands. `removed` is somebody whose invitation was taken back. */
export const STANDINGS = ['listed', 'invited', 'joined', 'removed'] as const
export type Standing = (typeof STANDINGS)[number]

/** What lists of requests are narrowed to: those whose address was proved, or the others. */
export const PROVEN = ['yes', 'no'] as const

/** What the newsletter form sends beside the address; a newsletter row is told by its focus area. */
export const NEWSLETTER = {
  name: 'Newsletter Subscriber',
  focusArea: 'newsletter',
  message: 'Newsletter signup',
} as const
