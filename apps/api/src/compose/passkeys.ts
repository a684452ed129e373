import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { tellOwners } from '../features/admin/console-news'
import type { Outbox } from '../services/outbox/outbox'
import { Challenges } from '../services/passkeys/challenges'
import { Passkeys } from '../services/passkeys/passkeys'
import { relyingParties } from '../services/passkeys/relying-party'
import { accountNews } from '../services/security/security-letters'

interface PasskeyDeps {
  config: Config
  db: Database
  clock: Clock
  outbox: Outbox
}

/** Passkeys of people and of administrators, and who hears of one that looks copied. */
export function createPasskeys({ config, db, clock, outbox }: PasskeyDeps) {
  const news = accountNews(outbox, clock)
  const challenges = new Challenges(db, clock)
  const passkeys = new Passkeys({
    db,
    clock,
    challenges,
    onSuspect: (manager, { ownerKind, ownerId, name }) =>
      ownerKind === 'account'
        ? news.tell(manager, { accountId: ownerId }, { event: 'passkey-suspect', passkey: name })
        : tellOwners(clock, outbox)(manager, { event: 'passkey-suspect', adminId: ownerId }),
  })
  return { passkeys, challenges, news, partyOf: relyingParties(config) }
}

export type PasskeyServices = ReturnType<typeof createPasskeys>
