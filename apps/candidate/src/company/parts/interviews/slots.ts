import { z } from 'zod'
import { atLocal, localTime } from '@tryka/domain'
import { fromLocalText, toLocalText } from '../../../base/format/local-text'

const WEEKEND = [6, 7]

/** Ten in the morning in the zone, so many days ahead, or on the Monday after a weekend. */
export function firstSlot(zone: string, daysAhead: number, now = new Date()): string {
  const { year, month, day } = localTime(now, zone)
  const at = atLocal(zone, year, month, day + daysAhead, 10)
  return WEEKEND.includes(localTime(at, zone).weekday)
    ? firstSlot(zone, daysAhead + 1, now)
    : toLocalText(at, zone)
}

/** What is wrong with the proposed times, in one sentence; empty when nothing is. */
export function slotsProblem(texts: readonly string[], zone: string, now = Date.now()): string {
  const moments = texts.map((text) => fromLocalText(text, zone))
  if (moments.some((moment) => moment === undefined)) return 'Fill in each time or remove it.'
  if (moments.some((moment) => Date.parse(moment ?? '') <= now)) return 'Propose times that lie ahead.'
  return new Set(moments).size < moments.length ? 'Name each time once.' : ''
}

/** Proposed times as local texts of the zone, read into moments. */
export const slotsIn = (zone: string) =>
  z
    .array(z.string())
    .superRefine((texts, context) => {
      const message = slotsProblem(texts, zone)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((texts) => texts.flatMap((text) => fromLocalText(text, zone) ?? []))
