import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { canonicalJson, MATCH_VERSION, matchJobOf, matchPersonOf, matchScore } from '@tryka/domain'
import type { MatchJob } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { bulkInsert } from '../core/bulk-insert'
import { groupBy, plainRows } from '../core/list'
import { sha256 } from '../core/sha256'
import { CandidateMatchEntity, CandidateMatchStateEntity, type CandidateMatchRow } from './match.table'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CandidateEntity, type StoredCandidateRow } from '../profile/candidate.table'
import { MarketEntity } from '../market/market.table'
import type { Person } from './person'
import { rankOf } from './rank'
import { skillsOfAll } from './skill-facts'

/** People scored between two looks at other work. */
const BATCH = 500
/** Postings of a market whose people stay ranked: one that was not looked at for long is ranked anew. */
const MOST_RANKED = 20

/** What matching reads of a person; the long texts stay in the database. */
const PERSON_FACTS = [
  ...(['id', 'createdAt', 'experienceMonths', 'country', 'metro', 'openToRemote', 'relocateTo'] as const),
  ...(['salaryMin', 'currency', 'types'] as const),
]
type PersonFacts = Pick<StoredCandidateRow, (typeof PERSON_FACTS)[number]>

/** Plain rows have lists as text and, on SQLite, flags as numbers. */
const personFacts = (row: PersonFacts): PersonFacts => ({
  ...row,
  openToRemote: row.openToRemote === null ? null : Boolean(row.openToRemote),
  relocateTo: JSON.parse(String(row.relocateTo)) as PersonFacts['relocateTo'],
  types: JSON.parse(String(row.types)) as PersonFacts['types'],
})

async function peopleOf(manager: EntityManager, ids: readonly string[]): Promise<PersonFacts[]> {
  const query = manager.createQueryBuilder(CandidateEntity, 'c').where('c.id IN (:...ids)', { ids })
  return (await plainRows(query, PERSON_FACTS)).map(personFacts)
}

/** Names the facts of a posting that ranks were made of; another version of the score names others. */
const proofOf = (job: MatchJob): string => sha256(canonicalJson({ version: MATCH_VERSION, job }))

type Skills = Parameters<typeof matchPersonOf>[1]

const toRow = (
  { id: postingId, marketId }: StoredPostingRow,
  job: MatchJob,
  person: PersonFacts,
  skills: Skills,
): CandidateMatchRow => ({
  postingId,
  candidateId: person.id,
  marketId,
  createdAt: person.createdAt,
  rank: rankOf(matchScore(job, matchPersonOf(person, skills))),
})

/** Scores every person of a market for one posting anew. */
async function rankPeople(manager: EntityManager, posting: StoredPostingRow, at: string): Promise<void> {
  const { id: postingId, marketId } = posting
  const job = matchJobOf(posting)
  await manager.delete(CandidateMatchEntity, { postingId })
  const all = manager.createQueryBuilder(CandidateEntity, 'c').where('c.marketId = :marketId', { marketId })
  const ids = (await plainRows(all, ['id'])).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += BATCH) {
    const some = ids.slice(from, from + BATCH)
    const people = await peopleOf(manager, some)
    const skills = groupBy(await skillsOfAll(manager, some), ({ candidateId }) => candidateId)
    const rows = people.map((person) => toRow(posting, job, person, skills.get(person.id) ?? []))
    await bulkInsert(manager, CandidateMatchEntity, rows)
  }
  await manager.upsert(
    CandidateMatchStateEntity,
    { postingId, marketId, factsSha256: proofOf(job), rankedAt: at },
    { conflictPaths: ['postingId'], skipUpdateIfNoValuesChanged: false },
  )
}

/** Follows a change of one person's facts, in the change's own transaction. */
export async function rankPerson(
  manager: EntityManager,
  marketId: string,
  { candidate, skills }: Person,
): Promise<void> {
  const states = await manager.findBy(CandidateMatchStateEntity, { marketId })
  const postings = await manager.findBy(PostingEntity, {
    marketId,
    id: In(states.map(({ postingId }) => postingId)),
  })
  for (const posting of postings) {
    const row = toRow(posting, matchJobOf(posting), candidate, skills)
    await manager.upsert(CandidateMatchEntity, row, ['postingId', 'candidateId'])
  }
}

/** Forgets the ranks that were made first. */
async function forgetOldest(manager: EntityManager, marketId: string): Promise<void> {
  const oldest = await manager.find(CandidateMatchStateEntity, {
    where: { marketId },
    order: { rankedAt: 'DESC', postingId: 'ASC' },
    skip: MOST_RANKED,
  })
  for (const { postingId } of oldest) {
    await manager.delete(CandidateMatchEntity, { postingId })
    await manager.delete(CandidateMatchStateEntity, { postingId })
  }
}

/**
 * Makes the stored ranks those of the posting's facts as they are now, as `keepRanked` does for a person's jobs: the
 * first look at a posting pays for the rest. The market is held, so that no person changes meanwhile.
 */
export async function keepPeopleRanked(db: Database, posting: StoredPostingRow, now: Date): Promise<void> {
  const { id, marketId } = posting
  const state = await db.read.findOneBy(CandidateMatchStateEntity, { postingId: id })
  if (state?.factsSha256 === proofOf(matchJobOf(posting))) return
  await db.transaction(async (manager) => {
    await manager.update(MarketEntity, { id: marketId }, { id: marketId })
    // Whoever waited here finds it done.
    const current = await manager.findOneByOrFail(PostingEntity, { id, marketId })
    const known = await manager.findOneBy(CandidateMatchStateEntity, { postingId: id })
    if (known?.factsSha256 === proofOf(matchJobOf(current))) return
    await rankPeople(manager, current, now.toISOString())
    await forgetOldest(manager, marketId)
  })
}
