import type { FastifyInstance } from 'fastify'
import { tlogProofText } from '@tryka/credentials'
import { statusApi } from '@tryka/domain'
import { handle, JsonText } from '../../http/handle'
import { openToAll } from '../../http/open-to-all'
import type { LogProofs } from '../issuer/publish-document'
import type { Statuses } from './statuses'

/** Short, for what was revoked must show within five seconds. */
const CACHING = 'public, max-age=2'

/** Which credentials are revoked, for anybody, from any page. */
export const statusRoutes = (statuses: Statuses, log: LogProofs) => async (app: FastifyInstance) => {
  await app.register(async (scope) => {
    openToAll(scope)
    handle(scope, statusApi.list, async ({ params, reply }) => {
      const { text } = await statuses.signedOf(params.list)
      reply.header('cache-control', CACHING)
      return new JsonText(text)
    })
    handle(scope, statusApi.logged, async ({ params, reply }) => {
      const { text, leafIndex: index } = await statuses.signedOf(params.list)
      const statusProof = tlogProofText({ index, ...(await log.proofOf(index)) })
      reply.header('cache-control', CACHING)
      return new JsonText(`{"statusListCredential":${text},"statusProof":${JSON.stringify(statusProof)}}`)
    })
  })
}
