import type { EntityManager } from 'typeorm'
import type { OwnAppeal } from '@tryka/domain'
import type { AppealRow } from './appeal.table'
import { AppealEntity, NO_TASK } from './appeal.table'

/** As whoever made it reads it. */
export const ownAppeal = (row: AppealRow): OwnAppeal => {
  const { id, seq, text, state, at, decidedAt, reason, raisedTo } = row
  return { id, seq: seq === NO_TASK ? null : seq, text, state, at, decidedAt, reason, raisedTo }
}

/** Of one attempt, the latest first. */
export async function ownAppeals(manager: EntityManager, attemptId: string): Promise<OwnAppeal[]> {
  const rows = await manager.find(AppealEntity, { where: { attemptId }, order: { at: 'DESC', id: 'DESC' } })
  return rows.map(ownAppeal)
}
