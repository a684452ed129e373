import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { BADGE_FILE, CREDENTIAL_FILE, CredentialFileQuery, credentialsApi, IdParams } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { openToAll } from '../../../http/open-to-all'
import { nothingHere } from '../core/errors'
import { candidateOf, memberOf } from '../core/places'
import { byOf } from '../core/administrator'
import type { CompanyCredentials } from './company-credentials'
import { sharedCertificateFile } from './certificates/certificate-file'
import type { CredentialFiles } from './credential-files'
import { sampleFile } from './credential-files'
import { CredentialEntity } from './credential.table'
import type { CredentialsConsole } from './credentials-console'
import type { CredentialsService } from './credentials.service'
import type { Demonstration } from './demonstration'
import { ownRow } from './credentials.service'
import { sendFile } from './send-file'

interface Deps {
  db: Database
  credentials: CredentialsService
  files: CredentialFiles
  companies: CompanyCredentials
  demonstration: Demonstration
}

type FileCall = { Params: z.output<typeof IdParams>; Querystring: z.output<typeof CredentialFileQuery> }

export const credentialsRoutes =
  ({ db, credentials, files, companies }: Omit<Deps, 'demonstration'>) =>
  async (app: FastifyInstance) => {
    handle(app, credentialsApi.list, async ({ request }) => credentials.list(candidateOf(request)))
    handle(app, credentialsApi.share, async ({ request, params, body }) =>
      credentials.share(candidateOf(request), params.id, body),
    )
    handle(app, credentialsApi.name, async ({ request, params, body }) =>
      credentials.name(candidateOf(request), params.id, body),
    )
    handle(app, credentialsApi.revoke, async ({ request, params, body }) =>
      credentials.revoke(candidateOf(request), params.id, body.version),
    )
    handle(app, credentialsApi.ofCandidate, async ({ request, params }) =>
      companies.of(memberOf(request), params.id),
    )
    app.get<FileCall>(CREDENTIAL_FILE.path, {
      config: { access: 'candidate', rate: 'pdf' },
      schema: {
        summary: 'One’s own credential as a file',
        tags: ['credentials'],
        params: IdParams,
        querystring: CredentialFileQuery,
      },
      handler: async (request, reply) => {
        const row = await ownRow(db.read, candidateOf(request), request.params.id)
        return sendFile(reply, await files.fileOf(row, request.query.as))
      },
    })
  }

/** What holders share, for everybody and from every page. */
export const badgesRoutes =
  ({ db, files, demonstration }: Pick<Deps, 'db' | 'files' | 'demonstration'>) =>
  async (app: FastifyInstance) => {
    openToAll(app)
    app.get<FileCall>(BADGE_FILE.path, {
      config: { access: 'public', rate: 'read' },
      schema: {
        summary: 'A credential that its holder shares, as a file',
        tags: ['badges'],
        params: IdParams,
        querystring: CredentialFileQuery,
      },
      handler: async (request, reply) => {
        const { id } = request.params
        const sample = demonstration.sampleOf(id)
        if (sample) return sendFile(reply, await sampleFile(demonstration, sample, request.query.as))
        const row = await db.read.findOneBy(CredentialEntity, { id, visibility: 'shared' })
        if (row) return sendFile(reply, await files.fileOf(row, request.query.as))
        const certificate = await sharedCertificateFile(db.read, files, { id, as: request.query.as })
        if (!certificate) throw nothingHere('This credential')
        return sendFile(reply, certificate)
      },
    })
  }

export const credentialsConsoleRoutes = (console: CredentialsConsole) => async (app: FastifyInstance) => {
  handle(app, credentialsApi.revokeAny, async ({ params, body, request }) =>
    console.revoke(params.id, body, byOf(request)),
  )
}
