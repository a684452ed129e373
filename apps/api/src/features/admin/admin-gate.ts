import type { FastifyRequest } from 'fastify'
import type { Method } from '@tryka/domain'
import { ADMIN_RULES, adminRoleFor, DAY_MS, mayAdminister, MINUTE_MS } from '@tryka/domain'
import type { AdminLevel } from '@tryka/domain'
import { unauthenticated } from '../../app-error'
import type { Clock } from '../../clock'
import type { Gate } from '../../http/access'
import { notYourAdminRole, secondFactorNeeded, stepUpNeeded } from '../../http/sessions/admin-level'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import type { AdminRow } from './admin.entity'
import type { AdminSessions } from './admin-sessions'

/** How much of the console is open after the name and the password. */
export function levelAfterPassword(
  { role, createdAt }: Pick<AdminRow, 'role' | 'createdAt'>,
  hasFactor: boolean,
  { isProduction, now }: { isProduction: boolean; now: Date },
): AdminLevel {
  if (hasFactor) return 'password'
  if (!isProduction) return 'full'
  const inGrace = now.getTime() - Date.parse(createdAt) < ADMIN_RULES.graceDays * DAY_MS
  return role !== 'owner' && inGrace ? 'full' : 'password'
}

/** Whether the second factor was shown lately; where none is set up there is nothing to show. */
const isFresh = ({ factor, factorAt }: SignedInAdmin, now: Date): boolean =>
  !factor ||
  (factorAt !== undefined && now.getTime() - Date.parse(factorAt) < ADMIN_RULES.stepUpMinutes * MINUTE_MS)

/** Who may call: the session first, which may have been ended elsewhere, then the level, then the role, then the second factor anew where a call asks for that. */
export const adminGate =
  (clock: Clock, sessions: Pick<AdminSessions, 'use'>): Gate =>
  async (request: FastifyRequest) => {
    const { admin } = request.session
    if (!admin?.level || !(await sessions.use(admin))) throw unauthenticated()
    const { adminRole, adminLevel = 'full', stepUp } = request.routeOptions.config
    if (adminLevel === 'full' && admin.level !== 'full') throw secondFactorNeeded()
    const method = (request.method === 'HEAD' ? 'GET' : request.method) as Method
    const needed = adminRoleFor(adminRole ? { adminRole } : {}, method)
    if (!mayAdminister(admin.role, needed)) throw notYourAdminRole()
    request.showedFactor = isFresh(admin, clock.now())
    if (stepUp && !request.showedFactor) throw stepUpNeeded()
  }
