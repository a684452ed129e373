import type { SkillLevel, SkillState } from '@tryka/domain'
import { canDo, SKILL_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { CandidateRef } from '../core/places'
import { declareSkill } from './declare-skill'
import { followSkills } from './follow-skills'
import { moveProof } from './prove-skill'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'

/** What the credentials of a person come to for one skill. */
export interface HeldProof {
  state: Extract<SkillState, 'Verified' | 'Expired' | 'Revoked'>
  credentialId: string | null
  awarded: SkillLevel | null
  above: number[] | null
  provedScore: number | null
  standardError: number | null
  visibility: 'shared' | 'private'
  verifiedAt: string | null
  expiresAt: string | null
}

interface Applied {
  skill: string
  proof: HeldProof
  /** Who brought it about; somebody at the place may get a skill that was not claimed. */
  by: Mover
  as?: 'platform'
  reason?: string
}

const ACTIONS: Partial<Record<HeldProof['state'], readonly string[]>> = {
  Verified: ['renew', 'raise'],
  Expired: ['expire'],
  Revoked: ['revoke'],
}

const FIELDS = [
  'credentialId',
  'awarded',
  'provedScore',
  'standardError',
  'visibility',
  'verifiedAt',
  'expiresAt',
] as const

const isSame = (row: StoredCandidateSkillRow, proof: HeldProof): boolean =>
  row.state === proof.state &&
  FIELDS.every((field) => (row[field] ?? null) === proof[field]) &&
  JSON.stringify(row.above ?? null) === JSON.stringify(proof.above)

/** Writes what is proved among the skills; searches, matches and lists follow. A test that is under way goes on. */
export async function applyProof(
  change: Change,
  ref: CandidateRef,
  { skill, proof, by, as, reason }: Applied,
): Promise<void> {
  const { marketId, candidateId } = ref
  const { state, ...patch } = proof
  const place = by !== 'system' && by.side === 'candidate' ? by : undefined
  const row =
    (await change.manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })) ??
    (place && state === 'Verified' && proof.visibility === 'shared' && proof.awarded !== null
      ? await declareSkill(change, place, skill, proof.awarded)
      : null)
  if (!row) return
  // Who takes a test without a claim says what it awarded, once others see that.
  const claim =
    row.unclaimed && state === 'Verified' && proof.visibility === 'shared' && proof.awarded !== null
      ? { level: proof.awarded, unclaimed: null }
      : {}
  if (isSame(row, proof) && !('level' in claim)) return
  const score = state === 'Verified' ? null : row.score
  const scheduledAt = state === 'Verified' ? null : row.scheduledAt
  const move = moveTo(row.state, state, as ?? (place ? 'candidate' : 'system'))
  if (move) {
    const who = move.actor === 'candidate' && place ? place : 'system'
    await moveProof(change, row, move.action, {
      by: who,
      patch: { ...patch, ...claim, score, scheduledAt },
      ...(move.actor === 'platform' ? { as: 'platform' as const } : {}),
      ...(reason === undefined ? {} : { reason }),
    })
  } else if (row.state === state) {
    const next = { ...patch, ...claim, version: row.version + 1 }
    await change.manager.update(CandidateSkillEntity, { id: row.id, marketId }, next)
  } else return
  await followSkills(change, ref)
}

/** The move that leads there, by whoever acts or as what follows from it. */
function moveTo(from: SkillState, to: HeldProof['state'], by: 'candidate' | 'platform' | 'system') {
  for (const action of ACTIONS[to] ?? [])
    for (const actor of new Set([by, 'system'] as const))
      if (from !== to && canDo(SKILL_MACHINE, from, action, actor)) return { action, actor }
  return null
}
