import { In, Not } from 'typeorm'
import type { z } from 'zod'
import type {
  ApplicationDetail,
  ApplicationFilter,
  ApplicationPage,
  ApplicationQuery,
  ApplicationStage,
  Explanation,
  ResumeDraft,
  WithdrawRequest,
} from '@tryka/domain'
import {
  APPLICATION_STAGES,
  completeDraft,
  FILTER_STAGE,
  REJECT_REASONS,
  stageCounts,
  TEAM_NEWS,
} from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { isUniqueViolation } from '../../../../db/unique-violation'
import type { StorageQuota } from '../../../../services/accounts/storage-quota'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import type { Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { pagingOf } from '../../core/list'
import { cancelAhead } from '../interviews/interview-moves'
import { toAnswer } from '../../matching/matching'
import { tellTeam } from '../../core/contacts'
import { isBlind, personRef } from '../../core/person-ref'
import type { StoredApplicationRow } from '../application.table'
import { ApplicationEntity, SnapshotEntity } from '../application.table'
import { InterviewEntity, ScorecardEntity } from '../interviews/interview.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import type { CandidatePlace } from '../../core/places'
import { findApplication, moveApplication, saveApplication } from '../application-moves'
import type { ApplicationLimits } from './application-limits'
import { applyRefusal, applyTo } from './apply'
import { applicationCards, applicationDetail } from '../candidate-view'
import { waitingApplications } from './waiting-applications'

type ApplyRequest = Parameters<typeof applyTo>[3]

/** The candidate's own applications. */
export class ApplicationsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly quota: StorageQuota,
    private readonly limits: ApplicationLimits,
  ) {}

  async list(
    { marketId, candidateId }: CandidatePlace,
    query: z.output<typeof ApplicationQuery>,
  ): Promise<ApplicationPage> {
    const { page, pageSize, skip } = pagingOf(query)
    const stage = FILTER_STAGE[query.status ?? 'All Status']
    const own = { marketId, candidateId }
    const [counts, rows] = await Promise.all([this.counts(own), this.page(own, stage, { skip, pageSize })])
    const items = await applicationCards(this.db.read, marketId, rows, this.changes.now())
    return { items, total: stage ? counts[stage] : counts.total, page, pageSize, counts }
  }

  /** What waits for an answer of the person comes first, then the newest. */
  private async page(
    own: { marketId: string; candidateId: string },
    stage: ApplicationStage | null,
    { skip, pageSize }: { skip: number; pageSize: number },
  ): Promise<StoredApplicationRow[]> {
    const waiting = await waitingApplications(this.db.read, own, this.changes.now())
    const where = { ...own, ...(stage ? { stage } : {}) }
    const order = { appliedAt: 'DESC', id: 'ASC' } as const
    const first = await this.db.read.find(ApplicationEntity, { where: { ...where, id: In(waiting) }, order })
    const shown = first.slice(skip, skip + pageSize)
    if (shown.length === pageSize) return shown
    const rest = await this.db.read.find(ApplicationEntity, {
      where: { ...where, id: Not(In(waiting)) },
      order,
      skip: Math.max(0, skip - first.length),
      take: pageSize - shown.length,
    })
    return [...shown, ...rest]
  }

  /** Whole list, for the printed one. */
  async all(
    place: CandidatePlace,
    filter: ApplicationFilter = 'All Status',
  ): Promise<ApplicationPage['items']> {
    const { marketId, candidateId } = place
    const stage = FILTER_STAGE[filter]
    const rows = await this.db.read.find(ApplicationEntity, {
      where: { marketId, candidateId, ...(stage ? { stage } : {}) },
      order: { appliedAt: 'DESC', id: 'ASC' },
      take: 500,
    })
    return applicationCards(this.db.read, marketId, rows, this.changes.now())
  }

  async get(place: CandidatePlace, id: string): Promise<ApplicationDetail> {
    return applicationDetail(this.db.read, await this.find(place, id), this.changes.now())
  }

  /** What was sent, not what the resume is now. */
  async resume(place: CandidatePlace, id: string): Promise<ResumeDraft> {
    const { id: applicationId, marketId } = await this.find(place, id)
    const { content } = await this.db.read.findOneByOrFail(SnapshotEntity, { marketId, applicationId })
    if (!content.resume) throw nothingHere('A resume of this application')
    return completeDraft(content.resume)
  }

  async apply(
    place: CandidatePlace,
    postingId: string,
    body: ApplyRequest,
    call: OneCall,
  ): Promise<ApplicationDetail> {
    try {
      return await this.changes.run(
        place.marketId,
        { account: place.accountId },
        async (change) => {
          const account = await this.quota.hold(change.manager, place.accountId)
          if (!place.isDemo) await this.limits.pass(change, account)
          const row = await applyTo(change, place, postingId, body)
          // A copy of the resume goes along.
          await this.quota.check(change.manager, account, !!body.resumeId)
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
        title: TEAM_NEWS.withdrew({ person: name, job: posting.title }),
        section: 'applications',
        open: { posting: row.postingId, application: row.id },
        mail: { what: 'withdrawn', applicationId: row.id },
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
  private async criteria({ marketId, id }: StoredApplicationRow) {
    const cards = await this.db.read
      .createQueryBuilder(ScorecardEntity, 's')
      .innerJoin(InterviewEntity.options.name, 'i', 'i.id = s.interviewId')
      .where('s.marketId = :marketId AND i.applicationId = :id', { marketId, id })
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

  private find({ marketId, candidateId }: CandidatePlace, id: string): Promise<StoredApplicationRow> {
    return findApplication(this.db.read, { id, marketId, candidateId })
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
    const { marketId, candidateId } = place
    return this.changes.run(marketId, { applications: id }, async (change) => {
      const row = await findApplication(change.manager, { id, marketId, candidateId })
      await checkVersion(row, version, () => applicationDetail(change.manager, row, change.now))
      return applicationDetail(change.manager, await work(change, row), change.now)
    })
  }

  private async counts(own: { marketId: string; candidateId: string }): Promise<ApplicationPage['counts']> {
    const rows = await this.db.read
      .createQueryBuilder(ApplicationEntity, 'a')
      .select('a.stage', 'stage')
      .addSelect('COUNT(*)', 'n')
      .where('a.marketId = :marketId AND a.candidateId = :candidateId', own)
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
