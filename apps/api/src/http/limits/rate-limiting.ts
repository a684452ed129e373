import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createHmac } from 'node:crypto'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { isStorageFull } from '../../db/storage-problem'
import { tryLater } from '../../try-later'
import { BatchedCounter } from './batched-counter'
import { clientAddress } from '../client-address'
import type { RateCounter } from './rate-counter'

interface RateOptions {
  config: Config
  counter: RateCounter
  clock: Clock
}

/** The refusal of a limit of requests. */
export const tooManyRequests = (ms: number) => tryLater('RATE_LIMITED', 'Too many requests.', ms)

/** Addresses are personal data: only a keyed hash of them reaches the store. */
function hasher(secret: string): (address: string) => string {
  const known = new Map<string, string>()
  return (address) => {
    const cached = known.get(address)
    if (cached) return cached
    if (known.size > 5_000) known.clear()
    const hash = createHmac('sha256', secret).update(`rate:${address}`).digest('base64url').slice(0, 22)
    known.set(address, hash)
    return hash
  }
}

/** Limits every route by its `config.rate`; routes without one (health, pages) are not limited. */
export async function limitRates(
  app: FastifyInstance,
  { config, counter, clock }: RateOptions,
): Promise<void> {
  const now = () => clock.now().getTime()
  const onError = (error: unknown) => app.log.warn({ err: error }, 'rate counts could not be stored')
  const batched = new BatchedCounter(counter, now, onError)
  const hash = hasher(config.sessionSecret)

  class Store implements FastifyRateLimitStore {
    child = () => this

    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs) => {
      const name = key.split(':', 1)[0] as keyof Config['rateLimits']
      const answer = (c: { count: number; expiresAt: number }) =>
        done(null, { current: c.count, ttl: Math.max(1, c.expiresAt - now()) })
      if (!config.rateLimits[name].exact) return answer(batched.add(key, windowMs))
      counter.add([{ key, by: 1, windowMs }], now()).then(
        ([count]) => count && answer(count),
        // A full disk stops what stores, not what is limited: it is counted here until there is room.
        (error: Error) =>
          isStorageFull(error) ? answer(batched.add(key, windowMs)) : done(error, undefined),
      )
    }
  }

  app.addHook('onRoute', (route) => {
    const rate = route.config?.rate
    if (!rate) return
    const { max, windowMs } = config.rateLimits[rate]
    const keyGenerator = (request: FastifyRequest) => `${rate}:${hash(clientAddress(request))}`
    route.config = { ...route.config, rateLimit: { max, timeWindow: windowMs, keyGenerator } }
  })
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    store: Store,
    errorResponseBuilder: (_request, context) => tooManyRequests(context.ttl),
  })
  app.addHook('onReady', () => batched.start())
  app.addHook('onClose', () => batched.stop())
}

/**
 * Limits the routes of `app` by account beside the client address, where their class says so. Register it in the scope
 * whose gate sets the account: hooks of a scope run after those of the server, so the gate was passed.
 */
export function limitAccounts(
  app: FastifyInstance,
  { config, counter, clock }: RateOptions,
  accountOf: (request: FastifyRequest) => string | undefined,
): void {
  const hash = hasher(config.sessionSecret)
  app.addHook('preParsing', async (request) => {
    const { rate } = request.routeOptions.config
    const windows = rate ? config.rateLimits[rate].perAccount : undefined
    const id = windows && accountOf(request)
    if (!windows || !id) return
    const now = clock.now().getTime()
    const keyOf = (windowMs: number) => `${rate}-account-${windowMs / 60_000}:${hash(`account ${id}`)}`
    const counts = await counter.add(
      windows.map(({ windowMs }) => ({ key: keyOf(windowMs), by: 1, windowMs })),
      now,
    )
    counts.forEach(({ count, expiresAt }, at) => {
      if (count > (windows[at]?.max ?? Infinity)) throw tooManyRequests(expiresAt - now)
    })
  })
}
