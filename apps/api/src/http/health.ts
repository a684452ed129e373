import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Database } from '../db/database'
import { checkDatabase } from '../db/readiness'
import { AppError } from '../app-error'

const PATIENCE_MS = 2_000

const within = async (work: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), PATIENCE_MS)
  })
  try {
    await Promise.race([work, late])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve: the database reads and writes, and Redis answers. */
export function healthRoutes(
  app: FastifyInstance,
  {
    db,
    redis,
    matching,
    log,
  }: {
    db: Database
    redis?: Redis | undefined
    /** Told and not waited for: everything but lists by match goes on without it. */
    matching?: () => string | undefined
    /** What is wrong with the public log; told, too, for all but issuing goes on. */
    log?: () => Promise<string | undefined>
  },
): void {
  const route = { config: { access: 'public', vital: true }, schema: { hide: true } } as const
  app.get('/healthz', route, async () => ({ status: 'ok' }))
  app.get('/readyz', route, async () => {
    const [database, cache, short] = await Promise.all([
      within(checkDatabase(db)),
      redis ? within(redis.ping()) : undefined,
      db.space?.isShort(),
    ])
    const missing = [
      ...(database ? [] : ['the database']),
      ...(cache === false ? ['Redis'] : []),
      ...(short ? ['room on the disk'] : []),
    ]
    if (missing.length)
      throw new AppError(503, 'NOT_READY', `Waiting for ${missing.join(' and ')}.`, { 'retry-after': '5' })
    const columns = matching?.()
    const fault = await log?.()
    return {
      status: 'ready',
      database: 'ok',
      ...(redis ? { redis: 'ok' } : {}),
      ...(columns ? { matching: columns } : {}),
      ...(fault ? { log: 'inconsistent' } : {}),
    }
  })
}
