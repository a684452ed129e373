import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AUDIT_CSV, AuditFilters, consoleApi } from '@tryka/domain'
import { unauthenticated } from '../../app-error'
import type { CsvColumn } from '../../http/csv'
import { csvReply } from '../../http/csv'
import { handle } from '../../http/handle'
import type { Audit } from '../../services/audit/audit'
import type { AuditEntryRow } from '../../services/audit/audit-entry.entity'
import type { AuditList } from '../../services/audit/audit-list'

const COLUMNS: readonly CsvColumn<AuditEntryRow>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'At', value: (row) => row.at },
  { header: 'Who', value: (row) => row.actor },
  { header: 'What', value: (row) => row.action },
  { header: 'To', value: (row) => row.target ?? '' },
  { header: 'From address', value: (row) => row.ip ?? '' },
  { header: 'Details', value: (row) => (row.details ? JSON.stringify(row.details) : '') },
]

const adminOf = (request: FastifyRequest): string => {
  if (!request.session.admin) throw unauthenticated()
  return request.session.admin.username
}

/** The console's view of what was done. */
export const auditRoutes = (list: AuditList, audit: Audit) => async (app: FastifyInstance) => {
  handle(app, consoleApi.audit, async ({ query, request }) => {
    await audit.recordRead(adminOf(request), request, 'audit.read')
    return list.page(query)
  })
  app.get<{ Querystring: ReturnType<typeof AuditFilters.parse> }>(
    AUDIT_CSV.path,
    {
      config: { access: 'admin', rate: 'read' },
      schema: {
        summary: 'What was done as a CSV file, newest first',
        tags: ['admin'],
        querystring: AuditFilters,
      },
    },
    async (request, reply) => {
      await audit.record({ actor: adminOf(request), action: 'audit.export', request })
      return csvReply(reply, AUDIT_CSV.filename, COLUMNS, list.rows(request.query))
    },
  )
}
