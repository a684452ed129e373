import { DAY_MS, SavedQuery } from '@tryka/domain'
import { Brackets } from 'typeorm'
import type { Sweepable } from '../../../http/sweep'
import type { SectionDeps } from '../core/section'
import type { JobsService } from '../jobs/jobs.service'
import { tellCandidate } from '../people/contacts'
import type { StoredSavedSearchRow } from '../tables'
import { CandidateEntity, SavedSearchEntity, WorkspaceEntity } from '../tables'

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
    const { id, workspaceId, candidateId, name } = row
    const { accountId } = await this.deps.db.read.findOneByOrFail(WorkspaceEntity, { id: workspaceId })
    const place = { side: 'candidate' as const, workspaceId, candidateId, accountId }
    const query = { ...SavedQuery.parse(row.query), sort: 'posted' as const, pageSize: MOST }
    const { items } = await this.jobs.list(place, query)
    const since = row.lastRunAt ?? row.createdAt
    const fresh = items.filter(({ posted }) => posted > since).length
    await this.deps.changes.run(workspaceId, async (change) => {
      const { manager, at } = change
      // Another instance may have been first.
      const mine = await manager.findOneBy(SavedSearchEntity, { id, workspaceId })
      if (!mine || mine.lastRunAt !== row.lastRunAt) return
      await manager.update(SavedSearchEntity, { id, workspaceId }, { lastRunAt: at })
      if (fresh === 0) return
      const candidate = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, workspaceId })
      const title = `${fresh} new ${fresh === 1 ? 'job matches' : 'jobs match'} your search “${name}”`
      await tellCandidate(change, candidate, { type: 'Job matches', title, section: 'opportunities' })
    })
  }
}
