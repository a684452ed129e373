import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { beatSeconds, localDay, type Beat } from '@tryka/domain'
import type { Change } from '../../core/change'
import { nothingHere } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { CandidateEntity } from '../../profile/candidate.table'
import { seeChallenge } from '../../credits/challenges/see-challenge'
import type { Courses } from '../courses'
import { ActivityLeaseEntity, LearningSessionEntity } from '../learning.table'
import { countedThing, type CountedThing } from './counted-thing'

interface Deps extends Pick<SectionDeps, 'db' | 'changes'> {
  courses: Courses
}

/** Minutes that are learned here: counted by beats, by the clock of this side alone. */
export class MinutesService {
  constructor(private readonly deps: Deps) {}

  /** @throws AppError 404 for what is not there, or not this person's. */
  async beat(place: CandidatePlace, beat: Beat): Promise<void> {
    const { db, courses, changes } = this.deps
    const thing = await countedThing(db.read, courses, place, beat)
    await changes.run(
      place.marketId,
      { account: place.accountId, person: place.candidateId },
      async (change) => {
        const seconds = await this.sinceLast(change, place, beat.tab)
        if (seconds === 0) return
        await count(change, place, { kind: beat.kind, seconds, thing })
        await seeChallenge(change, place)
      },
    )
  }

  /** Seconds since the last beat of the account. A tab that takes the lease over begins anew. */
  private async sinceLast({ manager, now, at }: Change, { accountId }: CandidatePlace, tab: string) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ActivityLeaseEntity)
      .values({ accountId, tab, beatAt: at })
      .orIgnore()
      .execute()
    const lease = await manager.findOneOrFail(ActivityLeaseEntity, {
      where: { accountId },
      ...(this.deps.db.isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }),
    })
    const isOwn = lease.tab === tab
    const { seconds, from } = beatSeconds(new Date(lease.beatAt), now)
    await manager.update(
      ActivityLeaseEntity,
      { accountId },
      { tab, beatAt: (isOwn ? from : now).toISOString() },
    )
    return isOwn ? seconds : 0
  }
}

interface Counted extends Pick<Beat, 'kind'> {
  seconds: number
  thing: CountedThing
}

/** Adds to the row of today, up to what a day counts. */
async function count(
  { manager, now, at }: Change,
  { marketId, candidateId }: CandidatePlace,
  { kind, seconds, thing: { ref, pathId, cap } }: Counted,
): Promise<void> {
  const day = localDay(now, await zoneOf(manager, marketId, candidateId))
  const own = { marketId, candidateId, origin: 'counted', day, kind, ref } as const
  const row = await manager.findOneBy(LearningSessionEntity, own)
  if (row)
    await manager.update(
      LearningSessionEntity,
      { id: row.id, marketId },
      { seconds: Math.max(row.seconds, Math.min(cap, row.seconds + seconds)), at },
    )
  else {
    const made = { ...own, id: randomUUID(), pathId, seconds: Math.min(cap, seconds), score: null, at }
    await manager.insert(LearningSessionEntity, made)
  }
}

async function zoneOf(manager: EntityManager, marketId: string, id: string): Promise<string> {
  const person = await manager.findOne(CandidateEntity, {
    select: { id: true, timeZone: true },
    where: { id, marketId },
  })
  if (!person) throw nothingHere('This profile')
  return person.timeZone
}
