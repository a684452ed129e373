/** 1 Beginner, 2 Intermediate, 3 Advanced, 4 Expert. */
export const SKILL_LEVELS = [1, 2, 3, 4] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
export const SKILL_LEVEL_NAMES: Record<SkillLevel, string> = {
  1: 'Beginner',
  2: 'Intermediate',
  3: 'Advanced',
  4: 'Expert',
}

/** A level as people read it: of a proof the awarded one, with what is stated where that is more. */
export function levelText(level: SkillLevel, awarded: SkillLevel | null = null): string {
  if (awarded === null || awarded === level) return SKILL_LEVEL_NAMES[level]
  return level > awarded
    ? `${SKILL_LEVEL_NAMES[awarded]} (states ${SKILL_LEVEL_NAMES[level]})`
    : SKILL_LEVEL_NAMES[awarded]
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

/** Whether a skill is proved to others: to them what its holder keeps private is a claim like any other. */
export const isSharedProof = (skill: { state: SkillState; visibility?: string | null }): boolean =>
  skill.state === 'Verified' && skill.visibility !== 'private'

/** The month of a proof, which is all that others read of its day. */
export const monthOfProof = ({ verifiedAt }: { verifiedAt: string | null }): string | null =>
  verifiedAt?.slice(0, 7) ?? null

/** Of the skills that a posting asks for, those that others see proved. */
export function provedSkills(
  asked: readonly { skill: string }[],
  held: readonly { skill: string; state: SkillState; visibility?: string | null }[],
): { asked: number; proved: number } {
  const shared = new Set(held.filter(isSharedProof).map(({ skill }) => skill))
  return { asked: asked.length, proved: asked.filter(({ skill }) => shared.has(skill)).length }
}

/** A verification holds this many months; a failed assessment can be repeated after this many days. */
export const VERIFICATION_MONTHS = 24
export const RETRY_AFTER_DAYS = 30
