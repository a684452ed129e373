import type { FastifyInstance } from 'fastify'
import { analyticsRoutes } from './analytics/analytics.routes'
import type { SectionDeps } from './core/section'
import { candidatesCsvRoutes } from './directory/candidates-csv.routes'
import { directoryRoutes } from './directory/directory.routes'
import { learningRoutes } from './learning/learning.routes'
import type { JobsService } from './jobs/jobs.service'
import { messagesRoutes } from './messages/messages.routes'
import { overviewsRoutes } from './overviews/overviews.routes'
import { poolsRoutes } from './pools/pools.routes'
import { Presence } from './profile/presence'
import { profileRoutes } from './profile/profile.routes'
import { searchesRoutes } from './searches/searches.routes'
import { skillsRoutes } from './skills/skills.routes'
import { teamRoutes } from './team/team.routes'

/** The sections of both dashboards that are about people: what they show, learn, write and count. */
export const sectionRoutes = (deps: SectionDeps, jobs: JobsService) => async (app: FastifyInstance) => {
  const presence = new Presence(deps)
  app.addHook('preHandler', async ({ place }) => {
    if (place?.side === 'candidate') await presence.note(place)
  })
  await app.register(profileRoutes(deps))
  await app.register(skillsRoutes(deps))
  await app.register(learningRoutes(deps))
  await app.register(messagesRoutes(deps))
  await app.register(directoryRoutes(deps))
  await app.register(candidatesCsvRoutes(deps))
  await app.register(poolsRoutes(deps))
  await app.register(teamRoutes(deps))
  await app.register(analyticsRoutes(deps))
  await app.register(searchesRoutes(deps, jobs))
  await app.register(overviewsRoutes(deps, jobs))
}
