import { randomUUID } from 'node:crypto'
import { findSkill, HIRING_LIMITS, SKILL_MACHINE } from '@tryka/domain'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'

/** The skill as the catalogue writes it. */
export const knownSkill = (typed: string): string => {
  const found = findSkill(typed)
  if (!found)
    throw refused(400, 'UNKNOWN_SKILL', 'Choose a skill from the list.', {
      errors: [{ path: 'skill', message: 'Choose a skill from the list.' }],
    })
  return found.name
}

/**
 * Claims a skill; nothing proves it yet. What follows for searches and matches is the caller's.
 * @param said null where somebody takes its test and says nothing of how well they know it
 */
export async function declareSkill(
  change: Change,
  place: CandidatePlace,
  skill: string,
  said: StoredCandidateSkillRow['level'] | null,
): Promise<StoredCandidateSkillRow> {
  const { manager } = change
  const { marketId, candidateId } = place
  const held = await manager.findBy(CandidateSkillEntity, { marketId, candidateId })
  const mine = held.find((row) => row.skill === skill)
  if (mine?.unclaimed && said !== null) {
    const claim = { level: said, unclaimed: null, version: mine.version + 1 }
    await manager.update(CandidateSkillEntity, { id: mine.id, marketId }, claim)
    return { ...mine, ...claim }
  }
  if (mine) throw refused(409, 'ALREADY_HELD', `${skill} is in your list already.`)
  if (held.length >= HIRING_LIMITS.ownSkills)
    throw refused(409, 'TOO_MANY', `List at most ${HIRING_LIMITS.ownSkills} skills.`)
  const id = randomUUID()
  await change.move(SKILL_MACHINE, { from: 'none', action: 'declare', by: place, subjectId: id })
  const blank = { score: null, verifiedAt: null, expiresAt: null, scheduledAt: null, submittedAt: null }
  const row: StoredCandidateSkillRow = {
    id,
    marketId,
    candidateId,
    skill,
    level: said ?? 1,
    unclaimed: said === null ? 1 : null,
    ...blank,
    state: 'unverified',
    credentialId: null,
    version: 1,
  }
  await manager.insert(CandidateSkillEntity, row)
  return row
}
