import type { FastifyInstance } from 'fastify'
import { RESUME_FONT_ROUTE } from '@tryka/domain'
import { AppError } from '../../app-error'
import type { FontFiles } from './pdf/font-files'

/** A file of a pinned package: it changes with a release, so a week is safe and saves most requests. */
const WEEK = 'public, max-age=604800'

const noFont = () => new AppError(404, 'FONT_NOT_FOUND', 'There is no such font.')

/** The fonts of resume documents, for the preview: the same files that the PDF embeds. */
export const resumeFontRoutes = (fonts: FontFiles) => async (app: FastifyInstance) => {
  app.get<{ Params: { file: string } }>(RESUME_FONT_ROUTE, {
    config: { access: 'public', rate: 'read' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const bytes = await fonts.bytes(request.params.file)
      if (!bytes) throw noFont()
      return reply.header('cache-control', WEEK).type('font/woff2').send(bytes)
    },
  })
}
