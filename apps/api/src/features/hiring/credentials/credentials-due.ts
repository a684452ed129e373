import { LessThanOrEqual } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Changes } from '../core/change'
import { applyCredentials } from './apply-credentials'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import { holderOf } from './holder'
import type { Issuing } from './issuing'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  issuing: Issuing
  onTrouble: (error: unknown) => void
}

async function expireOne({ db, changes, issuing }: Deps, { id, accountId, track }: CredentialRow) {
  const { holds, ref } = await holderOf(db.read, accountId)
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(CredentialEntity, { id, state: 'active' })
    if (!row || row.expiresAt > change.at) return
    // It says so itself: no list has to.
    await issuing.end(change, row, { action: 'expire', code: null })
    await applyCredentials(change, ref, { accountId, track })
  })
}

/** A credential ends on its day. */
export const credentialEnds = (deps: Deps): ClockKind => ({
  name: 'ends of credentials',
  everyMs: EVERY_MS,
  async run() {
    const rows = await deps.db.read.find(CredentialEntity, {
      where: { state: 'active', expiresAt: LessThanOrEqual(deps.clock.now().toISOString()) },
      take: BATCH,
    })
    let ended = 0
    for (const row of rows)
      await expireOne(deps, row)
        .then(() => ended++)
        .catch(deps.onTrouble)
    return rows.length === BATCH && ended > 0
  },
})
