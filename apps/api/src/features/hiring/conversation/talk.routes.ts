import type { FastifyInstance } from 'fastify'
import { talkApi } from '@tryka/domain'
import { untilClientLeaves } from '../../../http/client-gone'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import type { Model } from '../../../services/model/model'
import { candidateOf } from '../core/places'
import { modelCoach } from './model-coach'
import { type TalkDeps, TalkService } from './talk.service'

interface Deps extends TalkDeps {
  model: Model
  /** Of an error of ours, its kind alone. */
  onTrouble: (kind: string) => void
}

/** The panel of the coach: what is for today, and the conversation. No company's route reads any of it. */
export const talkRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const talk = new TalkService(deps, modelCoach(deps))
  handle(app, talkApi.today, async ({ request }) => talk.today(candidateOf(request)))
  handle(app, talkApi.threads, async ({ request }) => talk.list(candidateOf(request)))
  handle(app, talkApi.open, async ({ request }) => talk.open(candidateOf(request)))
  handle(app, talkApi.tell, async ({ request, reply, params, body }) =>
    talk.tell(
      { place: candidateOf(request), account: accountOf(request) },
      params.id,
      body,
      untilClientLeaves(reply),
    ),
  )
  handle(app, talkApi.remove, async ({ request, params }) => talk.remove(candidateOf(request), params.id))
}
