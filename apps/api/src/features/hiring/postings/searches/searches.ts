import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { SavedSearch, SavedSearchDraft, SavedSearchPatch } from '@tryka/domain'
import { HIRING_LIMITS, SavedQuery, nextLook } from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { nothingHere, refused } from '../../core/errors'
import type { SectionDeps } from '../../core/section'
import type { JobsService } from '../candidate/jobs.service'
import { CandidateEntity } from '../../profile/candidate.table'
import type { StoredSavedSearchRow } from './saved-search.table'
import { SavedSearchEntity } from './saved-search.table'
import type { CandidatePlace } from '../../core/places'

const unchanged = ({ dueAt, lastRunAt }: StoredSavedSearchRow) => ({ dueAt, lastRunAt })

/** Filters that a candidate keeps by name, each with how many jobs it finds now. */
export class SearchesService {
  constructor(
    private readonly deps: SectionDeps,
    private readonly jobs: JobsService,
  ) {}

  async list(place: CandidatePlace): Promise<{ items: SavedSearch[] }> {
    const { marketId, candidateId } = place
    const rows = await this.deps.db.read.find(SavedSearchEntity, {
      where: { marketId, candidateId },
      order: { createdAt: 'DESC', id: 'ASC' },
    })
    return { items: await Promise.all(rows.map((row) => this.view(place, row))) }
  }

  async create(place: CandidatePlace, draft: z.output<typeof SavedSearchDraft>, call: OneCall) {
    const { marketId, candidateId } = place
    const { name, alert } = draft
    const query = Object.fromEntries(
      Object.entries(draft.query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as const],
      ),
    )
    const row = await this.deps.changes.run(
      marketId,
      { person: candidateId },
      async ({ manager, at, now }) => {
        const held = await manager.countBy(SavedSearchEntity, { marketId, candidateId })
        if (held >= HIRING_LIMITS.savedSearches)
          throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.savedSearches} searches.`)
        const own = { id: randomUUID(), marketId, candidateId }
        const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
        const dueAt = nextLook(alert, now, timeZone)?.toISOString() ?? null
        const made: StoredSavedSearchRow = {
          ...own,
          name,
          alert,
          query,
          lastRunAt: null,
          dueAt,
          createdAt: at,
        }
        await manager.insert(SavedSearchEntity, made)
        return made
      },
      call,
    )
    return this.view(place, row)
  }

  async update(place: CandidatePlace, id: string, patch: z.output<typeof SavedSearchPatch>) {
    const { marketId, candidateId } = place
    const row = await this.deps.changes.run(marketId, {}, async ({ manager, now, at }) => {
      const found = await manager.findOneBy(SavedSearchEntity, { id, marketId, candidateId })
      if (!found) throw nothingHere('This search')
      const next = { name: patch.name ?? found.name, alert: patch.alert ?? found.alert, ...unchanged(found) }
      if (next.alert !== found.alert) {
        const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
        next.dueAt = nextLook(next.alert, now, timeZone)?.toISOString() ?? null
        // What was posted while nobody asked is not news.
        if (found.alert === 'off') next.lastRunAt = at
      }
      await manager.update(SavedSearchEntity, { id, marketId }, next)
      return { ...found, ...next }
    })
    return this.view(place, row)
  }

  async remove({ marketId, candidateId }: CandidatePlace, id: string): Promise<void> {
    await this.deps.changes.run(marketId, {}, async ({ manager }) => {
      const gone = await manager.delete(SavedSearchEntity, { id, marketId, candidateId })
      if (!gone.affected) throw nothingHere('This search')
    })
  }

  private async view(place: CandidatePlace, row: StoredSavedSearchRow): Promise<SavedSearch> {
    const { id, name, alert, createdAt } = row
    const query = SavedQuery.parse(row.query)
    return { id, name, alert, createdAt, query, count: await this.jobs.count(place, query) }
  }
}
