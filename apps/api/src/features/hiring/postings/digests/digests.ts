import { LessThanOrEqual } from 'typeorm'
import { LIVE_MARKET_ID, MINUTE_MS, nextDigest } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Outbox } from '../../../../services/outbox/outbox'
import { CandidateEntity } from '../../profile/candidate.table'
import type { JobsService } from '../candidate/jobs.service'
import type { DigestRow } from './digest.table'
import { DigestEntity } from './digest.table'
import { MOST_JOBS, jobsMessage } from './jobs-mail'

const BATCH = 100
/** Below it a match has no name. */
const LEAST_MATCH = 50

interface Deps {
  db: Database
  clock: Clock
  outbox: Outbox
  jobs: JobsService
  onTrouble: (error: unknown) => void
}

/** Whoever has no profile any more is told nothing; the row says when, so that two processes tell it once. */
async function tell({ db, clock, outbox, jobs }: Deps, row: DigestRow): Promise<void> {
  const { accountId, nextAt, lastAt } = row
  const now = clock.now()
  const person = await db.read.findOneBy(CandidateEntity, { marketId: LIVE_MARKET_ID, accountId })
  if (!person) {
    await db.write((manager) => manager.delete(DigestEntity, { accountId, nextAt }))
    return
  }
  const place = { marketId: LIVE_MARKET_ID, candidateId: person.id }
  const { ids, total } = await jobs.fresh(place, { sort: 'match', minMatch: LEAST_MATCH }, lastAt, MOST_JOBS)
  await db.transaction(async (manager) => {
    const next = { nextAt: nextDigest(now, person.timeZone).toISOString(), lastAt: now.toISOString() }
    const { affected } = await manager.update(DigestEntity, { accountId, nextAt }, next)
    if (!affected || ids.length === 0) return
    const data = { candidateId: person.id, searchId: null, postingIds: ids, total }
    await outbox.enqueue(manager, [jobsMessage(accountId, data, nextAt)])
  })
}

/** Every week, on Monday at eight by the person's clock: what was posted since the last digest and matches them. */
export const weeklyDigests = (deps: Deps): ClockKind => ({
  name: 'digests of new matches',
  everyMs: MINUTE_MS,
  async run() {
    const { db, clock, outbox, onTrouble } = deps
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
    if (told) outbox.nudge()
    return rows.length === BATCH && told > 0
  },
})
