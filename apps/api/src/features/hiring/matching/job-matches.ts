import { MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { MatchPerson } from '@tryka/domain'
import { canonicalJson, MATCH_VERSION, matchJobOf, matchScore } from '@tryka/domain'
import type { PostingFacts } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { bulkInsert } from '../core/bulk-insert'
import { sha256 } from '../core/sha256'
import type { JobMatchRow } from './match.table'
import type { StoredPostingRow } from '../postings/posting.table'
import { JobMatchEntity, JobMatchStateEntity } from './match.table'
import { PostingEntity } from '../postings/posting.table'
import { MarketEntity } from '../market/market.table'
import { findPerson } from './matching'
import { rankOf } from './rank'

/** Postings scored between two looks at other work. */
const BATCH = 500
type Ranked = PostingFacts &
  Pick<StoredPostingRow, 'id' | 'marketId' | 'createdAt' | 'postedAt' | 'technology' | 'location'>
const FACTS = {
  id: true,
  marketId: true,
  createdAt: true,
  postedAt: true,
  technology: true,
  location: true,
  skills: true,
  minYears: true,
  mode: true,
  metro: true,
  regions: true,
  salaryMax: true,
  currency: true,
  type: true,
} as const

const toRow = (posting: Ranked, candidateId: string, facts: MatchPerson): JobMatchRow => {
  const { id: postingId, marketId, technology, location, type } = posting
  return {
    candidateId,
    postingId,
    marketId,
    technology,
    location,
    type,
    rank: rankOf(matchScore(matchJobOf(posting), facts)),
    postedAt: posting.postedAt ?? posting.createdAt,
    salaryMax: posting.salaryMax ?? -1,
  }
}

/** Names the facts that matches were made of; another version of the score names others. */
const proofOf = (facts: MatchPerson): string => sha256(canonicalJson({ version: MATCH_VERSION, facts }))

/** Scores every active posting of a market for one person anew. */
export async function rankJobs(manager: EntityManager, marketId: string, candidateId: string): Promise<void> {
  const { facts } = await findPerson(manager, marketId, candidateId)
  await manager.delete(JobMatchEntity, { candidateId })
  for (let last = ''; ;) {
    const postings = await manager.find(PostingEntity, {
      select: FACTS,
      where: { marketId, status: 'Active', id: MoreThan(last) },
      order: { id: 'ASC' },
      take: BATCH,
    })
    const rows = postings.map((posting) => toRow(posting, candidateId, facts))
    if (rows.length) await bulkInsert(manager, JobMatchEntity, rows)
    last = postings.at(-1)?.id ?? ''
    if (postings.length < BATCH) break
  }
  await manager.upsert(
    JobMatchStateEntity,
    { candidateId, marketId, factsSha256: proofOf(facts) },
    { conflictPaths: ['candidateId'], skipUpdateIfNoValuesChanged: false },
  )
}

/** Follows a change of one posting, in the change's own transaction. */
export async function rankPosting(manager: EntityManager, posting: StoredPostingRow): Promise<void> {
  const { id: postingId, marketId, status } = posting
  for (const { candidateId } of await manager.findBy(JobMatchStateEntity, { marketId })) {
    await manager.delete(JobMatchEntity, { candidateId, postingId })
    if (status !== 'Active') continue
    const { facts } = await findPerson(manager, marketId, candidateId)
    await manager.insert(JobMatchEntity, toRow(posting, candidateId, facts))
  }
}

/**
 * Makes the stored matches those of the person's facts as they are now. Facts change rarely and lists are read often:
 * so the first list after a change pays for the rest. The market is held, so that no posting changes meanwhile.
 */
export async function keepRanked(
  db: Database,
  { marketId, candidateId }: { marketId: string; candidateId: string },
  facts: MatchPerson,
): Promise<void> {
  const state = await db.read.findOneBy(JobMatchStateEntity, { candidateId })
  if (state?.factsSha256 === proofOf(facts)) return
  await db.transaction(async (manager) => {
    await manager.update(MarketEntity, { id: marketId }, { id: marketId })
    // Whoever waited here finds it done.
    const person = await findPerson(manager, marketId, candidateId)
    const known = await manager.findOneBy(JobMatchStateEntity, { candidateId })
    if (known?.factsSha256 !== proofOf(person.facts)) await rankJobs(manager, marketId, candidateId)
  })
}
