import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import { LIVE_TOPICS, type LiveEvent } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { dropWhenSilent } from '../../../db/redis'
import { MarketEntity } from '../market/market.table'

export type Topic = LiveEvent['topics'][number]
export type Side = 'candidate' | 'company'
/** Which screens of each side are out of date after a change. */
export type Topics = Record<Side, Topic[]>
/** `call` is the key of the call that changed something, if that is known. */
type Listener = (topics: Topics, call?: string) => void

const ALL: Topic[] = [...LIVE_TOPICS]
const POLL_MS = 1_000
const HEARTBEAT_MS = 5_000

interface Wire {
  from: string
  marketId: string
  topics: Topics
  call?: string | undefined
}

/** Tells open dashboards that something changed. */
export interface LiveBus {
  publish(marketId: string, topics: Topics, call?: string): void
  /** Returns what ends the subscription. */
  subscribe(marketId: string, listener: Listener): () => void
  close(): Promise<void>
}

/** Within this process alone: enough for SQLite, which only one process owns. */
export function processBus(): LiveBus {
  const listeners = new Map<string, Set<Listener>>()
  return {
    publish(marketId, topics, call) {
      for (const listener of [...(listeners.get(marketId) ?? [])]) listener(topics, call)
    },
    subscribe(marketId, listener) {
      const own = listeners.get(marketId) ?? new Set()
      listeners.set(marketId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(marketId)
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Across instances by Redis. What cannot be published is found by the next reading: a lost word costs seconds. */
export function redisBus(redis: Redis, prefix: string): LiveBus {
  const own = processBus()
  const id = randomUUID()
  const channel = `${prefix}live`
  const reader = dropWhenSilent(redis.duplicate({ maxRetriesPerRequest: null }))
  reader.on('error', () => undefined)
  reader.subscribe(channel).catch(() => undefined)
  // Who only listens does not notice that nobody speaks any more.
  const heartbeat = setInterval(() => void reader.ping().catch(() => undefined), HEARTBEAT_MS)
  heartbeat.unref()
  reader.on('message', (_channel, text) => {
    const { from, marketId, topics, call } = JSON.parse(text) as Wire
    if (from !== id) own.publish(marketId, topics, call)
  })
  return {
    ...own,
    publish(marketId, topics, call) {
      own.publish(marketId, topics, call)
      const wire: Wire = { from: id, marketId, topics, call }
      redis.publish(channel, JSON.stringify(wire)).catch(() => undefined)
    },
    close: async () => {
      clearInterval(heartbeat)
      reader.disconnect()
    },
  }
}

/** Across instances by the counter of changes that every market has, read once a second while somebody listens. */
export function pollingBus(db: Database): LiveBus {
  const own = processBus()
  const listening = new Map<string, { count: number; seen: number | undefined }>()

  async function look(): Promise<void> {
    if (listening.size === 0) return
    const rows = await db.read.find(MarketEntity, {
      select: { id: true, changes: true },
      where: { id: In([...listening.keys()]) },
    })
    for (const { id, changes } of rows) {
      const entry = listening.get(id)
      if (!entry) continue
      if (entry.seen !== undefined && entry.seen !== changes)
        own.publish(id, { candidate: ALL, company: ALL })
      entry.seen = changes
    }
  }
  const timer = setInterval(() => void look().catch(() => undefined), POLL_MS)
  timer.unref()
  return {
    ...own,
    subscribe(marketId, listener) {
      const end = own.subscribe(marketId, listener)
      const entry = listening.get(marketId) ?? { count: 0, seen: undefined }
      entry.count += 1
      listening.set(marketId, entry)
      void look().catch(() => undefined)
      return () => {
        end()
        entry.count -= 1
        if (entry.count === 0) listening.delete(marketId)
      }
    },
    close: async () => clearInterval(timer),
  }
}
