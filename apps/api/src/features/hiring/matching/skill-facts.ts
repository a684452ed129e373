import type { EntityManager } from 'typeorm'
import { plainRows } from '../core/list'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'

const SKILL_FACTS = ['candidateId', 'skill', 'level', 'state', 'credentialId'] as const
export type HeldSkill = Pick<StoredCandidateSkillRow, (typeof SKILL_FACTS)[number]>

/** What cards and matching read of many people's skills. */
export const skillsOfAll = async (manager: EntityManager, ids: readonly string[]): Promise<HeldSkill[]> =>
  ids.length === 0
    ? []
    : plainRows(
        manager
          .createQueryBuilder(CandidateSkillEntity, 's')
          .where('s.candidateId IN (:...ids)', { ids })
          .orderBy('s.skill', 'ASC'),
        SKILL_FACTS,
      )
