import type { FastifyRequest } from 'fastify'
import { unauthenticated } from '../../app-error'

/** The administrator who acts, and from where, for the audit. */
export interface By {
  actor: string
  request: Pick<FastifyRequest, 'ip' | 'id'>
}

/** The name of the signed-in administrator. */
export const adminOf = (request: FastifyRequest): string => {
  if (!request.session.admin) throw unauthenticated()
  return request.session.admin.username
}
