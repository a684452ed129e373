import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '@tryka/domain'
import { unauthenticated } from '../app-error'

/** Lets a request pass or throws. Accounts plug in here; without a gate for its kind a route lets nobody in. */
export type Gate = (request: FastifyRequest) => Promise<void> | void
export type Gates = Record<Exclude<Access, 'public'>, Gate>

const nobody: Gate = () => {
  throw unauthenticated()
}

/**
 * Every route declares who may call it; the server refuses to start with one that does not. The check runs in
 * `preParsing`: after the session and the rate limit, before the body is read.
 */
export function requireAccess(app: FastifyInstance, gates: Partial<Gates> = {}): void {
  const all: Gates = {
    admin: nobody,
    account: nobody,
    candidate: nobody,
    company: nobody,
    place: nobody,
    ...gates,
  }
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', (done) => {
    const open = routes.filter(({ config, method }) => !config?.access && method !== 'OPTIONS')
    const names = open.map(({ method, url }) => `${String(method)} ${url}`).join(', ')
    done(open.length ? new Error(`Routes without config.access: ${names}`) : undefined)
  })
  app.addHook('preParsing', async (request) => {
    const access = request.routeOptions.config.access
    if (access && access !== 'public') await all[access](request)
  })
}

/** Declares the routes of a third-party plugin registered in `scope` public: they cannot say it themselves. */
export function declarePublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { access: 'public', ...route.config }
  })
}
