/** Sizes of the hiring forms and lists. Characters are UTF-16 units, as in `maxLength`. */
export const HIRING_LIMITS = {
  /** Postings that a company puts before strangers within 24 hours. */
  publishedPerDay: 20,
  title: 120,
  reason: 500,
  message: 5_000,
  subject: 160,
  note: 2_000,
  description: 10_000,
  bio: 2_000,
  terms: 4_000,
  feedback: 2_000,
  postingSkills: 20,
  /** Who works on one posting. */
  postingMembers: 50,
  regions: 30,
  relocateTo: 10,
  interviewers: 8,
  bulkReject: 50,
  /** Open jobs that one account shares. */
  shareLinks: 100,
  savedSearches: 20,
  blockedCompanies: 50,
  talentPools: 30,
  ownSkills: 60,
  certifications: 50,
  workEntries: 50,
  /** Cards of one board column that come with the first answer. */
  boardColumn: 50,
  /** Minutes of one learning session, and hours of a weekly goal. */
  sessionMinutes: 600,
  goalHours: 60,
} as const
