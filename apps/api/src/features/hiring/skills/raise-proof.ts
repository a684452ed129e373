import type { SkillLevel } from '@tryka/domain'
import { canDo, SKILL_MACHINE } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import { followSkills } from './follow-skills'
import { moveProof, proofEnd } from './prove-skill'
import { CandidateSkillEntity } from './skill.table'

interface Raised {
  skill: string
  level: SkillLevel
  /** How likely the levels above it are, lowest first in basis points. */
  above: number[]
  /** When the test was over: the proof is as old as that. */
  since: string
}

/** A result turned out higher than it was told: what is proved rises with it, and never falls. */
export async function raiseProof(
  change: Change,
  ref: CandidateRef,
  { skill, level, above, since }: Raised,
): Promise<void> {
  const { manager, at } = change
  const { marketId, candidateId } = ref
  const expiresAt = proofEnd(new Date(since))
  if (expiresAt <= at) return
  const row = await manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })
  if (!row) return
  if (row.state === 'Verified' && (row.awarded ?? row.level) >= level) return
  const action = row.state === 'Verified' || row.state === 'Expired' ? 'renew' : 'raise'
  // Whoever took a proof back keeps it so.
  if (!canDo(SKILL_MACHINE, row.state, action, 'system')) return
  const patch = { awarded: level, above, score: null, verifiedAt: since, expiresAt, scheduledAt: null }
  await moveProof(change, row, action, { by: 'system', patch })
  await followSkills(change, ref)
}
