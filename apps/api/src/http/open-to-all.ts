import type { FastifyInstance } from 'fastify'

/**
 * What is signed and the same for everybody may be read by pages of others, and never with anybody's cookies: for the
 * routes of `scope`, refusals too. It stands above the list of our own origins.
 */
export function openToAll(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply
      .removeHeader('access-control-allow-credentials')
      .headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    done()
  })
}
