import type { BulkRejectReceipt, BulkRejectRequest, PipelineDetail, RejectReason } from '@tryka/domain'
import { APPLICATION_MACHINE, canDo, mayReopen } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { In, IsNull } from 'typeorm'
import type { z } from 'zod'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { OneCall } from '../../idempotency/idempotency'
import { findApplication, moveApplication, saveApplication } from '../applications/application-moves'
import { applyRefusal } from '../applications/apply'
import type { Change, Changes } from '../core/change'
import { checkVersion } from '../core/change'
import { refused } from '../core/errors'
import { rejectApplication } from './reject'
import { tellCandidate } from '../people/contacts'
import { mustWorkOn, scopeOf } from '../people/scope'
import type { StoredApplicationRow } from '../tables'
import { ApplicationEntity, CandidateEntity, NoteEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'
import { pipelineDetail } from './pipeline-detail'

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
export class PipelineService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  /** Opening is seen by the candidate, once; it never moves the stage. */
  async open(place: MemberPlace, id: string): Promise<PipelineDetail> {
    const { workspaceId, companyId, member } = place
    const row = await findApplication(this.db.read, { id, workspaceId, companyId })
    if (row.viewedAt === null)
      await this.changes.run(workspaceId, async (change) => {
        const { manager, at } = change
        const seen = { viewedAt: at, viewedBy: member.role }
        const first = await manager.update(ApplicationEntity, { id, workspaceId, viewedAt: IsNull() }, seen)
        if (!first.affected) return
        const { stage } = row
        const event = { kind: 'application', subjectId: id, applicationId: id, action: 'view' }
        await change.record({ ...event, from: stage, to: stage, by: place })
        change.touch('candidate', 'applications')
      })
    const fresh = await findApplication(this.db.read, { id, workspaceId, companyId })
    return pipelineDetail(this.db.read, place, fresh, this.changes.now())
  }

  startReview(place: MemberPlace, id: string, version: number): Promise<PipelineDetail> {
    return this.change(place, id, { version }, async (change, row) => {
      const next = await moveApplication(change, row, { action: 'start_review', by: place })
      await this.tell(change, next, 'Your application is under review')
      return next
    })
  }

  /** The label stays: the candidate does not learn of it. */
  passScreen(place: MemberPlace, id: string, version: number): Promise<PipelineDetail> {
    return this.change(place, id, { version }, async (change, row) =>
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
  ): Promise<PipelineDetail> {
    return this.change(place, id, { version, call }, (change, row) =>
      rejectApplication(change, row, place, { reasonId, message }),
    )
  }

  async reopen(
    place: MemberPlace,
    id: string,
    { reason, version }: { reason: string; version: number },
  ): Promise<PipelineDetail> {
    try {
      return await this.change(place, id, { version }, async (change, row) => {
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
  reveal(place: MemberPlace, id: string, reason: string): Promise<PipelineDetail> {
    return this.change(place, id, {}, async (change, row) => {
      const { stage } = row
      const event = { kind: 'application', subjectId: id, applicationId: id, action: 'reveal' }
      await change.record({ ...event, from: stage, to: stage, by: place, reason })
      return saveApplication(change, row, { revealedAt: row.revealedAt ?? change.at })
    })
  }

  note(place: MemberPlace, id: string, body: string): Promise<PipelineDetail> {
    return this.change(place, id, {}, async (change, row) => {
      const { at, workspaceId, manager } = change
      const { stage } = row
      const authorId = place.member.id
      await manager.insert(NoteEntity, {
        id: randomUUID(),
        workspaceId,
        applicationId: id,
        authorId,
        body,
        at,
      })
      const event = { kind: 'application', subjectId: id, applicationId: id, action: 'note' }
      await change.record({ ...event, from: stage, to: stage, by: place })
      change.touch('company', 'applications')
      return row
    })
  }

  /** Named applications only, each by its own right; what cannot be rejected is said and left alone. */
  bulkReject(
    place: MemberPlace,
    { ids, reasonId, message }: z.output<typeof BulkRejectRequest>,
    call: OneCall,
  ): Promise<z.output<typeof BulkRejectReceipt>> {
    const { workspaceId, companyId } = place
    const wanted = [...new Set(ids)]
    return this.changes.run(
      workspaceId,
      async (change) => {
        const { manager } = change
        const rows = await manager.findBy(ApplicationEntity, { id: In(wanted), workspaceId, companyId })
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
  ): Promise<PipelineDetail> {
    const { workspaceId, companyId } = place
    const run = async (change: Change) => {
      const { manager, now } = change
      const row = await findApplication(manager, { id, workspaceId, companyId })
      await mustWorkOn(manager, place, row.postingId)
      await checkVersion(row, version, () => pipelineDetail(manager, place, row, now))
      return pipelineDetail(manager, place, await work(change, row), now)
    }
    return this.changes.run(workspaceId, run, call)
  }

  private async tell(change: Change, row: StoredApplicationRow, title: string): Promise<void> {
    const { manager, workspaceId } = change
    const where = { id: row.candidateId, workspaceId }
    const candidate = await manager.findOneByOrFail(CandidateEntity, where)
    await tellCandidate(change, candidate, { type: 'Application updates', title, section: 'applications' })
  }
}
