import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardPath, listCompanyInterviews, scheduleInterview } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { newId } from '../../../base/calls/new-id'
import { readQuery, useChange } from '../../../base/calls/calls'
import { useCompanyPlace } from '../../../base/place/place'
import { FormDialog } from '../../../base/forms/form-dialog'
import { useForm } from '../../../base/forms/use-form'
import { ScheduleFields } from './schedule-fields'
import { schemaOf, type ProposedBody } from './schedule-form'

export interface ScheduleDialogProps {
  /** `timeZone` of the candidate, where the company may know it. */
  application: { id: string; version: number; name: string; timeZone: string | null }
  onClose: () => void
}

/** Proposes times for an interview; the application moves on when the candidate picks one. */
export function ScheduleDialog({ application, onClose }: ScheduleDialogProps) {
  const calendar = useQuery(readQuery(listCompanyInterviews, {}))
  const zone = calendar.data?.timeZone
  const { id, version, name, timeZone } = application
  const schedule = useChange(
    (api, body: ProposedBody) => api.call(scheduleInterview, { params: { id }, body: { ...body, version } }),
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
    // Until a time is typed the first free one stands there, in the zone that the calendar tells.
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
        {(data) => (
          <ScheduleFields form={form} calendar={data} room={room} other={{ name, zone: timeZone }} />
        )}
      </QueryView>
    </FormDialog>
  )
}

/** The room of this dashboard, in which nobody else can be by chance. */
const ownRoom = (): string => dashboardPath('candidate', 'interviews', { room: newId().slice(0, 8) })
