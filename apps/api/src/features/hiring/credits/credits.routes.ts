import type { FastifyInstance } from 'fastify'
import { challengeApi, creditsApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf } from '../core/places'
import { callOf, type SectionDeps } from '../core/section'
import type { Model } from '../../../services/model/model'
import { buyModelPack } from './buy-model-pack'
import type { OfferSources } from './challenges/challenge-kind'
import { ChallengesService } from './challenges/challenges.service'
import { creditLedger } from './credit-ledger'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  model: Model
  sources: OfferSources
}

/** The ledger of a person's points, and the challenge of the week. */
export const creditsRoutes =
  ({ db, clock, changes, model, sources }: Deps) =>
  (app: FastifyInstance) => {
    const challenges = new ChallengesService({ db, clock, changes, sources })
    handle(app, creditsApi.ledger, async ({ request, query }) =>
      creditLedger(db.read, candidateOf(request), query, clock.now().toISOString()),
    )
    handle(app, creditsApi.modelPack, async ({ request }) => {
      const place = candidateOf(request)
      return buyModelPack({ changes, model }, place, callOf(request, place))
    })
    handle(app, challengeApi.show, async ({ request }) => challenges.show(candidateOf(request)))
    handle(app, challengeApi.choose, async ({ request, body }) =>
      challenges.choose(candidateOf(request), body),
    )
    return Promise.resolve()
  }
