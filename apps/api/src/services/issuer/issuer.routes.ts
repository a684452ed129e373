import type { FastifyInstance } from 'fastify'
import { issuerApi } from '@tryka/domain'
import { handle } from '../../http/handle'
import { openToAll } from '../../http/open-to-all'
import type { Issuer } from './issuer'

/** A rotated key is known everywhere within this time; the old one counts meanwhile. */
const CACHING = 'public, max-age=300'

/** Who issues, and by which keys: for anybody, from any page. */
export const issuerRoutes = (issuer: Issuer) => async (app: FastifyInstance) => {
  await app.register(async (scope) => {
    openToAll(scope)
    handle(scope, issuerApi.didDocument, async ({ reply }) => {
      await issuer.refresh()
      reply.header('cache-control', CACHING)
      return issuer.didDocument()
    })
    handle(scope, issuerApi.history, async ({ reply }) => {
      reply.header('cache-control', CACHING)
      return { items: await issuer.history() }
    })
    handle(scope, issuerApi.pins, async ({ reply }) => {
      await issuer.refresh()
      reply.header('cache-control', CACHING)
      return issuer.pins()
    })
  })
}
