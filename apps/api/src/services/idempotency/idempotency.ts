import type { FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { createHash } from 'node:crypto'
import { LessThan, Not } from 'typeorm'
import { DAY_MS, IDEMPOTENCY_HEADER, PLACE_PARAM } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { packJson, unpackJson } from '../../db/packed-json'
import { isUniqueViolation } from '../../db/unique-violation'
import { AppError } from '../../app-error'
import type { IdempotencyRow } from './idempotency.entity'
import { IdempotencyEntity } from './idempotency.entity'

const KEPT_MS = DAY_MS
const MOST_CHARACTERS = 200
/** Answers of one account are kept up to so many bytes; beyond that the oldest go before their day is over. */
export const MOST_BYTES = 1024 * 1024
/** What a row takes beside its answer, or nearly so. */
const ROW_BYTES = 200
const ROOM_BATCH = 500

/** Who repeats which call. Without a key every call is its own. */
export interface OneCall {
  accountId: string
  call: string
  key: string | undefined
  /** Hash of the body: a key stands for one body. */
  bodyHash: string
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
  const [path = '', query] = request.url.split('?')
  // One address serves several places of an account; a key stands for one of them.
  const place = new URLSearchParams(query).get(PLACE_PARAM)
  // Checked by its schema already, so fields come in one order and texts are trimmed.
  const body = JSON.stringify(request.body ?? null)
  const bodyHash = createHash('sha256').update(body).digest('base64url')
  return {
    accountId,
    call: `${request.method} ${path}${place ? ` ${place}` : ''}`.slice(0, 200),
    key,
    bodyHash,
  }
}

/** Carries what the first call made, so that a client whose first answer was lost can go on from there. */
const reused = (current: unknown) =>
  new AppError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was sent with another body before. Use a new key for a new request.',
    {},
    undefined,
    { current },
  )

/** What was answered the first time; a key that comes back with another body is a mistake of the client. */
function answerOf<T>({ answer, bodyHash }: IdempotencyRow, call: OneCall): T {
  const first = unpackJson<T>(answer)
  if (bodyHash !== null && bodyHash !== call.bodyHash) throw reused(first)
  return first
}

/** What the account asked for before is not answered from memory any more. */
export async function forgetCalls(manager: EntityManager, accountId: string): Promise<void> {
  await manager.delete(IdempotencyEntity, { accountId })
}

/** The same for answers in which somebody stands who is erased; they are packed, so each is looked into. */
export async function forgetAnswersAbout(
  manager: EntityManager,
  accountIds: readonly string[],
  isAbout: (answer: string) => boolean,
): Promise<void> {
  for (const accountId of new Set(accountIds))
    for (const { call, key, answer } of await manager.findBy(IdempotencyEntity, { accountId }))
      if (isAbout(JSON.stringify(unpackJson(answer))))
        await manager.delete(IdempotencyEntity, { accountId, call, key })
}

/** Makes a repeated call happen once: the work and the record of its answer are one transaction. */
export class Idempotency {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in a transaction, or answers what it answered the first time. `T` must survive JSON. */
  async once<T>(call: OneCall, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { key, bodyHash, ...where } = call
    if (key === undefined) return this.db.transaction(work)
    try {
      return await this.db.transaction(async (manager) => {
        const known = await manager.findOneBy(IdempotencyEntity, { ...where, key })
        if (known) return answerOf<T>(known, call)
        const result = await work(manager)
        await this.keep(manager, { ...where, key, bodyHash }, result)
        return result
      })
    } catch (error) {
      // Two at once: the other one won, and its answer is the answer, whatever this one ran into.
      const known =
        isUniqueViolation(error) || error instanceof AppError
          ? await this.db.read.findOneBy(IdempotencyEntity, { ...where, key })
          : undefined
      if (known) return answerOf<T>(known, call)
      throw error
    }
  }

  private async keep(
    manager: EntityManager,
    { accountId, call, key, bodyHash }: OneCall & { key: string },
    result: unknown,
  ): Promise<void> {
    const answer = packJson(result)
    const createdAt = this.clock.now().toISOString()
    const row = { accountId, call, key, bodyHash, answer, bytes: answer.length + ROW_BYTES, createdAt }
    await manager.insert(IdempotencyEntity, row)
    let over = Number(await manager.sum(IdempotencyEntity, 'bytes', { accountId })) - MOST_BYTES
    if (over <= 0) return
    const oldest = await manager.find(IdempotencyEntity, {
      select: { call: true, key: true, bytes: true },
      where: { accountId, key: Not(key) },
      order: { createdAt: 'ASC' },
      take: ROOM_BATCH,
    })
    for (const old of oldest) {
      if (over <= 0) return
      await manager.delete(IdempotencyEntity, { accountId, call: old.call, key: old.key })
      over -= old.bytes
    }
  }

  async sweep(now: number): Promise<void> {
    const before = new Date(now - KEPT_MS).toISOString()
    await this.db.write((m) => m.delete(IdempotencyEntity, { createdAt: LessThan(before) }))
  }
}
