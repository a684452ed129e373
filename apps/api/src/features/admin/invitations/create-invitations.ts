import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../clock'
import type { Config } from '../../../config'
import type { Database } from '../../../db/database'
import { InvitationTokens } from '../../../services/admissions/invitation-token'
import { Renewals } from '../../../services/renewals/renewals'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import type { Outbox } from '../../../services/outbox/outbox'
import { Choosing } from './choosing'
import { InvitationList } from './invitation-list'
import { InvitationMoves } from './invitation-moves'
import { invitationRoutes } from './invitations.routes'
import { Invitations } from './invitations.service'
import { releasing } from './release'
import { RequestList } from './request-list'

interface Deps {
  config: Config
  db: Database
  clock: Clock
  attempts: Attempts
  audit: Audit
  outbox: Outbox
}

/** The console's part of inviting: choose, look, send, and what became of it. */
export function createInvitations({ config, ...deps }: Deps) {
  const { db, clock } = deps
  const { sessionSecret } = config
  const tokens = new InvitationTokens(sessionSecret)
  const invitations = new Invitations({ ...deps, tokens })
  const requests = new RequestList(db, clock)
  const choosing = new Choosing({ db, clock, invitations, requests, inviter: config })
  const renewals = new Renewals({ clock, tokens })
  const moves = new InvitationMoves({ ...deps, renewals, invitations })
  const list = new InvitationList(db)
  const release = releasing({ ...deps, admitsAll: config.admission === 'open' })
  return async (app: FastifyInstance) => {
    await app.register(
      invitationRoutes({ invitations, choosing, requests, list, moves, release, audit: deps.audit }),
    )
  }
}
