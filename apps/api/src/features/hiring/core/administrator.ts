import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../../../app-error'

/** The administrator behind a call, for the audit. */
export interface By {
  actor: string
  request: FastifyRequest
}

/** Who asks, where the route is for administrators. */
export function byOf(request: FastifyRequest): By {
  if (!request.session.admin) throw unauthenticated()
  return { actor: request.session.admin.username, request }
}
