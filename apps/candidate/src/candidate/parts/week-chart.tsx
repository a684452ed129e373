import { styled } from 'styled-components'
import { ProgressBar } from '@tryka/ui'
import { hoursText } from './hours-text'

export interface WeekChartProps {
  days: readonly { day: string; minutes: number }[]
  doneMinutes: number
  goalHours: number
}

// The days come as dates of the person's calendar; noon keeps them on that day in every zone.
const dayName = (day: string, weekday: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat('en-GB', { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** Hours learned on each of the last seven days, and how much of the goal that is. */
export function WeekChart({ days, doneMinutes, goalHours }: WeekChartProps) {
  const most = Math.max(60, ...days.map(({ minutes }) => minutes))
  const label = `Hours learned: ${days.map(({ day, minutes }) => `${dayName(day, 'long')} ${minutes ? hoursText(minutes) : 'none'}`).join(', ')}`
  return (
    <>
      <Week role="img" aria-label={label}>
        {days.map(({ day, minutes }) => (
          <span key={day}>
            <i
              data-none={minutes === 0 || undefined}
              style={{ height: `max(3px, ${(minutes / most) * 3.375}rem)` }}
            />
            {dayName(day, 'narrow')}
          </span>
        ))}
      </Week>
      <ProgressBar label="Weekly goal" value={(doneMinutes / (goalHours * 60)) * 100} />
    </>
  )
}

const Week = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.5rem;
  height: 5rem;
  font-size: var(--fs-1);
  text-align: center;
  color: var(--text-3);
  span {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 0.25rem;
  }
  i {
    flex: none;
    border-radius: 2px;
    background: var(--vriddhi);
    forced-color-adjust: none;
  }
  i[data-none] {
    background: var(--line-strong);
  }
`
