import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { CALENDAR_ROUTE, companyInterviewsApi as ours, IdParams, interviewsApi as mine } from '@tryka/domain'
import { attachment } from '../../../../http/attachment'
import { handle } from '../../../../http/handle'
import { oneCall } from '../../../../services/idempotency/idempotency'
import { candidateOf, memberOf, placeOf } from '../../core/places'
import type { CalendarFiles } from './calendar-files'
import type { CompanyInterviewsService } from './company-interviews.service'
import type { InterviewsService } from './interviews.service'
import type { ScorecardsService } from './scorecards.service'

function candidateRoutes(app: FastifyInstance, interviews: InterviewsService): void {
  handle(app, mine.list, async ({ request }) => interviews.list(candidateOf(request)))
  handle(app, mine.confirm, async ({ request, params, body }) => {
    const place = candidateOf(request)
    return interviews.confirm(place, params.id, body, oneCall(request, place.accountId))
  })
  handle(app, mine.reschedule, async ({ request, params, body }) =>
    interviews.reschedule(candidateOf(request), params.id, body),
  )
  handle(app, mine.counter, async ({ request, params, body }) =>
    interviews.counter(candidateOf(request), params.id, body),
  )
  handle(app, mine.cancel, async ({ request, params, body }) =>
    interviews.cancel(candidateOf(request), params.id, body),
  )
  handle(app, mine.noShow, async ({ request, params, body }) =>
    interviews.noShow(candidateOf(request), params.id, body),
  )
}

function companyRoutes(app: FastifyInstance, interviews: CompanyInterviewsService): void {
  handle(app, ours.list, async ({ request, query }) => interviews.list(memberOf(request), query))
  handle(app, ours.schedule, async ({ request, params, body }) => {
    const place = memberOf(request)
    return interviews.schedule(place, params.id, body, oneCall(request, place.accountId))
  })
  handle(app, ours.confirm, async ({ request, params, body }) => {
    const place = memberOf(request)
    return interviews.confirm(place, params.id, body, oneCall(request, place.accountId))
  })
  handle(app, ours.reschedule, async ({ request, params, body }) =>
    interviews.reschedule(memberOf(request), params.id, body),
  )
  handle(app, ours.counter, async ({ request, params, body }) =>
    interviews.counter(memberOf(request), params.id, body),
  )
  handle(app, ours.cancel, async ({ request, params, body }) =>
    interviews.cancel(memberOf(request), params.id, body),
  )
  handle(app, ours.noShow, async ({ request, params, body }) =>
    interviews.noShow(memberOf(request), params.id, body),
  )
  handle(app, ours.complete, async ({ request, params, body }) =>
    interviews.complete(memberOf(request), params.id, body),
  )
  handle(app, ours.outcome, async ({ request, params, body }) =>
    interviews.outcome(memberOf(request), params.id, body),
  )
}

function scorecardRoutes(app: FastifyInstance, scorecards: ScorecardsService): void {
  handle(app, ours.scorecard, async ({ request, params }) => scorecards.own(memberOf(request), params.id))
  handle(app, ours.saveScorecard, async ({ request, params, body }) =>
    scorecards.save(memberOf(request), params.id, body),
  )
  handle(app, ours.submitScorecard, async ({ request, params }) =>
    scorecards.submit(memberOf(request), params.id),
  )
  handle(app, ours.scorecards, async ({ request, params }) => scorecards.list(memberOf(request), params.id))
}

interface Deps {
  interviews: InterviewsService
  companyInterviews: CompanyInterviewsService
  scorecards: ScorecardsService
  calendar: CalendarFiles
}

export const interviewsRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  candidateRoutes(app, deps.interviews)
  companyRoutes(app, deps.companyInterviews)
  scorecardRoutes(app, deps.scorecards)

  app.get(CALENDAR_ROUTE, {
    config: { access: 'place', rate: 'read' },
    schema: {
      summary: 'An agreed interview as an iCalendar file, for either side',
      tags: ['interviews'],
      params: IdParams,
    },
    handler: async (request, reply) => {
      const { id } = request.params as z.output<typeof IdParams>
      const file = await deps.calendar.file(placeOf(request), id)
      return reply
        .header('content-disposition', attachment('interview.ics'))
        .type(`text/calendar; method=${file.method}; charset=utf-8`)
        .send(file.content)
    },
  })
}
