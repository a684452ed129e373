import { LessThanOrEqual } from 'typeorm'
import { LIVE_MARKET_ID, MINUTE_MS, SavedQuery, nextLook } from '@tryka/domain'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import { tellCandidate } from '../../core/contacts'
import type { SectionDeps } from '../../core/section'
import { CandidateEntity } from '../../profile/candidate.table'
import type { JobsService } from '../candidate/jobs.service'
import { MOST_JOBS, jobsMessage } from '../digests/jobs-mail'
import type { StoredSavedSearchRow } from './saved-search.table'
import { SavedSearchEntity } from './saved-search.table'

const BATCH = 100

/** Tells people of new jobs that a saved search finds, at once, daily or weekly as they chose. */
export class SearchAlerts {
  constructor(
    private readonly deps: SectionDeps,
    private readonly jobs: JobsService,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  kind(): ClockKind {
    return { name: 'saved searches', everyMs: MINUTE_MS, run: () => this.look() }
  }

  /** Those that are due; true while there may be more. */
  async look(): Promise<boolean> {
    const { db, clock } = this.deps
    const rows = await db.read.find(SavedSearchEntity, {
      where: { dueAt: LessThanOrEqual(clock.now().toISOString()) },
      order: { dueAt: 'ASC', id: 'ASC' },
      take: BATCH,
    })
    let looked = 0
    for (const row of rows)
      await this.run(row)
        .then(() => looked++)
        .catch(this.onTrouble)
    return rows.length === BATCH && looked > 0
  }

  private async run(row: StoredSavedSearchRow): Promise<void> {
    const { id, marketId, candidateId, name, dueAt } = row
    const since = row.lastRunAt ?? row.createdAt
    const query = { ...SavedQuery.parse(row.query), sort: 'posted' as const }
    const { ids, total } = await this.jobs.fresh({ marketId, candidateId }, query, since, MOST_JOBS)
    await this.deps.changes.run(marketId, { person: candidateId }, async (change) => {
      const { manager, at, now } = change
      const mine = await manager.findOneBy(SavedSearchEntity, { id, marketId })
      // Another instance may have been first.
      if (!mine || mine.dueAt !== dueAt) return
      const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
      const next = nextLook(mine.alert, now, candidate.timeZone)?.toISOString() ?? null
      await manager.update(SavedSearchEntity, { id, marketId }, { lastRunAt: at, dueAt: next })
      if (total === 0) return
      await tellCandidate(change, candidate, {
        type: 'Job matches',
        title: `${total} new ${total === 1 ? 'job matches' : 'jobs match'} your search “${name}”`,
        section: 'opportunities',
        companyId: undefined,
        brief: 'New jobs for a saved search',
      })
      if (marketId !== LIVE_MARKET_ID || candidate.accountId === null) return
      const data = { candidateId, searchId: id, postingIds: ids, total }
      change.send(jobsMessage(candidate.accountId, data, dueAt ?? at))
    })
  }
}
