import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { MatchAnswer, MatchComponent, MatchExplanation } from '@tryka/domain'
import {
  MINUTE_MS,
  OPEN_STAGES,
  explainMatch,
  matchJobOf,
  matchPersonOf,
  matchV2,
  missingForListing,
} from '@tryka/domain'
import type { Change } from '../core/change'
import { sha256 } from '../core/sha256'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { ApplicationEntity } from '../applications/application.table'
import { CandidateEntity, UNSAVED } from '../profile/candidate.table'
import { CandidateSkillEntity, sharedProofsOf } from '../skills/skill.table'
import { notePerson } from './facts'
import type { Person } from './person'

/** A person with what they claim or proved; a test that they only take is nobody's to know. */
export async function findPerson(
  manager: EntityManager,
  marketId: string,
  candidateId: string,
): Promise<Person> {
  const [candidate, skills] = await Promise.all([
    manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    manager.find(CandidateSkillEntity, {
      where: { marketId, candidateId, unclaimed: IsNull() },
      order: { skill: 'ASC' },
    }),
  ])
  return { candidate, skills, facts: matchPersonOf(candidate, skills) }
}

/** The arithmetic of one pair as it stands now. */
export const explain = (posting: StoredPostingRow, { facts }: Person, now: Date): MatchExplanation =>
  explainMatch(matchJobOf(posting), facts, { sha256, now })

/**
 * As the answers carry it: the inputs go to their owner alone, and in blind review neither a credential nor the hash, which is
 * the same for the profile that the directory shows, leads to a person.
 */
export function toAnswer(
  { inputs, components, ...match }: MatchExplanation,
  reader: 'candidate' | 'company' | 'blind',
): MatchAnswer {
  const { job, person } = inputs
  return {
    ...match,
    ...(reader === 'blind' ? { inputsSha256: '' } : {}),
    components: (reader === 'blind' ? components.map(withoutCredentials) : components).map(withoutTests),
    ...(reader === 'candidate' ? { inputs: { job, person } } : {}),
  }
}

const withoutCredentials = ({ items, ...part }: MatchComponent): MatchComponent =>
  items ? { ...part, items: items.map(({ credentialId: _, ...item }) => item) } : part

/** Answers that are kept from before may say that a test was under way. */
const withoutTests = ({ items, ...part }: MatchComponent): MatchComponent =>
  items
    ? {
        ...part,
        items: items.map((item) => (item.evidence === 'pending' ? { ...item, evidence: 'self' } : item)),
      }
    : part

/** Once a profile has a fact of each kind, its wait for the directory begins. */
async function beginWait({ manager, now, directoryAfterMinutes }: Change, person: Person): Promise<Person> {
  const { candidate, skills } = person
  const isMissing = directoryAfterMinutes > 0 && missingForListing(candidate, skills.length).length > 0
  if (candidate.unlistedUntil !== UNSAVED || isMissing) return person
  const unlistedUntil =
    directoryAfterMinutes === 0
      ? null
      : new Date(now.getTime() + directoryAfterMinutes * MINUTE_MS).toISOString()
  await manager.update(CandidateEntity, { id: candidate.id }, { unlistedUntil })
  return { ...person, candidate: { ...candidate, unlistedUntil } }
}

/**
 * Brings the stored numbers of a person and of their open applications up to date after their facts changed. What was
 * known when they applied stays as it was, in `matchAtApply`. What the columns know of the person follows in the same
 * transaction.
 */
export async function rescore(change: Change, candidateId: string): Promise<void> {
  const { manager, marketId, at } = change
  const shared = sharedProofsOf({ marketId, candidateId })
  const verifiedSkills = await manager.countBy(CandidateSkillEntity, shared)
  await manager.update(CandidateEntity, { id: candidateId, marketId }, { verifiedSkills })
  const person = await beginWait(change, await findPerson(manager, marketId, candidateId))
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
    const { score, requirements } = matchV2(matchJobOf(posting), facts)
    if (score !== matchScore || requirements !== matchRequirements)
      await manager.update(
        ApplicationEntity,
        { id, marketId },
        { matchScore: score, matchRequirements: requirements },
      )
  }
}
