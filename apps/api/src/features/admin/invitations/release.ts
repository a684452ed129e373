import type { ReleasedRequests, ReleaseRequests } from '@tryka/domain'
import { emailKey } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { admitAddresses, admittedAmong } from '../../../services/accounts/accounts.service'
import { takeTurn } from '../../../services/admissions/admissions'
import type { Audit } from '../../../services/audit/audit'
import { noteStanding, releaseWaiting } from '../../early-access/standings'
import type { By } from '../admin-of'

interface Deps {
  db: Database
  clock: Clock
  audit: Audit
  /** Whether a proven address is enough to be let in. */
  admitsAll: boolean
}

/** Requests that waited for a person's look stand on the list like all others; the audit says who looked at which. */
export const releasing =
  ({ db, clock, audit, admitsAll }: Deps) =>
  ({ emails }: ReleaseRequests, { actor, request }: By): Promise<ReleasedRequests> =>
    db.transaction(async (manager) => {
      // Whoever signs in meanwhile is let in by one of the two.
      await takeTurn(manager)
      const rows = await releaseWaiting(manager, [...new Set(emails.map(emailKey))])
      for (const { id } of rows)
        await audit.recordWith(manager, { actor, action: 'signup.released', target: id, request })
      if (admitsAll && rows.length) {
        const keys = rows.map((row) => row.emailKey)
        await admitAddresses(manager, keys, clock.now().toISOString())
        await noteStanding(manager, await admittedAmong(manager, keys), 'joined')
      }
      return { released: rows.length }
    })
