import { EntitySchema } from 'typeorm'
import type {
  CredentialState,
  CredentialVisibility,
  RevocationReason,
  SkillLevel,
  TrackSlug,
} from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** What was issued for one result, by account and in no market. */
export interface CredentialRow {
  id: string
  accountId: string
  /** Its rows may be forgotten before the credential is. */
  attemptId: string
  track: TrackSlug
  skill: string
  awarded: SkillLevel
  score: number
  /** On the scale of the score, as the document says it. */
  standardError: number | null
  intervalLow: number
  intervalHigh: number
  /** Of levels 1 to 4, in basis points, as the result told them. */
  likelihoods: number[]
  /** Of the levels over the awarded one, as matches count them: no lower than an equal result before it said. */
  above: number[]
  state: CredentialState
  visibility: CredentialVisibility
  reason: RevocationReason | null
  /** As it stands in the document; null where it names nobody. */
  holderName: string | null
  /** The live re-check that the document speaks of, and its month. */
  recheckId: string | null
  recheckMonth: string | null
  /** Signed, as text: it is given out as it was signed. */
  document: string
  /** Of the commitment in the public log. Whoever lacks it cannot tell whose an entry is. */
  salt: string
  /** Null only inside the transaction that issues: the log is written last. */
  leafIndex: number | null
  /** The entry that says it was revoked; null while it was not, and where it only expired. */
  revokedLeaf: number | null
  listId: number
  statusIndex: number
  /** When the test was over: a proof is as old as that. */
  provedAt: string
  issuedAt: string
  expiresAt: string
  endedAt: string | null
  supersededBy: string | null
  version: number
}

export const CredentialEntity = new EntitySchema<CredentialRow>({
  name: 'credential',
  tableName: 'credentials',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    attemptId: varchar('attempt_id', 36),
    track: varchar('track', 40),
    skill: varchar('skill', 60),
    awarded: integer('awarded'),
    score: integer('score'),
    standardError: integer('standard_error', true),
    intervalLow: integer('interval_low'),
    intervalHigh: integer('interval_high'),
    likelihoods: json('likelihoods'),
    above: json('above'),
    state: varchar('state', 12),
    visibility: varchar('visibility', 8),
    reason: varchar('reason', 20, true),
    holderName: varchar('holder_name', 120, true),
    recheckId: varchar('recheck_id', 36, true),
    recheckMonth: varchar('recheck_month', 7, true),
    document: longText('document'),
    salt: varchar('salt', 43),
    leafIndex: integer('leaf_index', true),
    revokedLeaf: integer('revoked_leaf', true),
    listId: integer('list_id'),
    statusIndex: integer('status_index'),
    provedAt: time('proved_at'),
    issuedAt: time('issued_at'),
    expiresAt: time('expires_at'),
    endedAt: time('ended_at', true),
    supersededBy: varchar('superseded_by', 36, true),
    version: integer('version'),
  },
  indices: [
    { name: 'ix_credentials_account_id', columns: ['accountId', 'state'] },
    { name: 'ux_credentials_list_id', columns: ['listId', 'statusIndex'], unique: true },
    { name: 'ix_credentials_state', columns: ['state', 'expiresAt'] },
    { name: 'ix_credentials_issued_at', columns: ['issuedAt', 'id'] },
    // A result has one credential that counts.
    {
      name: 'ux_credentials_attempt_id',
      columns: ['attemptId'],
      unique: true,
      where: `"state" = 'active'`,
    },
  ],
  foreignKeys: [ofAccount('credentials')],
})
