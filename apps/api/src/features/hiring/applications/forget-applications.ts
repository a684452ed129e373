import { In, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { forgetReasons, forgetReasonsAbout } from '../core/forget-reasons'
import { sha256 } from '../core/sha256'
import type { SnapshotRow } from './application.table'
import { ApplicationEntity, NoteEntity, SnapshotEntity } from './application.table'
import { forgetInterviews } from './interviews/forget-interviews'
import { forgetOffers } from './offers/forget-offers'

/** What stays of a copy that was sent. */
const nothing = (name: string): SnapshotRow['content'] => ({
  resume: null,
  profile: { name, title: '', bio: '', location: '', salaryMin: null, work: [] },
  skills: [],
  sharedFields: [],
})

/** Why an application ended that its person's erasing ended: a code, in nobody's words. */
export const ERASED = 'erased'

/** Stages and days stay and are counted; what was sent, said or noted about the person goes. */
export async function forgetApplications(
  manager: EntityManager,
  own: { marketId: string; candidateId: string },
  { ids, name }: { ids: readonly string[]; name: string },
): Promise<void> {
  const sent = { marketId: own.marketId, applicationId: In([...ids]) }
  const content = nothing(name)
  await manager.delete(NoteEntity, sent)
  await manager.update(SnapshotEntity, sent, { content, sha256: sha256(JSON.stringify(content)) })
  await manager.update(ApplicationEntity, own, { notes: '', rejectMessage: null })
  await manager.update(ApplicationEntity, { ...own, withdrawReason: Not(ERASED) }, { withdrawReason: null })
  await forgetInterviews(manager, sent)
  await forgetOffers(manager, sent)
  await forgetReasonsAbout(manager, { marketId: own.marketId, applicationIds: ids }, ERASED)
  await forgetReasons(manager, { marketId: own.marketId, actorId: own.candidateId }, ERASED)
}
