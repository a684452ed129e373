import { z } from 'zod'
import { atLocal, localTime } from '@tryka/domain'
import { fromLocalText, toLocalText } from '../../../base/format/local-text'
import { clashOf, freeSpans, type Busy } from './busy'

const WEEKEND = [6, 7]

/** Ten in the morning in the zone, so many days ahead, or on the Monday after a weekend. */
export function firstSlot(zone: string, daysAhead: number, now = new Date()): string {
  const { year, month, day } = localTime(now, zone)
  const at = atLocal(zone, year, month, day + daysAhead, 10)
  return WEEKEND.includes(localTime(at, zone).weekday)
    ? firstSlot(zone, daysAhead + 1, now)
    : toLocalText(at, zone)
}

/** How many days are looked through for a free time; after them the times that are taken are told. */
const LOOKED_THROUGH = 30

/**
 * A time at which nobody is busy, on the first day from so many ahead on that has one: ten in the morning, or the next
 * later or else the first earlier time of that day.
 */
export function firstFree(
  zone: string,
  daysAhead: number,
  duration: number,
  busy: readonly Busy[],
  now = new Date(),
): string {
  for (let ahead = daysAhead; ahead < daysAhead + LOOKED_THROUGH; ahead += 1) {
    const text = firstSlot(zone, ahead, now)
    const ten = fromLocalText(text, zone) ?? ''
    if (!clashOf([ten], duration, busy, zone)) return text
    const starts = freeSpans(ten, duration, busy, zone).map(({ startsAt }) => startsAt)
    const free = starts.find((start) => start > ten) ?? starts[0]
    if (free) return toLocalText(new Date(free), zone)
  }
  return firstSlot(zone, daysAhead, now)
}

/** What is wrong with the proposed times, in one sentence; empty when nothing is. */
export function slotsProblem(texts: readonly string[], zone: string, now = Date.now()): string {
  const moments = texts.map((text) => fromLocalText(text, zone))
  if (moments.some((moment) => moment === undefined)) return 'Fill in each time or remove it.'
  if (moments.some((moment) => Date.parse(moment ?? '') <= now)) return 'Propose times that lie ahead.'
  return new Set(moments).size < moments.length ? 'Name each time once.' : ''
}

/** The moments that local texts of the zone name; what names none is left out. */
export const momentsOf = (texts: readonly string[], zone: string): string[] =>
  texts.flatMap((text) => fromLocalText(text, zone) ?? [])

/** Proposed times as local texts of the zone, read into moments. */
export const slotsIn = (zone: string) =>
  z
    .array(z.string())
    .superRefine((texts, context) => {
      const message = slotsProblem(texts, zone)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform((texts) => momentsOf(texts, zone))
