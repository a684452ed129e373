import { randomUUID } from 'node:crypto'
import { blindName, completeDraft, mayReopen, withoutHidden } from '@tryka/domain'
import type { CompanyApplicationDetail, CompanyApplicationMoved, ResumeDraft } from '@tryka/domain'
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
import { rejectApplication, type Rejection } from './reject'
import { startReview, tellMoved } from './start-review'
import { isBlind } from '../../core/person-ref'
import { mustWorkOn } from '../../core/scope'
import type { StoredApplicationRow } from '../application.table'
import { NoteEntity, SnapshotEntity } from '../application.table'
import { PostingEntity } from '../../postings/posting.table'
import type { MemberPlace } from '../../core/places'
import { companyApplicationDetail } from './company-application-detail'

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
    return this.change(place, id, { version, call }, (change, row) => startReview(change, row, place))
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
        await tellMoved(change, next, 'Your application was reopened')
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
}
