import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { heldSkillOf, LIVE_MARKET_ID, type SkillFacts } from '@tryka/domain'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { wordHash } from '../../../db/packed-facts/bytes'
import { encodePerson, encodePosting } from '../../../db/packed-facts/codec'
import type { HeldSkill } from './skill-facts'
import { MatchFactsEntity, type MatchFactsRow, type StoredMatchFactsRow } from './match-facts.table'

/** The facts of a person as a row; also what fills a database in great number makes them by. */
export const personFactsRow = (
  candidate: StoredCandidateRow,
  skills: readonly SkillFacts[],
  changedAt: string,
): StoredMatchFactsRow => ({
  subject: 'person',
  id: candidate.id,
  marketId: candidate.marketId,
  facts: encodePerson(candidate, skills.map(heldSkillOf)),
  changedAt,
  gone: false,
})

export const postingFactsRow = (posting: StoredPostingRow, changedAt: string): StoredMatchFactsRow => ({
  subject: 'posting',
  id: posting.id,
  marketId: posting.marketId,
  facts: encodePosting(posting),
  changedAt,
  gone: false,
})

async function store(manager: EntityManager, row: StoredMatchFactsRow): Promise<void> {
  await manager.upsert(MatchFactsEntity, row, {
    conflictPaths: ['subject', 'id'],
    skipUpdateIfNoValuesChanged: false,
  })
}

interface Known {
  subject: MatchFactsRow['subject']
  id: string
  marketId: string
}

/** A person or posting that no list finds any more; what never had facts gets none. In the change's transaction. */
export async function forgetFacts(
  manager: EntityManager,
  { subject, id, marketId }: Known,
  changedAt: string,
): Promise<void> {
  if (marketId !== LIVE_MARKET_ID) return
  await manager.update(MatchFactsEntity, { subject, id, marketId }, { facts: '', gone: true, changedAt })
}

/** After a change of a person's facts, words or switches, in its transaction. Demos keep no facts. */
export async function notePerson(
  manager: EntityManager,
  { candidate, skills }: { candidate: StoredCandidateRow; skills: readonly HeldSkill[] },
  changedAt: string,
): Promise<void> {
  if (candidate.marketId === LIVE_MARKET_ID)
    await store(manager, personFactsRow(candidate, skills, changedAt))
}

/** After a change of a posting, in its transaction: only an active one has facts. */
export async function notePosting(
  manager: EntityManager,
  posting: StoredPostingRow,
  changedAt: string,
): Promise<void> {
  const { id, marketId, status } = posting
  if (marketId !== LIVE_MARKET_ID) return
  if (status === 'Active') await store(manager, postingFactsRow(posting, changedAt))
  else await forgetFacts(manager, { subject: 'posting', id, marketId }, changedAt)
}

/** The hash of what each id's facts are now; those that are gone are not in it. */
export async function currentFacts(
  manager: EntityManager,
  subject: MatchFactsRow['subject'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await manager.find(MatchFactsEntity, {
    select: { id: true, facts: true },
    where: { subject, id: In([...ids]), gone: false },
  })
  return new Map(rows.map(({ id, facts }) => [id, wordHash(facts)]))
}
