import {
  getTeam,
  HIRING_LIMITS,
  INTERVIEW_MINUTES,
  INTERVIEW_TYPES,
  listCompanyInterviews,
  scheduleInterview,
  type InterviewType,
} from '@tryka/domain'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { ChipToggleGroup, Field, NativeSelect, Pair, TextInput } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../core/new-id'
import { readQuery, useChange, type BodyOf } from '../../core/calls'
import { useCompany } from '../company-place'
import { FormDialog } from '../../core/form-dialog'
import { firstSlot, fromLocalText, slotsProblem } from './slots'
import { SlotsField } from './slots-field'

export interface ScheduleDialogProps {
  application: { id: string; version: number; name: string }
  onClose: () => void
}

const HINTS: Partial<Record<InterviewType, string>> = {
  'On-site': 'Street and room, as on the invitation.',
  Phone: 'Left empty, the team calls the candidate.',
}
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
  const form = useScheduleForm(zone ?? 'UTC')
  const submit = () => {
    const body = form.read()
    if (body && zone) schedule.mutate(body)
  }
  return (
    <FormDialog
      title={`Schedule an interview with ${name}`}
      description="Propose one time or a few. The candidate picks one, then both sides get an invitation by mail."
      submitLabel="Propose interview"
      busyLabel="Proposing…"
      busy={schedule.isPending}
      dirty={form.dirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryView query={calendar} errorText="The calendar could not be loaded. Try again.">
        {() => <ScheduleFields form={form} zone={zone ?? 'UTC'} />}
      </QueryView>
    </FormDialog>
  )
}

type ScheduleBody = BodyOf<typeof scheduleInterview>

/** The room of this dashboard, in which nobody else can be by chance. */
const ownRoom = (): string => `/candidate-dashboard?section=interviews&room=${newId().slice(0, 8)}`

/** Where people meet: for a meeting on site a place, otherwise a link; the product's own room when left empty. */
function useScheduleForm(zone: string) {
  const { member } = useCompany()
  const [slots, setSlots] = useState<string[]>()
  const [type, setType] = useState<InterviewType>('Video')
  const [duration, setDuration] = useState<ScheduleBody['duration']>(60)
  const [interviewers, setInterviewers] = useState([member.id])
  const [where, setWhere] = useState('')
  const [tried, setTried] = useState(false)
  const texts = slots ?? [firstSlot(zone, 1)]
  const onSite = type === 'On-site'
  const typed = where.trim()
  const errors = {
    slots: slotsProblem(texts, zone),
    interviewers: interviewers.length ? '' : 'Choose who takes part.',
    where: onSite
      ? typed
        ? ''
        : 'Add the place of the interview.'
      : typed && !HTTPS.test(typed)
        ? 'Use a link that begins with https://.'
        : '',
  }
  const read = (): Omit<ScheduleBody, 'version'> | undefined => {
    setTried(true)
    if (Object.values(errors).some(Boolean)) return undefined
    const moments = texts.flatMap((text) => fromLocalText(text, zone) ?? [])
    const link = typed || (type === 'Phone' ? '' : ownRoom())
    const place = onSite ? { place: typed } : link ? { meetingLink: link } : {}
    return { slots: moments, type, duration, interviewerIds: interviewers, ...place }
  }
  const shown = tried ? errors : { slots: '', interviewers: '', where: '' }
  return {
    texts,
    type,
    duration,
    interviewers,
    where,
    onSite,
    errors: shown,
    read,
    dirty: slots !== undefined || where !== '',
    setSlots,
    setType,
    setDuration,
    setInterviewers,
    setWhere,
  }
}

function ScheduleFields({ form, zone }: { form: ReturnType<typeof useScheduleForm>; zone: string }) {
  const team = useQuery(endpointQuery(getTeam))
  return (
    <>
      <SlotsField zone={zone} value={form.texts} onChange={form.setSlots} error={form.errors.slots} />
      <Pair>
        <Field label="Type">
          <NativeSelect
            options={INTERVIEW_TYPES.map((value) => ({ value, label: value }))}
            value={form.type}
            onValueChange={(value) => form.setType(INTERVIEW_TYPES.find((each) => each === value) ?? 'Video')}
          />
        </Field>
        <Field label="Length">
          <NativeSelect
            options={INTERVIEW_MINUTES.map((value) => ({ value: String(value), label: `${value} minutes` }))}
            value={String(form.duration)}
            onValueChange={(value) =>
              form.setDuration(INTERVIEW_MINUTES.find((each) => String(each) === value) ?? 60)
            }
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
            value={form.interviewers}
            onValueChange={(value) => form.setInterviewers(value.slice(0, HIRING_LIMITS.interviewers))}
            error={form.errors.interviewers}
          />
        )}
      </QueryView>
      <Field
        label={form.onSite ? 'Place' : 'Meeting link'}
        optional={!form.onSite}
        hint={HINTS[form.type] ?? 'Left empty, the meeting room of this dashboard is used.'}
        error={form.errors.where}
      >
        <TextInput
          value={form.where}
          maxLength={form.onSite ? 200 : 500}
          onChange={(event) => form.setWhere(event.currentTarget.value)}
        />
      </Field>
    </>
  )
}
