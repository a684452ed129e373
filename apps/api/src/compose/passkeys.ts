import { randomUUID } from 'node:crypto'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { consoleNews } from '../features/admin/console-letters'
import type { Outbox } from '../services/outbox/outbox'
import { Challenges } from '../services/passkeys/challenges'
import { Passkeys } from '../services/passkeys/passkeys'
import { relyingParties } from '../services/passkeys/relying-party'
import { securityMessage } from '../services/security/security-letters'

interface PasskeyDeps {
  config: Config
  db: Database
  clock: Clock
  outbox: Outbox
}

/** Passkeys of people and of administrators, and who hears of one that looks copied. */
export function createPasskeys({ config, db, clock, outbox }: PasskeyDeps) {
  const challenges = new Challenges(db, clock)
  const passkeys = new Passkeys({
    db,
    clock,
    challenges,
    onSuspect: async (manager, { ownerKind, ownerId, name }) => {
      const at = clock.now().toISOString()
      const messages =
        ownerKind === 'account'
          ? [
              securityMessage({ accountId: ownerId }, randomUUID(), {
                event: 'passkey-suspect',
                at,
                passkey: name,
              }),
            ]
          : await consoleNews(manager, { event: 'passkey-suspect', at, adminId: ownerId })
      await outbox.enqueue(manager, messages)
    },
  })
  return { passkeys, challenges, partyOf: relyingParties(config) }
}

export type PasskeyServices = ReturnType<typeof createPasskeys>
