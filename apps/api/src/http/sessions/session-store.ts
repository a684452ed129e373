import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { createHash } from 'node:crypto'
import type { Clock } from '../../clock'
import type { Lifetime, SessionKind } from './session-lifetime'
import { TOUCH_MS } from './session-lifetime'
import type { SessionRecord, SessionRecords } from './session-record'

const CACHE_MS = 1_000
const CACHE_SIZE = 5_000

/** Keys of ids that were asked for lately: a hash is the dearest part of a cached look-up. */
function rememberedKeys(kind: SessionKind): (id: string) => string {
  const keys = new Map<string, string>()
  return (id) => {
    const known = keys.get(id)
    if (known) return known
    if (keys.size >= CACHE_SIZE) keys.clear()
    const key = createHash('sha256').update(`${kind}:${id}`).digest('hex')
    keys.set(id, key)
    return key
  }
}

type Callback = (error?: unknown) => void

interface StoreOptions {
  records: SessionRecords
  kind: SessionKind
  lifetime: Lifetime
  clock: Clock
  onError: (error: unknown) => void
}

/**
 * The store behind @fastify/session. The server decides how long a session lasts, whatever the cookie says. A short
 * cache spares hot reads the query; `forget` empties it before a request that may write, so that another instance's
 * change is never overwritten.
 */
export class CachedSessionStore implements SessionStore {
  private readonly cache = new Map<string, { record: SessionRecord; until: number }>()

  private readonly keyOf: (id: string) => string

  constructor(private readonly options: StoreOptions) {
    this.keyOf = rememberedKeys(options.kind)
  }

  private get now(): number {
    return this.options.clock.now().getTime()
  }

  forget(id: string): void {
    this.cache.delete(this.keyOf(id))
  }

  get = (id: string, done: (error: unknown, session?: Session | null) => void): void => {
    this.load(this.keyOf(id)).then(
      (record) => done(null, record ? this.revive(record) : null),
      (error: unknown) => done(error),
    )
  }

  set = (id: string, session: Session, done: Callback): void => {
    const { cookie: _cookie, ...data } = session
    const key = this.keyOf(id)
    const record = this.fresh(JSON.stringify(data), this.cache.get(key)?.record.endsAt)
    this.cache.delete(key)
    this.options.records.set(key, record).then(() => done(), done)
  }

  destroy = (id: string, done: Callback): void => {
    const key = this.keyOf(id)
    this.cache.delete(key)
    this.options.records.delete(key).then(() => {
      // Again: a read may have filled it while the delete was under way.
      this.cache.delete(key)
      done()
    }, done)
  }

  private fresh(data: string, endsAt = this.now + this.options.lifetime.absoluteMs): SessionRecord {
    const { now } = this
    return { data, lastSeenAt: now, expiresAt: Math.min(now + this.options.lifetime.idleMs, endsAt), endsAt }
  }

  private async load(key: string): Promise<SessionRecord | undefined> {
    const cached = this.cache.get(key)
    // Real time, not the clock of the rules: a test that stands still must not read for ever.
    const record = cached && cached.until > Date.now() ? cached.record : await this.fetch(key)
    const { now } = this
    if (!record || record.expiresAt <= now || record.endsAt <= now) return undefined
    if (now - record.lastSeenAt >= TOUCH_MS) this.touch(key, record)
    return record
  }

  private async fetch(key: string): Promise<SessionRecord | undefined> {
    const record = await this.options.records.get(key)
    if (!record) return undefined
    if (this.cache.size >= CACHE_SIZE) this.cache.clear()
    this.cache.set(key, { record, until: Date.now() + CACHE_MS })
    return record
  }

  /** Notes the use without making the request wait. */
  private touch(key: string, record: SessionRecord): void {
    record.lastSeenAt = this.now
    record.expiresAt = Math.min(this.now + this.options.lifetime.idleMs, record.endsAt)
    this.options.records.touch(key, record.lastSeenAt, record.expiresAt).catch(this.options.onError)
  }

  /** The browser keeps the cookie as long as the session can last at most. */
  private revive(record: SessionRecord): Session {
    const data = JSON.parse(record.data) as Omit<Session, 'cookie'>
    return { ...data, cookie: { originalMaxAge: this.options.lifetime.absoluteMs } } as Session
  }
}
