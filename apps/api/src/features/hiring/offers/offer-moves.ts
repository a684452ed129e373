import { OFFER_MACHINE } from '@tryka/domain'
import type { EntityManager } from 'typeorm'
import type { Change, Mover } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { StoredOfferRow } from '../tables'
import { OfferEntity } from '../tables'

type Patch = Partial<Omit<StoredOfferRow, 'id' | 'workspaceId' | 'version'>>

export async function findOffer(
  manager: EntityManager,
  where: { id: string; workspaceId: string; companyId?: string },
): Promise<StoredOfferRow> {
  const row = await manager.findOneBy(OfferEntity, where)
  if (!row) throw nothingHere('This offer')
  return row
}

/** Moves an offer by its table, appends the event and writes the patch where the row still stands. */
export async function moveOffer(
  change: Change,
  row: StoredOfferRow,
  attempt: { action: string; by: Mover; reason?: string | null | undefined },
  patch: Patch = {},
): Promise<StoredOfferRow> {
  const { id, workspaceId, version, applicationId } = row
  const { to } = await change.move(OFFER_MACHINE, {
    from: row.state,
    subjectId: id,
    applicationId,
    ...attempt,
  })
  if (to === 'deleted') {
    await change.manager.delete(OfferEntity, { id, workspaceId })
    return row
  }
  const next = { ...row, ...patch, state: to, version: version + 1 }
  const saved = await change.manager.update(
    OfferEntity,
    { id, workspaceId, version },
    { ...patch, state: to, version: next.version },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This offer was changed in the meantime.')
  change.touch('both', 'applications')
  return next
}
