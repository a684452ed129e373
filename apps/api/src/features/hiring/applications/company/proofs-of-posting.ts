import type { EntityManager } from 'typeorm'
import type { Board } from '@tryka/domain'
import type { StoredPostingRow } from '../../postings/posting.table'
import { CandidateSkillEntity, SHARED_PROOF } from '../../skills/skill.table'
import { ApplicationEntity } from '../application.table'

/** How many people applied, and how many of them show a proof of each skill that is asked for. */
export async function proofsOf(
  manager: EntityManager,
  { id: postingId, marketId, skills }: StoredPostingRow,
): Promise<Pick<Board['posting'], 'applicants' | 'proofs'>> {
  const asked = skills.map(({ skill }) => skill)
  const [applicants, rows] = await Promise.all([
    manager.countBy(ApplicationEntity, { marketId, postingId }),
    asked.length === 0
      ? []
      : manager
          .createQueryBuilder(CandidateSkillEntity, 's')
          .select('s.skill', 'skill')
          .addSelect('COUNT(*)', 'n')
          .where('s.marketId = :marketId AND s.skill IN (:...asked)', { marketId, asked })
          .andWhere(SHARED_PROOF)
          .andWhere(
            `s.candidate_id IN (SELECT a.candidate_id FROM applications a
              WHERE a.market_id = :marketId AND a.posting_id = :postingId)`,
            { postingId },
          )
          .groupBy('s.skill')
          .getRawMany<{ skill: string; n: string | number }>(),
  ])
  const counts = new Map(rows.map(({ skill, n }) => [skill, Number(n)]))
  return { applicants, proofs: asked.map((skill) => ({ skill, proved: counts.get(skill) ?? 0 })) }
}
