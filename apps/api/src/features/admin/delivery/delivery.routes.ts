import type { FastifyInstance } from 'fastify'
import { outboxApi } from '@tryka/domain'
import { notFound } from '../../../app-error'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import type { Audit } from '../../../services/audit/audit'
import { retryDead } from '../../../services/outbox/retry-dead'
import type { By } from '../admin-of'
import { adminOf } from '../admin-of'
import type { MessageList } from './message-list'

interface Deps {
  db: Database
  clock: Clock
  audit: Audit
  list: MessageList
  /** There is something to deliver. */
  nudge: () => void
}

/** The console's view of what leaves the product, and another try for what was given up. */
export const deliveryRoutes =
  ({ db, clock, audit, list, nudge }: Deps) =>
  async (app: FastifyInstance) => {
    const retry = async ({ actor, request }: By, id?: string): Promise<{ retried: number }> => {
      const retried = await db.transaction(async (manager) => {
        const count = await retryDead(manager, clock.now(), id)
        const event = { actor, action: 'outbox.retried' as const, details: { number: count }, request }
        if (count) await audit.recordWith(manager, id === undefined ? event : { ...event, target: id })
        return count
      })
      nudge()
      return { retried }
    }
    handle(app, outboxApi.state, () => list.overview())
    handle(app, outboxApi.list, async ({ query, request }) => {
      await audit.recordRead(adminOf(request), request, 'outbox.read')
      return list.page(query)
    })
    handle(app, outboxApi.retryAll, ({ request }) => retry({ actor: adminOf(request), request }))
    handle(app, outboxApi.retry, async ({ params, request }) => {
      const result = await retry({ actor: adminOf(request), request }, params.id)
      // Nothing of that name was given up, or nobody wants it any more.
      if (!result.retried) throw notFound()
      return result
    })
  }
