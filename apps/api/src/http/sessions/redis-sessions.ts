import type { Redis } from 'ioredis'
import type { SessionRecord, SessionRecords } from './session-record'

const FIELDS = ['data', 'lastSeenAt', 'expiresAt', 'endsAt'] as const

/** A record that is gone stays gone: a touch after sign-out must not bring it back. */
const TOUCH = `if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HSET', KEYS[1], 'lastSeenAt', ARGV[1], 'expiresAt', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[2] - ARGV[1])
end`

/** Sessions in Redis, shared by all instances; Redis itself removes what expired. */
export function redisSessions(redis: Redis, prefix: string): SessionRecords {
  const keyOf = (key: string) => `${prefix}session:${key}`
  return {
    async get(key) {
      const [data, lastSeenAt, expiresAt, endsAt] = await redis.hmget(keyOf(key), ...FIELDS)
      if (typeof data !== 'string') return undefined
      return { data, lastSeenAt: Number(lastSeenAt), expiresAt: Number(expiresAt), endsAt: Number(endsAt) }
    },
    async set(key, record: SessionRecord) {
      const { data, lastSeenAt, expiresAt, endsAt } = record
      const results = await redis
        .multi()
        .hset(keyOf(key), { data, lastSeenAt, expiresAt })
        .hsetnx(keyOf(key), 'endsAt', endsAt)
        // A span, not a time: the clock of the rules need not be that of the Redis server.
        .pexpire(keyOf(key), expiresAt - lastSeenAt)
        .exec()
      const failed = results?.find(([error]) => error)?.[0]
      if (failed) throw failed
    },
    async touch(key, lastSeenAt, expiresAt) {
      await redis.eval(TOUCH, 1, keyOf(key), lastSeenAt, expiresAt)
    },
    async delete(key) {
      await redis.del(keyOf(key))
    },
    sweep: () => Promise.resolve(),
  }
}
