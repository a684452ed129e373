import type { FastifyInstance } from 'fastify'
import { creditsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf } from '../core/places'
import type { SectionDeps } from '../core/section'
import { creditLedger } from './credit-ledger'

/** The ledger of a person's points. */
export const creditsRoutes =
  ({ db, clock }: Pick<SectionDeps, 'db' | 'clock'>) =>
  (app: FastifyInstance) => {
    handle(app, creditsApi.ledger, async ({ request, query }) =>
      creditLedger(db.read, candidateOf(request), query, clock.now().toISOString()),
    )
    return Promise.resolve()
  }
