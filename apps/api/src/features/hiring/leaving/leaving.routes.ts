import type { FastifyInstance } from 'fastify'
import { companyApi, placesApi } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { refused } from '../core/errors'
import type { Place } from '../core/places'
import { candidateOf, memberOf } from '../core/places'
import { eraseCounts } from './erase-counts'
import type { Leaving } from './leaving.service'

/** A demo falls with its account, or begins anew. */
function refuseInDemo({ isDemo }: Place): void {
  if (isDemo) throw refused(403, 'LIVE_ONLY', 'This is sample data. Reset it in Settings instead.')
}

/** Ways out of the live market that leave the account. */
export const leavingRoutes =
  ({ db, leaving }: { db: Database; leaving: Leaving }) =>
  async (app: FastifyInstance) => {
    handle(app, placesApi.previewEraseProfile, async ({ request }) => {
      const place = candidateOf(request)
      refuseInDemo(place)
      return eraseCounts(db.read, place)
    })
    handle(app, placesApi.eraseProfile, async ({ request }) => {
      const place = candidateOf(request)
      refuseInDemo(place)
      await leaving.eraseProfile(place)
    })
    handle(app, companyApi.leave, async ({ request }) => {
      const place = memberOf(request)
      refuseInDemo(place)
      await leaving.leaveTeam(place)
    })
  }
