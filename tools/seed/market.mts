/**
 * Fills the live market of a database with invented people and postings, for measuring. Goes on where it ended.
 * Run: DATABASE_URL=… node --import tsx tools/seed/market.mts [--people=1000000] [--postings=100000]
 */
import { parseArgs } from 'node:util'
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import type { Database } from '../../apps/api/src/db/database'
import { CompanyProofEntity } from '../../apps/api/src/features/hiring/companies/company-proof.table'
import { bulkInsert } from '../../apps/api/src/features/hiring/core/bulk-insert'
import { personFactsRow, postingFactsRow } from '../../apps/api/src/features/hiring/matching/facts'
import { MatchFactsEntity } from '../../apps/api/src/features/hiring/matching/match-facts.table'
import { PostingEntity } from '../../apps/api/src/features/hiring/postings/posting.table'
import { CandidateEntity } from '../../apps/api/src/features/hiring/profile/candidate.table'
import { CandidateSkillEntity } from '../../apps/api/src/features/hiring/skills/skill.table'
import { CompanyEntity } from '../../apps/api/src/features/hiring/team/team.table'
import { idOf, personRow, postingRow, POSTINGS_EACH } from './live-rows.mts'

/** Rows of one transaction. */
const BATCH = 2_000
const AT = '2024-01-01T00:00:00.000Z'

export interface Size {
  people: number
  postings: number
}

const into = (manager: EntityManager, entity: unknown, rows: readonly object[]): Promise<void> =>
  bulkInsert(manager, entity as EntitySchema<ObjectLiteral>, rows as ObjectLiteral[])

async function people(manager: EntityManager, numbers: readonly number[]): Promise<void> {
  const made = numbers.map(personRow)
  await into(
    manager,
    CandidateEntity,
    made.map(({ candidate }) => candidate),
  )
  await into(
    manager,
    CandidateSkillEntity,
    made.flatMap(({ skills }) => skills),
  )
  const facts = made.map(({ candidate, skills }) => personFactsRow(candidate, skills, candidate.createdAt))
  await into(manager, MatchFactsEntity, facts)
}

const companyRow = (n: number) => ({
  id: idOf('company', n),
  marketId: LIVE_MARKET_ID,
  name: `Company ${n}`,
  description: '',
  industry: 'Technology',
  size: '50-100',
  location: '',
  logo: 'CO:1',
  timeZone: 'UTC',
  preferences: { verifiedSkillsFirst: true },
  medianFirstResponseDays: null,
  firstResponseCount: 0,
  version: 1,
})
const proofRow = (n: number) => ({
  companyId: idOf('company', n),
  marketId: LIVE_MARKET_ID,
  state: 'verified',
  stateAt: AT,
  domain: `company-${n}.com`,
  domainKey: `company-${n}.com`,
  country: 'US',
  createdAt: AT,
  refusals: 0,
  version: 1,
})

async function postings(manager: EntityManager, numbers: readonly number[]): Promise<void> {
  const made = numbers.map(postingRow)
  const companies = numbers.filter((n) => n % POSTINGS_EACH === 0).map((n) => n / POSTINGS_EACH)
  await into(manager, CompanyEntity, companies.map(companyRow))
  await into(manager, CompanyProofEntity, companies.map(proofRow))
  await into(manager, PostingEntity, made)
  await into(
    manager,
    MatchFactsEntity,
    made.map((row) => postingFactsRow(row, row.postedAt ?? row.createdAt)),
  )
}

/** How many were made already. */
async function madeOf(db: Database, kind: 'person' | 'posting'): Promise<number> {
  const [row] = await db.read.query<{ n: number | string }[]>(
    `SELECT COUNT(*) AS n FROM match_facts WHERE subject = '${kind}' AND id LIKE '${idOf(kind, 0).slice(0, 8)}%'`,
  )
  return Number(row?.n ?? 0)
}

/** Brings the live market to a size. Each batch is stored whole, with all that belongs to it, or not at all. */
export async function fillLiveMarket(db: Database, size: Size, say: (text: string) => void): Promise<void> {
  // What is lost in a power cut is made again.
  for (const pragma of db.isSqlite ? ['synchronous = OFF', 'cache_size = -1000000'] : [])
    await db.source.query(`PRAGMA ${pragma}`)
  for (const [kind, count, make] of [
    ['posting', size.postings, postings],
    ['person', size.people, people],
  ] as const)
    for (let n = await madeOf(db, kind); n < count;) {
      const numbers = Array.from({ length: Math.min(BATCH, count - n) }, (_, i) => n + i)
      await db.transaction((manager) => make(manager, numbers))
      n += numbers.length
      if (n % (BATCH * 25) === 0 || n === count) say(`${kind}: ${n} of ${count}`)
    }
  if (db.isSqlite) return void (await db.source.query('PRAGMA wal_checkpoint(TRUNCATE)'))
  // One after the other: all of them in one statement take longer than a statement may.
  const tables = 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()'
  for (const { name } of await db.source.query<{ name: string }[]>(tables))
    await db.source.query(`ANALYZE "${name}"`)
}

if (process.argv[1]?.endsWith('seed/market.mts')) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '1000000' },
      postings: { type: 'string', default: '100000' },
    },
  })
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('Set DATABASE_URL to the database that is to be filled')
  const db = await openDatabase(url, { entities })
  await migrate(db)
  const size = { people: Number(values.people), postings: Number(values.postings) }
  await fillLiveMarket(db, size, (text) => void process.stdout.write(`${text}\n`))
  await db.close()
}
