import { IsNull } from 'typeorm'
import type { Database } from '../../../../db/database'
import type { Changes } from '../../core/change'
import type { MemberPlace } from '../../core/places'
import { CandidateEntity } from '../../profile/candidate.table'
import { noteLook } from '../../views/looks'
import { findApplication } from '../application-moves'
import { ApplicationEntity, type StoredApplicationRow } from '../application.table'

/**
 * A member opens an application: the person sees it at the application, once, and in who looked. It never moves the
 * stage.
 */
export async function openApplication(
  { db, changes }: { db: Database; changes: Changes },
  place: MemberPlace,
  id: string,
): Promise<StoredApplicationRow> {
  const { marketId, companyId, member } = place
  const row = await findApplication(db.read, { id, marketId, companyId })
  const candidate = await db.read.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId })
  await noteLook({ db, changes }, place, candidate, row.postingId)
  if (row.viewedAt !== null) return row
  await changes.run(marketId, {}, async (change) => {
    const { manager, at } = change
    const seen = { viewedAt: at, viewedBy: member.role }
    const first = await manager.update(ApplicationEntity, { id, marketId, viewedAt: IsNull() }, seen)
    if (!first.affected) return
    // The row stands still now that it is written.
    const { stage } = await findApplication(manager, { id, marketId, companyId })
    const event = { kind: 'application', subjectId: id, applicationId: id, action: 'view' }
    await change.record({ ...event, from: stage, to: stage, by: place })
    change.touch({ person: row.candidateId }, 'applications')
  })
  return findApplication(db.read, { id, marketId, companyId })
}
