import type { Database } from '../../db/database'
import type { AccountData } from './account-data'
import { AccountEntity } from './account.entity'
import { AdmissionEntity } from '../admissions/admission.entity'

/** Invitations of the account's address; they are forgotten by it when the account is erased. */
export const admissionsData = (db: Database): AccountData => ({
  name: 'admissions',
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'Invitations of your address into the live market.',
  tables: [AdmissionEntity],
  async *export(accountId) {
    const account = await db.read.findOneBy(AccountEntity, { id: accountId })
    const rows = account?.emailKey
      ? await db.read.findBy(AdmissionEntity, { emailKey: account.emailKey })
      : []
    // Whoever has the link may begin in the name of the address, so its hash stays here.
    yield JSON.stringify(
      rows.map(({ tokenHash: _tokenHash, emailKey: _emailKey, invitedBy: _invitedBy, ...row }) => row),
      null,
      2,
    )
  },
})
