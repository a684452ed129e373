import type { FastifyRequest } from 'fastify'
import { ADMIN_RULES } from '@tryka/domain'
import { AppError, unauthenticated } from '../../app-error'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate of administrators: whether the second factor was shown lately, or none is set up. */
    showedFactor?: boolean
  }
}

export const secondFactorNeeded = () => new AppError(403, 'SECOND_FACTOR', 'Show your second factor first.')
export const stepUpNeeded = () => new AppError(403, 'STEP_UP', 'Show your second factor again before this.')
export const notYourAdminRole = () => new AppError(403, 'ROLE', 'Your role does not allow this.')

/** Who only looks: addresses are half hidden from them, and messages whole. Signed out, nobody does. */
export const isReader = ({ session }: { session?: FastifyRequest['session'] | null }): boolean =>
  session?.admin?.role === 'reader'

/** Throws unless an owner who showed the second factor lately asks for this: where a body decides how much it hurts. */
export function mustBeOwner(request: FastifyRequest): void {
  const { admin } = request.session
  if (!admin) throw unauthenticated()
  if (admin.role !== 'owner') throw notYourAdminRole()
  if (!request.showedFactor) throw stepUpNeeded()
}

/** A moderator suspends for so many days; longer, or without end, only an owner does. */
export function maySuspend(request: FastifyRequest, days: number | null): void {
  if (days === null || days > ADMIN_RULES.moderatorSuspensionDays) mustBeOwner(request)
}
