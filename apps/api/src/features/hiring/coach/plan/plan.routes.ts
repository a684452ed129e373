import type { FastifyInstance } from 'fastify'
import { planApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import type { InterviewsService } from '../../applications/interviews/interviews.service'
import { candidateOf } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { PlanService } from './plan.service'
import { preparationQuestions } from './preparation-questions'
import { questionsToAskOf } from './questions-to-ask'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  interviews: Pick<InterviewsService, 'preparation'>
}

/** What helps before an interview and after it: the materials, a plan, questions to ask, notes. */
export const planRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const plans = new PlanService(deps)
  const { read } = deps.db
  handle(app, planApi.preparation, async ({ request, params }) => {
    const place = candidateOf(request)
    const [facts, plan] = [
      await deps.interviews.preparation(place, params.id),
      await plans.show(place, params.id),
    ]
    const preparation = { ...facts, plan }
    if (facts.interview.status === 'cancelled') return preparation
    const asked = await preparationQuestions(read, place, params.id)
    return { ...preparation, questions: [...asked, ...preparation.questions] }
  })
  handle(app, planApi.show, async ({ request, params }) => plans.show(candidateOf(request), params.id))
  handle(app, planApi.make, async ({ request, params }) => plans.make(candidateOf(request), params.id))
  handle(app, planApi.change, async ({ request, params, body }) =>
    plans.changeItem(candidateOf(request), params, body),
  )
  handle(app, planApi.notes, async ({ request, params, body }) =>
    plans.notes(candidateOf(request), params.id, body),
  )
  handle(app, planApi.questions, async ({ request, params }) =>
    questionsToAskOf(read, candidateOf(request), params.id),
  )
}
