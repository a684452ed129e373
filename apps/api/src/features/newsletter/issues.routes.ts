import type { FastifyInstance } from 'fastify'
import { ISSUE_MOVES, SUBSCRIBERS_CSV, SubscriberFilter, newsletterApi } from '@tryka/domain'
import type { CsvColumn } from '../../http/csv'
import { csvReply } from '../../http/csv'
import { handle } from '../../http/handle'
import type { Database } from '../../db/database'
import type { Audit } from '../../services/audit/audit'
import { adminOf } from './by'
import type { IssueList } from './issue-list'
import type { Issues } from './issues.service'
import type { SubscriberList } from './subscriber-list'
import type { SubscriberRow } from './subscriber.table'
import type { Subscribers } from './subscribers'

/** A letter of 200 KB, and what JSON makes of its line breaks. */
const BODY_LIMIT = 512 * 1024

const CSV: readonly CsvColumn<SubscriberRow>[] = [
  { header: 'ID', value: (row) => row.id },
  { header: 'Email', value: (row) => row.email },
  { header: 'State', value: (row) => row.state },
  { header: 'Since', value: (row) => row.createdAt },
  { header: 'Confirmed At', value: (row) => row.confirmedAt ?? '' },
  { header: 'Left At', value: (row) => row.leftAt ?? '' },
]

interface Deps {
  db: Database
  issues: Issues
  list: IssueList
  subscribers: Subscribers
  readers: SubscriberList
  audit: Audit
  perHour: number
  /** A mail was stored. */
  nudgeOutbox: () => void
}

/** The console's part: letters, their readers, and what did not arrive. */
export const issuesRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const { db, issues, list, readers, audit, perHour } = deps
  app.addHook('onRoute', (route) => void (route.bodyLimit = BODY_LIMIT))
  handle(app, newsletterApi.issues, async ({ query }) => {
    const [page, counts] = await Promise.all([list.page(query.after), readers.counts()])
    return { ...page, readers: counts, perHour }
  })
  handle(app, newsletterApi.write, async ({ body, request }) => issues.write(body, adminOf(request)))
  handle(app, newsletterApi.preview, async ({ body }) => issues.preview(body))
  handle(app, newsletterApi.issue, async ({ params }) => list.find(params.id))
  handle(app, newsletterApi.edit, async ({ params, body, request }) =>
    issues.edit({ ...params, ...body }, adminOf(request)),
  )
  handle(app, newsletterApi.remove, async ({ params }) => issues.remove(params.id))
  handle(app, newsletterApi.test, async ({ params, body, request }) => {
    await issues.test(params.id, body.to, { actor: adminOf(request), request })
    return { sent: true as const }
  })
  for (const move of ISSUE_MOVES)
    handle(app, newsletterApi[move], async ({ params, body, request }) =>
      issues.move(move, { ...params, ...body }, { actor: adminOf(request), request }),
    )
  handle(app, newsletterApi.failures, async ({ params, query, request }) => {
    await audit.recordRead(adminOf(request), request, 'subscribers.read')
    return list.failures(params.id, query.after)
  })

  handle(app, newsletterApi.subscribers, async ({ query: { after, ...filter }, request }) => {
    await audit.recordRead(adminOf(request), request, 'subscribers.read')
    return readers.page(filter, after)
  })
  handle(app, newsletterApi.ask, async ({ request }) => {
    const asked = await db.transaction(async (manager) => {
      const counts = await deps.subscribers.askOld(manager)
      const details = { number: counts.asked }
      await audit.recordWith(manager, {
        actor: adminOf(request),
        action: 'newsletter.asked',
        details,
        request,
      })
      return counts
    })
    deps.nudgeOutbox()
    return asked
  })
  app.get<{ Querystring: SubscriberFilter }>(
    SUBSCRIBERS_CSV.path,
    {
      config: { access: 'admin', adminRole: 'owner', stepUp: true, rate: 'read' },
      schema: {
        summary: 'Readers of the newsletter as a CSV file, the latest first',
        tags: ['admin'],
        querystring: SubscriberFilter,
      },
    },
    async (request, reply) => {
      await audit.record({ actor: adminOf(request), action: 'subscribers.export', request })
      return csvReply(reply, SUBSCRIBERS_CSV.filename, CSV, readers.rows(request.query))
    },
  )
}
