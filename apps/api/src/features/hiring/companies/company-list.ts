import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import { COMPANY_STATES, LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyCases, CompanyCasesQuery, CompanyFilter, CompanyState } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { byId } from '../core/list'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { withCompanyWords } from './company-words'
import { waitsFor } from './decide-change'
import { DomainChallengeEntity } from './domain-challenge.table'

const PAGE_SIZE = 25
const CHUNK = 250
/** Between the time and the id of the last row shown. */
const MARK = '~'
/**
 * For the first decision, with another name or domain, or in doubt; word for word as the index has it. As one truth,
 * because SQLite would read an index for each part of an OR.
 */
const WAITS = `(p.state = 'pending' OR (p.state = 'verified' AND (p.change_ready_at IS NOT NULL OR p.doubted_at IS NOT NULL))) IS TRUE`

type Filter = z.output<typeof CompanyFilter>
type Row = CompanyCases['items'][number]
const markOf = ({ stateAt, companyId }: CompanyProofRow): string => `${stateAt}${MARK}${companyId}`

/** Companies of the live market for the console: a page costs the same few reads, however many rows it has. */
export class CompanyList {
  constructor(private readonly db: Database) {}

  /** Those that wait stand with the oldest on top, all others with what changed last. */
  async page({
    after,
    pageSize = PAGE_SIZE,
    ...filter
  }: z.output<typeof CompanyCasesQuery>): Promise<z.input<typeof CompanyCases>> {
    const { read } = this.db
    const [found, counts] = await Promise.all([this.read(filter, after, pageSize + 1), countStates(read)])
    const proofs = found.slice(0, pageSize)
    const last = proofs.at(-1)
    return {
      items: await rowsOf(read, proofs),
      next: found.length > pageSize && last ? markOf(last) : null,
      counts,
    }
  }

  /** All of a filter with what the file has of each, a few hundred at a time. */
  async *rows(filter: Filter) {
    let after: string | undefined
    for (;;) {
      const proofs = await this.read(filter, after, CHUNK)
      if (proofs.length) yield await fileRows(this.db.read, proofs)
      const last = proofs.at(-1)
      if (!last || proofs.length < CHUNK) return
      after = markOf(last)
    }
  }

  private read(
    { state, q = '' }: Filter,
    after: string | undefined,
    take: number,
  ): Promise<CompanyProofRow[]> {
    const waits = state === 'pending'
    const query = this.db.read.createQueryBuilder(CompanyProofEntity, 'p').where(waits ? WAITS : '1 = 1')
    if (state && !waits) query.andWhere('p.state = :state', { state })
    for (const [sql, parameters] of withCompanyWords('p.companyId', q)) query.andWhere(sql, parameters)
    const [time, id] = (after ?? '').split(MARK)
    const [on, order] = waits ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const)
    // The first of the two is what the index goes by.
    if (time && id)
      query.andWhere(`p.stateAt ${on}= :time AND (p.stateAt ${on} :time OR p.companyId ${on} :last)`, {
        time,
        last: id,
      })
    return query.orderBy('p.stateAt', order).addOrderBy('p.companyId', order).limit(take).getMany()
  }
}

async function countStates(manager: EntityManager): Promise<Record<CompanyState, number>> {
  const query = () => manager.createQueryBuilder(CompanyProofEntity, 'p').select('COUNT(*)', 'n')
  const [states, waiting] = await Promise.all([
    query()
      .addSelect('p.state', 'state')
      .groupBy('p.state')
      .getRawMany<{ state: string; n: number | string }>(),
    // Every time is after nothing: this leads SQLite to the index.
    query().where(`${WAITS} AND p.stateAt > ''`).getRawOne<{ n: number | string }>(),
  ])
  const numbers = new Map(states.map(({ state, n }) => [state, Number(n)]))
  const entries = COMPANY_STATES.map((state) => [state, numbers.get(state) ?? 0])
  return { ...Object.fromEntries(entries), pending: Number(waiting?.n ?? 0) } as Record<CompanyState, number>
}

const idsOf = (proofs: readonly CompanyProofRow[]) => In(proofs.map(({ companyId }) => companyId))

async function rowsOf(manager: EntityManager, proofs: readonly CompanyProofRow[]): Promise<Row[]> {
  const [companies, challenges] = await Promise.all([
    manager.find(CompanyEntity, {
      select: { id: true, name: true, logo: true },
      where: { id: idsOf(proofs) },
    }),
    manager.findBy(DomainChallengeEntity, { companyId: idsOf(proofs) }),
  ])
  const known = byId(companies)
  const found = new Map(challenges.map(({ companyId, foundAt }) => [companyId, foundAt]))
  return proofs.map((proof) => ({
    id: proof.companyId,
    name: known.get(proof.companyId)?.name ?? '',
    logo: known.get(proof.companyId)?.logo ?? '',
    domain: proof.domain,
    state: proof.state,
    since: proof.stateAt,
    provenBy: proof.provenBy,
    recordFoundAt: found.get(proof.companyId) ?? null,
    waits: waitsFor(proof),
  }))
}

/** What the file says of a company; nothing in it is about a person. */
export type CompanyLine = Awaited<ReturnType<typeof fileRows>>[number]

async function fileRows(manager: EntityManager, proofs: readonly CompanyProofRow[]) {
  const [rows, companies, counted] = await Promise.all([
    rowsOf(manager, proofs),
    manager.findBy(CompanyEntity, { id: idsOf(proofs) }),
    manager
      .createQueryBuilder(PostingEntity, 'j')
      .select('j.companyId', 'id')
      .addSelect('COUNT(*)', 'n')
      .where('j.marketId = :live AND j.companyId IN (:...ids)', {
        live: LIVE_MARKET_ID,
        ids: proofs.map(({ companyId }) => companyId),
      })
      .groupBy('j.companyId')
      .getRawMany<{ id: string; n: number | string }>(),
  ])
  const known = byId(companies)
  const postings = new Map(counted.map(({ id, n }) => [id, Number(n)]))
  return rows.map((row, n) => ({
    ...row,
    company: known.get(row.id),
    country: proofs[n]?.country ?? '',
    createdAt: proofs[n]?.createdAt ?? '',
    postings: postings.get(row.id) ?? 0,
  }))
}
