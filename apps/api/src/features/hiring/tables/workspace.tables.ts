import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { ofAccount, ofWorkspace } from './of-workspace'

export interface WorkspaceRow {
  id: string
  accountId: string
  /** The visitor as a candidate. */
  candidateId: string
  companyId: string
  /** The visitor as a member of the company's team. */
  memberId: string
  seededAt: string
  /** Grows with every change: whoever changes something holds this row, so that changes of a workspace take turns. */
  changes: number
}
export const WorkspaceEntity = new EntitySchema<WorkspaceRow>({
  name: 'workspace',
  tableName: 'workspaces',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    candidateId: varchar('candidate_id', 36),
    companyId: varchar('company_id', 36),
    memberId: varchar('member_id', 36),
    seededAt: time('seeded_at'),
    changes: integer('changes'),
  },
  indices: [{ name: 'ux_workspaces_account_id', columns: ['accountId'], unique: true }],
  foreignKeys: [ofAccount('workspaces')],
})

/** A seat in the team of another workspace, taken by invitation; without one an account acts in its own. */
export interface SeatRow {
  accountId: string
  workspaceId: string
  memberId: string
  joinedAt: string
}
export const SeatEntity = new EntitySchema<SeatRow>({
  name: 'seat',
  tableName: 'seats',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_seats' },
    workspaceId: varchar('workspace_id', 36),
    memberId: varchar('member_id', 36),
    joinedAt: time('joined_at'),
  },
  indices: [
    { name: 'ux_seats_member_id', columns: ['memberId'], unique: true },
    { name: 'ix_seats_workspace_id', columns: ['workspaceId'] },
  ],
  foreignKeys: [ofAccount('seats'), ofWorkspace('seats')],
})
