import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AUDIT_CSV, AuditFilters, consoleApi, halfHiddenIp } from '@tryka/domain'
import type { CsvColumn } from '../../http/csv'
import { csvReply } from '../../http/csv'
import { handle } from '../../http/handle'
import { isReader } from '../../http/sessions/admin-level'
import type { Audit } from '../../services/audit/audit'
import type { AuditEntryRow } from '../../services/audit/audit-entry.entity'
import type { AuditList } from '../../services/audit/audit-list'
import { adminOf } from './admin-of'

const COLUMNS: readonly CsvColumn<AuditEntryRow>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'At', value: (row) => row.at },
  { header: 'Who', value: (row) => row.actor },
  { header: 'What', value: (row) => row.action },
  { header: 'To', value: (row) => row.target ?? '' },
  { header: 'From address', value: (row) => row.ip ?? '' },
  { header: 'Details', value: (row) => (row.details ? JSON.stringify(row.details) : '') },
]

/** Readers see from which network something was done. E-mail addresses are hidden wherever they stand. */
const shown =
  (request: FastifyRequest) =>
  <Row extends { ip: string | null }>(row: Row): Row =>
    isReader(request) && row.ip ? { ...row, ip: halfHiddenIp(row.ip) } : row

async function* shownTo(request: FastifyRequest, pages: AsyncIterable<AuditEntryRow[]>) {
  for await (const rows of pages) yield rows.map(shown(request))
}

/** The console's view of what was done. */
export const auditRoutes = (list: AuditList, audit: Audit) => async (app: FastifyInstance) => {
  handle(app, consoleApi.audit, async ({ query, request }) => {
    await audit.recordRead(adminOf(request), request, 'audit.read')
    const page = await list.page(query)
    return { ...page, items: page.items.map(shown(request)) }
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
      return csvReply(reply, AUDIT_CSV.filename, COLUMNS, shownTo(request, list.rows(request.query)))
    },
  )
}
