import type { EntityManager } from 'typeorm'
import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm'
import { cappedOf, EXPOSURE_WINDOW } from '@tryka/assessment'
import { MINUTE_MS, type TrackSlug } from '@tryka/domain'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { RecheckEntity, RecheckTaskEntity } from './recheck.table'

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
      select: { id: true, startedAt: true },
      where: { track, startedAt: Not(IsNull()) },
      order: { startedAt: 'DESC' },
      take: EXPOSURE_WINDOW.most,
    })
    const tasks = await manager.find(AttemptTaskEntity, {
      select: { templateId: true },
      where: { attemptId: In(attempts.map(({ id }) => id)) },
    })
    const again = await this.inRechecks(manager, track, attempts.at(-1)?.startedAt)
    const counts = new Map<string, number>()
    for (const { templateId } of [...tasks, ...again])
      counts.set(templateId, (counts.get(templateId) ?? 0) + 1)
    return cappedOf(counts, attempts.length)
  }

  /** What is shown in a re-check meanwhile is seen by as many people as if an attempt had shown it. */
  private async inRechecks(manager: EntityManager, track: TrackSlug, since: string | null | undefined) {
    if (!since) return []
    const rechecks = await manager.find(RecheckEntity, {
      select: { id: true },
      where: { track, startedAt: MoreThanOrEqual(since) },
    })
    return manager.find(RecheckTaskEntity, {
      select: { templateId: true },
      where: { recheckId: In(rechecks.map(({ id }) => id)) },
    })
  }
}
