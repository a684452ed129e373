import { EntitySchema } from 'typeorm'
import type { PassedModule } from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../../db/columns'
import { ofAccount } from '../../core/of-market'
import type { SignedRow } from '../signing'

/** What was issued for a path that somebody finished, by account and in no market. It proves no skill. */
export interface CertificateRow extends SignedRow {
  pathId: string
  /** As the document says it, whatever the path is called later. */
  pathTitle: string
  modules: PassedModule[]
  checks: number
  /** When the last module was passed. */
  finishedAt: string
}

export const CertificateEntity = new EntitySchema<CertificateRow>({
  name: 'certificate',
  tableName: 'certificates',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    pathId: varchar('path_id', 64),
    pathTitle: varchar('path_title', 120),
    modules: json('modules'),
    checks: integer('checks'),
    finishedAt: time('finished_at'),
    state: varchar('state', 12),
    visibility: varchar('visibility', 8),
    reason: varchar('reason', 20, true),
    holderName: varchar('holder_name', 120, true),
    document: longText('document'),
    salt: varchar('salt', 43),
    leafIndex: integer('leaf_index', true),
    revokedLeaf: integer('revoked_leaf', true),
    listId: integer('list_id'),
    statusIndex: integer('status_index'),
    issuedAt: time('issued_at'),
    endedAt: time('ended_at', true),
    supersededBy: varchar('superseded_by', 36, true),
    version: integer('version'),
  },
  indices: [
    { name: 'ix_certificates_account_id', columns: ['accountId', 'issuedAt'] },
    { name: 'ix_certificates_issued_at', columns: ['issuedAt', 'id'] },
    { name: 'ux_certificates_list_id', columns: ['listId', 'statusIndex'], unique: true },
    // A path has one that counts, however often it is asked for.
    {
      name: 'ux_certificates_account_id_path_id',
      columns: ['accountId', 'pathId'],
      unique: true,
      where: `"state" = 'active'`,
    },
  ],
  foreignKeys: [ofAccount('certificates')],
})
