import type { EntityManager } from 'typeorm'
import { In, IsNull, Not } from 'typeorm'
import { cappedOf, EXPOSURE_WINDOW } from '@tryka/assessment'
import { MINUTE_MS, type TrackSlug } from '@tryka/domain'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'

/** Which tasks rest because too many people met them of late; counted once a minute by each process. */
export class Exposure {
  private readonly known = new Map<TrackSlug, { at: number; capped: ReadonlySet<string> }>()

  async cappedIn(manager: EntityManager, track: TrackSlug, now: Date): Promise<ReadonlySet<string>> {
    const before = this.known.get(track)
    if (before && Math.abs(now.getTime() - before.at) < MINUTE_MS) return before.capped
    const capped = await this.count(manager, track)
    this.known.set(track, { at: now.getTime(), capped })
    return capped
  }

  private async count(manager: EntityManager, track: TrackSlug): Promise<Set<string>> {
    const attempts = await manager.find(AttemptEntity, {
      select: { id: true },
      where: { track, startedAt: Not(IsNull()) },
      order: { startedAt: 'DESC' },
      take: EXPOSURE_WINDOW.most,
    })
    const tasks = await manager.find(AttemptTaskEntity, {
      select: { templateId: true },
      where: { attemptId: In(attempts.map(({ id }) => id)) },
    })
    const counts = new Map<string, number>()
    for (const { templateId } of tasks) counts.set(templateId, (counts.get(templateId) ?? 0) + 1)
    return cappedOf(counts, attempts.length)
  }
}
