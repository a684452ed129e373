/** 1 Beginner, 2 Intermediate, 3 Advanced, 4 Expert. */
export const SKILL_LEVELS = [1, 2, 3, 4] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
export const SKILL_LEVEL_NAMES: Record<SkillLevel, string> = {
  1: 'Beginner',
  2: 'Intermediate',
  3: 'Advanced',
  4: 'Expert',
}

/** The three pending words are the specification's; the others are (+). */
export const SKILL_STATES = [
  'unverified',
  'Assessment Scheduled',
  'Assessment Submitted',
  'Under Review',
  'Verified',
  'Not passed',
  'Expired',
  'Revoked',
] as const
export type SkillState = (typeof SKILL_STATES)[number]
export const PENDING_SKILL_STATES = ['Assessment Scheduled', 'Under Review', 'Assessment Submitted'] as const
export const isPendingSkill = (state: SkillState): boolean =>
  (PENDING_SKILL_STATES as readonly string[]).includes(state)

/** How far a claim is proved, as the match counts it. */
export const EVIDENCES = ['verified', 'expired', 'pending', 'self'] as const
export type Evidence = (typeof EVIDENCES)[number]

/** A verification counts as proof until it expires; a revoked or failed one is a claim again. */
export function evidenceOf(state: SkillState): Evidence {
  if (state === 'Verified') return 'verified'
  if (state === 'Expired') return 'expired'
  return isPendingSkill(state) ? 'pending' : 'self'
}

/** A verification holds this many months; a failed assessment can be repeated after this many days. */
export const VERIFICATION_MONTHS = 24
export const RETRY_AFTER_DAYS = 30
