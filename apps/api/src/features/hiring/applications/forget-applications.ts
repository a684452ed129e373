import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { sha256 } from '../core/sha256'
import type { SnapshotRow } from './application.table'
import { ApplicationEntity, NoteEntity, SnapshotEntity } from './application.table'

/** What stays of a copy that was sent. */
const nothing = (name: string): SnapshotRow['content'] => ({
  resume: null,
  profile: { name, title: '', bio: '', location: '', salaryMin: null, work: [] },
  skills: [],
  sharedFields: [],
})

/** Stages and days stay and are counted; what was sent, and what was noted about the person, goes. */
export async function forgetApplications(
  manager: EntityManager,
  own: { marketId: string; candidateId: string },
  { ids, name }: { ids: readonly string[]; name: string },
): Promise<void> {
  const sent = { marketId: own.marketId, applicationId: In([...ids]) }
  const content = nothing(name)
  await manager.delete(NoteEntity, sent)
  await manager.update(SnapshotEntity, sent, { content, sha256: sha256(JSON.stringify(content)) })
  await manager.update(ApplicationEntity, own, { notes: '' })
}
