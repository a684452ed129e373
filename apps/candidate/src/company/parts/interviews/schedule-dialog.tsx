import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import {
  dashboardPath,
  getTeam,
  HIRING_LIMITS,
  INTERVIEW_MINUTES,
  INTERVIEW_TYPES,
  listCompanyInterviews,
  scheduleInterview,
  type CompanyInterviews,
  type InterviewType,
} from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { ChipToggleGroup, Field, NativeSelect, Pair, TextInput } from '@tryka/ui'
import { newId } from '../../../base/calls/new-id'
import { readQuery, useChange, type BodyOf } from '../../../base/calls/calls'
import { useCompanyPlace } from '../../../base/place/place'
import { FormDialog } from '../../../base/forms/form-dialog'
import { fromLocalText } from '../../../base/format/local-text'
import { busyTimes, clashOf } from './busy'
import { BusyTimes } from './busy-times'
import { firstSlot, slotsIn } from './slots'
import { useForm, type Form } from '../../../base/forms/use-form'
import { SlotsField } from './slots-field'

export interface ScheduleDialogProps {
  application: { id: string; version: number; name: string }
  onClose: () => void
}

const HINTS: Partial<Record<InterviewType, string>> = {
  'On-site': 'Street and room, as on the invitation.',
  Phone: 'Left empty, the team calls the candidate.',
}
const ROOM_HINT = 'Left empty, the meeting room of this dashboard is used.'
const LINK_HINT = 'Of the service that your company meets in. It begins with https://.'
const HTTPS = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i

/** Proposes times for an interview; the application moves on when the candidate picks one. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const calendar = useQuery(readQuery(listCompanyInterviews, {}))
  const zone = calendar.data?.timeZone
  const { id, version, name } = application
  const schedule = useChange(
    (api, body: Omit<ScheduleBody, 'version'>) =>
      api.call(scheduleInterview, { params: { id }, body: { ...body, version } }),
    {
      done: () => 'Interview proposed',
      text: () => `${name} can pick a time now.`,
      failed: 'The interview could not be proposed.',
    },
    onClose,
  )
  const { isDemo, company } = useCompanyPlace()
  const { member } = company
  // A demo has a room of its own: one for one dialog, so that what is pressed twice is the same call.
  const [room] = useState(() => (isDemo ? ownRoom() : ''))
  const inZone = zone ?? 'UTC'
  const form = useForm({
    schema: schemaOf(inZone, room, calendar.data),
    // Until a time is typed the first free morning stands there, in the zone that the calendar tells.
    start: { slots: [], type: 'Video', duration: '60', interviewers: [member.id], where: '' },
  })
  return (
    <FormDialog
      title={`Schedule an interview with ${name}`}
      description="Propose one time or a few. The candidate picks one; whoever is signed in gets the invitation by mail."
      submitLabel="Propose interview"
      busyLabel="Proposing…"
      busy={schedule.isPending}
      ready={zone !== undefined}
      onClose={onClose}
      {...form.dialog((body) => schedule.mutate(body))}
    >
      <QueryView query={calendar} errorText="The calendar could not be loaded. Try again.">
        {(data) => <ScheduleFields form={form} calendar={data} room={room} />}
      </QueryView>
    </FormDialog>
  )
}

type ScheduleBody = BodyOf<typeof scheduleInterview>

/** The room of this dashboard, in which nobody else can be by chance. */
const ownRoom = (): string => dashboardPath('candidate', 'interviews', { room: newId().slice(0, 8) })

type Body = Omit<ScheduleBody, 'version'>
interface Typed {
  slots: string[]
  type: InterviewType
  duration: string
  interviewers: string[]
  where: string
}

const timesOf = (slots: string[], zone: string): string[] => (slots.length ? slots : [firstSlot(zone, 1)])

/** Where people meet: for a meeting on site a place, for one by video a link, or in a demo its own room. */
const whereProblem = ({ type, where }: Pick<Typed, 'type' | 'where'>, room: string): string => {
  if (type === 'On-site') return where ? '' : 'Add the place of the interview.'
  if (type === 'Video' && !where && !room) return 'Add the link of the video meeting.'
  return where && !HTTPS.test(where) ? 'Use a link that begins with https://.' : ''
}

const minutesOf = (duration: string) => INTERVIEW_MINUTES.find((each) => String(each) === duration) ?? 60

/** A clash with what the calendar knows; the server has the last word. */
const clashIn = (
  slots: readonly string[],
  { interviewers, duration }: Pick<Typed, 'interviewers' | 'duration'>,
  calendar: CompanyInterviews,
): string => clashOf(slots, minutesOf(duration), busyTimes(calendar, interviewers), calendar.timeZone)

const schemaOf = (zone: string, room: string, calendar: CompanyInterviews | undefined) =>
  z
    .object({
      slots: z
        .array(z.string())
        .transform((slots) => timesOf(slots, zone))
        .pipe(slotsIn(zone)),
      type: z.enum(INTERVIEW_TYPES),
      duration: z.string(),
      interviewers: z.array(z.string()).min(1, 'Choose who takes part.'),
      where: z.string().trim(),
    })
    .superRefine((typed, context) => {
      const message = whereProblem(typed, room)
      if (message) context.addIssue({ code: 'custom', path: ['where'], message })
      const clash = calendar && clashIn(typed.slots, typed, calendar)
      if (clash) context.addIssue({ code: 'custom', path: ['slots'], message: clash })
    })
    .transform(({ type, duration, interviewers, where, slots }): Body => {
      const link = where || (type === 'Phone' ? '' : room)
      return {
        slots,
        type,
        duration: minutesOf(duration),
        interviewerIds: interviewers,
        ...(type === 'On-site' ? { place: where } : link ? { meetingLink: link } : {}),
      }
    })

interface ScheduleFieldsProps {
  form: Form<Typed, Body>
  calendar: CompanyInterviews
  room: string
}

function ScheduleFields({ form, calendar, room }: ScheduleFieldsProps) {
  const { slots, type, interviewers, duration } = form.values
  const zone = calendar.timeZone
  const times = timesOf(slots, zone)
  const moments = times.flatMap((text) => fromLocalText(text, zone) ?? [])
  const { error, ...slotsField } = form.field('slots')
  const onSite = type === 'On-site'
  const team = useQuery(endpointQuery(getTeam))
  return (
    <>
      <SlotsField
        zone={zone}
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
