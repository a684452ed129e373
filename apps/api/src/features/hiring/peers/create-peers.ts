import type { FastifyInstance } from 'fastify'
import { circlesApi, mocksApi, peersApi } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import type { Attempts } from '../../../services/attempts/attempts'
import type { Audit } from '../../../services/audit/audit'
import { byOf } from '../core/administrator'
import type { Changes } from '../core/change'
import { candidateOf } from '../core/places'
import { callOf } from '../core/section'
import { offerAlso } from '../credits/challenges/kinds'
import { circles } from './circles'
import { mockChallenges } from './mocks/mock-challenges'
import { mockClock } from './mocks/mock-clock'
import { RequestsService } from './mocks/requests.service'
import { RoomsService } from './mocks/rooms.service'
import { PeerCards } from './peer-cards.service'
import { peerClock } from './peer-clock'
import { ReviewsToGiveService } from './reviews-to-give.service'
import { SharedAnswersService } from './shared-answers.service'

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  attempts: Attempts
  audit: Audit
  onTrouble: (error: unknown) => void
}

/** People who help each other. No company's route reads any of it. */
export function createPeers(deps: Deps) {
  offerAlso(mockChallenges)
  const cards = new PeerCards(deps)
  const shared = new SharedAnswersService(deps)
  const reviews = new ReviewsToGiveService(deps)
  const requests = new RequestsService(deps)
  const rooms = new RoomsService(deps)
  return {
    clockKinds: [...peerClock(deps), ...mockClock(deps)],
    adminRoutes: async (app: FastifyInstance) => {
      handle(app, circlesApi.list, async ({ query, request }) => {
        await deps.audit.recordRead(byOf(request).actor, request, 'coach.read')
        return circles(deps.db.read, query, deps.clock.now())
      })
    },
    routes: async (app: FastifyInstance) => {
      handle(app, peersApi.card, async ({ request }) => cards.show(candidateOf(request)))
      handle(app, peersApi.saveCard, async ({ request, body }) => cards.save(candidateOf(request), body))
      handle(app, peersApi.calibration, async ({ request, query }) =>
        cards.task(candidateOf(request), query.type),
      )
      handle(app, peersApi.tryCalibration, async ({ request, body }) => cards.try(candidateOf(request), body))
      handle(app, peersApi.block, async ({ request, params }) => {
        const place = candidateOf(request)
        if (!(await rooms.block(place, params.id))) await cards.block(place, params.id)
      })
      handle(app, peersApi.unblock, async ({ request }) => cards.unblock(candidateOf(request)))

      handle(app, peersApi.proposal, async ({ request, query }) =>
        shared.propose(candidateOf(request), query.turn),
      )
      handle(app, peersApi.share, async ({ request, body }) => {
        const place = candidateOf(request)
        return shared.share(place, body, callOf(request, place))
      })
      handle(app, peersApi.shared, async ({ request }) => shared.list(candidateOf(request)))
      handle(app, peersApi.withdraw, async ({ request, params }) =>
        shared.withdraw(candidateOf(request), params.id),
      )
      handle(app, peersApi.close, async ({ request, params }) =>
        shared.close(candidateOf(request), params.id),
      )
      handle(app, peersApi.useful, async ({ request, params, body }) =>
        shared.mark(candidateOf(request), params.id, body),
      )

      handle(app, peersApi.toGive, async ({ request }) => reviews.list(candidateOf(request)))
      handle(app, peersApi.take, async ({ request, params }) => reviews.take(candidateOf(request), params.id))
      handle(app, peersApi.submit, async ({ request, params, body }) =>
        reviews.submit(candidateOf(request), params.id, body),
      )
      handle(app, peersApi.giveBack, async ({ request, params }) =>
        reviews.giveBack(candidateOf(request), params.id),
      )

      handle(app, mocksApi.home, async ({ request }) => requests.home(candidateOf(request)))
      handle(app, mocksApi.ask, async ({ request, body }) => {
        const place = candidateOf(request)
        return requests.ask(place, body, callOf(request, place))
      })
      handle(app, mocksApi.accept, async ({ request, params, body }) =>
        requests.accept(candidateOf(request), params.id, body),
      )
      handle(app, mocksApi.decline, async ({ request, params }) =>
        requests.decline(candidateOf(request), params.id),
      )
      handle(app, mocksApi.cancelRequest, async ({ request, params }) =>
        requests.cancel(candidateOf(request), params.id),
      )
      handle(app, mocksApi.show, async ({ request, params }) => rooms.show(candidateOf(request), params.id))
      handle(app, mocksApi.present, async ({ request, params }) =>
        rooms.present(candidateOf(request), params.id),
      )
      handle(app, mocksApi.link, async ({ request, params, body }) =>
        rooms.link(candidateOf(request), params.id, body),
      )
      handle(app, mocksApi.answer, async ({ request, params, body }) =>
        rooms.answer(candidateOf(request), params.id, body),
      )
      handle(app, mocksApi.askNext, async ({ request, params, body }) =>
        rooms.askNext(candidateOf(request), params.id, body),
      )
      handle(app, mocksApi.end, async ({ request, params }) => rooms.end(candidateOf(request), params.id))
      handle(app, mocksApi.leave, async ({ request, params }) => rooms.leave(candidateOf(request), params.id))
      handle(app, mocksApi.cancel, async ({ request, params }) =>
        rooms.cancel(candidateOf(request), params.id),
      )
      handle(app, mocksApi.sheet, async ({ request, params, body }) =>
        rooms.sheet(candidateOf(request), params.id, body),
      )
    },
  }
}
