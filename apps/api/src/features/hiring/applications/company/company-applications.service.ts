import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { z } from 'zod'
import {
  APPLICATION_MACHINE,
  blindName,
  canDo,
  completeDraft,
  mayReopen,
  CANDIDATE_NEWS,
  withoutHidden,
} from '@tryka/domain'
import type {
  BulkRejectReceipt,
  BulkRejectRequest,
  CompanyApplicationDetail,
  CompanyApplicationMoved,
  RejectReason,
  ResumeDraft,
} from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { isUniqueViolation } from '../../../../db/unique-violation'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { findApplication, moveApplication, saveApplication } from '../application-moves'
import { applyRefusal } from '../candidate/apply'
import { blindResume } from '../blind-copy'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import { openApplication } from './open-application'
import { rejectApplication } from './reject'
import { HAS_NEWS } from '../../core/candidate-mail'
import { tellCandidate } from '../../core/contacts'
import { isBlind } from '../../core/person-ref'
import { mustWorkOn, scopeOf } from '../../core/scope'
import type { StoredApplicationRow } from '../application.table'
import { ApplicationEntity, NoteEntity, SnapshotEntity } from '../application.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { companyApplicationDetail } from './company-application-detail'

interface Rejection {
  reasonId: RejectReason
  message?: string | undefined
}
type Work = (change: Change, row: StoredApplicationRow) => Promise<StoredApplicationRow>
interface Attempt {
  version?: number
  call?: OneCall
}

/** What the team does with applications. */
export class CompanyApplicationsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  /** Opening is seen by the candidate, once; it never moves the stage. */
  async open(place: MemberPlace, id: string): Promise<CompanyApplicationDetail> {
    return companyApplicationDetail(this.db.read, place, await this.seen(place, id), this.changes.now())
  }

  /** Reading the resume is opening the application. */
  async resume(place: MemberPlace, id: string): Promise<ResumeDraft> {
    const row = await this.seen(place, id)
    const { marketId } = place
    const [{ content }, posting] = await Promise.all([
      this.db.read.findOneByOrFail(SnapshotEntity, { marketId, applicationId: id }),
      this.db.read.findOneByOrFail(PostingEntity, { marketId, id: row.postingId }),
    ])
    if (!content.resume) throw nothingHere('A resume of this application')
    const sent = withoutHidden(completeDraft(content.resume))
    return isBlind(posting, row) ? blindResume(sent, blindName(row.id)) : sent
  }

  private seen(place: MemberPlace, id: string): Promise<StoredApplicationRow> {
    return openApplication({ db: this.db, changes: this.changes }, place, id)
  }

  startReview(
    place: MemberPlace,
    id: string,
    version: number,
    call: OneCall,
  ): Promise<CompanyApplicationMoved> {
    return this.change(place, id, { version, call }, async (change, row) => {
      const next = await moveApplication(change, row, { action: 'start_review', by: place })
      await this.tell(change, next, 'Your application is under review')
      return next
    })
  }

  /** The label stays: the candidate does not learn of it. */
  passScreen(
    place: MemberPlace,
    id: string,
    version: number,
    call: OneCall,
  ): Promise<CompanyApplicationMoved> {
    return this.change(place, id, { version, call }, async (change, row) =>
      moveApplication(
        change,
        row,
        { action: 'screen_pass', by: place },
        { screenPassedAt: row.screenPassedAt ?? change.at },
      ),
    )
  }

  reject(
    place: MemberPlace,
    id: string,
    { reasonId, message, version }: Rejection & { version: number },
    call: OneCall,
  ): Promise<CompanyApplicationMoved> {
    return this.change(place, id, { version, call }, (change, row) =>
      rejectApplication(change, row, place, { reasonId, message }),
    )
  }

  async reopen(
    place: MemberPlace,
    id: string,
    { reason, version }: { reason: string; version: number },
    call: OneCall,
  ): Promise<CompanyApplicationMoved> {
    try {
      return await this.change(place, id, { version, call }, async (change, row) => {
        if (row.stage === 'rejected' && !mayReopen(row.rejectedAt, change.now))
          throw refused(409, 'TOO_LATE', 'A rejection can be reopened within 90 days.')
        const next = await moveApplication(
          change,
          row,
          { action: 'reopen', by: place, reason },
          { rejectReasonId: null, rejectMessage: null },
        )
        await this.tell(change, next, 'Your application was reopened')
        return next
      })
    } catch (error) {
      throw isUniqueViolation(error) ? applyRefusal('already_applied') : error
    }
  }

  /** Lifts the blind review for one person; the history says who did and why. */
  reveal(place: MemberPlace, id: string, reason: string, call: OneCall): Promise<CompanyApplicationMoved> {
    return this.change(place, id, { call }, async (change, row) => {
      const { stage } = row
      const event = { kind: 'application', subjectId: id, applicationId: id, action: 'reveal' }
      await change.record({ ...event, from: stage, to: stage, by: place, reason })
      return saveApplication(change, row, { revealedAt: row.revealedAt ?? change.at })
    })
  }

  note(place: MemberPlace, id: string, body: string, call: OneCall): Promise<CompanyApplicationMoved> {
    return this.change(place, id, { call }, async (change, row) => {
      const { at, marketId, manager } = change
      const { stage } = row
      const authorId = place.member.id
      await manager.insert(NoteEntity, {
        id: randomUUID(),
        marketId,
        applicationId: id,
        authorId,
        body,
        at,
      })
      const event = { kind: 'application', subjectId: id, applicationId: id, action: 'note' }
      await change.record({ ...event, from: stage, to: stage, by: place })
      change.touch({ company: row.companyId, posting: row.postingId }, 'applications')
      return row
    })
  }

  /** Named applications only, each by its own right; what cannot be rejected is said and left alone. */
  bulkReject(
    place: MemberPlace,
    { ids, reasonId, message }: z.output<typeof BulkRejectRequest>,
    call: OneCall,
  ): Promise<z.output<typeof BulkRejectReceipt>> {
    const { marketId, companyId } = place
    const wanted = [...new Set(ids)]
    return this.changes.run(
      marketId,
      { applications: wanted },
      async (change) => {
        const { manager } = change
        const rows = await manager.findBy(ApplicationEntity, { id: In(wanted), marketId, companyId })
        const scope = await scopeOf(
          manager,
          place,
          rows.map(({ postingId }) => postingId),
        )
        const receipt: z.output<typeof BulkRejectReceipt> = { rejected: [], refused: [] }
        for (const id of wanted) {
          const row = rows.find((one) => one.id === id)
          const code = !row
            ? 'NOT_FOUND'
            : !scope(row.postingId)
              ? 'NOT_YOUR_POSTING'
              : canDo(APPLICATION_MACHINE, row.stage, 'reject', place.actor)
                ? null
                : 'illegal_transition'
          if (code || !row) receipt.refused.push({ id, code: code ?? 'NOT_FOUND' })
          else {
            await rejectApplication(change, row, place, { reasonId, message })
            receipt.rejected.push(id)
          }
        }
        return receipt
      },
      call,
    )
  }

  private async change(
    place: MemberPlace,
    id: string,
    { version, call }: Attempt,
    work: Work,
  ): Promise<CompanyApplicationMoved> {
    const { marketId, companyId } = place
    const run = async (change: Change) => {
      const { manager, now } = change
      const row = await findApplication(manager, { id, marketId, companyId })
      await mustWorkOn(manager, place, row.postingId)
      await checkVersion(row, version, () => companyApplicationDetail(manager, place, row, now))
      const { stage, version: next } = await work(change, row)
      return { id, stage, version: next }
    }
    return this.changes.run(marketId, { applications: id }, run, call)
  }

  private async tell(change: Change, row: StoredApplicationRow, said: string): Promise<void> {
    const { manager, marketId } = change
    const where = { id: row.candidateId, marketId }
    const [candidate, { name: company }, { title: job }] = await Promise.all([
      manager.findOneByOrFail(CandidateEntity, where),
      manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
      manager.findOneByOrFail(PostingEntity, { id: row.postingId, marketId }),
    ])
    await tellCandidate(change, candidate, {
      type: 'Application updates',
      title: CANDIDATE_NEWS.moved({ company, job }, said),
      section: 'applications',
      companyId: row.companyId,
      mail: { subject: HAS_NEWS, said, postingId: row.postingId },
      open: { application: row.id },
    })
  }
}
