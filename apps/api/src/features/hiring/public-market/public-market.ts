import type { SelectQueryBuilder } from 'typeorm'
import { companyPath, DAY_MS, jobPath, LIVE_MARKET_ID } from '@tryka/domain'
import type { CompanyShown, Ending, JobsFound, JobsQuery, PublicJob, SitemapEntry } from '@tryka/public-pages'
import { PUBLIC_PAGE_SIZE, SITEMAP_SIZE } from '@tryka/public-pages'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { ApplicationEntity } from '../applications/application.table'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { logoOf } from '../companies/logo/logos'
import type { Columns } from '../core/columns'
import { countRows, pageOf } from '../core/list'
import { searchByWords } from '../core/word-search'
import { postingFacts } from '../postings/posting-facts'
import type { StoredPostingRow } from '../postings/posting.table'
import type { ShareVisits } from '../share-links/visits'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { AnswerFigures } from './answers'
import { foundByColumns } from './found-by-columns'
import { type KnownCompany, publicCompanies, publicJob } from './public-view'
import { isShown, shownPostings } from './visible'

/** Jobs in a feed and on a company's page. */
const NEWEST = 50
/** Open jobs named where one was closed. */
const OTHERS = 3

export type JobAnswer = { open: PublicJob } | { ending: Ending | undefined; others: PublicJob[] }

/** The live market as everybody may read it. Every answer is read anew, so what is taken down is gone at once. */
export class PublicMarket {
  private readonly figures = new AnswerFigures()

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly visits: Pick<ShareVisits, 'count'>,
    private readonly columns: Columns,
  ) {}

  /** Somebody opened the page of a job by the link of who shares it. */
  visited(code: string, share: string): void {
    this.visits.count(code, share)
  }

  logo(picture: string): Promise<Buffer | undefined> {
    return logoOf(this.db.read, picture)
  }

  async jobs(query: JobsQuery): Promise<JobsFound> {
    const found = await foundByColumns(this.db, this.columns, query, this.clock.now())
    if (found) return { jobs: await this.listed(found.ids), total: found.total }
    const [jobs, total] = await Promise.all([
      this.page(this.found(query), { skip: (query.page - 1) * PUBLIC_PAGE_SIZE, pageSize: PUBLIC_PAGE_SIZE }),
      countRows(this.found(query)),
    ])
    return { jobs, total }
  }

  newest(): Promise<PublicJob[]> {
    return this.page(this.shown(), { skip: 0, pageSize: NEWEST })
  }

  /** An open job, or what stands in its place; undefined where none ever was. */
  async job(code: string): Promise<JobAnswer | undefined> {
    const row = await this.db.read.findOneBy(PostingEntity, { code, marketId: LIVE_MARKET_ID })
    if (!row) return undefined
    const now = this.clock.now()
    const company = (await publicCompanies(this.db.read, this.figures, [row.companyId], now)).get(
      row.companyId,
    )
    if (company && isShown(row, company.state, now)) return { open: publicJob(row, company.shown) }
    if (company?.state !== 'verified') return { ending: undefined, others: [] }
    const [ending, others] = await Promise.all([
      this.endingOf(row, company, now),
      this.page(this.shownBy(company.id), { skip: 0, pageSize: OTHERS }),
    ])
    return { ending, others }
  }

  /** A verified company with its open jobs; null for one that may not be shown, undefined where none ever was. */
  async company(slug: string): Promise<CompanyShown | null | undefined> {
    const row = await this.db.read.findOneBy(CompanyEntity, { slug, marketId: LIVE_MARKET_ID })
    if (!row) return undefined
    const { id } = row
    const company = (await publicCompanies(this.db.read, this.figures, [id], this.clock.now())).get(id)
    if (company?.state !== 'verified') return null
    const [jobs, total] = await Promise.all([
      this.page(this.shownBy(id), { skip: 0, pageSize: NEWEST }),
      countRows(this.shownBy(id)),
    ])
    return { company: company.shown, jobs, total }
  }

  async sitemapCounts(): Promise<{ jobs: number; companies: number }> {
    const [jobs, companies] = await Promise.all([countRows(this.shown()), countRows(this.verified())])
    return { jobs, companies }
  }

  /** One file of the sitemap, in the order of the codes. */
  async sitemapJobs(file: number): Promise<SitemapEntry[]> {
    const rows = await this.shown()
      .select('p.code', 'code')
      .addSelect('p.title', 'title')
      .addSelect('COALESCE(p.changedAt, p.postedAt)', 'at')
      .orderBy('p.code', 'ASC')
      .offset((file - 1) * SITEMAP_SIZE)
      .limit(SITEMAP_SIZE)
      .getRawMany<{ code: string; title: string; at: string | null }>()
    return rows.map(({ code, title, at }) => ({ path: jobPath(code, title), at }))
  }

  async sitemapCompanies(file: number): Promise<SitemapEntry[]> {
    const rows = await this.verified()
      .select('c.slug', 'slug')
      .addSelect('CASE WHEN c.changedAt > v.stateAt THEN c.changedAt ELSE v.stateAt END', 'at')
      .orderBy('c.slug', 'ASC')
      .offset((file - 1) * SITEMAP_SIZE)
      .limit(SITEMAP_SIZE)
      .getRawMany<{ slug: string; at: string }>()
    return rows.map(({ slug, at }) => ({ path: companyPath(slug), at }))
  }

  private shown = () => shownPostings(this.db.read, this.clock.now())

  private shownBy = (companyId: string) => this.shown().andWhere('p.companyId = :companyId', { companyId })

  private verified = () =>
    this.db.read
      .createQueryBuilder(CompanyEntity, 'c')
      .innerJoin(CompanyProofEntity.options.name, 'v', 'v.companyId = c.id')
      .where('c.slug IS NOT NULL AND c.hiddenDecisionId IS NULL')
      .andWhere('v.state = :verified', { verified: 'verified' })

  private found({ q, field, mode, type }: JobsQuery): SelectQueryBuilder<StoredPostingRow> {
    const builder = this.shown()
    if (field) builder.andWhere('p.technology = :field', { field })
    if (mode) builder.andWhere('p.mode = :mode', { mode })
    if (type) builder.andWhere('p.type = :type', { type })
    searchByWords(builder, 'p.id', { table: 'postings', marketId: LIVE_MARKET_ID, text: q })
    return builder
  }

  /** Of some ids those that everybody may see at this moment, in their order. */
  private async listed(ids: readonly string[]): Promise<PublicJob[]> {
    if (ids.length === 0) return []
    const rows = await this.shown().andWhere('p.id IN (:...ids)', { ids }).getMany()
    return this.drawn(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []))
  }

  /** Newest first; equals by their id. */
  private async page(
    query: SelectQueryBuilder<StoredPostingRow>,
    paging: { skip: number; pageSize: number },
  ): Promise<PublicJob[]> {
    return this.drawn(await pageOf(query.orderBy('p.postedAt', 'DESC').addOrderBy('p.id', 'ASC'), paging))
  }

  private async drawn(rows: readonly StoredPostingRow[]): Promise<PublicJob[]> {
    const ids = rows.map(({ companyId }) => companyId)
    const companies = await publicCompanies(this.db.read, this.figures, ids, this.clock.now())
    return rows.flatMap((row) => {
      const company = companies.get(row.companyId)
      return company ? [publicJob(row, company.shown)] : []
    })
  }

  /** How a posting ended in figures; a draft again has not, and of what was taken down nothing is told. */
  private async endingOf(
    row: StoredPostingRow,
    { shown: company, state }: KnownCompany,
    now: Date,
  ): Promise<Ending | undefined> {
    const { id: postingId, title, postedAt, marketId } = row
    const closedAt = row.closedAt ?? row.closesAt
    if (
      row.status === 'Draft' ||
      postingFacts(row, state).takenDown ||
      !closedAt ||
      !postedAt ||
      closedAt > now.toISOString()
    )
      return undefined
    const rows = await this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .select('COUNT(*)', 'applications')
      .addSelect('COUNT(a.responseDays)', 'answered')
      .addSelect('COUNT(a.hiredAt)', 'hired')
      .where('a.marketId = :marketId AND a.postingId = :postingId', { marketId, postingId })
      .getRawOne<Record<'applications' | 'answered' | 'hired', number | string>>()
    return {
      title,
      company,
      closedAt,
      openDays: Math.max(1, Math.round((Date.parse(closedAt) - Date.parse(postedAt)) / DAY_MS)),
      applications: Number(rows?.applications ?? 0),
      answered: Number(rows?.answered ?? 0),
      hired: Number(rows?.hired ?? 0),
    }
  }
}
