import { IsNull } from 'typeorm'
import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { ResumeEntity } from './resume.entity'
import type { ResumeRow } from './resume.entity'

/** An account, and whether it looks from its demo. */
export interface ResumeViewer {
  accountId: string
  isDemo: boolean
}

/** The resumes that a viewer has: what its demo invented shows in the demo alone. */
export const seenFrom = ({ accountId, isDemo }: ResumeViewer): FindOptionsWhere<ResumeRow> =>
  isDemo ? { accountId } : { accountId, marketId: IsNull() }

/** The samples of a demo go where the demo goes; another default of their new account stays the only one. */
export async function moveSamples(
  manager: EntityManager,
  marketId: string,
  accountId: string,
): Promise<void> {
  const hasDefault = await manager.existsBy(ResumeEntity, { accountId, isDefault: true })
  await manager.update(ResumeEntity, { marketId }, { accountId, ...(hasDefault ? { isDefault: false } : {}) })
}

/** Erases what a demo invented and nobody made their own, in the trash too. */
export async function dropSamples(manager: EntityManager, marketId: string): Promise<void> {
  await manager.delete(ResumeEntity, { marketId })
}
