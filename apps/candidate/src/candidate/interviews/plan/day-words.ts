import { daysApart, type InterviewPlan } from '@tryka/domain'

/** `Today`, `Tomorrow`, else `Thu 8 Jan`: a local day is no moment, so no zone moves it. */
export function dayWords(day: string, { today }: Pick<InterviewPlan, 'today'>): string {
  const ahead = daysApart(today, day)
  if (ahead === 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(',', '')
}
