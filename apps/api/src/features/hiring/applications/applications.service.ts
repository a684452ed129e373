import type {
  ApplicationDetail,
  ApplicationPage,
  ApplicationQuery,
  ApplicationStage,
  Explanation,
  WithdrawRequest,
} from '@tryka/domain'
import { APPLICATION_STAGES, FILTER_STAGE, REJECT_REASONS, stageCounts } from '@tryka/domain'
import type { z } from 'zod'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { OneCall } from '../../idempotency/idempotency'
import type { Changes } from '../core/change'
import { checkVersion } from '../core/change'
import { refused } from '../core/errors'
import { pagingOf } from '../core/list'
import { cancelAhead } from '../interviews/interview-moves'
import { toAnswer } from '../matching/matching'
import { tellTeam } from '../people/contacts'
import { isBlind, personRef } from '../people/person-ref'
import type { StoredApplicationRow } from '../tables'
import {
  ApplicationEntity,
  CandidateEntity,
  InterviewEntity,
  PostingEntity,
  ScorecardEntity,
} from '../tables'
import type { CandidatePlace } from '../workspace/places'
import { findApplication, moveApplication, saveApplication } from './application-moves'
import { applyRefusal, applyTo } from './apply'
import { applicationCards, applicationDetail } from './candidate-view'

type ApplyRequest = Parameters<typeof applyTo>[3]

/** The candidate's own applications. */
export class ApplicationsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(
    { workspaceId, candidateId }: CandidatePlace,
    query: z.output<typeof ApplicationQuery>,
  ): Promise<ApplicationPage> {
    const { page, pageSize, skip } = pagingOf(query)
    const stage = FILTER_STAGE[query.status ?? 'All Status']
    const own = { workspaceId, candidateId }
    const [counts, rows] = await Promise.all([
      this.counts(own),
      this.db.read.find(ApplicationEntity, {
        where: { ...own, ...(stage ? { stage } : {}) },
        order: { appliedAt: 'DESC', id: 'ASC' },
        skip,
        take: pageSize,
      }),
    ])
    const items = await applicationCards(this.db.read, workspaceId, rows, this.changes.now())
    return { items, total: stage ? counts[stage] : counts.total, page, pageSize, counts }
  }

  /** Whole list, for the printed one. */
  async all(place: CandidatePlace): Promise<ApplicationPage['items']> {
    const { workspaceId, candidateId } = place
    const rows = await this.db.read.find(ApplicationEntity, {
      where: { workspaceId, candidateId },
      order: { appliedAt: 'DESC', id: 'ASC' },
      take: 500,
    })
    return applicationCards(this.db.read, workspaceId, rows, this.changes.now())
  }

  async get(place: CandidatePlace, id: string): Promise<ApplicationDetail> {
    return applicationDetail(this.db.read, await this.find(place, id), this.changes.now())
  }

  async apply(
    place: CandidatePlace,
    postingId: string,
    body: ApplyRequest,
    call: OneCall,
  ): Promise<ApplicationDetail> {
    try {
      return await this.changes.run(
        place.workspaceId,
        async (change) => {
          const row = await applyTo(change, place, postingId, body)
          return applicationDetail(change.manager, row, change.now)
        },
        call,
      )
    } catch (error) {
      throw isUniqueViolation(error) ? applyRefusal('already_applied') : error
    }
  }

  /** Nobody else reads these. */
  async saveNotes(
    place: CandidatePlace,
    id: string,
    { notes, version }: { notes: string; version: number },
  ): Promise<ApplicationDetail> {
    return this.change(place, id, version, async (change, row) => saveApplication(change, row, { notes }))
  }

  async withdraw(
    place: CandidatePlace,
    id: string,
    { reason, version }: z.output<typeof WithdrawRequest>,
  ): Promise<ApplicationDetail> {
    return this.change(place, id, version, async (change, row) => {
      const gone = { withdrawnAt: change.at, withdrawReason: reason ?? null }
      const next = await moveApplication(change, row, { action: 'withdraw', by: place, reason }, gone)
      await cancelAhead(change, id, place, 'The application was withdrawn.')
      const posting = await change.manager.findOneByOrFail(PostingEntity, { id: row.postingId })
      const candidate = await change.manager.findOneByOrFail(CandidateEntity, { id: row.candidateId })
      const { name } = personRef(candidate, row, isBlind(posting, row))
      await tellTeam(change, posting, {
        type: 'Application updates',
        title: `${name} withdrew from ${posting.title}`,
        section: 'applications',
      })
      return next
    })
  }

  /** Given to every rejected person who asks. */
  async explain(place: CandidatePlace, id: string): Promise<z.output<typeof Explanation>> {
    const row = await this.find(place, id)
    if (row.stage !== 'rejected' || !row.rejectReasonId)
      throw refused(409, 'NOT_REJECTED', 'There is no decision to explain.')
    return {
      reason: REJECT_REASONS[row.rejectReasonId],
      message: row.rejectMessage,
      criteria: await this.criteria(row),
      matchAtApply: toAnswer(row.matchAtApply, 'candidate'),
      decidedBy: 'a person',
    }
  }

  /** Mean rating of each criterion over the submitted cards, without names. */
  private async criteria({ workspaceId, id }: StoredApplicationRow) {
    const cards = await this.db.read
      .createQueryBuilder(ScorecardEntity, 's')
      .innerJoin(InterviewEntity.options.name, 'i', 'i.id = s.interviewId')
      .where('s.workspaceId = :workspaceId AND i.applicationId = :id', { workspaceId, id })
      .andWhere('s.state = :state', { state: 'submitted' })
      .getMany()
    const ratings = new Map<string, number[]>()
    for (const { criterion, rating } of cards.flatMap(({ items }) => items))
      ratings.set(criterion, [...(ratings.get(criterion) ?? []), rating])
    return [...ratings].map(([criterion, all]) => ({
      criterion,
      rating: Math.round((all.reduce((sum, n) => sum + n, 0) / all.length) * 10) / 10,
    }))
  }

  private find({ workspaceId, candidateId }: CandidatePlace, id: string): Promise<StoredApplicationRow> {
    return findApplication(this.db.read, { id, workspaceId, candidateId })
  }

  private async change(
    place: CandidatePlace,
    id: string,
    version: number,
    work: (
      change: Parameters<typeof moveApplication>[0],
      row: StoredApplicationRow,
    ) => Promise<StoredApplicationRow>,
  ): Promise<ApplicationDetail> {
    const { workspaceId, candidateId } = place
    return this.changes.run(workspaceId, async (change) => {
      const row = await findApplication(change.manager, { id, workspaceId, candidateId })
      await checkVersion(row, version, () => applicationDetail(change.manager, row, change.now))
      return applicationDetail(change.manager, await work(change, row), change.now)
    })
  }

  private async counts(own: {
    workspaceId: string
    candidateId: string
  }): Promise<ApplicationPage['counts']> {
    const rows = await this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .select('a.stage', 'stage')
      .addSelect('COUNT(*)', 'n')
      .where('a.workspaceId = :workspaceId AND a.candidateId = :candidateId', own)
      .groupBy('a.stage')
      .getRawMany<{ stage: ApplicationStage; n: string | number }>()
    return countsOf(rows)
  }
}

/** Counts of a grouping by stage; the parts add up to the total. */
export function countsOf(
  rows: readonly { stage: ApplicationStage; n: string | number }[],
): ReturnType<typeof stageCounts> {
  const counts = stageCounts([])
  for (const { stage, n } of rows) if (APPLICATION_STAGES.includes(stage)) counts[stage] = Number(n)
  counts.total = APPLICATION_STAGES.reduce((sum, stage) => sum + counts[stage], 0)
  return counts
}
