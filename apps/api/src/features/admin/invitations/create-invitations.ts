import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock'
import type { Config } from '../../../config'
import type { Database } from '../../../db/database'
import type { Mailer } from '../../../mail/mailer'
import { InvitationTokens } from '../../../services/admissions/invitation-token'
import { Renewals } from '../../../services/admissions/renewals'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import { Choosing } from './choosing'
import { InvitationList } from './invitation-list'
import { InvitationMoves } from './invitation-moves'
import { invitationRoutes } from './invitations.routes'
import { Invitations } from './invitations.service'
import { RequestList } from './request-list'

interface Deps {
  config: Config
  db: Database
  mailer: Mailer
  clock: Clock
  attempts: Attempts
  audit: Audit
}

/** The console's part of inviting: choose, look, send, and what became of it. */
export function createInvitations({ config, ...deps }: Deps) {
  const { db, clock } = deps
  const { appUrl, sessionSecret } = config
  const tokens = new InvitationTokens(sessionSecret)
  const invitations = new Invitations({ ...deps, tokens, appUrl })
  const requests = new RequestList(db, clock)
  const choosing = new Choosing({ db, clock, invitations, requests, appUrl })
  const renewals = new Renewals({ ...deps, tokens, appUrl })
  const moves = new InvitationMoves({ ...deps, renewals, invitations })
  const list = new InvitationList(db)
  return async (app: FastifyInstance) => {
    await app.register(invitationRoutes({ invitations, choosing, requests, list, moves, audit: deps.audit }))
  }
}
