import type { EntityManager } from 'typeorm'
import { ShareLinkEntity } from './share-link.table'

/** The links of somebody who leaves; their pages stay as they are. */
export async function forgetShareLinks(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(ShareLinkEntity, { accountId })
}
