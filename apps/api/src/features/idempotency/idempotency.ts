import { IDEMPOTENCY_HEADER } from '@tryka/domain'
import type { FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { LessThan } from 'typeorm'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import { AppError } from '../../http/app-error'
import { IdempotencyEntity } from './idempotency.entity'

const KEPT_MS = 24 * 3_600_000
const MOST_CHARACTERS = 200

/** Who repeats which call. Without a key every call is its own. */
export interface OneCall {
  accountId: string
  call: string
  key: string | undefined
}

/** The call of a request, with its `Idempotency-Key` if it has one. */
export function oneCall(request: FastifyRequest, accountId: string): OneCall {
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (Array.isArray(key) || (key !== undefined && (!key.trim() || key.length > MOST_CHARACTERS)))
    throw new AppError(
      400,
      'IDEMPOTENCY_KEY',
      `Send one Idempotency-Key of at most ${MOST_CHARACTERS} characters.`,
    )
  const path = request.url.split('?')[0] ?? ''
  return { accountId, call: `${request.method} ${path}`.slice(0, 200), key }
}

/** Makes a repeated call happen once: the work and the record of its answer are one transaction. */
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in a transaction, or answers what it answered the first time. `T` must survive JSON. */
  async once<T>(call: OneCall, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { key, ...where } = call
    if (key === undefined) return this.db.transaction(work)
    try {
      return await this.db.transaction(async (manager) => {
        const known = await manager.findOneBy(IdempotencyEntity, { ...where, key })
        if (known) return JSON.parse(known.answer) as T
        const answer = await work(manager)
        const createdAt = this.clock.now().toISOString()
        await manager.insert(IdempotencyEntity, { ...where, key, answer: JSON.stringify(answer), createdAt })
        return answer
      })
    } catch (error) {
      // Two instances at once: the other one won, and its answer is the answer.
      const known = isUniqueViolation(error)
        ? await this.db.read.findOneBy(IdempotencyEntity, { ...where, key })
        : undefined
      if (known) return JSON.parse(known.answer) as T
      throw error
    }
  }

  async sweep(now: number): Promise<void> {
    const before = new Date(now - KEPT_MS).toISOString()
    await this.db.write((m) => m.delete(IdempotencyEntity, { createdAt: LessThan(before) }))
  }
}
