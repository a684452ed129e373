import type { SkillLevel, SkillState } from '@tryka/domain'
import { canDo, SKILL_MACHINE, VERIFICATION_MONTHS } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { CandidatePlace, CandidateRef } from '../core/places'
import { followSkills, showOwner } from './follow-skills'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'

/** What a test came to: a level with the likelihoods of those above, lowest first in basis points, none, or no result at all. */
export type ProofEnd = { level: SkillLevel; above: number[] } | 'not passed' | 'no result'

/** When a proof of now ends. */
export function proofEnd(now: Date): string {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + VERIFICATION_MONTHS)
  return end.toISOString()
}

/** One move with its event. */
export async function moveProof(
  change: Change,
  row: StoredCandidateSkillRow,
  action: string,
  {
    by,
    patch = {},
    ...said
  }: { by: Mover; as?: 'platform'; reason?: string; patch?: Partial<StoredCandidateSkillRow> },
): Promise<StoredCandidateSkillRow> {
  const { id, marketId, state: from } = row
  const { to } = await change.move(SKILL_MACHINE, { from, action, by, subjectId: id, ...said })
  if (to === 'deleted') throw new Error('A proof deletes no skill')
  const next = { ...patch, state: to, version: row.version + 1 }
  await change.manager.update(CandidateSkillEntity, { id, marketId }, next)
  return { ...row, ...next }
}

/**
 * A test of the skill is booked. What was proved before stays proved until there is a better result: the attempt has the
 * states between.
 */
export async function beginProof(
  change: Change,
  place: CandidatePlace,
  row: StoredCandidateSkillRow,
  scheduledAt: string,
): Promise<StoredCandidateSkillRow> {
  if (row.state === 'Verified') return moveProof(change, row, 'renew', { by: place })
  if (row.state === 'Expired' || !canDo(SKILL_MACHINE, row.state, 'schedule', 'candidate')) return row
  const patch = { scheduledAt, submittedAt: null, score: null }
  const next = await moveProof(change, row, 'schedule', { by: place, patch })
  showOwner(change, place)
  return next
}

const WAITS: readonly SkillState[] = ['Assessment Scheduled', 'Assessment Submitted', 'Under Review']

/** Better or equal wins; a proof that ended is beaten by every one of now. */
const isBetter = ({ state, awarded, level }: StoredCandidateSkillRow, reached: SkillLevel): boolean =>
  state === 'Expired' || (state === 'Verified' && reached >= (awarded ?? level))

/** The same level again: how likely those above it are never falls, as long as what told so is proved still. */
const kept = (
  { state, awarded, above }: StoredCandidateSkillRow,
  end: Exclude<ProofEnd, string>,
): Exclude<ProofEnd, string> =>
  state === 'Verified' && awarded === end.level
    ? { ...end, above: end.above.map((likelihood, i) => Math.max(likelihood, above?.[i] ?? 0)) }
    : end

/** The result of a test is looked at again before it counts; what was proved before stays. */
export async function reviewProof(
  change: Change,
  { marketId, candidateId }: CandidateRef,
  skill: string,
): Promise<void> {
  const { manager, at } = change
  let row = await manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })
  if (row?.state === 'Assessment Scheduled')
    row = await moveProof(change, row, 'submit', { by: 'system', patch: { submittedAt: at } })
  if (row?.state === 'Assessment Submitted') await moveProof(change, row, 'review', { by: 'system' })
}

interface Ended {
  skill: string
  end: ProofEnd
  /** Where the skill waits in another state it waits for another test. */
  from?: SkillState
}

/** A test of the skill is over: in one transaction with its result. */
export async function endProof(
  change: Change,
  ref: CandidateRef,
  { skill, end, from }: Ended,
): Promise<void> {
  const { manager, at, now } = change
  const { marketId, candidateId } = ref
  let row = await manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })
  if (!row) return
  const by = 'system'
  const waits = WAITS.includes(row.state)
  if (waits && from !== undefined && row.state !== from) return
  if (end === 'no result') {
    if (row.state !== 'Assessment Scheduled') return
    await moveProof(change, row, 'cancel', { by, patch: { scheduledAt: null } })
  } else if (waits) {
    if (row.state === 'Assessment Scheduled')
      row = await moveProof(change, row, 'submit', { by, patch: { submittedAt: at } })
    if (row.state === 'Assessment Submitted') row = await moveProof(change, row, 'review', { by })
    if (end === 'not passed') await moveProof(change, row, 'fail', { by })
    else await moveProof(change, row, 'pass', { by, patch: proved(end, now) })
  } else {
    if (end === 'not passed' || !isBetter(row, end.level)) return
    await moveProof(change, row, 'renew', { by, patch: proved(kept(row, end), now) })
  }
  // Only a proof is news to others: screens that were drawn anew after a test that showed none would tell of it.
  if (typeof end === 'object') await followSkills(change, ref)
  else showOwner(change, ref)
}

const proved = (
  { level, above }: Exclude<ProofEnd, string>,
  now: Date,
): Partial<StoredCandidateSkillRow> => ({
  awarded: level,
  above,
  // The samples' per cent; what a test measured is told with its result.
  score: null,
  verifiedAt: now.toISOString(),
  expiresAt: proofEnd(now),
  scheduledAt: null,
})
