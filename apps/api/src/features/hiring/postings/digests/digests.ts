import { LessThanOrEqual } from 'typeorm'
import { LIVE_MARKET_ID, MINUTE_MS, nextDigest } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Change, Changes } from '../../core/change'
import { CandidateEntity, type StoredCandidateRow } from '../../profile/candidate.table'
import type { JobsService } from '../candidate/jobs.service'
import type { DigestRow } from './digest.table'
import { DigestEntity } from './digest.table'
import { MOST_JOBS, jobsMessage } from './jobs-mail'

const BATCH = 100
/** Below it a match has no name. */
const LEAST_MATCH = 50

interface Week {
  data: { isLast: boolean }
  emptyWeeks: number
}
/** What a week has to tell besides new jobs; it is told in the change that says that it was. */
interface LearnedWeeks<W extends Week> {
  of(person: StoredCandidateRow, due: DigestRow, now: Date): Promise<W | null>
  tell(change: Change, due: { accountId: string; at: string }, week: W): Promise<void>
}

interface Deps<W extends Week> {
  db: Database
  clock: Clock
  changes: Changes
  jobs: JobsService
  learning: LearnedWeeks<W>
  onTrouble: (error: unknown) => void
}

/** Whoever has no profile any more is told nothing; the row says when, so that two processes tell it once. */
async function tell<W extends Week>(
  { db, clock, changes, jobs, learning }: Deps<W>,
  row: DigestRow,
): Promise<void> {
  const { accountId, nextAt, lastAt } = row
  const now = clock.now()
  const person = await db.read.findOneBy(CandidateEntity, { marketId: LIVE_MARKET_ID, accountId })
  if (!person) {
    await db.write((manager) => manager.delete(DigestEntity, { accountId, nextAt }))
    return
  }
  const place = { marketId: LIVE_MARKET_ID, candidateId: person.id }
  const { ids, total } = await jobs.fresh(place, { sort: 'match', minMatch: LEAST_MATCH }, lastAt, MOST_JOBS)
  const week = await learning.of(person, row, now)
  // The choice about learning is looked at again; whoever changes it holds the account first, too.
  await changes.run(LIVE_MARKET_ID, { account: accountId }, async (change) => {
    const { manager } = change
    const next = {
      nextAt: nextDigest(now, person.timeZone).toISOString(),
      lastAt: now.toISOString(),
      // What is stopped, or off, begins anew when it is switched on.
      emptyWeeks: week && !week.data.isLast ? week.emptyWeeks : 0,
    }
    const { affected } = await manager.update(DigestEntity, { accountId, nextAt }, next)
    if (!affected) return
    const data = { candidateId: person.id, searchId: null, postingIds: ids, total }
    if (ids.length) change.send(jobsMessage(accountId, data, nextAt))
    if (week) await learning.tell(change, { accountId, at: nextAt }, week)
  })
}

/**
 * Every week, on Monday at eight by the person's clock: what was posted since the last digest and matches them, and
 * what they learned.
 */
export const weeklyDigests = <W extends Week>(deps: Deps<W>): ClockKind => ({
  name: 'weekly digests',
  everyMs: MINUTE_MS,
  async run() {
    const { db, clock, onTrouble } = deps
    const rows = await db.read.find(DigestEntity, {
      where: { nextAt: LessThanOrEqual(clock.now().toISOString()) },
      order: { nextAt: 'ASC', accountId: 'ASC' },
      take: BATCH,
    })
    let told = 0
    for (const row of rows)
      await tell(deps, row)
        .then(() => told++)
        .catch(onTrouble)
    return rows.length === BATCH && told > 0
  },
})
