import type { FastifyInstance } from 'fastify'
import { LOGO_BYTES, companiesApi, logoPath } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { sendPicture } from '../../../../http/picture'
import { memberOf } from '../../core/places'
import type { Logos } from './logos'

/** The logo of a company: its body is the picture itself. */
export const logoRoutes = (logos: Logos) => async (app: FastifyInstance) => {
  await app.register(async (own) => {
    // What it is, its bytes say; more than allowed is read as far as it takes to say what a logo may be.
    const limit = { parseAs: 'buffer', bodyLimit: 2 * LOGO_BYTES } as const
    own.addContentTypeParser('*', limit, (_request, body, done) => done(null, body))
    handle(own, companiesApi.putLogo, async ({ request }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return logos.put(memberOf(request), bytes)
    })
  })
  handle(app, companiesApi.deleteLogo, async ({ request }) => logos.remove(memberOf(request)))
  app.get<{ Params: { id: string } }>(logoPath(':id'), {
    config: { access: 'public', rate: 'read' },
    schema: { hide: true },
    handler: async ({ params }, reply) => sendPicture(reply, await logos.read(params.id)),
  })
}
