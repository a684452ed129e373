import { createHash } from 'node:crypto'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import { bulkMarket } from '../../apps/api/src/features/hiring/seed/index'
import type { BulkBatch } from '../../apps/api/src/features/hiring/seed/index'
import type { Database } from '../../apps/api/src/db/database'
import { bulkInsert } from '../../apps/api/src/features/hiring/core/bulk-insert'
import { ApplicationEntity } from '../../apps/api/src/features/hiring/applications/application.table'
import { JobViewEntity } from '../../apps/api/src/features/hiring/postings/candidate/job.table'

import {
  ConversationEntity,
  MessageEntity,
  ParticipantEntity,
} from '../../apps/api/src/features/hiring/messages/message.table'
import { TalentPoolEntryEntity } from '../../apps/api/src/features/hiring/pools/pool.table'
import { PostingEntity } from '../../apps/api/src/features/hiring/postings/posting.table'
import { CandidateEntity } from '../../apps/api/src/features/hiring/profile/candidate.table'
import { CandidateSkillEntity } from '../../apps/api/src/features/hiring/skills/skill.table'
import { storedApplication } from '../../apps/api/src/features/hiring/market/fill-market'

export interface Size {
  jobs: number
  applications: number
}

/** Cards on the longest board. */
export const CROWD = 1_000

const ENTITIES = {
  postings: PostingEntity,
  jobViews: JobViewEntity,
  candidates: CandidateEntity,
  candidateSkills: CandidateSkillEntity,
  applications: ApplicationEntity,
  conversations: ConversationEntity,
  participants: ParticipantEntity,
  messages: MessageEntity,
  talentPoolEntries: TalentPoolEntryEntity,
} as const satisfies Record<BulkBatch['kind'], unknown>

const COUNT_VERIFIED = `UPDATE candidates SET verified_skills =
  (SELECT COUNT(*) FROM candidate_skills s WHERE s.candidate_id = candidates.id AND s.state = 'Verified')`

/** The id of the posting with the long board. */
export async function crowdedPosting(db: Database, marketId: string): Promise<string> {
  const [row] = await db.read
    .createQueryBuilder(ApplicationEntity, 'a')
    .select('a.postingId', 'id')
    .where('a.marketId = :marketId', { marketId })
    .groupBy('a.postingId')
    .orderBy('COUNT(*)', 'DESC')
    .limit(1)
    .getRawMany<{ id: string }>()
  if (!row) throw new Error('There are no applications')
  return row.id
}

/** What PostgreSQL does by itself after a while; longer than a request may take. */
async function vacuum(db: Database): Promise<void> {
  const runner = db.source.createQueryRunner()
  for (const sql of ['SET statement_timeout = 0', 'VACUUM ANALYZE', 'RESET statement_timeout'])
    await runner.query(sql)
  await runner.release()
}

/** Adds a market of the given size to a market, in one transaction, and tells how long it took. */
export async function fillMarket(
  db: Database,
  marketId: string,
  seededAt: string,
  size: Size,
): Promise<number> {
  const start = performance.now()
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
  const batches = bulkMarket({
    marketId,
    now: new Date(seededAt),
    sha256,
    postings: size.jobs,
    candidates: Math.max(CROWD * 2, size.jobs / 2),
    applications: size.applications,
    crowd: CROWD,
    viewDays: 5,
    conversations: Math.min(20_000, size.jobs),
    poolEntries: Math.min(400, size.jobs / 10),
  })
  // In memory until the end, so that every page is written once: random ids touch all of them again and again.
  const pragmas = async (...all: string[]) => {
    for (const pragma of db.isSqlite ? all : []) await db.source.query(`PRAGMA ${pragma}`)
  }
  await pragmas('synchronous = OFF', 'cache_size = -6000000')
  await db.transaction(async (manager) => {
    if (!db.isSqlite) await manager.query('SET LOCAL statement_timeout = 0')
    for (const { kind, rows } of batches) {
      const own = (kind === 'applications' ? rows.map(storedApplication) : rows) as ObjectLiteral[]
      await bulkInsert(
        manager,
        ENTITIES[kind] as EntitySchema<ObjectLiteral>,
        own.map((row) => ({ verifiedSkills: 0, ...row, marketId })),
      )
    }
    await manager.query(COUNT_VERIFIED)
  })

  await pragmas('wal_checkpoint(TRUNCATE)', 'cache_size = -2000', 'synchronous = FULL')
  if (!db.isSqlite) await vacuum(db)
  return (performance.now() - start) / 1_000
}
