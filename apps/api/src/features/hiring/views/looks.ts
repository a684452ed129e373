import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, MINUTE_MS, PROFILES_PER_DAY, localDay } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { tryLater } from '../../../try-later'
import type { Changes } from '../core/change'
import type { MemberPlace } from '../core/places'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { StoredProfileViewRow } from './profile-view.table'
import { ProfileViewEntity } from './profile-view.table'

/** Opening it again so soon is the same look: a page that is read anew is not another one. */
const SAME_LOOK_MS = 10 * MINUTE_MS

type Person = Pick<StoredCandidateRow, 'id' | 'timeZone' | 'accountId'>

const KEY = '(candidate_id, company_id, posting_id, day)'
const write = (row: StoredProfileViewRow, manager: EntityManager) => {
  const values = [
    ...[row.candidateId, row.companyId, row.postingId, row.day, row.marketId],
    ...[row.count, row.firstAt, row.lastAt, row.memberId],
  ]
  const isSqlite = manager.connection.options.type === 'sqlite'
  const marks = values.map((_, i) => (isSqlite ? '?' : `$${i + 1}`)).join(', ')
  return manager.query(
    `INSERT INTO profile_views
       (candidate_id, company_id, posting_id, day, market_id, count, first_at, last_at, member_id)
     VALUES (${marks})
     ON CONFLICT ${KEY} DO UPDATE SET count = profile_views.count + 1,
       last_at = excluded.last_at, member_id = excluded.member_id`,
    values,
  )
}

/** Writes down that a member opened a person's profile; the person reads it. One's own profile is nobody's look. */
export async function noteLook(
  { db, changes }: { db: Database; changes: Changes },
  { marketId, companyId, member, accountId }: MemberPlace,
  { id: candidateId, timeZone, accountId: owner }: Person,
  postingId = '',
): Promise<void> {
  if (owner === accountId) return
  const now = changes.now()
  const day = localDay(now, timeZone)
  const key = { candidateId, companyId, postingId, day }
  const seen = await db.read.findOneBy(ProfileViewEntity, key)
  if (seen && now.getTime() - Date.parse(seen.lastAt) < SAME_LOOK_MS) return
  await changes.run(marketId, {}, async (change) => {
    const { manager, at } = change
    const row = { ...key, marketId, count: 1, firstAt: at, lastAt: at, memberId: member.id }
    await write(row, manager)
    change.touch({ person: candidateId }, 'views')
  })
}

/** Refuses a member who opened more profiles than anybody reads; a profile opened already may be opened again. */
export async function mayLook(read: EntityManager, place: MemberPlace, candidateId: string): Promise<void> {
  const { marketId, companyId, member, calledAt } = place
  if (marketId !== LIVE_MARKET_ID) return
  const since = new Date(Date.parse(calledAt) - DAY_MS).toISOString()
  const own = {
    companyId,
    memberId: member.id,
    day: MoreThan(new Date(Date.parse(since) - DAY_MS).toISOString().slice(0, 10)),
    lastAt: MoreThan(since),
  }
  const opened = await read.countBy(ProfileViewEntity, own)
  if (opened < PROFILES_PER_DAY || (await read.existsBy(ProfileViewEntity, { ...own, candidateId }))) return
  const [next] = await read.find(ProfileViewEntity, {
    select: { candidateId: true, companyId: true, postingId: true, day: true, lastAt: true },
    where: own,
    order: { lastAt: 'ASC' },
    skip: opened - PROFILES_PER_DAY,
    take: 1,
  })
  throw tryLater(
    'DIRECTORY_LIMIT',
    `You have opened ${PROFILES_PER_DAY} profiles in 24 hours.`,
    Date.parse(next?.lastAt ?? since) - Date.parse(since),
  )
}
