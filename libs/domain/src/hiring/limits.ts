/** Sizes of the hiring forms and lists. Characters are UTF-16 units, as in `maxLength`. */
export const HIRING_LIMITS = {
  /** Postings that a company puts before strangers within 24 hours. */
  publishedPerDay: 20,
  /** What one person sends within 24 hours; less on the first day in the market, when nothing is known of anybody. */
  applicationsPerDay: 50,
  applicationsFirstDay: 10,
  /** Companies that one account makes within 24 hours. */
  companiesPerDay: 3,
  /** Colleagues whom one company invites by mail within 24 hours, whoever of it asks. */
  invitationsPerDay: 20,
  /** Profile and seats of one account. */
  places: 30,
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
  /** Applications that are answered together. */
  bulk: 50,
  /** Open jobs that one account shares. */
  shareLinks: 100,
  savedSearches: 20,
  blockedCompanies: 50,
  talentPools: 30,
  ownSkills: 60,
  certifications: 50,
  /** Of the certifications, those that came as files and are kept whole. */
  badges: 20,
  workEntries: 50,
  /** Cards of one board column that come with the first answer. */
  boardColumn: 50,
  /** Minutes of one learning session, and hours of a weekly goal. */
  sessionMinutes: 600,
  goalHours: 60,
} as const
