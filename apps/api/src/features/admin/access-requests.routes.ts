import { adminApi, SIGNUPS_CSV, SignupFilters } from '@tryka/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { unauthenticated } from '../../http/app-error'
import { handle, JsonText } from '../../http/handle'
import type { Audit } from '../audit/audit'
import type { SignupList } from './signup-list'
import { csvOf } from './signups-csv'

const PAGE_SIZE = 20

interface Deps {
  signups: SignupList
  audit: Audit
}

const adminOf = (request: FastifyRequest): string => {
  if (!request.session.admin) throw unauthenticated()
  return request.session.admin.username
}

/** Text in parts of a few hundred rows, read as fast as the client takes them; an error midway cuts the connection. */
const stream = (parts: AsyncGenerator<string>): Readable =>
  Readable.from(parts, { objectMode: true, highWaterMark: 1 })

export const accessRequestRoutes =
  ({ signups, audit }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, adminApi.signups, async ({ query, request }) => {
      await audit.recordRead(adminOf(request), request)
      if (Object.keys(query).length === 0) return new JsonText(stream(signups.json()))
      const { search, type, page = 1, pageSize = PAGE_SIZE } = query
      return new JsonText(await signups.page({ search, type }, page, pageSize))
    })

    handle(app, adminApi.stats, async ({ request }) => {
      await audit.recordRead(adminOf(request), request)
      return signups.stats()
    })

    app.get<{ Querystring: ReturnType<typeof SignupFilters.parse> }>(
      SIGNUPS_CSV.path,
      {
        config: { access: 'admin', rate: 'read' },
        schema: {
          summary: 'The early-access list as a CSV file, newest first',
          tags: ['admin'],
          querystring: SignupFilters,
        },
      },
      async (request, reply) => {
        const filter = request.query
        await audit.record({
          actor: adminOf(request),
          action: 'signups.export',
          details: { type: filter.type ?? 'all', search: filter.search ?? '' },
          request,
        })
        reply
          .type('text/csv; charset=utf-8; header=present')
          .header('content-disposition', `attachment; filename="${SIGNUPS_CSV.filename}"`)
        return stream(csvOf(signups.rows(filter)))
      },
    )
  }
