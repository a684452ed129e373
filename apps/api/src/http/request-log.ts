import type { FastifyInstance } from 'fastify'

/** One line for each answer, with its request id. Health checks are many and say nothing. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.vital)
      request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'answered')
    done()
  })
}
