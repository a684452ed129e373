import type { SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import type {
  ApplicationStage,
  Board,
  BoardQuery,
  CompanyApplicationsExport,
  CompanyApplicationsPage,
  CompanyApplicationsQuery,
} from '@tryka/domain'
import { APPLICATION_STAGES, COMPANY_STATUS, HIRING_LIMITS } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { countsOf } from '../candidate/applications.service'
import { groupBy, pageOf, pagingOf } from '../../core/list'
import { findPosting } from '../../postings/company/posting-moves'
import type { StoredApplicationRow } from '../application.table'
import { ApplicationEntity } from '../application.table'
import { hasSharedProof } from '../../skills/skill.table'
import type { MemberPlace } from '../../core/places'
import { columnOrder, listOrder } from './application-order'
import { searchApplications } from './application-search'
import { companyApplicationCards } from './company-application-cards'
import { proofsOf } from './proofs-of-posting'

type Filters = Pick<z.output<typeof CompanyApplicationsQuery>, 'q' | 'verifiedOnly'>
type ListFilters = z.output<typeof CompanyApplicationsExport>
type Builder = SelectQueryBuilder<StoredApplicationRow>

/** Cards of a board column before the next page is asked for. */
const PER_COLUMN = 20

const stageOf = (status: string | undefined): ApplicationStage | undefined =>
  APPLICATION_STAGES.find((stage) => COMPANY_STATUS[stage] === status)

/** Lists and board of the company's applications; every filter and every count is the database's. */
export class CompanyApplicationList {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(
    place: MemberPlace,
    query: z.output<typeof CompanyApplicationsQuery>,
  ): Promise<CompanyApplicationsPage> {
    const { page, pageSize, skip } = pagingOf(query)
    const now = this.clock.now()
    const stage = stageOf(query.status)
    const [counts, rows] = await Promise.all([
      this.counts(this.narrowed(place, query, now), Boolean(query.q)),
      this.page(place, query, { skip, pageSize }),
    ])
    const items = await companyApplicationCards(this.db.read, place, rows, now)
    return { items, total: stage ? counts[stage] : counts.total, page, pageSize, counts }
  }

  async board(place: MemberPlace, postingId: string, query: z.output<typeof BoardQuery>): Promise<Board> {
    const { marketId, companyId } = place
    const posting = await findPosting(this.db.read, { id: postingId, marketId, companyId })
    const most = Math.min(query.perColumn ?? PER_COLUMN, HIRING_LIMITS.boardColumn)
    const base = () => this.query(place, query).andWhere('a.postingId = :postingId', { postingId })
    const [counts, proofs] = await Promise.all([
      this.counts(base(), Boolean(query.q)),
      proofsOf(this.db.read, posting),
    ])
    const rows = await Promise.all(
      APPLICATION_STAGES.map((stage) => {
        const column = base().andWhere('a.stage = :stage', { stage })
        return counts[stage]
          ? pageOf(columnOrder(column, query.sort), { skip: 0, pageSize: most })
          : Promise.resolve([])
      }),
    )
    const cards = await companyApplicationCards(this.db.read, place, rows.flat(), this.clock.now())
    const byStage = groupBy(cards, ({ stage }) => stage)
    const columns = APPLICATION_STAGES.map((stage) => ({
      stage,
      status: COMPANY_STATUS[stage],
      total: counts[stage],
      items: byStage.get(stage) ?? [],
    }))
    const { id, title, blindReview } = posting
    const shown = { id, title, total: counts.total, blind: blindReview, ...proofs }
    return { posting: shown, columns, counts }
  }

  /** One page of what the filters leave, for the list and for the file. */
  page(
    place: MemberPlace,
    query: ListFilters,
    at: { skip: number; pageSize: number },
  ): Promise<StoredApplicationRow[]> {
    const stage = stageOf(query.status)
    const shown = this.narrowed(place, query, this.clock.now())
    if (stage) shown.andWhere('a.stage = :stage', { stage })
    return pageOf(listOrder(shown, query.sort, query.order), at)
  }

  /** The filters that counts by stage share with the list. */
  private narrowed(place: MemberPlace, query: ListFilters, now: Date): Builder {
    const { postingId, overdue } = query
    const builder = this.query(place, query)
    if (postingId) builder.andWhere('a.postingId = :postingId', { postingId })
    if (overdue === 'true')
      builder
        .andWhere('a.replyDueAt < :at', { at: now.toISOString() })
        .andWhere('a.stage IN (:...waiting)', { waiting: ['applied', 'under_review'] })
    return builder
  }

  private query({ marketId, companyId }: MemberPlace, { q, verifiedOnly }: Filters): Builder {
    const builder = this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.marketId = :marketId AND a.companyId = :companyId', { marketId, companyId })
    if (q) searchApplications(builder, marketId, q)
    if (verifiedOnly === 'true') builder.andWhere(hasSharedProof('a.candidate_id'))
    return builder
  }

  private async counts(builder: Builder, searched: boolean): Promise<CompanyApplicationsPage['counts']> {
    // For a search SQLite must not take the index that is in order of stages: it lacks what a search reads.
    const stage = searched ? "(a.stage || '')" : 'a.stage'
    const rows = await builder
      .select(stage, 'stage')
      .addSelect('COUNT(*)', 'n')
      .groupBy(stage)
      .getRawMany<{ stage: ApplicationStage; n: string | number }>()
    return countsOf(rows)
  }
}
