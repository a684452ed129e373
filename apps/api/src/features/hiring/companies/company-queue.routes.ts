import type { FastifyInstance, FastifyRequest } from 'fastify'
import { COMPANIES_CSV, CompanyFilter, companiesApi } from '@tryka/domain'
import { unauthenticated } from '../../../app-error'
import type { CsvColumn } from '../../../http/csv'
import { csvReply } from '../../../http/csv'
import { handle } from '../../../http/handle'
import type { Audit } from '../../../services/audit/audit'
import type { CompanyLine, CompanyList } from './company-list'
import type { CompanyQueue } from './company-queue'
import type { Questions } from './questions'

const byOf = (request: FastifyRequest) => {
  if (!request.session.admin) throw unauthenticated()
  return { actor: request.session.admin.username, request }
}

/** Companies alone: addresses of people stay in the console. */
const COLUMNS: readonly CsvColumn<CompanyLine>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'Name', value: (row) => row.name },
  { header: 'Domain', value: (row) => row.domain },
  { header: 'State', value: (row) => row.state },
  { header: 'Since', value: (row) => row.since },
  { header: 'Waits For', value: (row) => row.waits ?? '' },
  { header: 'Proven By E-mail', value: (row) => (row.provenBy ? 'Yes' : 'No') },
  { header: 'Record Found At', value: (row) => row.recordFoundAt ?? '' },
  { header: 'Made At', value: (row) => row.createdAt },
  { header: 'Industry', value: (row) => row.company?.industry ?? '' },
  { header: 'Size', value: (row) => row.company?.size ?? '' },
  { header: 'Location', value: (row) => row.company?.location ?? '' },
  { header: 'Country', value: (row) => row.country },
  { header: 'Postings', value: (row) => row.postings },
]

interface Deps {
  queue: CompanyQueue
  list: CompanyList
  questions: Questions
  audit: Audit
}

/** The console's companies. */
export const companyQueueRoutes =
  ({ queue, list, questions, audit }: Deps) =>
  async (app: FastifyInstance) => {
    const noteRead = (request: FastifyRequest) =>
      audit.recordRead(byOf(request).actor, request, 'companies.read')
    handle(app, companiesApi.cases, async ({ query, request }) => {
      await noteRead(request)
      return list.page(query)
    })
    handle(app, companiesApi.case, async ({ params, request }) => {
      await noteRead(request)
      return queue.get(params.id)
    })
    handle(app, companiesApi.decide, async ({ params, body, request }) =>
      queue.decide(params.id, body, byOf(request)),
    )
    handle(app, companiesApi.ask, async ({ params, body, request }) =>
      questions.ask(params.id, body, byOf(request)),
    )
    app.get<{ Querystring: ReturnType<typeof CompanyFilter.parse> }>(
      COMPANIES_CSV.path,
      {
        config: { access: 'admin', rate: 'read' },
        schema: {
          summary: 'The companies of a filter as a CSV file, in the order of the list',
          tags: ['admin'],
          querystring: CompanyFilter,
        },
      },
      async (request, reply) => {
        const { state = '', q = '' } = request.query
        const { actor } = byOf(request)
        await audit.record({ actor, action: 'companies.export', details: { state, q }, request })
        return csvReply(reply, COMPANIES_CSV.filename, COLUMNS, list.rows(request.query))
      },
    )
  }
