import type { FastifyInstance } from 'fastify'
import { ROLES } from '@tryka/coach'
import { guidanceApi, type RoleList } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { candidateOf } from '../core/places'
import type { SectionDeps } from '../core/section'
import type { MatchLists } from '../matching/lists'
import type { GuidanceService } from './guidance.service'
import { TargetsService } from './targets.service'

const roleList = (): RoleList => ({
  items: ROLES.map(({ titles: _titles, skills, ...role }) => ({ ...role, skills: [...skills] })),
})

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  lists: MatchLists
  guidance: GuidanceService
}

/** What somebody aims at, and what open jobs say about the way there. No company's route reads any of it. */
export const guidanceRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const { guidance } = deps
  const targets = new TargetsService(deps, deps.lists)
  handle(app, guidanceApi.targets, async ({ request }) => targets.list(candidateOf(request)))
  handle(app, guidanceApi.addTarget, async ({ request, body }) => targets.add(candidateOf(request), body))
  handle(app, guidanceApi.removeTarget, async ({ request, query }) =>
    targets.remove(candidateOf(request), query),
  )
  handle(app, guidanceApi.roles, async () => roleList())
  handle(app, guidanceApi.match, async ({ request, query }) =>
    guidance.match(candidateOf(request), query.all === 'true'),
  )
  handle(app, guidanceApi.adjacent, async ({ request }) => guidance.adjacent(candidateOf(request)))
  handle(app, guidanceApi.pay, async ({ request, query }) => guidance.pay(candidateOf(request), query))
  handle(app, guidanceApi.path, async ({ request }) => guidance.path(candidateOf(request)))
}
