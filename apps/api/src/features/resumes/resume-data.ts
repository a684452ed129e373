import type { AccountData } from '../accounts/account-data'
import type { Database } from '../../db/database'
import { ResumeEntity, toResume } from './resume.entity'

/** Resumes when accounts are joined, exported and erased. */
export const resumeData = (db: Database): AccountData => ({
  name: 'resumes',
  async move(manager, from, to) {
    const hasDefault = await manager.existsBy(ResumeEntity, { accountId: to, isDefault: true })
    if (hasDefault) await manager.update(ResumeEntity, { accountId: from }, { isDefault: false })
    await manager.update(ResumeEntity, { accountId: from }, { accountId: to })
  },
  async export(accountId) {
    const rows = await db.read.find(ResumeEntity, { where: { accountId }, order: { createdAt: 'ASC' } })
    return rows.map((row) => ({ ...toResume(row), deletedAt: row.deletedAt }))
  },
})
