import type { AccountData } from '../../../services/accounts/account-data'
import type { Database } from '../../../db/database'
import { ResumeShareEntity } from './resume-share.table'

/** Links to resumes when accounts are joined, exported and erased: they fall with the resume and with the account. */
export const shareData = (db: Database): AccountData => ({
  name: 'resumeLinks',
  async move(manager, from, to) {
    await manager.update(ResumeShareEntity, { accountId: from }, { accountId: to })
  },
  bytes: () => Promise.resolve(0),
  describes:
    'The links by which you share resumes, with what they counted. Their addresses and passwords are not kept as text.',
  tables: [ResumeShareEntity],
  async *export(accountId) {
    const rows = await db.read.find(ResumeShareEntity, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    yield JSON.stringify(
      rows.map(({ tokenHash: _hash, accountId: _account, passwordHash, ...row }) => ({
        ...row,
        hasPassword: passwordHash !== null,
      })),
      null,
      2,
    )
  },
})
