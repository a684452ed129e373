import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BADGE_FILE_BYTES, skillsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import { candidateOf } from '../../core/places'
import type { ImportedBadges } from './imported-badges'

const fileOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Badges that people bring: the body of both calls is the file itself, whatever its kind. */
export const importedBadgesRoutes = (badges: ImportedBadges) => async (app: FastifyInstance) => {
  await app.register(async (own) => {
    // More than allowed is read as far as it takes to say how large a badge may be.
    const limit = { parseAs: 'buffer', bodyLimit: 2 * BADGE_FILE_BYTES } as const
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', limit, (_request, body, done) => done(null, body))
    handle(own, skillsApi.checkBadge, async ({ request }) =>
      badges.check(candidateOf(request), fileOf(request)),
    )
    handle(own, skillsApi.importBadge, async ({ request }) =>
      badges.add(candidateOf(request), fileOf(request)),
    )
  })
}
