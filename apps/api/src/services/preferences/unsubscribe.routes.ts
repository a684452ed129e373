import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { UNSUBSCRIBE_PAGE, UnsubscribeParams, deliveryApi, unsubscribeMail } from '@tryka/domain'
import { problemsAsPages } from '../../http/error-handler'
import { handle } from '../../http/handle'
import { wantsPage } from '../../http/own-page'
import type { Preferences } from './preferences'
import { unsubscribePages } from './unsubscribe.pages'

type Params = z.output<typeof UnsubscribeParams>

/** What mail programs and browsers without a script send; the token in the address is the only input (RFC 8058). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const received = { received: true } as const

/** Switching off a kind of mail by the link in it: no cookie, one press, the same answer for every token. */
export const unsubscribeRoutes =
  (preferences: Preferences, home: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const pages = unsubscribePages(home)
    problemsAsPages(app, pages.refused)
    const about = ({ token }: Params) => ({ token, kind: preferences.kindOf(token) })
    for (const form of FORMS)
      app.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    const read = {
      config: { access: 'public', rate: 'read' } as const,
      schema: { params: UnsubscribeParams, hide: true },
    }
    app.get<{ Params: Params }>(`${UNSUBSCRIBE_PAGE}:token`, read, async ({ params }, reply) =>
      pages.ask(reply, about(params)),
    )
    // A mail program that knows no one-click link opens the address that is there for those that do.
    app.get<{ Params: Params }>(unsubscribeMail.path, read, async ({ params }, reply) =>
      reply.redirect(pages.address(about(params))),
    )
    for (const [contract, email] of [
      [deliveryApi.unsubscribe, false],
      [deliveryApi.resubscribe, true],
    ] as const)
      await app.register(async (scope) => {
        // The same address is a page for a person and JSON for a program.
        scope.addHook('preHandler', async (request, reply) => {
          const params = request.params as Params
          await preferences.set(params.token, email)
          if (wantsPage(request)) return reply.send((email ? pages.on : pages.off)(reply, about(params)))
        })
        handle(scope, contract, () => Promise.resolve(received))
      })
  }
