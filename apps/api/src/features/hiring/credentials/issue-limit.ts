import { MoreThan } from 'typeorm'
import { DAY_MS } from '@tryka/domain'
import { tryLater } from '../../../try-later'
import type { Change } from '../core/change'
import { CredentialEntity } from './credential.table'

/** However often somebody adds their name and takes it away. */
export const ISSUED_PER_DAY = 12

/** Each of them is an entry of the log for ever. */
export async function refuseTooMany({ manager, now }: Change, accountId: string): Promise<void> {
  const rows = await manager.find(CredentialEntity, {
    select: { id: true, issuedAt: true },
    where: { accountId, issuedAt: MoreThan(dayBefore(now)) },
    order: { issuedAt: 'DESC' },
    take: ISSUED_PER_DAY,
  })
  refuseFrom(rows, now)
}

export const dayBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString()

/** @param issued within a day, the latest first */
export function refuseFrom(issued: readonly { issuedAt: string }[], now: Date): void {
  const oldest = issued[ISSUED_PER_DAY - 1]
  if (oldest)
    throw tryLater(
      'REISSUE_LIMIT',
      'Enough credentials were issued for you within a day.',
      Date.parse(oldest.issuedAt) + DAY_MS - now.getTime(),
    )
}
