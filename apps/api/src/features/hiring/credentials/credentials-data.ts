import type { EntityManager } from 'typeorm'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import type { Authority } from './authority'
import { CertificateEntity } from './certificates/certificate.table'
import { CredentialEntity } from './credential.table'
import { secondsOf } from './document'
import { revokeLeaf } from './revocation'

interface Deps {
  db: Database
  clock: Clock
  authority: Pick<Authority, 'log' | 'statuses'>
}

/** The credentials of an account: rows and salts fall with it, and files stay valid unless they are to be revoked. */
export const credentialsData = ({ db, clock, authority }: Deps): AccountData => ({
  name: 'credentials',
  /** A guest has none. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  async forget(manager: EntityManager, { id: accountId }, credentials) {
    if (credentials === 'keep') return
    const own = { accountId, state: 'active' as const }
    const rows = [
      ...(await manager.findBy(CredentialEntity, own)),
      // In the same turn at the log, which is everybody's.
      ...(await manager.findBy(CertificateEntity, own)),
    ]
    if (rows.length === 0) return
    const { log, statuses } = authority
    const at = clock.now().toISOString()
    const code = 'holder_request'
    for (const { listId, statusIndex: index } of rows)
      await statuses.revoke(manager, { listId, index }, code, at)
    await log.append(manager, await Promise.all(rows.map((row) => revokeLeaf(row, code, secondsOf(at)))))
  },
  describes:
    'Credentials that were issued to you, with the signed document and the salt by which an entry of the public log is known as yours.',
  tables: [CredentialEntity],
  async *export(accountId) {
    const rows = await db.read.find(CredentialEntity, { where: { accountId }, order: { issuedAt: 'ASC' } })
    const shown = rows.map(({ accountId: _accountId, document, ...row }) => ({
      ...row,
      document: JSON.parse(document) as unknown,
    }))
    yield JSON.stringify(shown, null, 2)
  },
})

/** Certificates of completion of an account; what becomes of their files is decided with those of credentials. */
export const certificatesData = ({ db }: Pick<Deps, 'db'>): AccountData => ({
  name: 'certificates',
  /** A guest has none. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  forget: () => Promise.resolve(),
  describes:
    'Certificates of completion that were issued to you for learning paths, with the signed document and the salt by which an entry of the public log is known as yours.',
  tables: [CertificateEntity],
  async *export(accountId) {
    const rows = await db.read.find(CertificateEntity, { where: { accountId }, order: { issuedAt: 'ASC' } })
    const shown = rows.map(({ accountId: _accountId, document, ...row }) => ({
      ...row,
      document: JSON.parse(document) as unknown,
    }))
    yield JSON.stringify(shown, null, 2)
  },
})
