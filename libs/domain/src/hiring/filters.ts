import type { WorkMode } from './constants'

/** The four focus fields of the Jobs and Candidate Search selects. */
export const TECHNOLOGIES = ['AI & Machine Learning', 'Blockchain', 'Data Science', 'Cybersecurity'] as const
export type Technology = (typeof TECHNOLOGIES)[number]
export const TECHNOLOGY_FILTERS = ['All Technologies', ...TECHNOLOGIES] as const

export const JOB_LOCATIONS = ['Remote', 'San Francisco', 'New York', 'Seattle'] as const
export type JobLocation = (typeof JOB_LOCATIONS)[number]
export const JOB_LOCATION_FILTERS = ['Any Location', ...JOB_LOCATIONS] as const

/** Metro areas by the location word of a posting; `metro` is what the match compares. */
export const METROS = {
  'San Francisco': 'San Francisco, CA',
  'New York': 'New York, NY',
  Seattle: 'Seattle, WA',
} as const

export const CANDIDATE_LOCATIONS = ['San Francisco, CA', 'New York, NY', 'Remote'] as const
export type CandidateLocation = (typeof CANDIDATE_LOCATIONS)[number]
export const CANDIDATE_LOCATION_FILTERS = ['Any Location', ...CANDIDATE_LOCATIONS] as const

/** Candidate Search: bounds are months of experience, lower included, upper not. */
export const EXPERIENCE_RANGES = {
  '0-2 years': [0, 36],
  '3-5 years': [36, 60],
  '5+ years': [60, Infinity],
} as const
export type ExperienceRange = keyof typeof EXPERIENCE_RANGES
export const EXPERIENCE_RANGE_NAMES = Object.keys(EXPERIENCE_RANGES) as [
  ExperienceRange,
  ...ExperienceRange[],
]
export const EXPERIENCE_FILTERS = ['Any', ...EXPERIENCE_RANGE_NAMES] as const

export const COMPANY_SIZES = ['50-100', '100-500', '500-1000', '1000+'] as const
export type CompanySize = (typeof COMPANY_SIZES)[number]
export const COMPANY_INDUSTRIES = ['Technology', 'Finance', 'Healthcare', 'Education'] as const
export type CompanyIndustry = (typeof COMPANY_INDUSTRIES)[number]

export const JOB_SORTS = ['match', 'posted', 'salary'] as const
export type JobSort = (typeof JOB_SORTS)[number]
/** Job cards on a page: "Showing 1-4 of 127". */
export const JOBS_PER_PAGE = 4

export const NOTIFICATION_TYPES = [
  'Job matches',
  'Application updates',
  'Interview reminders',
  'Learning recommendations',
  'Platform updates',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

/** Which group of the Candidate Search location filter a person is in; without a metro area it is Remote. */
export const candidateLocation = (metro: string | null): CandidateLocation | null =>
  metro === null ? 'Remote' : (CANDIDATE_LOCATIONS.find((name) => name === metro) ?? null)

/** The metro area of a posting, or null when the work is remote or the place is unknown. */
export const metroOf = (mode: WorkMode, location: string): string | null =>
  mode === 'Remote' ? null : (METROS[location as keyof typeof METROS] ?? null)

/** The experience range of a number of months. */
export const experienceRange = (months: number): ExperienceRange =>
  EXPERIENCE_RANGE_NAMES.find((name) => months < EXPERIENCE_RANGES[name][1]) ?? '5+ years'

const words = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** What a text search looks in: lower case, punctuation as spaces, so that "zero knowledge" finds "Zero-Knowledge". */
export const searchText = (...parts: readonly string[]): string => words(parts.join(' '))

/** The words of a query; a row matches when its search text contains every one. */
export const searchWords = (query: string): string[] => words(query).split(' ').filter(Boolean).slice(0, 8)
