import type { CompanyOverview } from '@tryka/domain'
import { counted, formatDate } from '../../base/format/format'

type Hires = CompanyOverview['hires']

const byDay = (hires: Hires): Hires[number][] => [...hires].sort((a, b) => (a.hiredAt < b.hiredAt ? -1 : 1))

/** `2 hires: 26 days (18 Dec 2024) and 21 days (2 Jan 2025).`: what stands where a median would say too much. */
export function hiresSentence(hires: Hires, zone: string): string {
  if (hires.length === 0) return 'No hires in this range.'
  const each = byDay(hires).map(
    ({ days, hiredAt }) => `${counted(days, 'day')} (${formatDate(hiredAt, zone)})`,
  )
  const last = each.pop() ?? ''
  return `${counted(hires.length, 'hire')}: ${each.length ? `${each.join(', ')} and ` : ''}${last}.`
}
