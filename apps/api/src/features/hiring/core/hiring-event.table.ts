import { EntitySchema } from 'typeorm'
import { idColumn, integer, longText, time, varchar } from '../../../db/columns'

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
  /** Counts the events of the subject from 1: two changes that saw the same state cannot both be stored. */
  n: number
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
    n: integer('n'),
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
    { name: 'ux_hiring_events_subject_n', columns: ['kind', 'subjectId', 'n'], unique: true },
  ],
})
