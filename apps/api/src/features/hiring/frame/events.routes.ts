import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PassThrough } from 'node:stream'
import { In, IsNull } from 'typeorm'
import type { LiveEvent } from '@tryka/domain'
import { EVENT_STREAMS } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { TeamMemberEntity } from '../team/team.table'
import type { Place } from '../core/places'
import { candidateOf, memberOf } from '../core/places'
import { unreadOf } from '../messages/unread'
import { waitingOf } from './waiting'
import { refused } from '../core/errors'
import type { LiveBus, Side, Topic } from '../core/live-bus'

const HEARTBEAT_MS = 15_000
/** Then the browser connects again, and whether it still may is asked anew. */
const LONGEST_MS = 10 * 60_000
const STREAMS_PER_ACCOUNT = 10
/** How soon a stream ends that nobody may hear any more. */
const LOOK_MS = 1_000
const LOOKED_AT_ONCE = 500

interface Deps {
  db: Database
  clock: Clock
  bus: LiveBus
  /** Those of the browsers' sessions that are still open, wherever they were ended. */
  openSessions: (ids: readonly string[]) => Promise<Set<string>>
}

/** One open dashboard of one browser. */
interface Listener {
  place: Place
  sessionId: string
}

/**
 * Who of them may still hear: not whoever signed out, here or elsewhere, whose account was erased, or who was taken out
 * of a team. The browser then asks where it belongs.
 */
async function stillHere(
  { db, openSessions }: Deps,
  listeners: readonly Listener[],
): Promise<(one: Listener) => boolean> {
  const seats = listeners.flatMap(({ place }) => (place.side === 'company' ? [place.member.id] : []))
  const [sessions, members] = await Promise.all([
    openSessions(listeners.map(({ sessionId }) => sessionId)),
    seats.length
      ? db.read.find(TeamMemberEntity, {
          select: { id: true },
          where: { id: In(seats), removedAt: IsNull() },
        })
      : [],
  ])
  const sitting = new Set(members.map(({ id }) => id))
  return ({ place, sessionId }) =>
    sessions.has(sessionId) && (place.side === 'candidate' || sitting.has(place.member.id))
}

/** What changed since the last word goes out together, with the marks of header and navigation. */
function follow(listener: Listener, deps: Deps, stream: PassThrough): () => void {
  const { db, clock, bus } = deps
  const { place } = listener
  const due = new Set<Topic>()
  /** The calls behind what is due; undefined once one of them is not known. */
  let calls: string[] | undefined = []
  let busy = false
  const send = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      while (due.size > 0 && !stream.destroyed) {
        const topics = [...due]
        const known = calls
        due.clear()
        calls = []
        const [mayHear, unread, waiting] = await Promise.all([
          stillHere(deps, [listener]),
          unreadOf(db.read, place),
          waitingOf(db.read, place, clock.now()),
        ])
        if (!mayHear(listener)) return void stream.end()
        const event: LiveEvent = { topics, ...(known ? { calls: known } : {}), unread, waiting }
        stream.write(`data: ${JSON.stringify(event)}\n\n`)
      }
    } catch {
      // The browser connects again and reads everything anew.
      stream.end()
    } finally {
      busy = false
    }
  }
  return bus.subscribe(place.marketId, (topics, call) => {
    if (topics[place.side].length === 0) return
    for (const topic of topics[place.side]) due.add(topic)
    calls = call === undefined ? undefined : calls?.concat(call)
    void send()
  })
}

/** Server-sent events of both dashboards. */
export const eventsRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const open = new Map<PassThrough, Listener>()
  // The server cannot stop while a browser listens.
  app.addHook('preClose', (done) => {
    for (const stream of open.keys()) stream.end()
    done()
  })

  /** Ends the streams of sessions that ended, though nobody writes a word to them. */
  async function look(): Promise<void> {
    const all = [...open]
    for (let at = 0; at < all.length; at += LOOKED_AT_ONCE) {
      const some = all.slice(at, at + LOOKED_AT_ONCE)
      const mayHear = await stillHere(
        deps,
        some.map(([, listener]) => listener),
      )
      for (const [stream, listener] of some) if (!mayHear(listener)) stream.end()
    }
  }
  let looking = false
  const timer = setInterval(() => {
    if (looking || open.size === 0) return
    looking = true
    void look()
      .catch(() => undefined)
      .finally(() => (looking = false))
  }, LOOK_MS)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  function listen(listener: Listener): PassThrough {
    const { accountId } = listener.place
    const own = [...open.values()].filter(({ place }) => place.accountId === accountId)
    if (own.length >= STREAMS_PER_ACCOUNT)
      throw refused(429, 'TOO_MANY_STREAMS', 'This account is open in too many windows.')
    const stream = new PassThrough()
    open.set(stream, listener)
    const stop = follow(listener, deps, stream)
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
          .send(
            listen({ place: placeOf[side](request), sessionId: request.session.account?.sessionId ?? '' }),
          ),
    })
}
