import { SKILL_MACHINE } from '@tryka/domain'
import { touchCompanies } from '../applications/touch-companies'
import type { Change } from '../core/change'
import { rescore } from '../matching/matching'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateSkillEntity } from './skill.table'

/** An expired proof counts less at once, in every open application. */
export async function expireSkills(change: Change, rows: readonly StoredCandidateSkillRow[]): Promise<void> {
  const { manager, marketId } = change
  for (const row of rows) {
    await change.move(SKILL_MACHINE, { from: row.state, action: 'expire', by: 'system', subjectId: row.id })
    const next = { state: 'Expired' as const, version: row.version + 1 }
    await manager.update(CandidateSkillEntity, { id: row.id, marketId }, next)
  }
  for (const candidateId of new Set(rows.map((row) => row.candidateId))) {
    await rescore(change, candidateId)
    await touchCompanies(change, candidateId, 'skills')
  }
}
