import { DAY_MS, localDay } from '@tryka/domain'
import { formatDay, sideZone } from '../../../base/format/format'

const DAYS_BY_NAME = 6

/** `Thursday` within a week, `today`, else `Thu 8 Jan`: by the clock of this side. */
function dayText(iso: string, now: number): string {
  const zone = sideZone()
  const ahead =
    (Date.parse(localDay(new Date(iso), zone)) - Date.parse(localDay(new Date(now), zone))) / DAY_MS
  if (ahead < 0 || ahead > DAYS_BY_NAME) return formatDay(iso)
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow'
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zone }).format(new Date(iso))
}

/** `Practise for Thursday`; for the company while no day is agreed. */
export const practiseFor = (
  { startsAt, company }: { startsAt: string | null; company: string },
  now = Date.now(),
): string => `Practise for ${startsAt ? dayText(startsAt, now) : company}`
