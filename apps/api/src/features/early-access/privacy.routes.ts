import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  earlyAccessApi,
  eraseMyData,
  PrivacyToken,
  UNSUBSCRIBE_PATH,
  UnsubscribeReceipt,
} from '@tryka/domain'
import { attachment } from '../../http/attachment'
import { problemsAsPages } from '../../http/error-handler'
import { handle } from '../../http/handle'
import { wantsPage } from '../../http/own-page'
import { ERASE_CONFIRMED, MY_DATA_FILE, privacyPages } from './privacy.pages'
import type { PrivacyService } from './privacy.service'

type Token = z.output<typeof PrivacyToken>

/** `home` is the public site, where the pages that mails lead to send people back. */
export const privacyRoutes = (privacy: PrivacyService, home: string) => async (app: FastifyInstance) => {
  handle(app, earlyAccessApi.privacyLink, async ({ body }) => {
    await privacy.requestLink(body.email)
    return { received: true as const }
  })
  handle(app, earlyAccessApi.erase, async ({ body }) => {
    await privacy.erase(body.token)
    return { erased: true as const }
  })
  await app.register(pagesFromMail(privacy, privacyPages(home)))
}

/** Forms, not JSON: what a browser without script and RFC 8058 send. The token in the address is the only input. */
const pagesFromMail =
  (privacy: PrivacyService, pages: ReturnType<typeof privacyPages>) => async (app: FastifyInstance) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    )
    problemsAsPages(app, pages.refused)
    const read = {
      config: { access: 'public', rate: 'read' } as const,
      schema: { querystring: PrivacyToken, hide: true },
    }
    const write = { ...read, config: { access: 'public', rate: 'write' } as const }

    await app.register(async (scope) => {
      // The same address is a page for a person and JSON for a program.
      scope.addHook('preHandler', async (request, reply) => {
        const { token } = request.query as Token
        if (wantsPage(request)) return reply.send(pages.mine(reply, await privacy.mine(token), token))
      })
      handle(scope, earlyAccessApi.mine, ({ query }) => privacy.mine(query.token))
    })
    app.get<{ Querystring: Token }>(MY_DATA_FILE, read, async ({ query }, reply) => {
      reply.header('content-disposition', attachment('my-data.json'))
      return privacy.mine(query.token)
    })
    app.get<{ Querystring: Token }>(eraseMyData.path, read, async ({ query }, reply) => {
      privacy.check('mine', query.token)
      return pages.askErase(reply, query.token)
    })
    app.post<{ Querystring: Token }>(ERASE_CONFIRMED, write, async ({ query }, reply) => {
      await privacy.erase(query.token)
      return pages.erased(reply)
    })
    app.get<{ Querystring: Token }>(UNSUBSCRIBE_PATH, read, async ({ query }, reply) => {
      privacy.check('unsubscribe', query.token)
      return pages.askUnsubscribe(reply, query.token)
    })
    app.post<{ Querystring: Token }>(
      UNSUBSCRIBE_PATH,
      { ...write, schema: { ...write.schema, response: { 200: UnsubscribeReceipt } } },
      async (request, reply) => {
        await privacy.unsubscribe(request.query.token)
        return wantsPage(request) ? pages.unsubscribed(reply) : { unsubscribed: true as const }
      },
    )
  }
