import type { EntityManager } from 'typeorm'
import { OFFER_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { StoredOfferRow } from './offer.table'
import { OfferEntity } from './offer.table'

type Patch = Partial<Omit<StoredOfferRow, 'id' | 'marketId' | 'version'>>

export async function findOffer(
  manager: EntityManager,
  where: { id: string; marketId: string; companyId?: string },
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
  const { id, marketId, version, applicationId } = row
  const { to } = await change.move(OFFER_MACHINE, {
    from: row.state,
    subjectId: id,
    applicationId,
    ...attempt,
  })
  if (to === 'deleted') {
    await change.manager.delete(OfferEntity, { id, marketId })
    return row
  }
  const next = { ...row, ...patch, state: to, version: version + 1 }
  const saved = await change.manager.update(
    OfferEntity,
    { id, marketId, version },
    { ...patch, state: to, version: next.version },
  )
  if (!saved.affected) throw refused(409, 'STALE', 'This offer was changed in the meantime.')
  change.touchApplication(applicationId, 'applications')
  return next
}
