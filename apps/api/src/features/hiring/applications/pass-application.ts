import type { EntityManager } from 'typeorm'
import { ApplicationEntity } from './application.table'

interface One {
  id: string
  marketId: string
}

/** An application becomes another person's; what the first was told, and by whose link they came, goes. */
export async function passApplication(manager: EntityManager, one: One, candidateId: string): Promise<void> {
  await manager.update(
    ApplicationEntity,
    { ...one },
    { candidateId, rejectMessage: null, referrerCandidateId: null },
  )
}

/** Whoever applied was taken out of it. */
export async function markForgotten(manager: EntityManager, one: One, at: string): Promise<void> {
  await manager.update(ApplicationEntity, { ...one }, { forgottenAt: at })
}
