import type { AccountData } from '../../../services/accounts/account-data'
import type { Database } from '../../../db/database'
import { LetterEntity, toLetter } from './letter.table'

/** Cover letters when accounts are joined, counted, exported and erased. */
export const letterData = (db: Database): AccountData => ({
  name: 'coverLetters',
  async move(manager, from, to) {
    await manager.update(LetterEntity, { accountId: from }, { accountId: to })
  },
  async bytes(manager, accountId) {
    return Number((await manager.sum(LetterEntity, 'bytes', { accountId })) ?? 0)
  },
  describes: 'Your cover letters, with the resume and the posting that each was written for.',
  tables: [LetterEntity],
  async *export(accountId) {
    const rows = await db.read.find(LetterEntity, {
      where: { accountId },
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    yield JSON.stringify(rows.map(toLetter), null, 2)
  },
})
