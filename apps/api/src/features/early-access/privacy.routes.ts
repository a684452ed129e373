import {
  BRAND,
  earlyAccessApi,
  eraseMyData,
  PrivacyToken,
  UNSUBSCRIBE_PATH,
  UnsubscribeReceipt,
} from '@tryka/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { handle } from '../../http/handle'
import type { PrivacyService } from './privacy.service'

type Token = z.output<typeof PrivacyToken>

/** A page that works without script: the only ones that the API draws, because mail programs lead here. */
const page = (reply: FastifyReply, title: string, body: string): string => {
  reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title} | ${BRAND.name}</title></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

/** A link in a mail is opened by scanners too, so it only asks; the button does it. The token is in the address. */
const question = (reply: FastifyReply, title: string, text: string, action: string, button: string): string =>
  page(reply, title, `<p>${text}</p><form method="post" action="${action}"><button>${button}</button></form>`)

export const privacyRoutes = (privacy: PrivacyService) => async (app: FastifyInstance) => {
  handle(app, earlyAccessApi.privacyLink, async ({ body }) => {
    await privacy.requestLink(body.email)
    return { received: true as const }
  })
  handle(app, earlyAccessApi.mine, ({ query }) => privacy.mine(query.token))
  handle(app, earlyAccessApi.erase, async ({ body }) => {
    await privacy.erase(body.token)
    return { erased: true as const }
  })
  await app.register(pagesFromMail(privacy))
}

/** Forms, not JSON: what a browser without script and RFC 8058 send. The token in the address is the only input. */
const pagesFromMail = (privacy: PrivacyService) => async (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )
  const read = {
    config: { access: 'public', rate: 'read' } as const,
    schema: { querystring: PrivacyToken, hide: true },
  }
  const write = { ...read, config: { access: 'public', rate: 'write' } as const }
  const confirmErase = `${eraseMyData.path}/confirm`

  app.get<{ Querystring: Token }>(eraseMyData.path, read, (request, reply) => {
    const action = `${confirmErase}?token=${encodeURIComponent(request.query.token)}`
    const text = `Everything the ${BRAND.name} waitlist keeps about your address is removed. This cannot be undone.`
    return reply.send(question(reply, 'Erase my data', text, action, 'Erase my data'))
  })
  app.post<{ Querystring: Token }>(confirmErase, write, async (request, reply) => {
    await privacy.erase(request.query.token)
    return page(
      reply,
      'Your data is erased',
      '<p>We keep nothing about your address on the waitlist any more.</p>',
    )
  })
  app.get<{ Querystring: Token }>(UNSUBSCRIBE_PATH, read, (request, reply) => {
    const action = `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(request.query.token)}`
    const text = `You will get no more news from ${BRAND.name}.`
    return reply.send(question(reply, 'Unsubscribe', text, action, 'Unsubscribe'))
  })
  app.post<{ Querystring: Token }>(
    UNSUBSCRIBE_PATH,
    { ...write, schema: { ...write.schema, response: { 200: UnsubscribeReceipt } } },
    async (request, reply) => {
      await privacy.unsubscribe(request.query.token)
      if (!request.headers.accept?.includes('text/html')) return { unsubscribed: true as const }
      return page(reply, 'Unsubscribed', '<p>You will get no more news from us.</p>')
    },
  )
}
