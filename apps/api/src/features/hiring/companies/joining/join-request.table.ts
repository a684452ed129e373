import { EntitySchema } from 'typeorm'
import type { JoinState } from '@tryka/domain'
import { idColumn, time, varchar } from '../../../../db/columns'

/** Somebody with a mailbox at a company's domain asks for a seat in its team. */
export interface JoinRequestRow {
  id: string
  companyId: string
  accountId: string
  name: string
  title: string
  /** The proven address at the domain. */
  address: string
  state: JoinState
  /** The seat of who decided. */
  decidedBy: string | null
  at: string
  expiresAt: string
  decidedAt: string | null
}

export const JoinRequestEntity = new EntitySchema<JoinRequestRow>({
  name: 'company_join_request',
  tableName: 'company_join_requests',
  columns: {
    id: idColumn,
    companyId: varchar('company_id', 36),
    accountId: varchar('account_id', 36),
    name: varchar('name', 120),
    title: varchar('title', 120),
    address: varchar('address', 254),
    state: varchar('state', 12),
    decidedBy: varchar('decided_by', 36, true),
    at: time('at'),
    expiresAt: time('expires_at'),
    decidedAt: time('decided_at', true),
  },
  indices: [
    {
      name: 'ux_company_join_requests_open',
      columns: ['companyId', 'accountId'],
      unique: true,
      where: `"state" = 'sent'`,
    },
    { name: 'ix_company_join_requests_account_id', columns: ['accountId', 'at'] },
    { name: 'ix_company_join_requests_expires_at', columns: ['state', 'expiresAt'] },
  ],
})
