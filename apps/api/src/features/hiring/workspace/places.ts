import type { Actor } from '@tryka/domain'
import { ACTOR_OF_ROLE } from '@tryka/domain'
import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../../../http/app-error'
import type { Gate } from '../../../http/access'
import { accountOf } from '../../accounts/account-gate'
import { notYourRole } from '../core/errors'
import type { StoredMemberRow } from '../tables'
import type { WorkspacesService } from './workspaces.service'

/** The account as the candidate of its workspace. */
export interface CandidatePlace {
  side: 'candidate'
  workspaceId: string
  accountId: string
  candidateId: string
}

/** The account as a member of a company's team. */
export interface MemberPlace {
  side: 'company'
  workspaceId: string
  accountId: string
  companyId: string
  member: StoredMemberRow
  actor: Actor
}
export type Place = CandidatePlace | MemberPlace

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gates of `access: 'candidate'` and `access: 'company'`. */
    place?: Place
  }
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

export async function memberPlace(workspaces: WorkspacesService, accountId: string): Promise<MemberPlace> {
  const { workspaceId, member } = await workspaces.companySeat(accountId)
  const { companyId, role } = member
  return { side: 'company', workspaceId, accountId, companyId, member, actor: ACTOR_OF_ROLE[role] }
}

/** What runs after a place is known and before the work: time may have moved something. */
export type Arrival = (workspaceId: string) => Promise<void>

/** The gates of both dashboards. An account comes first: a browser without one opens a dashboard to get it. */
export function placeGates(
  workspaces: WorkspacesService,
  knownAccount: Gate,
  arrive: Arrival,
): { candidate: Gate; company: Gate } {
  return {
    async candidate(request) {
      await knownAccount(request)
      const accountId = accountOf(request).id
      const { id: workspaceId, candidateId } = await workspaces.open(accountId)
      await arrive(workspaceId)
      request.place = { side: 'candidate', workspaceId, accountId, candidateId }
    },
    async company(request) {
      await knownAccount(request)
      const place = await memberPlace(workspaces, accountOf(request).id)
      const roles = request.routeOptions.config.roles
      if (roles && !roles.includes(place.member.role)) throw notYourRole(roles)
      await arrive(place.workspaceId)
      request.place = place
    },
  }
}
