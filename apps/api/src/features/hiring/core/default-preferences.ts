import type { HiringPreferences } from '../team/team.table'

/** How a company hires until its Admins choose. */
export const defaultPreferences = (): HiringPreferences => ({
  blindReviewByDefault: false,
  verifiedSkillsFirst: true,
  requireScorecards: false,
  acknowledgeApplications: true,
  firstResponseDays: 7,
  shareFeedbackWithCandidate: true,
  recruiterMaySetOutcome: true,
})
