import type { Redis } from 'ioredis'
import type { RateCounter } from './rate-counter'

const ADD = `local count = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {count, left}`

/** Counts in Redis, shared by all instances; Redis itself removes what expired. */
export const redisCounter = (redis: Redis, prefix: string): RateCounter => ({
  add: (deltas, now) =>
    Promise.all(
      deltas.map(async ({ key, by, windowMs }) => {
        const [count, left] = (await redis.eval(ADD, 1, `${prefix}rate:${key}`, by, windowMs)) as [
          number,
          number,
        ]
        return { count, expiresAt: now + left }
      }),
    ),
  sweep: () => Promise.resolve(),
})
