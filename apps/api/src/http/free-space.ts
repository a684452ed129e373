import type { FastifyInstance } from 'fastify'
import type { RateClass } from '@tryka/domain'
import type { FreeSpace } from '../db/free-space'

const FRUGAL_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])
/** These answer without storing more than a count, or let an administrator in. */
const FRUGAL_RATES = new Set<RateClass | undefined>(['read', 'ai', 'pdf', 'sign-in'])

/**
 * Keeps the last room of the disk for erasing and for what reading needs: sessions, counts of requests and the audit
 * log, which are small and end by themselves. Other writes are refused before the database has to.
 */
export function refuseGrowth(app: FastifyInstance, space: FreeSpace | undefined): void {
  if (!space) return
  app.addHook('onRequest', async (request) => {
    const { access, frugal, rate } = request.routeOptions.config
    if (!access || frugal || FRUGAL_METHODS.has(request.method) || FRUGAL_RATES.has(rate)) return
    await space.refuseGrowth()
  })
}
