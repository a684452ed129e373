import type { SavedSearch, SavedSearchDraft, SavedSearchPatch } from '@tryka/domain'
import { HIRING_LIMITS, SavedQuery } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { OneCall } from '../../idempotency/idempotency'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { JobsService } from '../jobs/jobs.service'
import type { StoredSavedSearchRow } from '../tables'
import { SavedSearchEntity } from '../tables'
import type { CandidatePlace } from '../workspace/places'

/** Filters that a candidate keeps by name, each with how many jobs it finds now. */
export class SearchesService {
  constructor(
    private readonly deps: SectionDeps,
    private readonly jobs: JobsService,
  ) {}

  async list(place: CandidatePlace): Promise<{ items: SavedSearch[] }> {
    const { workspaceId, candidateId } = place
    const rows = await this.deps.db.read.find(SavedSearchEntity, {
      where: { workspaceId, candidateId },
      order: { createdAt: 'DESC', id: 'ASC' },
    })
    return { items: await Promise.all(rows.map((row) => this.view(place, row))) }
  }

  async create(place: CandidatePlace, draft: z.output<typeof SavedSearchDraft>, call: OneCall) {
    const { workspaceId, candidateId } = place
    const { name, alert } = draft
    const query = Object.fromEntries(
      Object.entries(draft.query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as const],
      ),
    )
    const row = await this.deps.changes.run(
      workspaceId,
      async ({ manager, at }) => {
        const held = await manager.countBy(SavedSearchEntity, { workspaceId, candidateId })
        if (held >= HIRING_LIMITS.savedSearches)
          throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.savedSearches} searches.`)
        const own = { id: randomUUID(), workspaceId, candidateId }
        const made: StoredSavedSearchRow = { ...own, name, alert, query, lastRunAt: null, createdAt: at }
        await manager.insert(SavedSearchEntity, made)
        return made
      },
      call,
    )
    return this.view(place, row)
  }

  async update(place: CandidatePlace, id: string, patch: z.output<typeof SavedSearchPatch>) {
    const { workspaceId, candidateId } = place
    const row = await this.deps.changes.run(workspaceId, async ({ manager }) => {
      const found = await manager.findOneBy(SavedSearchEntity, { id, workspaceId, candidateId })
      if (!found) throw nothingHere('This search')
      const next = { name: patch.name ?? found.name, alert: patch.alert ?? found.alert }
      await manager.update(SavedSearchEntity, { id, workspaceId }, next)
      return { ...found, ...next }
    })
    return this.view(place, row)
  }

  async remove({ workspaceId, candidateId }: CandidatePlace, id: string): Promise<void> {
    await this.deps.changes.run(workspaceId, async ({ manager }) => {
      const gone = await manager.delete(SavedSearchEntity, { id, workspaceId, candidateId })
      if (!gone.affected) throw nothingHere('This search')
    })
  }

  private async view(place: CandidatePlace, row: StoredSavedSearchRow): Promise<SavedSearch> {
    const { id, name, alert, createdAt } = row
    const query = SavedQuery.parse(row.query)
    return { id, name, alert, createdAt, query, count: await this.jobs.count(place, query) }
  }
}
