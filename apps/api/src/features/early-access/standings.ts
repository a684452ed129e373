import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { NEWSLETTER } from '@tryka/domain'
import type { Standing } from '@tryka/domain'
import type { AccessRequests } from '../../services/admissions/access-requests'
import type { SignupRow } from './signup.entity'
import { SignupEntity } from './signup.entity'

/** Writes down what became of the requests of these addresses. Whoever is let in needs no look any more. */
export const noteStanding = (manager: EntityManager, keys: readonly string[], standing: Standing) =>
  manager.update(
    SignupEntity,
    { emailKey: In([...keys]) },
    {
      standing: standing === 'listed' ? null : standing,
      ...(standing === 'invited' || standing === 'joined' ? { waitsFor: null } : {}),
    },
  )

/** The request of an address, if it asked for access; a newsletter is none. */
export const requestOf = (manager: EntityManager, emailKey: string): Promise<SignupRow | null> =>
  manager.findOneBy(SignupEntity, { emailKey, emailVerified: true })

/** Whether a person is to look at the request of an address before it is let in. */
export const waitsForLook = (manager: EntityManager, emailKey: string): Promise<boolean> =>
  manager.existsBy(SignupEntity, { emailKey, waitsFor: Not(IsNull()) })

/** Somebody looked at these: they are let in like all others. Answers those that had waited. */
export async function releaseWaiting(
  manager: EntityManager,
  keys: readonly string[],
): Promise<Pick<SignupRow, 'id' | 'emailKey'>[]> {
  const where = { emailKey: In([...keys]), waitsFor: Not(IsNull()) }
  const rows = await manager.find(SignupEntity, { select: { id: true, emailKey: true }, where })
  if (rows.length)
    await manager.update(SignupEntity, { id: In(rows.map(({ id }) => id)) }, { waitsFor: null })
  return rows
}

/** Takes a newsletter's row off the list. A signup for early access is no newsletter and stays. */
export async function dropNewsletter(manager: EntityManager, emailKey: string): Promise<void> {
  await manager.delete(SignupEntity, { emailKey, emailVerified: false, focusArea: NEWSLETTER.focusArea })
}

/** The list of requests for whoever lets people in. */
export const accessRequests: AccessRequests = { note: noteStanding, find: requestOf, waits: waitsForLook }
