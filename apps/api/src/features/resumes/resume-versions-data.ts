import type { AccountData } from '../../services/accounts/account-data'
import type { Database } from '../../db/database'
import { unpackJson } from '../../db/packed-json'
import { keptIds } from './kept-versions'
import type { ResumeContent } from './resume.entity'
import { ResumeVersionEntity } from './resume-version.entity'

/** Kept states of resumes when an account is exported; they move, count and fall with their resumes. */
export const resumeVersionsData = (db: Database): AccountData => ({
  name: 'resumeVersions',
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'What your resumes were before large changes, as it is kept to be brought back.',
  tables: [ResumeVersionEntity],
  async *export(accountId) {
    const ids = await keptIds(db.read, accountId)
    yield '['
    let separator = ''
    for (const id of ids) {
      const row = await db.read.findOneBy(ResumeVersionEntity, { id })
      if (!row) continue
      const { bytes: _bytes, content, ...facts } = row
      yield `${separator}\n${JSON.stringify({ ...facts, content: unpackJson<ResumeContent>(content) }, null, 2)}`
      separator = ','
    }
    yield ']'
  },
})
