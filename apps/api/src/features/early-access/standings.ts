import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
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

/** The list of requests for whoever lets people in. */
export const accessRequests: AccessRequests = { note: noteStanding, find: requestOf }
