import { In } from 'typeorm'
import type { z } from 'zod'
import { APPLICATION_MACHINE, canDo } from '@tryka/domain'
import type {
  BulkMessageReceipt,
  BulkMessageRequest,
  BulkRejectReceipt,
  BulkRejectRequest,
  BulkReviewReceipt,
  BulkReviewRequest,
} from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import type { Change, Changes } from '../../core/change'
import type { MemberPlace } from '../../core/places'
import { scopeOf } from '../../core/scope'
import { writeToApplicants } from '../../messages/write-to-applicants'
import type { StoredApplicationRow } from '../application.table'
import { ApplicationEntity } from '../application.table'
import { rejectApplication } from './reject'
import { startReview } from './start-review'

interface Bulk {
  ids: readonly string[]
  action: 'reject' | 'start_review'
  work: (change: Change, row: StoredApplicationRow) => Promise<unknown>
}

/** Named applications only, each by its own right; what cannot be moved is said and left alone. */
export class BulkMoves {
  constructor(private readonly changes: Changes) {}

  async reject(
    place: MemberPlace,
    { ids, ...rejection }: z.output<typeof BulkRejectRequest>,
    call: OneCall,
  ): Promise<z.output<typeof BulkRejectReceipt>> {
    return this.run(place, call, {
      ids,
      action: 'reject',
      work: (change, row) => rejectApplication(change, row, place, rejection),
      receipt: (rejected, refused) => ({ rejected, refused }),
    })
  }

  async startReview(
    place: MemberPlace,
    { ids }: z.output<typeof BulkReviewRequest>,
    call: OneCall,
  ): Promise<z.output<typeof BulkReviewReceipt>> {
    return this.run(place, call, {
      ids,
      action: 'start_review',
      work: (change, row) => startReview(change, row, place),
      receipt: (started, refused) => ({ started, refused }),
    })
  }

  message(
    place: MemberPlace,
    message: z.output<typeof BulkMessageRequest>,
    call: OneCall,
  ): Promise<z.output<typeof BulkMessageReceipt>> {
    const work = (change: Change) => writeToApplicants(change, place, message)
    return this.changes.run(place.marketId, {}, work, call)
  }

  /** The receipt is made within the call, which is kept with its answer. */
  private run<Receipt>(
    place: MemberPlace,
    call: OneCall,
    { ids, action, work, receipt }: Bulk & { receipt: (moved: string[], refused: Refusal[]) => Receipt },
  ): Promise<Receipt> {
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
        const moved: string[] = []
        const refused: Refusal[] = []
        for (const id of wanted) {
          const row = rows.find((one) => one.id === id)
          if (!row) refused.push({ id, code: 'NOT_FOUND' })
          else if (!scope(row.postingId)) refused.push({ id, code: 'NOT_YOUR_POSTING' })
          else if (!canDo(APPLICATION_MACHINE, row.stage, action, place.actor))
            refused.push({ id, code: 'illegal_transition' })
          else {
            await work(change, row)
            moved.push(id)
          }
        }
        return receipt(moved, refused)
      },
      call,
    )
  }
}

interface Refusal {
  id: string
  code: string
}
