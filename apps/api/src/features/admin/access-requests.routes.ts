import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { DayRange, SignupParts } from '@tryka/domain'
import { adminApi, rangedName, SIGNUPS_CSV, SignupFilters } from '@tryka/domain'
import { csvReply } from '../../http/csv'
import { handle, JsonText } from '../../http/handle'
import type { Audit } from '../../services/audit/audit'
import { adminOf } from './admin-of'
import type { SignupList } from './signup-list'
import { SIGNUP_CSV } from './signups-csv'

const PAGE_SIZE = 20

interface Deps {
  signups: SignupList
  audit: Audit
}

/** The days and the parts that a list was narrowed to, for the audit. */
const narrowedTo = ({ from, to, experience, field, verified }: DayRange & SignupParts) =>
  Object.fromEntries(
    Object.entries({ from, to, experience, field, verified }).filter(([, value]) => value !== undefined),
  )

/** Text in parts of a few hundred rows, read as fast as the client takes them; an error midway cuts the connection. */
const stream = (parts: AsyncGenerator<string>): Readable =>
  Readable.from(parts, { objectMode: true, highWaterMark: 1 })

export const accessRequestRoutes =
  ({ signups, audit }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, adminApi.signups, async ({ query, request }) => {
      await audit.recordRead(adminOf(request), request)
      if (Object.keys(query).length === 0) return new JsonText(stream(signups.json()))
      const { sort = 'newest', page = 1, pageSize = PAGE_SIZE, ...filter } = query
      return new JsonText(await signups.page(filter, { sort, page, pageSize }))
    })

    handle(app, adminApi.stats, async ({ request }) => {
      await audit.recordRead(adminOf(request), request)
      return signups.stats()
    })

    app.get<{ Querystring: ReturnType<typeof SignupFilters.parse> }>(
      SIGNUPS_CSV.path,
      {
        config: { access: 'admin', adminRole: 'owner', stepUp: true, rate: 'read' },
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
          details: { type: filter.type ?? 'all', search: filter.search ?? '', ...narrowedTo(filter) },
          request,
        })
        return csvReply(reply, rangedName(SIGNUPS_CSV.filename, filter), SIGNUP_CSV, signups.rows(filter))
      },
    )
  }
