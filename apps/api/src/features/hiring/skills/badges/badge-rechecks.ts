import { LessThanOrEqual } from 'typeorm'
import { DAY_MS, MINUTE_MS } from '@tryka/domain'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { CandidateRef } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import type { BadgeChecker } from './badge-checker'
import { holderOf, timeOf } from './badge-checker'
import type { StoredImportedBadgeRow } from './imported-badge.table'
import { ImportedBadgeEntity } from './imported-badge.table'

const BATCH = 50
const EVERY_MS = 10_000
/** What we revoked ourselves we know at once; of other issuers only days pass, for nothing is fetched. */
const OURS_AFTER = 10 * MINUTE_MS
const OTHERS_AFTER = DAY_MS

/** When a badge is checked again. */
export const dueAfter = (now: Date, isOurs: boolean): string =>
  new Date(now.getTime() + (isOurs ? OURS_AFTER : OTHERS_AFTER)).toISOString()

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  checker: BadgeChecker
  /** The proven address of a person's account. */
  addressOf: (person: CandidateRef) => Promise<string | null>
  onTrouble: (error: unknown) => void
}

async function checkAgain({ clock, changes, checker, addressOf }: Deps, row: StoredImportedBadgeRow) {
  const { id, marketId, candidateId } = row
  const now = clock.now()
  const email = await addressOf({ marketId, candidateId })
  const checked = await checker.check(Buffer.from(row.document), email, now)
  const { found, says } = checked
  const holder = holderOf(found)
  const result = { verdict: found.verdict, holder, says, asOf: timeOf(found.asOf) }
  await changes.run(marketId, { person: candidateId }, async (change) => {
    const next = { ...result, checkedAt: change.at, dueAt: dueAfter(now, checker.isOurs(checked)) }
    // One that was taken away meanwhile stays so.
    await change.manager.update(ImportedBadgeEntity, { id, marketId }, next)
    if (row.verdict !== found.verdict || row.holder !== holder)
      change.touch({ person: candidateId }, 'skills')
  })
}

/** One that could not be checked makes room for those behind it. */
const waits = ({ db, clock }: Deps, { id, marketId }: StoredImportedBadgeRow) =>
  db.write((manager) =>
    manager.update(ImportedBadgeEntity, { id, marketId }, { dueAt: dueAfter(clock.now(), true) }),
  )

/** Badges are checked again, whether anybody looks at them or not: what was revoked or expired says so. */
export const badgeRechecks = (deps: Deps): ClockKind => ({
  name: 'checks of imported badges',
  everyMs: EVERY_MS,
  async run() {
    const rows = await deps.db.read.find(ImportedBadgeEntity, {
      where: { dueAt: LessThanOrEqual(deps.clock.now().toISOString()) },
      order: { dueAt: 'ASC' },
      take: BATCH,
    })
    let done = 0
    for (const row of rows)
      await checkAgain(deps, row)
        .then(() => done++)
        .catch(async (error: unknown) => {
          deps.onTrouble(error)
          await waits(deps, row)
        })
    return rows.length === BATCH && done > 0
  },
})
