import { DAY_MS } from '../timing'
import type { CreditDeed, DeedKind } from './credits.rules'

/** What one person is given in a day and in a week from Monday, both of UTC; what is over is not given later. */
export const CREDITS_PER_DAY = 200
export const CREDITS_PER_WEEK = 500

export const CAPPED_KINDS = ['module', 'answer', 'mock', 'review', 'correction'] as const
export type CappedKind = (typeof CAPPED_KINDS)[number]

/** How often a kind is paid for. A challenge is one a week by its week, an assessment one a year by its year. */
export const KIND_CAPS: Readonly<Record<CappedKind, { most: number; period: 'week' | 'month' }>> = {
  module: { most: 5, period: 'week' },
  answer: { most: 3, period: 'week' },
  mock: { most: 2, period: 'week' },
  review: { most: 5, period: 'week' },
  correction: { most: 4, period: 'month' },
}

/** Days within which the same two people are not paid again for the same kind of help. */
export const PAIR_DAYS: Partial<Record<DeedKind, number>> = { mock: 90, review: 30 }

/** A payment as the caps count it. */
export interface Given {
  refType: string
  amount: number
  pair: string | null
  at: string
}

export type CreditPeriod = 'day' | 'week' | 'month'

const dayOf = (at: string): string => at.slice(0, 10)

/** When the day, the week or the month of a moment begins, in UTC: days of people can be moved by their zone. */
export function periodStart(period: CreditPeriod, at: string): string {
  if (period === 'day') return `${dayOf(at)}T00:00:00.000Z`
  if (period === 'month') return `${at.slice(0, 7)}-01T00:00:00.000Z`
  const day = new Date(`${dayOf(at)}T00:00:00.000Z`)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString()
}

const isCapped = (kind: string): kind is CappedKind => (CAPPED_KINDS as readonly string[]).includes(kind)

/** From when on payments matter to what a deed may still be given. */
export function countedSince({ refType, pair }: Pick<CreditDeed, 'refType' | 'pair'>, at: string): string {
  const days = pair === undefined ? 0 : (PAIR_DAYS[refType] ?? 0)
  const starts = [periodStart('week', at), new Date(Date.parse(at) - days * DAY_MS).toISOString()]
  if (isCapped(refType)) starts.push(periodStart(KIND_CAPS[refType].period, at))
  return starts.sort()[0] ?? at
}

/** What was given in the period of a moment. */
export const givenIn = (given: readonly Given[], period: CreditPeriod, at: string): number => {
  const since = periodStart(period, at)
  return given.filter((row) => row.at >= since).reduce((sum, { amount }) => sum + amount, 0)
}

/** How often a kind was paid for in its period. */
export const countOf = (given: readonly Given[], kind: CappedKind, at: string): number => {
  const since = periodStart(KIND_CAPS[kind].period, at)
  return given.filter((row) => row.refType === kind && row.at >= since).length
}

/** How much of a deed is given to somebody who was given so much before. */
export function creditDue(deed: CreditDeed, given: readonly Given[], at: string): number {
  const { amount, refType, pair } = deed
  if (isCapped(refType) && countOf(given, refType, at) >= KIND_CAPS[refType].most) return 0
  const since = new Date(Date.parse(at) - (PAIR_DAYS[refType] ?? 0) * DAY_MS).toISOString()
  const isAgain = given.some((row) => row.refType === refType && row.pair === pair && row.at > since)
  if (pair !== undefined && isAgain) return 0
  const day = CREDITS_PER_DAY - givenIn(given, 'day', at)
  const week = CREDITS_PER_WEEK - givenIn(given, 'week', at)
  return Math.max(0, Math.min(amount, day, week))
}
