import { In, IsNull } from 'typeorm'
import type { NamedPlace } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { AccountRow } from '../../../../services/accounts/account.entity'
import { AppError } from '../../../../app-error'
import { noSuchPlace } from '../../places/place.errors'
import type { Place } from '../../core/places'
import type { PlacesService } from '../../places/places.service'
import { CandidateEntity } from '../../profile/candidate.table'
import { TeamMemberEntity } from '../../team/team.table'
import type { Seat } from './seat'
import { seatOf } from './seat'

export interface AccessDeps {
  db: Database
  places: PlacesService
  /** Those of the browsers' sessions that are open and whose account is not suspended, wherever they were ended. */
  openSessions: (ids: readonly string[]) => Promise<Set<string>>
}

/** Whose stream it is: an account in one browser, with the places that it named. */
export interface Caller {
  account: AccountRow
  sessionId: string
  named: readonly NamedPlace[]
}

/** A stream fills no demo: that is for who opens it. */
const fillNothing = () => Promise.reject(noSuchPlace())

/** The seats behind the names of places, as they are now; throws when the account has one of them no more. */
export const takeSeats = ({ db, places }: AccessDeps, { account, named }: Caller): Promise<Seat[]> =>
  Promise.all(named.map(async (name) => seatOf(db.read, await places.resolve(account, name, fillNothing))))

/** The same for a stream that is open; null ends it, also when a name leads into another market than before. */
export async function askAgain(
  deps: AccessDeps,
  caller: Caller,
  before: readonly Seat[],
): Promise<Seat[] | null> {
  const open = await deps.openSessions([caller.sessionId])
  if (!open.has(caller.sessionId)) return null
  const seats = await takeSeats(deps, caller).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  const isSame = seats?.every(({ place }, at) => place.marketId === before[at]?.place.marketId)
  return isSame ? seats : null
}

const selfOf = (place: Place): string => (place.side === 'company' ? place.member.id : place.candidateId)
const idsOf = (places: readonly Place[], side: Place['side']): string[] =>
  places.filter((place) => place.side === side).map(selfOf)

/** Who of many may go on: with a session, and in places that are still there. Two or three reads for all of them. */
export async function stillHere(
  { db, openSessions }: AccessDeps,
  all: readonly { caller: Caller; seats: readonly Seat[] }[],
): Promise<(one: { caller: Caller; seats: readonly Seat[] }) => boolean> {
  const places = all.flatMap(({ seats }) => seats.map(({ place }) => place))
  const select = { id: true, accountId: true } as const
  const [sessions, seated, known] = await Promise.all([
    openSessions(all.map(({ caller }) => caller.sessionId)),
    db.read.find(TeamMemberEntity, {
      select,
      where: { id: In(idsOf(places, 'company')), removedAt: IsNull() },
    }),
    db.read.find(CandidateEntity, { select, where: { id: In(idsOf(places, 'candidate')) } }),
  ])
  const owners = new Map([...seated, ...known].map(({ id, accountId }) => [id, accountId]))
  return ({ caller, seats }) =>
    sessions.has(caller.sessionId) &&
    seats.every(({ place }) => {
      const owner = owners.get(selfOf(place))
      return place.isDemo ? owner !== undefined : owner === caller.account.id
    })
}
