import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { MatchAnswer, MatchExplanation } from '@tryka/domain'
import { explainMatch, matchJobOf, matchPersonOf, matchV1, OPEN_STAGES } from '@tryka/domain'
import type { Change } from '../core/change'
import { sha256 } from '../core/sha256'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { ApplicationEntity } from '../applications/application.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { notePerson } from './facts'
import type { Person } from './person'

export async function findPerson(
  manager: EntityManager,
  marketId: string,
  candidateId: string,
): Promise<Person> {
  const [candidate, skills] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    manager.find(CandidateSkillEntity, { where: { marketId, candidateId }, order: { skill: 'ASC' } }),
  ])
  return { candidate, skills, facts: matchPersonOf(candidate, skills) }
}

/** The arithmetic of one pair as it stands now. */
export const explain = (posting: StoredPostingRow, { facts }: Person, now: Date): MatchExplanation =>
  explainMatch(matchJobOf(posting), facts, { sha256, now })

/** As the answers carry it: the inputs go to their owner alone. */
export function toAnswer({ inputs, ...match }: MatchExplanation, side: 'candidate' | 'company'): MatchAnswer {
  const { job, person } = inputs
  return { ...match, ...(side === 'candidate' ? { inputs: { job, person } } : {}) }
}

/**
 * Brings the stored numbers of a person and of their open applications up to date after their facts changed. What was
 * known when they applied stays as it was, in `matchAtApply`. What the columns know of the person follows in the same
 * transaction.
 */
export async function rescore({ manager, marketId, at }: Change, candidateId: string): Promise<void> {
  const verifiedSkills = await manager.countBy(CandidateSkillEntity, {
    marketId,
    candidateId,
    state: 'Verified',
  })
  await manager.update(CandidateEntity, { id: candidateId, marketId }, { verifiedSkills })
  const person = await findPerson(manager, marketId, candidateId)
  await notePerson(manager, person, at)
  const open = await manager.find(ApplicationEntity, {
    select: { id: true, postingId: true, matchScore: true, matchRequirements: true },
    where: { marketId, candidateId, stage: In([...OPEN_STAGES]) },
    // Whoever writes several applications does so in this order.
    order: { id: 'ASC' },
  })
  if (open.length === 0) return
  const { facts } = person
  const postings = await manager.findBy(PostingEntity, {
    marketId,
    id: In(open.map(({ postingId }) => postingId)),
  })
  for (const { id, postingId, matchScore, matchRequirements } of open) {
    const posting = postings.find((row) => row.id === postingId)
    if (!posting) continue
    const { score, requirements } = matchV1(matchJobOf(posting), facts)
    if (score !== matchScore || requirements !== matchRequirements)
      await manager.update(
        ApplicationEntity,
        { id, marketId },
        { matchScore: score, matchRequirements: requirements },
      )
  }
}
