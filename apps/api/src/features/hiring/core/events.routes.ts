import { EVENT_STREAMS } from '@tryka/domain'
import type { LiveEvent } from '@tryka/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import type { Database } from '../../../db/database'
import type { Place } from '../workspace/places'
import { candidateOf, memberOf } from '../workspace/places'
import { unreadOf } from '../workspace/unread'
import { refused } from './errors'
import type { LiveBus, Side, Topic } from './live-bus'

const HEARTBEAT_MS = 15_000
/** Then the browser connects again, and whether it still may is asked anew. */
const LONGEST_MS = 10 * 60_000
const STREAMS_PER_ACCOUNT = 10

interface Deps {
  db: Database
  bus: LiveBus
}

/** One open dashboard: what changed since the last word goes out together, with the marks of the header. */
function follow(place: Place, { db, bus }: Deps, stream: PassThrough): () => void {
  const waiting = new Set<Topic>()
  let busy = false
  const send = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      while (waiting.size > 0 && !stream.destroyed) {
        const topics = [...waiting]
        waiting.clear()
        const event: LiveEvent = { topics, unread: await unreadOf(db.read, place) }
        stream.write(`data: ${JSON.stringify(event)}\n\n`)
      }
    } catch {
      // The browser connects again and reads everything anew.
      stream.end()
    } finally {
      busy = false
    }
  }
  return bus.subscribe(place.workspaceId, (topics) => {
    for (const topic of topics[place.side]) waiting.add(topic)
    void send()
  })
}

/** Server-sent events of both dashboards. */
export const eventsRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const open = new Map<PassThrough, string>()
  // The server cannot stop while a browser listens.
  app.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.end()
    done()
  })

  function listen(place: Place): PassThrough {
    const own = [...open.values()].filter((accountId) => accountId === place.accountId)
    if (own.length >= STREAMS_PER_ACCOUNT)
      throw refused(429, 'TOO_MANY_STREAMS', 'This account is open in too many windows.')
    const stream = new PassThrough()
    open.set(stream, place.accountId)
    const stop = follow(place, deps, stream)
    const beat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => stream.end(), LONGEST_MS)
    for (const timer of [beat, end]) timer.unref()
    stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(end)
      stop()
      open.delete(stream)
    })
    stream.write('retry: 2000\n\n')
    return stream
  }

  const placeOf: Record<Side, (request: FastifyRequest) => Place> = {
    candidate: candidateOf,
    company: memberOf,
  }
  for (const side of ['candidate', 'company'] as const)
    app.get(EVENT_STREAMS[side], {
      config: { access: side, rate: 'read' },
      schema: {
        summary: `What changed for the ${side}, as it happens (server-sent events)`,
        tags: ['events'],
      },
      handler: async (request, reply) =>
        reply
          .header('content-type', 'text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          .send(listen(placeOf[side](request))),
    })
}
