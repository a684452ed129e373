import type { FastifyRequest } from 'fastify'
import type { Actor, CompanyState, PlaceName } from '@tryka/domain'
import { unauthenticated } from '../../../app-error'
import type { StoredMemberRow } from '../team/team.table'

interface AtPlace {
  name: PlaceName
  /** Of the account's own demo, in which nothing concerns anybody else. */
  isDemo: boolean
  marketId: string
  accountId: string
  /** The moment of the call: what ends by itself is looked at by it. */
  calledAt: string
  /** The account takes itself out, which no suspension holds back. */
  isLeaving?: true
}

/** The account as a candidate: in the live market by its own profile, in its demo as the sample person. */
export interface CandidatePlace extends AtPlace {
  side: 'candidate'
  candidateId: string
}

/** A candidate, whoever looks. */
export type CandidateRef = Pick<CandidatePlace, 'marketId' | 'candidateId'>

/** The account as a member of a company's team. */
export interface MemberPlace extends AtPlace {
  side: 'company'
  companyId: string
  member: StoredMemberRow
  actor: Actor
  /** How far the company is proven; sample companies count as proven. */
  companyState: CompanyState
  /** The decision by which the company is suspended. */
  stateDecisionId: string | null
}
export type Place = CandidatePlace | MemberPlace

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gates of `access: 'candidate'`, `access: 'company'` and `access: 'place'`. */
    place?: Place
    /** What the query says of the place, taken out of it before it is checked. */
    namedPlace?: unknown
  }
}

export function placeOf(request: FastifyRequest): Place {
  if (!request.place) throw unauthenticated()
  return request.place
}

export function candidateOf(request: FastifyRequest): CandidatePlace {
  if (request.place?.side !== 'candidate') throw unauthenticated()
  return request.place
}

export function memberOf(request: FastifyRequest): MemberPlace {
  if (request.place?.side !== 'company') throw unauthenticated()
  return request.place
}

/** Who acts, as events keep it. */
export const actorOf = (place: Place): { actorId: string; actorRole: string } =>
  place.side === 'candidate'
    ? { actorId: place.candidateId, actorRole: 'candidate' }
    : { actorId: place.member.id, actorRole: place.member.role }
