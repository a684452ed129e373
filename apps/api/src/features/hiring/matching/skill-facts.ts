import type { EntityManager } from 'typeorm'
import { plainRows } from '../core/list'
import type { StoredCandidateSkillRow } from '../skills/skill.table'
import { CandidateSkillEntity } from '../skills/skill.table'

const SKILL_FACTS = [
  'candidateId',
  'skill',
  'level',
  'state',
  'awarded',
  'above',
  'visibility',
  'credentialId',
  'verifiedAt',
] as const
export type HeldSkill = Pick<StoredCandidateSkillRow, (typeof SKILL_FACTS)[number]>

/** Plain rows have lists as text. */
const unpacked = (row: HeldSkill): HeldSkill =>
  row.above == null ? row : { ...row, above: JSON.parse(String(row.above)) as number[] }

/** What cards and matching read of many people's skills. */
export const skillsOfAll = async (manager: EntityManager, ids: readonly string[]): Promise<HeldSkill[]> =>
  ids.length === 0
    ? []
    : (
        await plainRows(
          manager
            .createQueryBuilder(CandidateSkillEntity, 's')
            .where('s.candidateId IN (:...ids)', { ids })
            .andWhere('s.unclaimed IS NULL')
            .orderBy('s.skill', 'ASC'),
          SKILL_FACTS,
        )
      ).map(unpacked)
