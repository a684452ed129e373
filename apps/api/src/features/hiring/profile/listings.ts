import type { EntityManager } from 'typeorm'
import { IsNull, LessThanOrEqual } from 'typeorm'
import type { Listing } from '@tryka/domain'
import { LIVE_MARKET_ID, missingForListing } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Change, Changes } from '../core/change'
import { rescore } from '../matching/matching'
import { CandidateSkillEntity } from '../skills/skill.table'
import { CandidateEntity, UNSAVED, type StoredCandidateRow } from './candidate.table'
import { listCandidate } from './candidate-writes'

const BATCH = 200
const EVERY_MS = 10_000

/** Why the directory does not show a profile yet; null once it may. */
export async function listingOf(
  manager: EntityManager,
  row: StoredCandidateRow,
  afterMinutes: number,
): Promise<Listing | null> {
  const { id: candidateId, marketId, unlistedUntil } = row
  if (unlistedUntil === null) return null
  const skills = await manager.countBy(CandidateSkillEntity, { marketId, candidateId, unclaimed: IsNull() })
  const from = unlistedUntil === UNSAVED ? null : unlistedUntil
  return { missing: from === null ? missingForListing(row, skills) : [], from, afterMinutes }
}

async function list(change: Change, id: string): Promise<void> {
  const { manager, at } = change
  const row = await manager.findOneBy(CandidateEntity, { id })
  if (!row?.unlistedUntil || row.unlistedUntil > at) return
  await listCandidate(manager, id)
  await rescore(change, id)
}

/** The directory shows profiles whose wait is over, each in a change of its own. */
export const listings = (deps: {
  db: Database
  changes: Changes
  onTrouble: (error: unknown) => void
}): ClockKind => ({
  name: 'directory entries',
  everyMs: EVERY_MS,
  async run() {
    const { db, changes, onTrouble } = deps
    const due = await db.read.find(CandidateEntity, {
      select: { id: true },
      where: { unlistedUntil: LessThanOrEqual(changes.now().toISOString()) },
      order: { unlistedUntil: 'ASC', id: 'ASC' },
      take: BATCH,
    })
    let listed = 0
    for (const { id } of due)
      await changes
        .run(LIVE_MARKET_ID, { person: id }, (change) => list(change, id))
        .then(() => listed++)
        .catch(onTrouble)
    return due.length === BATCH && listed > 0
  },
})
