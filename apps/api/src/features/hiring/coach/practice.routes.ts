import type { FastifyInstance } from 'fastify'
import { coachApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import type { Model } from '../../../services/model/model'
import { candidateOf } from '../core/places'
import { callOf, type SectionDeps } from '../core/section'
import { coachAbout, practiceChoices } from './practice-choices'
import { judgeAgain } from './judge-again'
import { practiceList, practiceProgress } from './practice-history'
import { PracticeService } from './practice.service'
import { questionHistory } from './question-history'

/** Practice for interviews. No company's route reads any of it. */
export const practiceRoutes =
  (deps: SectionDeps & { model: Pick<Model, 'speaker'> }) => async (app: FastifyInstance) => {
    const practice = new PracticeService(deps)
    const { read } = deps.db
    handle(app, coachApi.about, async () => coachAbout(deps.model.speaker?.host ?? null))
    handle(app, coachApi.choices, async ({ request, query: { job: id } }) => {
      const place = candidateOf(request)
      return practiceChoices(read, place, id === undefined ? undefined : { id, at: place.calledAt })
    })
    handle(app, coachApi.list, async ({ request, query }) =>
      practiceList(read, candidateOf(request), query.page ?? 1),
    )
    handle(app, coachApi.start, async ({ request, body }) => {
      const place = candidateOf(request)
      return practice.start(place, body, callOf(request, place))
    })
    handle(app, coachApi.show, async ({ request, params }) => practice.show(candidateOf(request), params.id))
    handle(app, coachApi.end, async ({ request, params, body }) =>
      practice.end(candidateOf(request), params.id, body.version),
    )
    handle(app, coachApi.remove, async ({ request, params }) =>
      practice.remove(candidateOf(request), params.id),
    )
    handle(app, coachApi.draft, async ({ request, params, body }) =>
      practice.draft(candidateOf(request), params.id, body),
    )
    handle(app, coachApi.answer, async ({ request, params, body }) =>
      practice.answer(candidateOf(request), params.id, body),
    )
    handle(app, coachApi.followUp, async ({ request, params, body }) =>
      practice.followUp(candidateOf(request), params.id, body.text),
    )
    handle(app, coachApi.skip, async ({ request, params }) => practice.skip(candidateOf(request), params.id))
    handle(app, coachApi.again, async ({ request, params }) =>
      practice.again(candidateOf(request), params.id),
    )
    handle(app, coachApi.mark, async ({ request, params, body }) =>
      practice.mark(candidateOf(request), params.id, body),
    )
    handle(app, coachApi.progress, async ({ request }) => practiceProgress(read, candidateOf(request)))
    handle(app, coachApi.history, async ({ request, query }) =>
      questionHistory(read, candidateOf(request), query.question),
    )
    handle(app, coachApi.judgeAgain, async ({ request }) => judgeAgain(deps.changes, candidateOf(request)))
  }
