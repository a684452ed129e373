import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { CERTIFICATE_FILE, CertificateFileQuery, certificatesApi, IdParams } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { handle } from '../../../../http/handle'
import { byOf } from '../../core/administrator'
import { candidateOf } from '../../core/places'
import type { CredentialFiles } from '../credential-files'
import { sendFile } from '../send-file'
import { certificateFile } from './certificate-file'
import type { CertificatesConsole } from './certificates-console'
import type { CertificatesService } from './certificates.service'
import { ownCertificateRow } from './certificates.service'

interface Deps {
  db: Database
  certificates: CertificatesService
  files: CredentialFiles
}

type FileCall = { Params: z.output<typeof IdParams>; Querystring: z.output<typeof CertificateFileQuery> }

/** Certificates of completion. No company's route reads any of it. */
export const certificatesRoutes =
  ({ db, certificates, files }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, certificatesApi.list, async ({ request }) => certificates.list(candidateOf(request)))
    handle(app, certificatesApi.claim, async ({ request, body }) =>
      certificates.claim(candidateOf(request), body.path),
    )
    handle(app, certificatesApi.share, async ({ request, params, body }) =>
      certificates.share(candidateOf(request), params.id, body),
    )
    handle(app, certificatesApi.name, async ({ request, params, body }) =>
      certificates.name(candidateOf(request), params.id, body),
    )
    handle(app, certificatesApi.revoke, async ({ request, params, body }) =>
      certificates.revoke(candidateOf(request), params.id, body.version),
    )
    app.get<FileCall>(CERTIFICATE_FILE.path, {
      config: { access: 'candidate', rate: 'pdf' },
      schema: {
        summary: 'One’s own certificate of completion as a file',
        tags: ['certificates'],
        params: IdParams,
        querystring: CertificateFileQuery,
      },
      handler: async (request, reply) => {
        const row = await ownCertificateRow(db.read, candidateOf(request), request.params.id)
        return sendFile(reply, await certificateFile(files, row, request.query.as))
      },
    })
  }

export const certificatesConsoleRoutes = (console: CertificatesConsole) => async (app: FastifyInstance) => {
  handle(app, certificatesApi.listAny, async ({ query }) => console.list(query))
  handle(app, certificatesApi.revokeAny, async ({ params, body, request }) =>
    console.revoke(params.id, body, byOf(request)),
  )
}
