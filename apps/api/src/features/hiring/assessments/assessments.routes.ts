import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assessmentsApi, trackWishesApi, TRACKS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { clientAddress, clientNetwork } from '../../../http/client-address'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import { nothingHere } from '../core/errors'
import { candidateOf } from '../core/places'
import { callOf } from '../core/section'
import type { SkillsService } from '../skills/skills.service'
import type { AttemptsService, Caller } from './attempts.service'
import type { BookingsService } from './bookings.service'
import type { CodeRuns } from './code-runs'
import type { OfferedTracks } from './offered-tracks'
import { wishFor } from './track-wishes'

interface Parts {
  db: Database
  offered: OfferedTracks
  attempts: AttemptsService
  bookings: BookingsService
  runs: CodeRuns
  /** In a demo an assessment is a sample that can be planned and cancelled, and never taken. */
  samples: SkillsService
}

const callerOf = (request: FastifyRequest): Caller => ({
  address: clientAddress(request),
  network: clientNetwork(request),
})

/** Taking an assessment: what there is, booking, each task, and the result. */
export const assessmentsRoutes =
  ({ db, offered, attempts, bookings, runs, samples }: Parts) =>
  async (app: FastifyInstance) => {
    handle(app, assessmentsApi.tracks, async () => ({ items: offered.views() }))
    handle(app, assessmentsApi.track, async ({ params }) => {
      const track = TRACKS.find(({ slug }) => slug === params.track)
      if (!track) throw nothingHere('This track')
      return offered.view(track)
    })
    handle(app, trackWishesApi.ask, async ({ request, body }) =>
      wishFor({ db, offered }, accountOf(request).id, body.skill),
    )
    handle(app, assessmentsApi.book, async ({ request, body }) => {
      const place = candidateOf(request)
      const call = callOf(request, place)
      const isSample = place.isDemo && body.consents === undefined
      return isSample
        ? samples.start(place, body, call)
        : bookings.book(place, body, call, clientAddress(request))
    })
    handle(app, assessmentsApi.standings, async ({ request }) => ({
      items: await attempts.standings(candidateOf(request)),
    }))
    handle(app, assessmentsApi.show, async ({ request, params }) =>
      attempts.show(candidateOf(request), params.id),
    )
    handle(app, assessmentsApi.start, async ({ request, params }) =>
      attempts.start(candidateOf(request), params.id, callerOf(request)),
    )
    handle(app, assessmentsApi.cancel, async ({ request, params }) =>
      attempts.cancel(candidateOf(request), params.id),
    )
    handle(app, assessmentsApi.answer, async ({ request, params, body }) =>
      attempts.answer(candidateOf(request), params.id, body, callerOf(request)),
    )
    handle(app, assessmentsApi.run, async ({ request, params, body }) =>
      runs.run(candidateOf(request), params.id, body),
    )
    handle(app, assessmentsApi.pause, async ({ request, params, body }) =>
      attempts.pause(candidateOf(request), params.id, body.version),
    )
    handle(app, assessmentsApi.handIn, async ({ request, params, body }) =>
      attempts.handIn(candidateOf(request), params.id, body.version),
    )
    handle(app, assessmentsApi.result, async ({ request, params }) =>
      attempts.result(candidateOf(request), params.id),
    )
  }
