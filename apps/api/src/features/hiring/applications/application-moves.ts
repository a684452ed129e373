import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { RejectReason } from '@tryka/domain'
import { APPLICATION_MACHINE, daysBetween, REJECT_REASONS, replyDueAt } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { StoredApplicationRow } from './application.table'
import { ApplicationEntity } from './application.table'
import { InterviewEntity } from './interviews/interview.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'

export type ApplicationPatch = Partial<Omit<StoredApplicationRow, 'id' | 'marketId' | 'version'>>

/** An application of the market, for one side: anybody else's does not exist. */
export async function findApplication(
  manager: EntityManager,
  where: { id: string; marketId: string; candidateId?: string; companyId?: string },
): Promise<StoredApplicationRow> {
  const row = await manager.findOneBy(ApplicationEntity, where)
  if (!row) throw nothingHere('This application')
  return row
}

/** A person of the company acted: the clock of the first answer stops, once. */
const answered = (row: StoredApplicationRow, by: Mover, at: string): ApplicationPatch => {
  if (by === 'system') return {}
  return by.side === 'company' && row.firstResponseAt === null
    ? { firstResponseAt: at, responseDays: daysBetween(row.appliedAt, at), lastActionAt: at }
    : { lastActionAt: at }
}

/** Writes a patch where the row still stands, and what follows from it for the reply clock. */
export async function saveApplication(
  change: Change,
  row: StoredApplicationRow,
  patch: ApplicationPatch,
): Promise<StoredApplicationRow> {
  const { manager, marketId } = change
  const next = { ...row, ...patch, version: row.version + 1 }
  const company = await manager.findOneBy(CompanyEntity, { id: row.companyId, marketId })
  const firstResponseDays = company?.preferences.firstResponseDays
  next.replyDueAt = replyDueAt({
    ...next,
    ...(firstResponseDays === undefined ? {} : { firstResponseDays }),
  })
  const { id, version } = row
  const saved = await manager.update(
    ApplicationEntity,
    { id, marketId, version },
    { ...patch, replyDueAt: next.replyDueAt, version: next.version },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This application was changed in the meantime.')
  change.touchSides(row, 'applications')
  return next
}

/** Moves an application by its table, appends the event and sets what the move brings. */
export async function moveApplication(
  change: Change,
  row: StoredApplicationRow,
  move: { action: string; by: Mover; reason?: string | null | undefined },
  patch: ApplicationPatch = {},
): Promise<StoredApplicationRow> {
  const { to } = await change.move(APPLICATION_MACHINE, {
    from: row.stage,
    subjectId: row.id,
    applicationId: row.id,
    ...move,
  })
  if (to === 'deleted') throw new Error('Applications are never deleted by a move')
  return saveApplication(change, row, { ...answered(row, move.by, change.at), ...patch, stage: to })
}

/** A human of the company did something that is no move, such as proposing times. */
export const noteResponse = (change: Change, row: StoredApplicationRow, by: Mover) =>
  saveApplication(change, row, answered(row, by, change.at))

/** After an interview ended or was called off: back under review when none is ahead any more. */
export async function afterInterview(change: Change, applicationId: string): Promise<void> {
  const { manager, marketId } = change
  const row = await findApplication(manager, { id: applicationId, marketId })
  const interviews = await manager.findBy(InterviewEntity, { marketId, applicationId })
  const held = interviews.filter(({ status }) => status === 'completed').map(({ endsAt }) => endsAt)
  const lastInterviewAt = held.sort().at(-1) ?? row.lastInterviewAt
  const ahead = interviews.some(({ status }) => status === 'pending' || status === 'confirmed')
  if (row.stage === 'interview_scheduled' && !ahead)
    await moveApplication(change, row, { action: 'interviews_over', by: 'system' }, { lastInterviewAt })
  else if (lastInterviewAt !== row.lastInterviewAt) await saveApplication(change, row, { lastInterviewAt })
}

export const rejectionText = (reasonId: RejectReason): string => REJECT_REASONS[reasonId]

/** Names for events and lists. */
export async function candidateNames(
  manager: EntityManager,
  marketId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await manager.find(CandidateEntity, {
    select: { id: true, name: true },
    where: { marketId, id: In([...ids]) },
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
