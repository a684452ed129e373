import type { FastifyInstance } from 'fastify'
import { INVITATIONS_CSV, inviteApi, InvitationFilter } from '@tryka/domain'
import { csvReply } from '../../../http/csv'
import type { CsvColumn } from '../../../http/csv'
import { handle } from '../../../http/handle'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import type { Audit } from '../../../services/audit/audit'
import { adminOf } from '../admin-of'
import type { Choosing } from './choosing'
import type { InvitationList } from './invitation-list'
import type { InvitationMoves } from './invitation-moves'
import type { Invitations } from './invitations.service'
import type { releasing } from './release'
import type { RequestList } from './request-list'

const CSV: readonly CsvColumn<AdmissionRow>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'Email', value: (row) => row.email },
  { header: 'State', value: (row) => row.state },
  { header: 'Invited By', value: (row) => row.invitedBy },
  { header: 'Batch', value: (row) => row.batchId ?? '' },
  { header: 'Sent At', value: (row) => row.sentAt ?? '' },
  { header: 'Expires At', value: (row) => row.expiresAt },
  { header: 'Joined At', value: (row) => row.usedAt ?? '' },
  { header: 'Mails', value: (row) => row.sends },
]

interface Deps {
  invitations: Invitations
  choosing: Choosing
  requests: RequestList
  list: InvitationList
  moves: InvitationMoves
  release: ReturnType<typeof releasing>
  audit: Audit
}

export const invitationRoutes =
  ({ invitations, choosing, requests, list, moves, release, audit }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, inviteApi.requests, async ({ query, request }) => {
      const { page = 1, ...filter } = query
      await audit.recordRead(adminOf(request), request)
      return requests.page(filter, page)
    })
    handle(app, inviteApi.release, async ({ body, request }) =>
      release(body, { actor: adminOf(request), request }),
    )
    handle(app, inviteApi.preview, async ({ body, request }) => {
      await audit.recordRead(adminOf(request), request)
      return choosing.preview(body, adminOf(request))
    })
    handle(app, inviteApi.send, async ({ body, request }) =>
      invitations.send(body, { actor: adminOf(request), request }),
    )
    handle(app, inviteApi.list, async ({ query, request }) => {
      const { page = 1, ...filter } = query
      await audit.recordRead(adminOf(request), request)
      return list.page(filter, page)
    })
    handle(app, inviteApi.batches, async ({ query, request }) => {
      await audit.recordRead(adminOf(request), request)
      return list.batches(query.page ?? 1)
    })
    handle(app, inviteApi.resend, async ({ params, body, request }) =>
      moves.resend({ ...params, ...body }, { actor: adminOf(request), request }),
    )
    handle(app, inviteApi.revoke, async ({ params, body, request }) =>
      moves.revoke({ ...params, ...body }, { actor: adminOf(request), request }),
    )

    app.get<{ Querystring: InvitationFilter }>(
      INVITATIONS_CSV.path,
      {
        config: { access: 'admin', adminRole: 'owner', stepUp: true, rate: 'read' },
        schema: {
          summary: 'The invitations of a filter as a CSV file, the latest first',
          tags: ['admin'],
          querystring: InvitationFilter,
        },
      },
      async (request, reply) => {
        const { state = 'all', batch = '' } = request.query
        const details = { state, batch }
        await audit.record({ actor: adminOf(request), action: 'admissions.export', details, request })
        return csvReply(reply, INVITATIONS_CSV.filename, CSV, list.rows(request.query))
      },
    )
  }
