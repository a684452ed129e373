import type { EntityManager } from 'typeorm'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { knownSkill } from '../skills/declare-skill'
import { hasTrack } from './assessment-errors'
import type { OfferedTracks } from './offered-tracks'
import { TrackWishEntity, type TrackWishRow } from './track-wish.table'

/** The same wish again changes nothing, also when all come at once. */
async function keep(manager: EntityManager, row: TrackWishRow): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(TrackWishEntity)
    .values(row)
    .orIgnore()
    .updateEntity(false)
    .execute()
}

/** Asks for a test of a skill that has none. */
export async function wishFor(
  { db, offered }: { db: Database; offered: OfferedTracks },
  accountId: string,
  typed: string,
): Promise<void> {
  const skill = knownSkill(typed)
  if (offered.trackFor(skill)) throw hasTrack(skill)
  await db.write((manager) => keep(manager, { accountId, skill }))
}

/** What an account asked for, by name. */
export const wishesOf = async (manager: EntityManager, accountId: string): Promise<string[]> =>
  (await manager.find(TrackWishEntity, { where: { accountId }, order: { skill: 'ASC' } })).map(
    ({ skill }) => skill,
  )

/** How many accounts asked for each skill, the most wanted first. */
export async function wishCounts(manager: EntityManager): Promise<{ skill: string; accounts: number }[]> {
  const rows = await manager
    .createQueryBuilder(TrackWishEntity, 'w')
    .select('w.skill', 'skill')
    .addSelect('COUNT(*)', 'accounts')
    .groupBy('w.skill')
    .orderBy('COUNT(*)', 'DESC')
    .addOrderBy('w.skill', 'ASC')
    .getRawMany<{ skill: string; accounts: number | string }>()
  return rows.map(({ skill, accounts }) => ({ skill, accounts: Number(accounts) }))
}

/** Wishes fall with their account; those of a guest are counted for whom the guest turns out to be. */
export const trackWishesData = (db: Database): AccountData => ({
  name: 'track-wishes',
  async move(manager, from, to) {
    for (const skill of await wishesOf(manager, from)) await keep(manager, { accountId: to, skill })
    await manager.delete(TrackWishEntity, { accountId: from })
  },
  bytes: () => Promise.resolve(0),
  describes: 'Skills for which you asked for an assessment.',
  tables: [TrackWishEntity],
  async *export(accountId) {
    yield JSON.stringify(await wishesOf(db.read, accountId), null, 2)
  },
})
