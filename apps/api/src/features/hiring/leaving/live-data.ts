import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { AccountData } from '../../../services/accounts/account-data'
import { JoinRequestEntity } from '../companies/joining/join-request.table'
import { everythingIn, personalTables } from '../market/hiring-data'
import { moderationOf } from '../moderation/forget-moderation'
import { CandidateEntity } from '../profile/candidate.table'
import { EndedPlaceEntity } from '../places/ended-place.table'
import { ShareLinkEntity } from '../share-links/share-link.table'
import { TeamMemberEntity } from '../team/team.table'

/** Neither database reads a text to tell how long it is. */
const COPIES = `SELECT SUM(octet_length(s.content)) AS bytes FROM candidates c
  JOIN applications a ON a.market_id = c.market_id AND a.candidate_id = c.id
  JOIN application_snapshots s ON s.market_id = a.market_id AND s.application_id = a.id
  WHERE c.account_id = ?`

/** What an account has in the live market, as a person and in teams. */
export const liveData = (
  db: Database,
  { arrive, leave }: Required<Pick<AccountData, 'arrive' | 'leave'>>,
): AccountData => ({
  name: 'live',
  /** Only proven addresses have places there: a guest has nothing to hand over. */
  move: () => Promise.resolve(),
  async bytes(manager, accountId) {
    const sql = manager.connection.options.type === 'sqlite' ? COPIES : COPIES.replace('?', '$1')
    const [sum] = await manager.query<{ bytes: number | string | null }[]>(sql, [accountId])
    return Number(sum?.bytes ?? 0)
  },
  arrive,
  leave,
  describes:
    'Your profile in the live market with what you did there, your seats, those that ended lately and requests for seats, the links by which you share jobs, and what was reported and decided about you.',
  tables: [...personalTables, TeamMemberEntity, JoinRequestEntity, ShareLinkEntity, EndedPlaceEntity],
  async *export(accountId) {
    const joinRequests = await db.read.findBy(JoinRequestEntity, { accountId })
    const seats = await db.read.findBy(TeamMemberEntity, { accountId, marketId: LIVE_MARKET_ID })
    const shareLinks = await db.read.findBy(ShareLinkEntity, { accountId })
    const endedPlaces = await db.read.findBy(EndedPlaceEntity, { accountId })
    const own = await db.read.findOneBy(CandidateEntity, { accountId, marketId: LIVE_MARKET_ID })
    const person = own && (await everythingIn(db, { marketId: LIVE_MARKET_ID, candidateId: own.id }))
    const moderation = await moderationOf(db.read, accountId)
    yield JSON.stringify({ person, seats, joinRequests, shareLinks, endedPlaces, ...moderation }, null, 2)
  },
})
