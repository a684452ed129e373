import { useQuery } from '@tanstack/react-query'
import {
  getTeam,
  HIRING_LIMITS,
  INTERVIEW_MINUTES,
  INTERVIEW_TYPES,
  type CompanyInterviews,
  type InterviewType,
} from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { ChipToggleGroup, Field, NativeSelect, Pair, TextInput } from '@tryka/ui'
import type { Form } from '../../../base/forms/use-form'
import { busyTimes } from './busy'
import { BusyTimes } from './busy-times'
import { clashIn, freeFor, minutesOf, timesOf, type ProposedBody, type Typed } from './schedule-form'
import { momentsOf } from './slots'
import { SlotsField, type OtherClock } from './slots-field'

const HINTS: Partial<Record<InterviewType, string>> = {
  'On-site': 'Street and room, as on the invitation.',
  Phone: 'Left empty, the team calls the candidate.',
}
const ROOM_HINT = 'Left empty, the meeting room of this dashboard is used.'
const LINK_HINT = 'Of the service that your company meets in. It begins with https://.'

interface ScheduleFieldsProps {
  form: Form<Typed, ProposedBody>
  calendar: CompanyInterviews
  room: string
  other: OtherClock
}

/** When, how long, by whom and where. */
export function ScheduleFields({ form, calendar, room, other }: ScheduleFieldsProps) {
  const { type, interviewers, duration } = form.values
  const zone = calendar.timeZone
  const times = timesOf(form.values, calendar)
  const moments = momentsOf(times, zone)
  const { error, ...slotsField } = form.field('slots')
  const onSite = type === 'On-site'
  const team = useQuery(endpointQuery(getTeam))
  return (
    <>
      <SlotsField
        zone={zone}
        other={other}
        freeFrom={freeFor(form.values, calendar)}
        value={times}
        onChange={(value) => form.set('slots', value)}
        {...slotsField}
        error={error || clashIn(moments, form.values, calendar)}
      />
      <BusyTimes
        slots={moments}
        duration={minutesOf(duration)}
        busy={busyTimes(calendar, interviewers)}
        zone={zone}
      />
      <Pair>
        <Field label="Type">
          <NativeSelect
            options={INTERVIEW_TYPES.map((value) => ({ value, label: value }))}
            value={type}
            onValueChange={(value) =>
              form.set('type', INTERVIEW_TYPES.find((each) => each === value) ?? 'Video')
            }
          />
        </Field>
        <Field label="Length">
          <NativeSelect
            options={INTERVIEW_MINUTES.map((value) => ({ value: String(value), label: `${value} minutes` }))}
            {...form.choice('duration')}
          />
        </Field>
      </Pair>
      <QueryView query={team} errorText="The team could not be loaded. Try again.">
        {({ items }) => (
          <ChipToggleGroup
            legend="Interviewers"
            options={items
              .filter(({ status }) => status === 'Active')
              .map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('interviewers')}
            value={form.values.interviewers}
            onValueChange={(value) => form.set('interviewers', value.slice(0, HIRING_LIMITS.interviewers))}
          />
        )}
      </QueryView>
      <Field
        label={onSite ? 'Place' : 'Meeting link'}
        optional={!onSite && (type !== 'Video' || room !== '')}
        hint={HINTS[type] ?? (room ? ROOM_HINT : LINK_HINT)}
        {...form.field('where')}
      >
        <TextInput maxLength={onSite ? 200 : 500} {...form.text('where')} />
      </Field>
    </>
  )
}
