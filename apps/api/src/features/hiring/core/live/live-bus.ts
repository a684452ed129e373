import type { Redis } from 'ioredis'
import type { EntityManager } from 'typeorm'
import type { LiveTopic } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { sortableId } from '../sortable-id'
import type { Audience } from './audiences'
import { audienceText } from './audiences'
import type { Listener, Word } from './hub'
import { Hub } from './hub'
import { RedisWords } from './redis-words'
import { TableWords } from './table-words'

/** How often the table is read: alone, and as the net below Redis. */
const ALONE_MS = 500
const NET_MS = 5_000

interface Deps {
  db: Database
  redis?: Redis | undefined
  prefix: string
}

/**
 * Tells whoever listens that something changed, in this process at once and in others by Redis, by a table of
 * PostgreSQL, or both: a word that gets lost on the one way comes on the other. One process owns a SQLite file.
 */
export class LiveBus {
  private readonly hub: Hub
  private readonly table: TableWords | undefined
  private readonly redis: RedisWords | undefined

  constructor(private readonly deps: Deps) {
    const { db, redis, prefix } = deps
    this.hub = new Hub(
      (key) => this.redis?.listen(key),
      (key) => this.redis?.leave(key),
    )
    const heard = (words: readonly Word[]) => this.hub.deliver(words)
    this.redis = redis && new RedisWords(redis, prefix, (word) => heard([word]))
    this.table = db.isSqlite ? undefined : new TableWords(db, heard)
    this.table?.start(redis ? NET_MS : ALONE_MS)
  }

  /** Stores words in the transaction of their change, for other processes. */
  async store(manager: EntityManager, words: readonly Word[]): Promise<void> {
    await this.table?.store(manager, words)
  }

  /** Says them, once they are committed. */
  publish(words: readonly Word[]): void {
    this.hub.deliver(words)
    this.redis?.publish(words)
  }

  /** Says something that is no change of a market; what cannot be stored is found at the next look. */
  say(audience: Audience, ...topics: LiveTopic[]): void {
    const words = [{ id: sortableId(new Date()), audience: audienceText(audience), topics, changeId: null }]
    this.publish(words)
    const { db } = this.deps
    if (this.table) db.write((manager) => this.store(manager, words)).catch(() => undefined)
  }

  /** Returns what ends the subscription. A key is of `keyOf`. */
  subscribe(key: string, listener: Listener): () => void {
    return this.hub.subscribe(key, listener)
  }

  /** Names the last word that this process heard. */
  get mark(): string {
    return this.hub.mark
  }

  /** What was said since a mark; null when that is not known. */
  since(mark: string): readonly Word[] | null {
    return this.hub.since(mark)
  }

  async close(): Promise<void> {
    this.table?.close()
    this.redis?.close()
  }
}
