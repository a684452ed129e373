import type { ApiClient } from '@tryka/api-client'
import { IDEMPOTENCY_HEADER, rejectApplication, startReview, HOUR_MS, type RejectReason } from '@tryka/domain'
import { newId } from '../../../base/calls/new-id'

/** A move that somebody decided, as it can be kept and sent: `key` makes every repetition of it the same call. */
export interface Order {
  key: string
  at: number
  move: 'start_review' | 'reject'
  card: { id: string; version: number; name: string }
  reasonId?: RejectReason
  message?: string
}

export const newOrder = (parts: Omit<Order, 'key' | 'at'>): Order => ({
  key: newId(),
  at: Date.now(),
  ...parts,
})

/** Sends a move by a request that outlives the page. */
export function sendOrder(api: ApiClient, { key, move, card, reasonId, message }: Order): Promise<unknown> {
  const { id, version } = card
  const more = { keepalive: true, headers: { [IDEMPOTENCY_HEADER]: key } }
  if (move === 'start_review') return api.call(startReview, { params: { id }, body: { version } }, more)
  if (!reasonId) return Promise.reject(new Error('Nobody is rejected without a reason'))
  const body = { reasonId, ...(message ? { message } : {}), version }
  return api.call(rejectApplication, { params: { id }, body }, more)
}

/** Of this tab and a place: it outlives a reload, and no other tab sends what may still be undone here. */
const slotOf = (owner: string): string => `tryka:held:${owner}`
/** What is older was decided in another sitting: nobody is rejected by opening a tab of last week. */
const KEPT_MS = HOUR_MS

/** Without storage the request that outlives the page is the only net. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'at', 'move', 'card'].every((field) => field in value)

/** The decisions of this tab, made in a place, that were never answered. */
export const unanswered = (owner: string, now = Date.now()): Order[] =>
  attempt((storage) => {
    const found: unknown = JSON.parse(storage.getItem(slotOf(owner)) ?? '[]')
    return Array.isArray(found) ? found.filter(isOrder).filter(({ at }) => now - at < KEPT_MS) : []
  }) ?? []

const write = (owner: string, orders: readonly Order[]): void =>
  void attempt((storage) =>
    orders.length
      ? storage.setItem(slotOf(owner), JSON.stringify(orders))
      : storage.removeItem(slotOf(owner)),
  )

export const keepOrder = (owner: string, order: Order): void => write(owner, [...unanswered(owner), order])
export const forgetOrder = (owner: string, { key }: Order): void =>
  write(
    owner,
    unanswered(owner).filter((kept) => kept.key !== key),
  )
