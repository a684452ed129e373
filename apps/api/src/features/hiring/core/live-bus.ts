import { LIVE_TOPICS, type LiveEvent } from '@tryka/domain'
import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { Database } from '../../../db/database'
import { WorkspaceEntity } from '../tables'

export type Topic = LiveEvent['topics'][number]
export type Side = 'candidate' | 'company'
/** Which screens of each side are out of date after a change. */
export type Topics = Record<Side, Topic[]>
type Listener = (topics: Topics) => void

const ALL: Topic[] = [...LIVE_TOPICS]
const POLL_MS = 1_000

interface Wire {
  from: string
  workspaceId: string
  topics: Topics
}

/** Tells open dashboards that something changed. */
export interface LiveBus {
  publish(workspaceId: string, topics: Topics): void
  /** Returns what ends the subscription. */
  subscribe(workspaceId: string, listener: Listener): () => void
  close(): Promise<void>
}

/** Within this process alone: enough for SQLite, which only one process owns. */
export function processBus(): LiveBus {
  const listeners = new Map<string, Set<Listener>>()
  return {
    publish(workspaceId, topics) {
      for (const listener of [...(listeners.get(workspaceId) ?? [])]) listener(topics)
    },
    subscribe(workspaceId, listener) {
      const own = listeners.get(workspaceId) ?? new Set()
      listeners.set(workspaceId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(workspaceId)
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
  const reader = redis.duplicate({ maxRetriesPerRequest: null })
  reader.on('error', () => undefined)
  reader.subscribe(channel).catch(() => undefined)
  reader.on('message', (_channel, text) => {
    const { from, workspaceId, topics } = JSON.parse(text) as Wire
    if (from !== id) own.publish(workspaceId, topics)
  })
  return {
    ...own,
    publish(workspaceId, topics) {
      own.publish(workspaceId, topics)
      const wire: Wire = { from: id, workspaceId, topics }
      redis.publish(channel, JSON.stringify(wire)).catch(() => undefined)
    },
    close: async () => reader.disconnect(),
  }
}

/** Across instances by the counter of changes that every workspace has, read once a second while somebody listens. */
export function pollingBus(db: Database): LiveBus {
  const own = processBus()
  const listening = new Map<string, { count: number; seen: number | undefined }>()

  async function look(): Promise<void> {
    if (listening.size === 0) return
    const rows = await db.read.find(WorkspaceEntity, {
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
    subscribe(workspaceId, listener) {
      const end = own.subscribe(workspaceId, listener)
      const entry = listening.get(workspaceId) ?? { count: 0, seen: undefined }
      entry.count += 1
      listening.set(workspaceId, entry)
      void look().catch(() => undefined)
      return () => {
        end()
        entry.count -= 1
        if (entry.count === 0) listening.delete(workspaceId)
      }
    },
    close: async () => clearInterval(timer),
  }
}
