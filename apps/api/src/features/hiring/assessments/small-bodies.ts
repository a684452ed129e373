import type { FastifyInstance } from 'fastify'

/** The longest that may be said here is 8 KiB of code, each letter of it escaped. */
const BODY_LIMIT = 64 * 1024

/** Routes of this scope take no more than somebody can answer. */
export const smallBodies = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => void (route.bodyLimit = BODY_LIMIT))
}
