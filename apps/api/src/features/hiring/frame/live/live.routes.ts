import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EVENT_STREAMS, LIVE_STREAM, LiveQuery, parsePlace } from '@tryka/domain'
import { asEvents } from '../../../../http/handle'
import { accountOf } from '../../../../services/accounts/account-gate'
import { placeOf } from '../../core/places'
import type { StreamDeps } from './live-stream'
import { LiveStreams } from './live-streams'
import { seatOf } from './seat'

/** What a browser says of itself when it connects again by itself. */
const lastHeard = (request: FastifyRequest): string | undefined => {
  const id = request.headers['last-event-id']
  return typeof id === 'string' && id !== '' ? id.slice(0, 60) : undefined
}

/** Server-sent events: what changed at the places of an account, as it happens. */
export const liveRoutes = (deps: StreamDeps) => async (app: FastifyInstance) => {
  const streams = new LiveStreams(deps)
  app.addHook('preClose', (done) => {
    streams.endAll()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    streams.close()
    done()
  })
  const callerOf = (request: FastifyRequest, places: readonly string[]) => ({
    account: accountOf(request),
    sessionId: request.session.account?.sessionId ?? '',
    named: [...new Set(places)].flatMap((place) => parsePlace(place) ?? []),
  })

  app.get<{ Querystring: LiveQuery }>(LIVE_STREAM, {
    config: { access: 'account', rate: 'read' },
    schema: {
      summary: 'What changed at up to eight places of the account, as it happens (server-sent events)',
      tags: ['events'],
      querystring: LiveQuery,
    },
    handler: async (request, reply) => {
      const { places, last } = request.query
      const stream = await streams.listen(callerOf(request, places.split(',')), lastHeard(request) ?? last)
      return asEvents(reply, stream)
    },
  })

  for (const side of ['candidate', 'company'] as const)
    app.get(EVENT_STREAMS[side], {
      config: { access: side, rate: 'read' },
      schema: {
        summary: `What changed at one place of the ${side}, for pages that were loaded before there was \`${LIVE_STREAM}\``,
        tags: ['events'],
      },
      handler: async (request, reply) => {
        const place = placeOf(request)
        const caller = callerOf(request, [place.name])
        const seats = [await seatOf(deps.db.read, place)]
        return asEvents(reply, await streams.listen(caller, lastHeard(request), seats))
      },
    })
}
