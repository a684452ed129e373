import type { FastifyRequest } from 'fastify'
import { DAY_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { clientAddress } from '../../http/client-address'
import type { RateCounter } from '../../http/limits/rate-counter'
import { deriveKey, keyedHash } from '../../keys'
import { tryLater } from '../../try-later'
import { accountOf } from './account-gate'
import type { AccountRow } from './account.entity'

const KILOBYTE = 1024
/** Of a body that does not say how long it is. */
const MOST_BODY = 256 * KILOBYTE
const STORING = new Set(['POST', 'PUT', 'PATCH'])

const spent = ({ kind }: AccountRow, ms: number) =>
  tryLater(
    'QUOTA_DAY',
    kind === 'guest'
      ? 'Guests of your network have stored as much as they may in a day. With an account you can go on.'
      : 'You have stored as much as an account may in a day.',
    ms,
  )

interface Deps {
  config: Config
  counter: RateCounter
  clock: Clock
}

/**
 * How much may be written in a day: guests together by client address, because a new guest costs nothing, everybody
 * else by account. What an account may hold is `StorageQuota`'s; this bounds what goes through it, and all else.
 */
export class DayBudget {
  private readonly key: Buffer

  constructor(private readonly deps: Deps) {
    this.key = deriveKey(deps.config.sessionSecret, 'day-budget')
  }

  /**
   * Counts a request that stores something, by the length of its body; answers whether it is one. The route `free` is
   * never held back.
   */
  async spendOn(request: FastifyRequest, free: string): Promise<boolean> {
    const { rate } = request.routeOptions.config
    if (rate !== 'write' || !STORING.has(request.method) || request.routeOptions.url === free) return false
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
    await this.spend(request, chunked ? MOST_BODY : Number(length ?? 0))
    return true
  }

  /** Refuses what is over the budget of the day; it counts all the same, so that nobody gets there by trying. */
  async spend(request: FastifyRequest, bytes: number): Promise<void> {
    const { config, counter, clock } = this.deps
    const account = accountOf(request)
    const now = clock.now().getTime()
    const whose =
      account.kind === 'guest' ? keyedHash(this.key, clientAddress(request)).slice(0, 22) : account.id
    // In kilobytes: a day of requests that are all refused would not fit into 32 bits otherwise.
    const by = Math.max(1, Math.ceil(bytes / KILOBYTE))
    const [count] = await counter.add([{ key: `bytes:${whose}`, by, windowMs: DAY_MS }], now)
    if (count && count.count > config.bytesPerDay / KILOBYTE) throw spent(account, count.expiresAt - now)
  }
}
