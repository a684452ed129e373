import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error'

const NUL = '\0'
const UNSTORABLE = 'Remove the characters that cannot be stored.'

/**
 * No address holds a NUL, and PostgreSQL takes none. What is asked behind the path is refused where a schema says what
 * may be asked; elsewhere, as at the code of a link to a public page, nobody reads more of it than fits.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = (request.raw.url ?? '').split('?')
    done(path.includes('%00') ? new AppError(400, 'MALFORMED', 'The request could not be read.') : undefined)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!request.routeOptions.schema?.querystring) return done()
    const asked = Object.entries(request.query as Record<string, unknown>)
    const [odd] = asked.find(([, value]) => [value].flat().some((one) => String(one).includes(NUL))) ?? []
    if (odd === undefined) return done()
    done(new AppError(400, 'VALIDATION', UNSTORABLE, {}, [{ path: odd, message: UNSTORABLE }]))
  })
}
