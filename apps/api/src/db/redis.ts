import { Redis } from 'ioredis'

/** Bounded in every direction: a Redis that is down costs a request two seconds and a 503, never a hang. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    commandTimeout: 2_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  // Commands report their own failures; without a listener a lost connection would end the process.
  redis.on('error', () => undefined)
  return redis
}
