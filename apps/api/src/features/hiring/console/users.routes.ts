import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consoleApi, USERS_CSV, UsersFilter } from '@tryka/domain'
import type { UserRow } from '@tryka/domain'
import type { CsvColumn } from '../../../http/csv'
import { csvReply } from '../../../http/csv'
import { handle } from '../../../http/handle'
import { maySuspend } from '../../../http/sessions/admin-level'
import type { Audit } from '../../../services/audit/audit'
import { byOf } from '../core/administrator'
import type { CompanyDecisionsService } from './company-decisions.service'
import type { UsersService } from './users.service'

/** People with their addresses: for owners alone. */
const COLUMNS: readonly CsvColumn<UserRow>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'Email', value: (row) => row.email },
  { header: 'Name', value: (row) => row.name },
  { header: 'Profile', value: (row) => (row.profile ? 'Yes' : 'No') },
  { header: 'Companies', value: (row) => row.companies },
  { header: 'Let In', value: (row) => (row.admitted ? 'Yes' : 'No') },
  { header: 'State', value: (row) => row.state },
  { header: 'Suspended Until', value: (row) => row.until ?? '' },
  { header: 'Joined', value: (row) => row.createdAt },
  { header: 'Last Seen', value: (row) => row.lastUsedAt },
]

/** The console's accounts. */
export const usersRoutes = (users: UsersService, audit: Audit) => async (app: FastifyInstance) => {
  const noteRead = (request: FastifyRequest) => audit.recordRead(byOf(request).actor, request, 'users.read')
  handle(app, consoleApi.users, async ({ query, request }) => {
    await noteRead(request)
    return users.list(query)
  })
  handle(app, consoleApi.user, async ({ params, request }) => {
    await noteRead(request)
    return users.get(params.id)
  })
  handle(app, consoleApi.suspend, async ({ params, body, request }) => {
    maySuspend(request, body.days)
    return users.suspend(params.id, body, byOf(request))
  })
  handle(app, consoleApi.restore, async ({ params, request }) => users.restore(params.id, byOf(request)))
  handle(app, consoleApi.erase, async ({ params, body, request }) =>
    users.erase(params.id, body, byOf(request)),
  )
  handle(app, consoleApi.endSessions, async ({ params, request }) =>
    users.endSessions(params.id, byOf(request)),
  )
  app.get<{ Querystring: UsersFilter }>(
    USERS_CSV.path,
    {
      config: { access: 'admin', adminRole: 'owner', stepUp: true, rate: 'read' },
      schema: {
        summary: 'The accounts of a filter as a CSV file, newest first',
        tags: ['admin'],
        querystring: UsersFilter,
      },
    },
    async (request, reply) => {
      await audit.record({ ...byOf(request), action: 'users.export', details: { ...request.query } })
      return csvReply(reply, USERS_CSV.filename, COLUMNS, users.rows(request.query))
    },
  )
}

/** What is decided about companies without a report. */
export const companyDecisionsRoutes =
  (decisions: CompanyDecisionsService, audit: Audit) => async (app: FastifyInstance) => {
    handle(app, consoleApi.companyDecisions, async ({ params, request }) => {
      await audit.recordRead(byOf(request).actor, request, 'companies.read')
      return decisions.list(params.id)
    })
    handle(app, consoleApi.suspendCompany, async ({ params, body, request }) => {
      maySuspend(request, body.days)
      return decisions.suspend(params.id, body, byOf(request))
    })
    handle(app, consoleApi.closing, async ({ params }) => decisions.closing(params.id))
    handle(app, consoleApi.closeCompany, async ({ params, body, request }) =>
      decisions.close(params.id, body, byOf(request)),
    )
  }
