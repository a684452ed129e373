import type { FastifyRequest } from 'fastify'
import type { AdminSession } from '@tryka/domain'
import { unauthenticated } from '../../app-error'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { signInAdmin } from '../../http/sessions/sessions'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import { levelAfterPassword } from './admin-gate'
import type { AdminRow } from './admin.entity'
import type { AdminSessions } from './admin-sessions'
import type { AdminFactors } from './factors'

/** The signed-in administrator, whatever the level. */
export function signedIn(request: FastifyRequest): SignedInAdmin {
  const { admin } = request.session
  if (!admin) throw unauthenticated()
  return admin
}

export const sessionOf = ({ username, role, level, factor }: SignedInAdmin): AdminSession => ({
  username,
  role,
  level,
  factor,
})

interface Deps {
  sessions: AdminSessions
  factors: AdminFactors
  clock: Clock
  config: Pick<Config, 'env'>
}

/** Opens a session after the password: how far it reaches depends on the second factor. */
export async function openSession(
  request: FastifyRequest,
  row: AdminRow,
  { sessions, factors, clock, config }: Deps,
): Promise<AdminSession> {
  const factor = await factors.has(row.id)
  const now = clock.now()
  const { id, username, role } = row
  const level = levelAfterPassword(row, factor, { isProduction: config.env === 'production', now })
  const sessionId = await sessions.start(id, request)
  const signedInAt = now.toISOString()
  const admin: SignedInAdmin = { id, sessionId, username, role, level, factor, signedInAt }
  await signInAdmin(request, admin)
  return sessionOf(admin)
}

/** The second factor was shown: what was known before it reaches further is worth nothing after. */
export async function shownFactor(
  request: FastifyRequest,
  admin: SignedInAdmin,
  factorAt: string,
): Promise<SignedInAdmin> {
  const shown = { ...admin, level: 'full' as const, factorAt }
  if (admin.level === 'full') request.session.admin = shown
  else await signInAdmin(request, shown)
  return shown
}
