import { EntitySchema } from 'typeorm'
import { idColumn, longText, time, varchar } from '../../../db/columns'
import { ofMarket } from './of-market'

export interface ApplicationEventRow {
  id: string
  applicationId: string
  action: string
  from: string
  to: string
  actorId: string | null
  actorRole: string
  reason: string | null
  at: string
}

/** What happened, never changed: one row for every transition, with who and why. */
export interface HiringEventRow {
  id: string
  marketId: string
  /** The machine: application, interview, offer, posting, skill, member and so on. */
  kind: string
  subjectId: string
  /** The application it belongs to, if any: its timeline. */
  applicationId: string | null
  action: string
  from: string
  to: string
  actorId: string | null
  actorRole: string
  reason: string | null
  at: string
}

export const HiringEventEntity = new EntitySchema<HiringEventRow>({
  name: 'hiring_event',
  tableName: 'hiring_events',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    kind: varchar('kind', 20),
    subjectId: varchar('subject_id', 36),
    applicationId: varchar('application_id', 36, true),
    action: varchar('action', 40),
    from: varchar('from_state', 40),
    to: varchar('to_state', 40),
    actorId: varchar('actor_id', 36, true),
    actorRole: varchar('actor_role', 24),
    reason: longText('reason', true),
    at: time('at'),
  },
  indices: [
    { name: 'ix_hiring_events_application_id_at', columns: ['marketId', 'applicationId', 'at'] },
    { name: 'ix_hiring_events_kind_subject_id_at', columns: ['marketId', 'kind', 'subjectId', 'at'] },
  ],
  foreignKeys: [ofMarket('hiring_events')],
})
