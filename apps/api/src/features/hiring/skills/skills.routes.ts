import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { HIRING_LIMITS, SKILL_CATALOG, skillsApi } from '@tryka/domain'
import type { CertificationDraft } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { forgetBadge } from './badges/forget-badge'
import { CertificationEntity } from './skill.table'
import { candidateOf } from '../core/places'
import type { CandidatePlace } from '../core/places'
import { certificationView } from './certification-view'
import { skillsSection } from './skill-view'
import type { SkillTests } from './skill-tests'
import type { SkillsService } from './skills.service'

const fieldProblem = (path: string, message: string) =>
  refused(400, 'VALIDATION', message, { errors: [{ path, message }] })

function addCertification(
  { changes }: SectionDeps,
  { marketId, candidateId }: CandidatePlace,
  draft: z.output<typeof CertificationDraft>,
) {
  return changes.run(marketId, { person: candidateId }, async ({ manager, now, at }) => {
    if (draft.issued > at.slice(0, 10)) throw fieldProblem('issued', 'Use a day that has come.')
    if (draft.expires !== null && draft.expires <= draft.issued)
      throw fieldProblem('expires', 'Use a day after the issue.')
    const held = await manager.countBy(CertificationEntity, { marketId, candidateId })
    if (held >= HIRING_LIMITS.certifications)
      throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.certifications} certifications.`)
    const row = { id: randomUUID(), marketId, candidateId, ...draft }
    await manager.insert(CertificationEntity, row)
    return certificationView(row, null, now)
  })
}

interface Parts {
  skills: SkillsService
  tests: SkillTests
}

/** Skills & Credentials. */
export const skillsRoutes =
  (deps: SectionDeps, { skills, tests }: Parts) =>
  async (app: FastifyInstance) => {
    handle(app, skillsApi.get, async ({ request }) =>
      skillsSection(deps.db.read, candidateOf(request), {
        now: deps.clock.now(),
        tests,
        site: deps.config.publicUrl,
      }),
    )
    handle(app, skillsApi.catalog, async () => ({
      items: SKILL_CATALOG.map(({ name, technology }) => ({ name, technology })),
    }))
    handle(app, skillsApi.add, async ({ request, body }) => skills.add(candidateOf(request), body))
    handle(app, skillsApi.remove, async ({ request, params }) =>
      skills.remove(candidateOf(request), params.id),
    )
    handle(app, skillsApi.assessment, async ({ request, params }) =>
      skills.get(candidateOf(request), params.id),
    )
    handle(app, skillsApi.schedule, async ({ request, params, body }) =>
      skills.schedule(candidateOf(request), params.id, body),
    )
    handle(app, skillsApi.submit, async ({ request, params, body }) =>
      skills.submit(candidateOf(request), params.id, body.version),
    )
    handle(app, skillsApi.cancel, async ({ request, params }) =>
      skills.cancel(candidateOf(request), params.id),
    )
    handle(app, skillsApi.addCertification, async ({ request, body }) =>
      addCertification(deps, candidateOf(request), body),
    )
    handle(app, skillsApi.removeCertification, async ({ request, params }) => {
      const { marketId, candidateId } = candidateOf(request)
      await deps.changes.run(marketId, {}, async ({ manager }) => {
        const gone = await manager.delete(CertificationEntity, { id: params.id, marketId, candidateId })
        if (!gone.affected) throw nothingHere('This certification')
        await forgetBadge(manager, params.id, { marketId, candidateId })
      })
    })
  }
