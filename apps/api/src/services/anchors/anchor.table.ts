import { EntitySchema } from 'typeorm'
import type { AnchorMoveState } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../db/columns'

/** A root of the log on its way to a chain, or there. */
export interface AnchorRow {
  id: string
  size: number
  /** Base64url. */
  root: string
  chainId: number
  contract: string
  state: AnchorMoveState
  /** The transaction that was sent last, what it may cost a unit of gas, in wei, and its number among those of the account. */
  tx: string | null
  nonce: number | null
  fee: string | null
  tip: string | null
  block: number | null
  /** Failures in a row, and what the last one was. */
  tries: number
  fault: string | null
  /** When it is looked at next; whoever looks moves it on first, so that nobody else does at the same time. */
  dueAt: string
  queuedAt: string
  movedAt: string
  givenUpBy: string | null
  reason: string | null
}

export const AnchorEntity = new EntitySchema<AnchorRow>({
  name: 'anchor',
  tableName: 'anchors',
  columns: {
    id: { ...idColumn, primaryKeyConstraintName: 'pk_anchors' },
    size: integer('size'),
    root: varchar('root', 43),
    chainId: integer('chain_id'),
    contract: varchar('contract', 42),
    state: varchar('state', 10),
    tx: varchar('tx', 66, true),
    nonce: integer('nonce', true),
    fee: varchar('fee', 40, true),
    tip: varchar('tip', 40, true),
    block: integer('block', true),
    tries: integer('tries'),
    fault: varchar('fault', 300, true),
    dueAt: time('due_at'),
    queuedAt: time('queued_at'),
    movedAt: time('moved_at'),
    givenUpBy: varchar('given_up_by', 64, true),
    reason: longText('reason', true),
  },
  indices: [
    { name: 'ix_anchors_state', columns: ['state', 'size'] },
    { name: 'ux_anchors_chain_id', columns: ['chainId', 'size'], unique: true },
  ],
})
