import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { LeaveParams, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_LEAVE_PAGE, newsletterApi } from '@tryka/domain'
import { problemsAsPages } from '../../http/error-handler'
import { handle } from '../../http/handle'
import { wantsPage } from '../../http/own-page'
import { newsletterPages } from './newsletter.pages'
import type { Subscribers } from './subscribers'

type Params = z.output<typeof LeaveParams>

/** What mail programs and browsers without a script send; the token in the address is the only input (RFC 8058). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Confirming and leaving by the links of mails: no cookie, one press, and opening a link changes nothing. */
export const newsletterRoutes =
  (subscribers: Subscribers, home: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const pages = newsletterPages(home)
    problemsAsPages(app, pages.refused)
    const config = { access: 'public', rate: 'read' } as const
    app.get(NEWSLETTER_CONFIRM_PAGE, { config, schema: { hide: true } }, async (_request, reply) =>
      pages.confirm(reply),
    )
    handle(app, newsletterApi.confirm, async ({ body }) => {
      await subscribers.confirm(body.token)
      return { confirmed: true as const }
    })

    const schema = { params: LeaveParams, hide: true }
    app.get<{ Params: Params }>(
      `${NEWSLETTER_LEAVE_PAGE}:token`,
      { config, schema },
      async ({ params }, reply) => pages.askLeave(reply, params.token),
    )
    // A mail program that knows no one-click link opens the address that is there for those that do.
    app.get<{ Params: Params }>(
      newsletterApi.leave.endpoint.path,
      { config, schema },
      async ({ params }, reply) =>
        reply.redirect(`${NEWSLETTER_LEAVE_PAGE}${encodeURIComponent(params.token)}`),
    )
    await app.register(async (scope) => {
      for (const form of FORMS)
        scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) =>
          done(null, undefined),
        )
      // The same address is a page for a person and JSON for a program.
      scope.addHook('preHandler', async (request, reply) => {
        const { token } = request.params as Params
        await subscribers.leave(token)
        if (wantsPage(request)) return reply.send(pages.left(reply))
      })
      handle(scope, newsletterApi.leave, () => Promise.resolve({ received: true as const }))
    })
  }
