import { randomInt, randomUUID } from 'node:crypto'
import 'reflect-metadata'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import { codeFrom, DAY_MS, jobPath, LIVE_MARKET_ID } from '@tryka/domain'
import { entities } from '../../apps/api/src/compose/entities'
import { migrate, openDatabase } from '../../apps/api/src/db/data-source'
import { CompanyProofEntity } from '../../apps/api/src/features/hiring/companies/company-proof.table'
import { bulkInsert } from '../../apps/api/src/features/hiring/core/bulk-insert'
import { PostingEntity } from '../../apps/api/src/features/hiring/postings/posting.table'
import { bulkMarket } from '../../apps/api/src/features/hiring/seed/index'
import { CompanyEntity } from '../../apps/api/src/features/hiring/team/team.table'

const JOBS_OF_A_COMPANY = 50

function companyRows(n: number, at: string) {
  const id = randomUUID()
  const company = {
    id,
    name: `Company ${n}`,
    description: 'Makes things that last.',
    industry: 'Technology',
    size: '51-200 employees',
    location: 'Lisbon',
    logo: 'CO 1',
    timeZone: 'UTC',
    preferences: {},
    firstResponseCount: 0,
    slug: `company-${n}`,
  }
  const proof = { state: 'verified', stateAt: at, createdAt: at, refusals: 0, country: 'PT' }
  const domain = `company-${n}.example`
  return { company, proof: { companyId: id, domain, domainKey: domain, ...proof } }
}

/** A live market of so many open jobs of verified companies; answers their addresses, newest first. */
export async function seedPublicMarket(url: string, jobs: number): Promise<string[]> {
  const db = await openDatabase(url, { entities })
  await migrate(db)
  const now = new Date()
  const at = now.toISOString()
  const companies = Array.from({ length: Math.ceil(jobs / JOBS_OF_A_COMPANY) }, (_, n) => companyRows(n, at))
  const paths: { path: string; at: string }[] = []
  const batches = bulkMarket({
    marketId: LIVE_MARKET_ID,
    now,
    sha256: () => '',
    postings: jobs,
    candidates: 0,
    applications: 0,
  })
  await db.transaction(async (manager) => {
    const store = (entity: unknown, rows: ObjectLiteral[]) =>
      bulkInsert(
        manager,
        entity as EntitySchema<ObjectLiteral>,
        rows.map((row) => ({ marketId: LIVE_MARKET_ID, version: 1, ...row })),
      )
    await store(
      CompanyEntity,
      companies.map(({ company }) => company),
    )
    await store(
      CompanyProofEntity,
      companies.map(({ proof }) => proof),
    )
    let n = 0
    for (const batch of batches) {
      if (batch.kind !== 'postings') continue
      const rows = batch.rows.map((row) => {
        const own = {
          code: codeFrom(randomInt),
          companyId: companies[n % companies.length]?.company.id,
          country: 'PT',
          postedAt: new Date(now.getTime() - n * 60_000).toISOString(),
          closesAt: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
        }
        n += 1
        paths.push({ path: jobPath(own.code, row.title), at: own.postedAt })
        return Object.assign({}, row, own, { status: 'Active' })
      })
      await store(PostingEntity, rows)
    }
  })
  await db.close()
  return paths.map(({ path }) => path)
}
