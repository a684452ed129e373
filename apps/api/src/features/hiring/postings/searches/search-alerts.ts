import { Brackets } from 'typeorm'
import { DAY_MS, SavedQuery } from '@tryka/domain'
import type { Sweepable } from '../../../../http/sweep'
import type { SectionDeps } from '../../core/section'
import type { JobsService } from '../candidate/jobs.service'
import { quoted } from '../../../../mail/quoted'
import { tellCandidate } from '../../core/contacts'
import type { StoredSavedSearchRow } from './saved-search.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { SavedSearchEntity } from './saved-search.table'

const BATCH = 100
/** New jobs counted for one alert. */
const MOST = 100

/** Tells people of new jobs that a saved search finds, daily or weekly as they chose. */
export class SearchAlerts implements Sweepable {
  constructor(
    private readonly deps: SectionDeps,
    private readonly jobs: JobsService,
  ) {}

  async sweep(): Promise<void> {
    const now = this.deps.clock.now().getTime()
    const before = (days: number) => new Date(now - days * DAY_MS).toISOString()
    const last = 'COALESCE(s.lastRunAt, s.createdAt)'
    const rows = await this.deps.db.read
      .createQueryBuilder(SavedSearchEntity, 's')
      .where(
        new Brackets((due) =>
          due
            .where(`s.alert = 'daily' AND ${last} <= :day`, { day: before(1) })
            .orWhere(`s.alert = 'weekly' AND ${last} <= :week`, { week: before(7) }),
        ),
      )
      .orderBy(last, 'ASC')
      .limit(BATCH)
      .getMany()
    for (const row of rows) await this.run(row)
  }

  private async run(row: StoredSavedSearchRow): Promise<void> {
    const { id, marketId, candidateId, name } = row
    const query = { ...SavedQuery.parse(row.query), sort: 'posted' as const, pageSize: MOST }
    const { items } = await this.jobs.list({ marketId, candidateId }, query)
    const since = row.lastRunAt ?? row.createdAt
    const fresh = items.filter(({ posted }) => posted > since).length
    await this.deps.changes.run(marketId, { person: candidateId }, async (change) => {
      const { manager, at } = change
      // Another instance may have been first.
      const mine = await manager.findOneBy(SavedSearchEntity, { id, marketId })
      if (!mine || mine.lastRunAt !== row.lastRunAt) return
      await manager.update(SavedSearchEntity, { id, marketId }, { lastRunAt: at })
      if (fresh === 0) return
      const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
      const title = `${fresh} new ${fresh === 1 ? 'job matches' : 'jobs match'} your search “${name}”`
      const line = `${fresh} new ${fresh === 1 ? 'job matches' : 'jobs match'} ${quoted(name)}.`
      await tellCandidate(change, candidate, {
        type: 'Job matches',
        title,
        section: 'opportunities',
        companyId: undefined,
        mail: { subject: 'New jobs for a saved search', about: {}, lines: [line] },
      })
    })
  }
}
