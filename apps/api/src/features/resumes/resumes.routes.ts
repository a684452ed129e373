import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEMO_USER_ID, parsePlace, resumeApi } from '@tryka/domain'
import { noSuchName } from '../../app-error'
import { handle } from '../../http/handle'
import { accountOf } from '../../services/accounts/account-gate'
import { oneCall } from '../../services/idempotency/idempotency'
import { resumeNotFound } from './resume.errors'
import type { ResumeVersionsService } from './resume-versions.service'
import type { ResumesService } from './resumes.service'
import type { ResumeViewer } from './samples'

/** The account of the session. A `userId` may name it, or `demo-user`; any other id shows nothing. */
function ownerOf(request: FastifyRequest, userId?: string): string {
  const { id } = accountOf(request)
  if (userId !== undefined && userId !== DEMO_USER_ID && userId !== id) throw resumeNotFound()
  return id
}

/** The owner and where it looks from. Who names no place: a guest has its demo alone, somebody signed in what is their own. */
function viewerOf(request: FastifyRequest, userId?: string): ResumeViewer {
  const accountId = ownerOf(request, userId)
  if (request.namedPlace === undefined) return { accountId, isDemo: accountOf(request).kind === 'guest' }
  const place = parsePlace(request.namedPlace)
  if (!place) throw noSuchName()
  return { accountId, isDemo: place.isDemo }
}

export const resumesRoutes =
  (resumes: ResumesService, versions: ResumeVersionsService) => async (app: FastifyInstance) => {
    handle(app, resumeApi.list, async ({ query, request }) =>
      resumes.list(viewerOf(request, query.userId), query.page),
    )
    handle(app, resumeApi.create, async ({ body, request }) =>
      resumes.create(oneCall(request, ownerOf(request, body.userId)), body),
    )
    handle(app, resumeApi.deleted, async ({ request }) => resumes.listDeleted(viewerOf(request)))
    handle(app, resumeApi.read, async ({ params, request }) => resumes.get(ownerOf(request), params.id))
    handle(app, resumeApi.update, async ({ params, body, request }) =>
      resumes.update(ownerOf(request, body.userId), params.id, body),
    )
    handle(app, resumeApi.remove, async ({ params, request }) => resumes.remove(ownerOf(request), params.id))
    handle(app, resumeApi.restore, async ({ params, request }) =>
      resumes.restore(ownerOf(request), params.id),
    )
    handle(app, resumeApi.erase, async ({ params, request }) => resumes.erase(ownerOf(request), params.id))
    handle(app, resumeApi.versions, async ({ params, request }) => versions.list(ownerOf(request), params.id))
    handle(app, resumeApi.restoreVersion, async ({ params, request }) =>
      versions.restore(ownerOf(request), params.id, params.versionId),
    )
  }
