import type { MatchPerson } from '@tryka/domain'
import { canonicalJson, MATCH_VERSION, matchJobOf, matchScore } from '@tryka/domain'
import type { PostingFacts } from '@tryka/domain'
import { MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Database } from '../../../db/database'
import { bulkInsert } from '../core/bulk-insert'
import { sha256 } from '../core/sha256'
import type { JobMatchRow, StoredPostingRow } from '../tables'
import { JobMatchEntity, JobMatchStateEntity, PostingEntity, WorkspaceEntity } from '../tables'
import { findPerson } from './matching'
import { rankOf } from './rank'

/** Postings scored between two looks at other work. */
const BATCH = 500
type Ranked = PostingFacts &
  Pick<StoredPostingRow, 'id' | 'workspaceId' | 'createdAt' | 'postedAt' | 'technology' | 'location'>
const FACTS = {
  ...{ id: true, workspaceId: true, createdAt: true, postedAt: true, technology: true, location: true },
  ...{ skills: true, minYears: true, mode: true, metro: true, regions: true, salaryMax: true },
  ...{ currency: true, type: true },
} as const

const toRow = (posting: Ranked, candidateId: string, facts: MatchPerson): JobMatchRow => {
  const { id: postingId, workspaceId, technology, location, type } = posting
  return {
    ...{ candidateId, postingId, workspaceId, technology, location, type },
    rank: rankOf(matchScore(matchJobOf(posting), facts)),
    postedAt: posting.postedAt ?? posting.createdAt,
    salaryMax: posting.salaryMax ?? -1,
  }
}

/** Names the facts that matches were made of; another version of the score names others. */
const proofOf = (facts: MatchPerson): string => sha256(canonicalJson({ version: MATCH_VERSION, facts }))

/** Scores every active posting of a workspace for one person anew. */
export async function rankJobs(
  manager: EntityManager,
  workspaceId: string,
  candidateId: string,
): Promise<void> {
  const { facts } = await findPerson(manager, workspaceId, candidateId)
  await manager.delete(JobMatchEntity, { candidateId })
  for (let last = ''; ;) {
    const postings = await manager.find(PostingEntity, {
      select: FACTS,
      where: { workspaceId, status: 'Active', id: MoreThan(last) },
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
    { candidateId, workspaceId, factsSha256: proofOf(facts) },
    { conflictPaths: ['candidateId'], skipUpdateIfNoValuesChanged: false },
  )
}

/** Follows a change of one posting, in the change's own transaction. */
export async function rankPosting(manager: EntityManager, posting: StoredPostingRow): Promise<void> {
  const { id: postingId, workspaceId, status } = posting
  for (const { candidateId } of await manager.findBy(JobMatchStateEntity, { workspaceId })) {
    await manager.delete(JobMatchEntity, { candidateId, postingId })
    if (status !== 'Active') continue
    const { facts } = await findPerson(manager, workspaceId, candidateId)
    await manager.insert(JobMatchEntity, toRow(posting, candidateId, facts))
  }
}

/**
 * Makes the stored matches those of the person's facts as they are now. Facts change rarely and lists are read often:
 * so the first list after a change pays for the rest. The workspace is held, so that no posting changes meanwhile.
 */
export async function keepRanked(
  db: Database,
  { workspaceId, candidateId }: { workspaceId: string; candidateId: string },
  facts: MatchPerson,
): Promise<void> {
  const state = await db.read.findOneBy(JobMatchStateEntity, { candidateId })
  if (state?.factsSha256 === proofOf(facts)) return
  await db.transaction(async (manager) => {
    await manager.update(WorkspaceEntity, { id: workspaceId }, { id: workspaceId })
    // Whoever waited here finds it done.
    const person = await findPerson(manager, workspaceId, candidateId)
    const known = await manager.findOneBy(JobMatchStateEntity, { candidateId })
    if (known?.factsSha256 !== proofOf(person.facts)) await rankJobs(manager, workspaceId, candidateId)
  })
}
