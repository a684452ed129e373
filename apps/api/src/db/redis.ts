import type { Command } from 'ioredis'
import { Redis } from 'ioredis'

/** Bounded in every direction: a Redis that is down costs a request two seconds and a 503, never a hang. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    commandTimeout: 2_000,
    keepAlive: 5_000,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  // Commands report their own failures; without a listener a lost connection would end the process.
  redis.on('error', () => undefined)
  return dropWhenSilent(redis)
}

/**
 * The driver gives up a command and keeps the connection, also when the network swallows all it sends. A connection on
 * which a command was not answered in time is closed, and the driver makes another.
 */
export function dropWhenSilent(redis: Redis): Redis {
  const send = redis.sendCommand.bind(redis)
  // A command comes here again on the next connection, also when it was given up before.
  const known = new WeakSet<Command>()
  redis.sendCommand = (command: Command, ...rest) => {
    // Of now: when the time is over there may be a new one, which is not to blame.
    const { stream } = redis
    if (!known.has(command))
      command.promise.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Command timed out') stream?.destroy()
      })
    known.add(command)
    return send(command, ...rest)
  }
  return redis
}
