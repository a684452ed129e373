import { IsNull } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import type { Change } from '../core/change'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import type { DecidedData, DecisionNews, ReportNews } from './moderation-letters'
import {
  DECIDED_TEMPLATE,
  REPORT_TEMPLATE,
  decidedSubject,
  endedSaid,
  liftedSaid,
  objectionSaid,
} from './moderation-letters'
import type { CaseRow, DecisionRow, ObjectionRow } from './moderation.table'

/** Somebody whom a decision is about, with the page that shows it to them. */
interface Told {
  accountId: string
  link: string
  bell?: { side: 'candidate' | 'company'; recipientId: string }
}

async function personTold(change: Change, accountId: string, decision: string): Promise<Told[]> {
  const own = await change.manager.findOneBy(CandidateEntity, { accountId, marketId: LIVE_MARKET_ID })
  return [
    {
      accountId,
      link: dashboardPath('candidate', 'settings', { decision, place: 'me' }),
      ...(own ? { bell: { side: 'candidate' as const, recipientId: own.id } } : {}),
    },
  ]
}

async function adminsTold(change: Change, companyId: string, decision: string): Promise<Told[]> {
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = dashboardPath('company', 'settings', { decision, place: teamPlace(companyId) })
  return admins.flatMap(({ id, accountId }): Told[] =>
    accountId ? [{ accountId, link, bell: { side: 'company', recipientId: id } }] : [],
  )
}

async function toldOf(change: Change, { id, accountId, companyId }: DecisionRow): Promise<Told[]> {
  if (accountId) return personTold(change, accountId, id)
  return companyId ? adminsTold(change, companyId, id) : []
}

/** Whom a decision is about hears of it by mail and by a line under the bell. */
async function tellAll(
  change: Change,
  decision: DecisionRow,
  about: DecisionNews,
  title: string,
): Promise<void> {
  for (const { accountId, link, bell } of await toldOf(change, decision)) {
    if (bell) await change.tell({ ...bell, type: 'Platform updates', title, link })
    change.send({
      template: DECIDED_TEMPLATE,
      data: { decisionId: decision.id, about, link } satisfies DecidedData,
      to: { accountId },
      kind: ALWAYS,
      dedup: `decision:${decision.id}:${about}:${accountId}`,
    })
  }
}

/** The statement of reasons, word for word, to whom it is about. */
export const tellDecided = (change: Change, decision: DecisionRow): Promise<void> =>
  tellAll(change, decision, 'made', decidedSubject(decision))

/** How an objection ended, in the words of who decided it. */
export const tellObjection = (
  change: Change,
  decision: DecisionRow,
  { state }: Pick<ObjectionRow, 'state'>,
): Promise<void> => tellAll(change, decision, 'objected', objectionSaid(state))

/** A decision was lifted without an objection. */
export const tellLifted = (change: Change, decision: DecisionRow): Promise<void> =>
  tellAll(change, decision, 'lifted', liftedSaid(decision))

/** What was decided for a time is over by itself. */
export const tellEnded = (change: Change, decision: DecisionRow): Promise<void> =>
  tellAll(change, decision, 'ended', endedSaid(decision))

/** A receipt for whoever reported. */
export function tellReceived(change: Change, accountId: string, { id, openedAt }: CaseRow): void {
  change.send({
    template: REPORT_TEMPLATE,
    data: { openedAt, acted: null } satisfies ReportNews,
    to: { accountId },
    kind: ALWAYS,
    dedup: `report:${id}:received:${accountId}`,
  })
}

/** The end of a report: that something was done or not, never what and never about whom. */
export function tellReporter(
  change: Change,
  accountId: string,
  { id, openedAt }: CaseRow,
  acted: boolean,
): void {
  change.send({
    template: REPORT_TEMPLATE,
    data: { openedAt, acted } satisfies ReportNews,
    to: { accountId },
    kind: ALWAYS,
    dedup: `report:${id}:${change.at}:${accountId}`,
  })
}
