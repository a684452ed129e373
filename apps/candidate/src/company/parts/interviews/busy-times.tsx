import { localDay } from '@tryka/domain'
import { Stack, Text } from '@tryka/ui'
import { formatDay } from '../../../base/format/format'
import { freeSpans, spanOf, type Busy } from './busy'

interface BusyTimesProps {
  /** The proposed times, one for each day that is meant. */
  slots: readonly string[]
  duration: number
  busy: readonly Busy[]
  zone: string
}

/** Of each chosen day: when the interviewers are busy, and when all of them are free. */
export function BusyTimes({ slots, duration, busy, zone }: BusyTimesProps) {
  const dayOf = (moment: string) => localDay(new Date(moment), zone)
  const days = new Map(slots.map((slot) => [dayOf(slot), slot]))
  return (
    <Stack gap={1}>
      {[...days].map(([day, slot]) => {
        const taken = busy.filter(({ startsAt }) => dayOf(startsAt) === day)
        const free = freeSpans(slot, duration, busy, zone)
        return (
          <Text size="sm" tone={3} key={day}>
            {formatDay(slot, zone)}:{' '}
            {taken.length > 0 &&
              `${taken.map((one) => `${one.name} is busy ${spanOf(one, zone)}`).join(', ')}. `}
            {free.length > 0
              ? `Free ${free.map((one) => spanOf(one, zone)).join(', ')}.`
              : 'No time is free for everybody between 09:00 and 18:00.'}
          </Text>
        )
      })}
    </Stack>
  )
}
