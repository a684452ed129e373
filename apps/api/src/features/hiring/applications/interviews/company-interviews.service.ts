import { Between, In } from 'typeorm'
import type { z } from 'zod'
import type {
  CancelRequest,
  CompanyInterview,
  CompanyInterviewQuery,
  CompanyInterviews,
  ConfirmRequest,
  CounterRequest,
  OutcomeRequest,
  RescheduleRequest,
  ScheduleRequest,
} from '@tryka/domain'
import { DAY_MS, localDay, mayConfirm } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { afterInterview, findApplication } from '../application-moves'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import { refused } from '../../core/errors'
import { mustWorkOn } from '../../core/scope'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import {
  cancelInterview,
  confirmAt,
  endInterview,
  findInterview,
  proposeOther,
  tellOther,
} from './interview-moves'
import { busyOnConflict, dayOf, ON_THE_DAY } from './interview-times'
import { companyInterviews } from './interview-view'
import { checkPick, checkSlots, mustHaveBegun, ownProposal } from './interviews.service'
import { setOutcome } from './outcome'
import { propose } from './propose'

const MOST = 100
type Work = (change: Change, row: StoredInterviewRow) => Promise<StoredInterviewRow>

/** Interviews from the company's side. */
export class CompanyInterviewsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(
    place: MemberPlace,
    { day }: z.output<typeof CompanyInterviewQuery>,
  ): Promise<CompanyInterviews> {
    const { marketId, companyId } = place
    const now = this.changes.now()
    const company = await this.db.read.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
    const zone = company.timeZone
    const { from, to } = dayOf(zone, now)
    const own = { marketId, companyId }
    const until = day === undefined ? 400 : day === 'week' ? 7 : 1
    const ahead = Between(to, new Date(now.getTime() + until * DAY_MS).toISOString())
    const find = (where: object, order: 'ASC' | 'DESC') =>
      this.db.read.find(InterviewEntity, {
        where: { ...own, ...where },
        order: { startsAt: order, id: 'ASC' },
        take: MOST,
      })
    const [today, upcoming, ended] = await Promise.all([
      find({ startsAt: Between(from, to), status: In([...ON_THE_DAY]) }, 'ASC'),
      find({ startsAt: ahead, status: In(['pending', 'confirmed']) }, 'ASC'),
      find({ status: In(['completed', 'cancelled', 'no_show']) }, 'DESC'),
    ])
    const all = await companyInterviews(this.db.read, place, [...today, ...upcoming, ...ended], now)
    const past = all.slice(today.length + upcoming.length)
    const waits = ({ status, outcome }: CompanyInterview) => status === 'completed' && outcome === null
    return {
      day: localDay(now, zone),
      timeZone: zone,
      today: all.slice(0, today.length),
      upcoming: all.slice(today.length, today.length + upcoming.length),
      waitingForOutcome: past.filter(waits),
      past: past.filter((one) => !waits(one)),
    }
  }

  /** A first proposal for an application. */
  schedule(place: MemberPlace, applicationId: string, body: z.output<typeof ScheduleRequest>, call: OneCall) {
    const { marketId, companyId } = place
    const run = async (change: Change): Promise<CompanyInterview> => {
      const { manager } = change
      const application = await findApplication(manager, { id: applicationId, marketId, companyId })
      await mustWorkOn(manager, place, application.postingId)
      await checkVersion(application, body.version, async () => undefined)
      const row = await propose(change, place, application, {
        ...body,
        slots: checkSlots(body.slots, change.at),
      })
      return this.view(change, place, row)
    }
    // Whoever leaves the team takes part in nothing more: that holds the company.
    const holds = { share: { company: companyId }, applications: applicationId }
    return this.changes.run(marketId, holds, run, call).catch(busyOnConflict)
  }

  /** Picks a time that the candidate proposed; with a reason, records one that was agreed elsewhere. */
  confirm(place: MemberPlace, id: string, body: z.output<typeof ConfirmRequest>, call: OneCall) {
    const { slot, reason, version } = body
    const work: Work = async (change, row) => {
      const action = reason === undefined ? 'confirm' : 'confirm_agreed'
      if (row.status === 'pending' && action === 'confirm') {
        if (!mayConfirm(row, 'company')) throw ownProposal()
        checkPick(row, slot, change.at)
      }
      if (action === 'confirm_agreed') checkSlots([slot], change.at)
      return confirmAt(change, row, { action, by: place, reason }, slot)
    }
    return this.change(place, id, version, work, call).catch(busyOnConflict)
  }

  reschedule(place: MemberPlace, id: string, { slots, reason, version }: z.output<typeof RescheduleRequest>) {
    return this.change(place, id, version, (change, row) =>
      proposeOther(change, row, { action: 'reschedule', by: place, reason }, checkSlots(slots, change.at)),
    ).catch(busyOnConflict)
  }

  /** None of the proposed times: others instead, or none, and the other side proposes anew. */
  counter(place: MemberPlace, id: string, { slots, reason, version }: z.output<typeof CounterRequest>) {
    return this.change(place, id, version, (change, row) => {
      const others = slots.length ? checkSlots(slots, change.at) : []
      return proposeOther(change, row, { action: 'counter', by: place, reason }, others)
    }).catch(busyOnConflict)
  }

  cancel(place: MemberPlace, id: string, { reason, version }: z.output<typeof CancelRequest>) {
    return this.change(place, id, version, async (change, row) => {
      const next = await cancelInterview(change, row, { action: 'cancel', by: place, reason })
      await afterInterview(change, row.applicationId)
      return next
    })
  }

  /** The candidate did not come. */
  noShow(place: MemberPlace, id: string, { reason, version }: z.output<typeof CancelRequest>) {
    return this.change(place, id, version, async (change, row) => {
      if (row.status === 'confirmed') mustHaveBegun(row, change.at)
      const next = await endInterview(
        change,
        row,
        { action: 'no_show', by: place, reason },
        { absent: 'candidate' },
      )
      await tellOther(change, next, place, 'missedByPerson')
      return next
    })
  }

  /** An interviewer says that it took place. */
  complete(place: MemberPlace, id: string, { reason, version }: z.output<typeof CancelRequest>) {
    const work: Work = async (change, row) => {
      const isInterviewer = row.interviewerIds.includes(place.member.id)
      if (isInterviewer && row.status === 'confirmed') mustHaveBegun(row, change.at)
      const attempt = { action: 'complete', by: place, reason }
      return endInterview(change, row, isInterviewer ? { ...attempt, as: 'interviewer' } : attempt)
    }
    return this.change(place, id, version, work, undefined, { interviewers: true })
  }

  outcome(place: MemberPlace, id: string, body: z.output<typeof OutcomeRequest>) {
    return this.change(place, id, body.version, (change, row) => setOutcome(change, row, place, body))
  }

  private async view(change: Change, place: MemberPlace, row: StoredInterviewRow): Promise<CompanyInterview> {
    const [view] = await companyInterviews(change.manager, place, [row], change.now)
    if (!view) throw refused(404, 'NOT_FOUND', 'This interview does not exist.')
    return view
  }

  private change(
    place: MemberPlace,
    id: string,
    version: number,
    work: Work,
    call?: OneCall,
    also: { interviewers?: boolean } = {},
  ): Promise<CompanyInterview> {
    const { marketId, companyId, member } = place
    const run = async (change: Change): Promise<CompanyInterview> => {
      const { manager } = change
      const find = () => findInterview(manager, { id, marketId, companyId })
      const { applicationId } = await find()
      await change.hold({ applications: applicationId })
      const row = await find()
      const application = await findApplication(manager, { id: applicationId, marketId })
      if (!(also.interviewers && row.interviewerIds.includes(member.id)))
        await mustWorkOn(manager, place, application.postingId)
      await checkVersion(row, version, () => this.view(change, place, row))
      return this.view(change, place, await work(change, row))
    }
    return this.changes.run(marketId, {}, run, call)
  }
}
