import type { ApplicationStage, Board, BoardQuery, PipelinePage, PipelineQuery } from '@tryka/domain'
import { APPLICATION_STAGES, COMPANY_STATUS, HIRING_LIMITS } from '@tryka/domain'
import type { SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { countsOf } from '../applications/applications.service'
import { groupBy, pageOf, pagingOf } from '../core/list'
import { findPosting } from '../postings/posting-moves'
import type { StoredApplicationRow } from '../tables'
import { ApplicationEntity, CandidateSkillEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'
import { searchApplications } from './application-search'
import { pipelineCards } from './pipeline-cards'

type Filters = Pick<z.output<typeof PipelineQuery>, 'q' | 'verifiedOnly' | 'sort'>
type Builder = SelectQueryBuilder<StoredApplicationRow>

/** Cards of a board column before the next page is asked for. */
const PER_COLUMN = 20

const stageOf = (status: string | undefined): ApplicationStage | undefined =>
  APPLICATION_STAGES.find((stage) => COMPANY_STATUS[stage] === status)

const VERIFIED = `EXISTS (SELECT 1 FROM ${CandidateSkillEntity.options.tableName ?? ''} s WHERE s.candidate_id = a.candidate_id AND s.state = 'Verified')`

/** Lists and board of the company's applications; every filter and every count is the database's. */
export class PipelineList {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(place: MemberPlace, query: z.output<typeof PipelineQuery>): Promise<PipelinePage> {
    const { page, pageSize, skip } = pagingOf(query)
    const { postingId, status, overdue } = query
    const now = this.clock.now()
    const base = () => {
      const builder = this.query(place, query)
      if (postingId) builder.andWhere('a.postingId = :postingId', { postingId })
      if (overdue === 'true')
        builder
          .andWhere('a.replyDueAt < :at', { at: now.toISOString() })
          .andWhere('a.stage IN (:...waiting)', { waiting: ['applied', 'under_review'] })
      return builder
    }
    const stage = stageOf(status)
    const shown = base()
    if (stage) shown.andWhere('a.stage = :stage', { stage })
    const [counts, rows] = await Promise.all([
      this.counts(base(), Boolean(query.q)),
      pageOf(this.sorted(shown, query.sort), { skip, pageSize }),
    ])
    const items = await pipelineCards(this.db.read, place, rows, now)
    return { items, total: stage ? counts[stage] : counts.total, page, pageSize, counts }
  }

  async board(place: MemberPlace, postingId: string, query: z.output<typeof BoardQuery>): Promise<Board> {
    const { workspaceId, companyId } = place
    const posting = await findPosting(this.db.read, { id: postingId, workspaceId, companyId })
    const most = Math.min(query.perColumn ?? PER_COLUMN, HIRING_LIMITS.boardColumn)
    const base = () => this.query(place, query).andWhere('a.postingId = :postingId', { postingId })
    const counts = await this.counts(base(), Boolean(query.q))
    const rows = await Promise.all(
      APPLICATION_STAGES.map((stage) => {
        const column = base().andWhere('a.stage = :stage', { stage })
        return counts[stage]
          ? pageOf(this.sorted(column, query.sort), { skip: 0, pageSize: most })
          : Promise.resolve([])
      }),
    )
    const cards = await pipelineCards(this.db.read, place, rows.flat(), this.clock.now())
    const byStage = groupBy(cards, ({ stage }) => stage)
    const columns = APPLICATION_STAGES.map((stage) => ({
      ...{ stage, status: COMPANY_STATUS[stage], total: counts[stage] },
      items: byStage.get(stage) ?? [],
    }))
    const { id, title, blindReview } = posting
    return { posting: { id, title, total: counts.total, blind: blindReview }, columns, counts }
  }

  /** For the file: page by page, in the order of the list. */
  async page(place: MemberPlace, skip: number, take: number): Promise<StoredApplicationRow[]> {
    return pageOf(this.sorted(this.query(place, {}), 'applied'), { skip, pageSize: take })
  }

  private query({ workspaceId, companyId }: MemberPlace, { q, verifiedOnly }: Filters): Builder {
    const builder = this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.workspaceId = :workspaceId AND a.companyId = :companyId', { workspaceId, companyId })
    if (q) searchApplications(builder, workspaceId, q)
    if (verifiedOnly === 'true') builder.andWhere(VERIFIED)
    return builder
  }

  private sorted(builder: Builder, sort: Filters['sort'] = 'match'): Builder {
    if (sort === 'match')
      builder
        .orderBy('a.matchRequirements', 'DESC', 'NULLS LAST')
        .addOrderBy('a.matchScore', 'DESC', 'NULLS LAST')
    return builder.addOrderBy('a.appliedAt', 'DESC').addOrderBy('a.id', 'ASC')
  }

  private async counts(builder: Builder, searched: boolean): Promise<PipelinePage['counts']> {
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
