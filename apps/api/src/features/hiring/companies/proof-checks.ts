import type { EntityManager } from 'typeorm'
import { IsNull, LessThanOrEqual } from 'typeorm'
import { DAY_MS, HOUR_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { TxtRecords } from '../../../services/domains/txt-records'
import type { Change, Changes } from '../core/change'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'
import { tellCheck } from './company-change.mail'
import { findChallenge, lookFor } from './domain-challenges'
import { CHECK_MS, checkedAgain } from './verification-view'

const BATCH = 50
const EVERY_MS = 60_000
/** So long the Admins have to prove the domain again. */
const ASKED_MS = 14 * DAY_MS
/** A look that no server answered says nothing about the domain: it is done again. */
const AGAIN_MS = HOUR_MS

type Found = 'there' | 'gone' | 'unanswered'

/** Proofs of verified companies that are to be looked at: by their date, or a year after the decision. */
const dueProofs = (manager: EntityManager, now: Date): Promise<CompanyProofRow[]> =>
  manager.find(CompanyProofEntity, {
    where: [
      { state: 'verified', checkDueAt: LessThanOrEqual(now.toISOString()) },
      {
        state: 'verified',
        checkDueAt: IsNull(),
        doubtedAt: IsNull(),
        stateAt: LessThanOrEqual(new Date(now.getTime() - CHECK_MS).toISOString()),
      },
    ],
    order: { stateAt: 'ASC', companyId: 'ASC' },
    take: BATCH,
  })

/** Somebody says that a company is not who it says: its proof is looked at now, unless that goes on already. */
export async function checkSoon(manager: EntityManager, companyId: string, at: string): Promise<void> {
  const quiet = { companyId, state: 'verified', checkAskedAt: IsNull(), doubtedAt: IsNull() } as const
  await manager.update(CompanyProofEntity, quiet, { checkDueAt: at })
}

/** Domains change hands, so every proof is looked at again; what is not proven again waits for a person. */
export const proofChecks = (deps: {
  db: Database
  clock: Clock
  changes: Changes
  records: TxtRecords
  onTrouble: (error: unknown) => void
}): ClockKind => ({
  name: 'proof checks',
  everyMs: EVERY_MS,
  async run() {
    const { db, clock, changes, records, onTrouble } = deps
    const due = await dueProofs(db.read, clock.now())
    let looked = 0
    for (const proof of due)
      try {
        const found = await stillThere(db.read, records, proof)
        await changes.run(LIVE_MARKET_ID, { company: proof.companyId }, (change) =>
          note(change, proof, found),
        )
        looked += 1
      } catch (error) {
        onTrouble(error)
      }
    return due.length === BATCH && looked > 0
  },
})

/** Whether the record that proved the domain is still in its DNS. Nothing is held meanwhile. */
async function stillThere(
  read: EntityManager,
  records: TxtRecords,
  { companyId, domainKey }: CompanyProofRow,
): Promise<Found> {
  const challenge = await findChallenge(read, companyId)
  if (!challenge?.foundAt) return 'gone'
  const { isFound, found } = await lookFor(records, domainKey, challenge.token)
  if (found === 'away') return 'unanswered'
  return isFound ? 'there' : 'gone'
}

/** Proven, or asked for, or asked for in vain. What was changed meanwhile is looked at the next time. */
async function note(change: Change, seen: CompanyProofRow, found: Found): Promise<void> {
  const { manager, now, at } = change
  const { companyId, version, checkAskedAt, checkDueAt } = seen
  const proof = await manager.findOneByOrFail(CompanyProofEntity, { companyId })
  const isAsSeen =
    proof.version === version && proof.checkAskedAt === checkAskedAt && proof.checkDueAt === checkDueAt
  if (proof.state !== 'verified' || !isAsSeen) return
  const next = { version: version + 1 }
  if (found === 'unanswered') {
    const again = new Date(now.getTime() + AGAIN_MS).toISOString()
    await manager.update(CompanyProofEntity, { companyId }, { ...next, checkDueAt: again })
  } else if (found === 'there') {
    await manager.update(CompanyProofEntity, { companyId }, { ...next, ...checkedAgain(now) })
  } else if (checkAskedAt === null) {
    const until = new Date(now.getTime() + ASKED_MS).toISOString()
    await manager.update(CompanyProofEntity, { companyId }, { ...next, checkAskedAt: at, checkDueAt: until })
    await tellCheck(change, companyId)
  } else {
    const doubt = { ...next, checkAskedAt: null, checkDueAt: null, doubtedAt: at }
    await manager.update(CompanyProofEntity, { companyId }, doubt)
    change.touch({ company: companyId }, 'team')
  }
}
