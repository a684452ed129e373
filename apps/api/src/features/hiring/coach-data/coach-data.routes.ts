import type { FastifyInstance } from 'fastify'
import { coachDataApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { chooseKeeping, keepingOf } from '../coach/practice-keeping'
import { candidateOf } from '../core/places'
import type { SectionDeps } from '../core/section'
import { coachData, eraseCoachData } from './coach-data'

/** What the coach keeps of a person: how long, all of it as a file, and none of it. */
export const coachDataRoutes =
  ({ db, changes }: Pick<SectionDeps, 'db' | 'changes'>) =>
  async (app: FastifyInstance) => {
    handle(app, coachDataApi.settings, async ({ request }) => ({
      keeping: await keepingOf(db.read, candidateOf(request)),
    }))
    handle(app, coachDataApi.save, async ({ request, body }) =>
      chooseKeeping(changes, candidateOf(request), body),
    )
    handle(app, coachDataApi.read, async ({ request }) => coachData(db, candidateOf(request)))
    handle(app, coachDataApi.erase, async ({ request }) => eraseCoachData(changes, candidateOf(request)))
  }
