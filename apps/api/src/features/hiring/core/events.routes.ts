import { EVENT_STREAMS } from '@tryka/domain'
import type { LiveEvent } from '@tryka/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { IsNull } from 'typeorm'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { TeamMemberEntity } from '../tables'
import type { Place } from '../workspace/places'
import { candidateOf, memberOf } from '../workspace/places'
import { unreadOf } from '../workspace/unread'
import { waitingOf } from '../workspace/waiting'
import { refused } from './errors'
import type { LiveBus, Side, Topic } from './live-bus'

const HEARTBEAT_MS = 15_000
/** Then the browser connects again, and whether it still may is asked anew. */
const LONGEST_MS = 10 * 60_000
const STREAMS_PER_ACCOUNT = 10

interface Deps {
  db: Database
  clock: Clock
  bus: LiveBus
}

/** Whoever was taken out of a team hears no more of it; the browser then asks where it belongs. */
const stillSits = async (db: Database, place: Place): Promise<boolean> =>
  place.side === 'candidate' ||
  db.read.existsBy(TeamMemberEntity, {
    ...{ id: place.member.id, workspaceId: place.workspaceId },
    removedAt: IsNull(),
  })

/** One open dashboard: what changed since the last word goes out together, with the marks of header and navigation. */
function follow(place: Place, { db, clock, bus }: Deps, stream: PassThrough): () => void {
  const due = new Set<Topic>()
  let busy = false
  const send = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      while (due.size > 0 && !stream.destroyed) {
        const topics = [...due]
        due.clear()
        if (topics.includes('team') && !(await stillSits(db, place))) return void stream.end()
        const marks = [unreadOf(db.read, place), waitingOf(db.read, place, clock.now())] as const
        const [unread, waiting] = await Promise.all(marks)
        const event: LiveEvent = { topics, unread, waiting }
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
    for (const topic of topics[place.side]) due.add(topic)
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
