import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { NEWSLETTER } from '@tryka/domain'
import type { Standing } from '@tryka/domain'
import type { AccessRequests } from '../../services/admissions/access-requests'
import type { SignupRow } from './signup.entity'
import { SignupEntity } from './signup.entity'

/** Writes down what became of the requests of these addresses. */
export const noteStanding = (manager: EntityManager, keys: readonly string[], standing: Standing) =>
  manager.update(
    SignupEntity,
    { emailKey: In([...keys]) },
    { standing: standing === 'listed' ? null : standing },
  )

/** The request of an address, if it asked for access; a newsletter is none. */
export const requestOf = (manager: EntityManager, emailKey: string): Promise<SignupRow | null> =>
  manager.findOneBy(SignupEntity, { emailKey, emailVerified: true })

/** Takes a newsletter's row off the list. A signup for early access is no newsletter and stays. */
export async function dropNewsletter(manager: EntityManager, emailKey: string): Promise<void> {
  await manager.delete(SignupEntity, { emailKey, emailVerified: false, focusArea: NEWSLETTER.focusArea })
}

/** The list of requests for whoever lets people in. */
export const accessRequests: AccessRequests = { note: noteStanding, find: requestOf }
