import { randomUUID } from 'node:crypto'
import { In, LessThan, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { DAY_MS, ENDED_PLACE_DAYS, HOUR_MS, teamPlace } from '@tryka/domain'
import type { EndedPlace, PlaceEnd, PlaceName } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { byId } from '../core/list'
import { CompanyEntity } from '../team/team.table'
import { EndedPlaceEntity } from './ended-place.table'

const BATCH = 200
const before = (now: Date) => new Date(now.getTime() - ENDED_PLACE_DAYS * DAY_MS).toISOString()

/** Written down with the change that takes the place; nobody else learns of it. */
export async function notePlaceEnded(
  manager: EntityManager,
  { accountId, ...ended }: { accountId: string | null; companyId: string | null; how: PlaceEnd; at: string },
): Promise<void> {
  if (accountId) await manager.insert(EndedPlaceEntity, { id: randomUUID(), accountId, ...ended })
}

/** What an account lost lately and has not got back, the newest first. */
export async function endedPlacesOf(
  manager: EntityManager,
  accountId: string,
  { now, has }: { now: Date; has: ReadonlySet<PlaceName> },
): Promise<EndedPlace[]> {
  const rows = await manager.find(EndedPlaceEntity, {
    where: { accountId, at: MoreThan(before(now)) },
    order: { at: 'DESC', id: 'ASC' },
  })
  const companies = byId(
    await manager.findBy(CompanyEntity, { id: In(rows.flatMap(({ companyId }) => companyId ?? [])) }),
  )
  const known = new Set<PlaceName>(has)
  return rows.flatMap(({ companyId, how, at }): EndedPlace[] => {
    const place: PlaceName = companyId === null ? 'me' : teamPlace(companyId)
    if (known.has(place)) return []
    known.add(place)
    const name = companyId === null ? '' : (companies.get(companyId)?.name ?? '')
    return [{ place, side: companyId === null ? 'candidate' : 'company', name, how, at }]
  })
}

/** Forgets what ended so long ago that nobody is told of it any more. */
export const endedPlaceRetention = (db: Database, clock: Clock): ClockKind => ({
  name: 'ended places',
  everyMs: HOUR_MS,
  async run() {
    const rows = await db.read.find(EndedPlaceEntity, {
      select: { id: true },
      where: { at: LessThan(before(clock.now())) },
      take: BATCH,
    })
    if (rows.length === 0) return false
    await db.write((manager) => manager.delete(EndedPlaceEntity, { id: In(rows.map(({ id }) => id)) }))
    return rows.length === BATCH
  },
})
