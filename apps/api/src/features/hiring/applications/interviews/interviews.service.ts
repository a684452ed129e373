import { In } from 'typeorm'
import type { z } from 'zod'
import type {
  CancelRequest,
  CandidateInterview,
  CandidateInterviews,
  ConfirmRequest,
  CounterRequest,
  PreparationFacts,
  RescheduleRequest,
} from '@tryka/domain'
import { mayConfirm } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { afterInterview } from '../application-moves'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { refused } from '../../core/errors'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'
import type { CandidatePlace } from '../../core/places'
import { partiesOf } from './calendar-entry'
import {
  cancelInterview,
  confirmAt,
  endInterview,
  findInterview,
  proposeOther,
  tellOther,
} from './interview-moves'
import { busyOnConflict } from './interview-times'
import { candidateInterviews } from './interview-view'
import { preparationOf } from './preparation'

const MOST = 200
type Work = (change: Change, row: StoredInterviewRow) => Promise<StoredInterviewRow>

/** A proposed time must be ahead, and be named once. */
export function checkSlots(slots: readonly string[], at: string): string[] {
  const unique = [...new Set(slots)].sort()
  if (unique.some((slot) => slot <= at)) throw refused(422, 'SLOT_PASSED', 'Choose times that are ahead.')
  return unique
}

/** A picked time must be one of the proposed, and still ahead. */
export function checkPick({ proposedSlots }: StoredInterviewRow, slot: string, at: string): void {
  if (!proposedSlots.includes(slot)) throw refused(422, 'NOT_PROPOSED', 'Pick one of the proposed times.')
  if (slot <= at) throw refused(409, 'SLOT_PASSED', 'This time has passed. Ask for another one.')
}

/** Nobody confirms an own proposal. */
export const ownProposal = () =>
  refused(409, 'OWN_PROPOSAL', 'The other side picks one of the times you proposed.')

export function mustHaveBegun({ startsAt }: StoredInterviewRow, at: string): void {
  if (startsAt > at) throw refused(409, 'NOT_BEGUN', 'This interview has not begun yet.')
}

/** The candidate's own interviews. */
export class InterviewsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list({ marketId, candidateId }: CandidatePlace): Promise<CandidateInterviews> {
    const now = this.changes.now()
    const own = { marketId, candidateId }
    const ahead = ['pending', 'confirmed'] as const
    const [upcoming, past] = await Promise.all([
      this.db.read.find(InterviewEntity, {
        where: { ...own, status: In(ahead) },
        order: { startsAt: 'ASC', id: 'ASC' },
        take: MOST,
      }),
      this.db.read.find(InterviewEntity, {
        where: { ...own, status: In(['completed', 'cancelled', 'no_show']) },
        order: { startsAt: 'DESC', id: 'ASC' },
        take: MOST,
      }),
    ])
    const views = await candidateInterviews(this.db.read, marketId, [...upcoming, ...past], now)
    return { upcoming: views.slice(0, upcoming.length), past: views.slice(upcoming.length) }
  }

  confirm(place: CandidatePlace, id: string, body: z.output<typeof ConfirmRequest>, call: OneCall) {
    const { slot, reason, version } = body
    const work: Work = async (change, row) => {
      if (row.status === 'pending') {
        if (!mayConfirm(row, 'candidate')) throw ownProposal()
        checkPick(row, slot, change.at)
      }
      return confirmAt(change, row, { action: 'confirm', by: place, reason }, slot)
    }
    return this.change(place, id, version, work, call).catch(busyOnConflict)
  }

  reschedule(place: CandidatePlace, id: string, body: z.output<typeof RescheduleRequest>) {
    const { slots, reason, version } = body
    return this.change(place, id, version, (change, row) =>
      proposeOther(change, row, { action: 'reschedule', by: place, reason }, checkSlots(slots, change.at)),
    ).catch(busyOnConflict)
  }

  /** None of the proposed times: others instead, or none, and the other side proposes anew. */
  counter(place: CandidatePlace, id: string, { slots, reason, version }: z.output<typeof CounterRequest>) {
    return this.change(place, id, version, (change, row) => {
      const others = slots.length ? checkSlots(slots, change.at) : []
      return proposeOther(change, row, { action: 'counter', by: place, reason }, others)
    }).catch(busyOnConflict)
  }

  cancel(place: CandidatePlace, id: string, { reason, version }: z.output<typeof CancelRequest>) {
    return this.change(place, id, version, async (change, row) => {
      const next = await cancelInterview(change, row, { action: 'cancel', by: place, reason })
      await afterInterview(change, row.applicationId)
      return next
    })
  }

  /** Nobody of the company came. */
  noShow(place: CandidatePlace, id: string, { reason, version }: z.output<typeof CancelRequest>) {
    return this.change(place, id, version, async (change, row) => {
      if (row.status === 'confirmed') mustHaveBegun(row, change.at)
      const attempt = { action: 'no_show', by: place, reason }
      const next = await endInterview(change, row, attempt, { absent: 'company' })
      await tellOther(change, next, place, 'missedByCompany')
      return next
    })
  }

  async preparation({ marketId, candidateId }: CandidatePlace, id: string): Promise<PreparationFacts> {
    const row = await findInterview(this.db.read, { id, marketId, candidateId })
    const [interview] = await candidateInterviews(this.db.read, marketId, [row], this.changes.now())
    const { posting, company } = await partiesOf(this.db.read, row)
    return preparationOf(interview as CandidateInterview, posting, company)
  }

  private change(
    place: CandidatePlace,
    id: string,
    version: number,
    work: Work,
    call?: OneCall,
  ): Promise<CandidateInterview> {
    const { marketId, candidateId } = place
    const run = async (change: Change): Promise<CandidateInterview> => {
      const { manager, now } = change
      const find = () => findInterview(manager, { id, marketId, candidateId })
      await change.hold({ applications: (await find()).applicationId })
      const row = await find()
      const view = async (one: StoredInterviewRow) =>
        (await candidateInterviews(manager, marketId, [one], now))[0] as CandidateInterview
      await checkVersion(row, version, () => view(row))
      return view(await work(change, row))
    }
    return this.changes.run(marketId, {}, run, call)
  }
}
