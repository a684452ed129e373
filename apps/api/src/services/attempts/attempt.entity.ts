import { EntitySchema } from 'typeorm'
import { idColumn, time, varchar } from '../../db/columns'

export const ATTEMPT_KINDS = [
  ...(['signup', 'contact', 'sign-in-name', 'sign-in-address', 'privacy-link'] as const),
  ...(['apply', 'invite-company', 'invite-client', 'invite-mailbox', 'invite-again'] as const),
  ...(['admission', 'admission-again', 'dns-look', 'second-factor'] as const),
  ...(['newsletter-ask', 'newsletter-test', 'signup-domain', 'signup-network'] as const),
  ...(['assessment-start', 'practice-code', 'module-code', 'correction', 'peer-calibration'] as const),
] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]

export interface AttemptRow {
  id: string
  kind: AttemptKind
  /** Keyed hash of an address, a name, a domain, a client address or its network: none is stored. */
  subject: string
  at: string
}

export const AttemptEntity = new EntitySchema<AttemptRow>({
  name: 'attempt',
  tableName: 'attempts',
  columns: { id: idColumn, kind: varchar('kind', 20), subject: varchar('subject', 43), at: time('at') },
  indices: [
    { name: 'ix_attempts_kind_subject_at', columns: ['kind', 'subject', 'at'] },
    { name: 'ix_attempts_at', columns: ['at'] },
  ],
})
