import type { EntityManager } from 'typeorm'
import type { Place } from '../../core/places'
import { heardOf, keyOf } from '../../core/live/audiences'
import type { Word } from '../../core/live/hub'
import { PostingMemberEntity } from '../../postings/posting.table'

/** A place as a stream follows it: who acts there, and on which postings. */
export interface Seat {
  place: Place
  /** Null is all of them: an Admin’s, and what a candidate has no use for. */
  postings: ReadonlySet<string> | null
}

export async function seatOf(manager: EntityManager, place: Place): Promise<Seat> {
  if (place.side === 'candidate' || place.member.role === 'Admin') return { place, postings: null }
  const { marketId, member } = place
  const duties = await manager.findBy(PostingMemberEntity, { marketId, memberId: member.id })
  return { place, postings: new Set(duties.map(({ postingId }) => postingId)) }
}

/** What a place listens to. */
export function keysOf({ place }: Seat): string[] {
  const own =
    place.side === 'candidate'
      ? [keyOf({ person: place.candidateId })]
      : [keyOf({ company: place.companyId }), keyOf({ person: place.member.id })]
  return place.isDemo ? [...own, keyOf({ demo: place.marketId })] : own
}

/** True when a word is for this place: of its postings or of none, everything for an Admin. */
export function hears(seat: Seat, { audience }: Word): boolean {
  const { key, posting, adminOnly } = heardOf(audience)
  if (!keysOf(seat).includes(key)) return false
  const { place, postings } = seat
  if (adminOnly && !(place.side === 'company' && place.member.role === 'Admin')) return false
  return posting === null || postings === null || postings.has(posting)
}
