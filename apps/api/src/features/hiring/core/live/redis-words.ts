import type { Redis } from 'ioredis'
import { dropWhenSilent } from '../../../../db/redis'
import { heardOf } from './audiences'
import type { Word } from './hub'

const HEARTBEAT_MS = 5_000

/** Words between processes by Redis: a channel for each audience that somebody of this process listens to. */
export class RedisWords {
  private readonly reader: Redis
  private readonly heartbeat: NodeJS.Timeout
  private readonly wanted = new Set<string>()

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    onWord: (word: Word) => void,
  ) {
    this.reader = dropWhenSilent(redis.duplicate({ maxRetriesPerRequest: null }))
    this.reader.on('error', () => undefined)
    this.reader.on('message', (_channel, text) => onWord(JSON.parse(text) as Word))
    // What could not be asked for while the connection was lost is asked for on the next one.
    this.reader.on('ready', () => {
      if (this.wanted.size) this.reader.subscribe(...this.wanted).catch(() => undefined)
    })
    // Who only listens does not notice that nobody speaks any more.
    this.heartbeat = setInterval(() => void this.reader.ping().catch(() => undefined), HEARTBEAT_MS)
    this.heartbeat.unref()
  }

  listen(key: string): void {
    const channel = this.channel(key)
    this.wanted.add(channel)
    this.reader.subscribe(channel).catch(() => undefined)
  }

  leave(key: string): void {
    const channel = this.channel(key)
    this.wanted.delete(channel)
    this.reader.unsubscribe(channel).catch(() => undefined)
  }

  /** What cannot be published is read from the table a few seconds later. */
  publish(words: readonly Word[]): void {
    for (const word of words)
      this.redis
        .publish(this.channel(heardOf(word.audience).key), JSON.stringify(word))
        .catch(() => undefined)
  }

  close(): void {
    clearInterval(this.heartbeat)
    this.reader.disconnect()
  }

  private channel(key: string): string {
    return `${this.prefix}live:${key}`
  }
}
