import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { appealsApi, credentialsApi } from '@tryka/domain'
import type { AssessmentsHealth, CredentialCases, CredentialsQuery } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { isReader } from '../../../../http/sessions/admin-level'
import type { Audit } from '../../../../services/audit/audit'
import { candidateOf } from '../../core/places'
import { byOf } from '../../core/administrator'
import type { AppealDesk } from './appeal-desk'
import { withoutWords } from './appeal-view'
import type { AppealsService } from './appeals.service'
import type { TemplatesService } from './templates.service'

/** What people say of their results. */
export const appealsRoutes = (appeals: AppealsService) => async (app: FastifyInstance) => {
  handle(app, appealsApi.make, async ({ request, params, body }) =>
    appeals.make(candidateOf(request), params.id, body),
  )
}

interface ConsoleDeps {
  desk: AppealDesk
  templates: TemplatesService
  health: () => Promise<AssessmentsHealth>
  credentials: (query: z.output<typeof CredentialsQuery>) => Promise<CredentialCases>
  audit: Audit
}

/** The console's page of assessments. */
export const assessmentsConsoleRoutes =
  ({ desk, templates, health, credentials, audit }: ConsoleDeps) =>
  async (app: FastifyInstance) => {
    const noteRead = (request: FastifyRequest) =>
      audit.recordRead(byOf(request).actor, request, 'assessments.read')
    handle(app, appealsApi.health, async ({ request }) => {
      await noteRead(request)
      return health()
    })
    handle(app, credentialsApi.listAny, async ({ query, request }) => {
      await noteRead(request)
      return credentials(query)
    })
    handle(app, appealsApi.list, async ({ query, request }) => {
      await noteRead(request)
      return desk.list(query)
    })
    handle(app, appealsApi.get, async ({ params, request }) => {
      await noteRead(request)
      const found = await desk.get(params.id)
      return isReader(request) ? withoutWords(found) : found
    })
    handle(app, appealsApi.decide, async ({ params, body, request }) =>
      desk.decide(params.id, body, byOf(request)),
    )
    handle(app, appealsApi.templates, async ({ query, request }) => {
      await noteRead(request)
      return templates.list(query.track)
    })
    handle(app, appealsApi.moveTemplate, async ({ params, body, request }) =>
      templates.move(params.id, body, byOf(request)),
    )
  }
