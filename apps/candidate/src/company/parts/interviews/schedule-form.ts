import { z } from 'zod'
import {
  INTERVIEW_MINUTES,
  INTERVIEW_TYPES,
  type CompanyInterviews,
  type InterviewType,
  type scheduleInterview,
} from '@tryka/domain'
import type { BodyOf } from '../../../base/calls/calls'
import { busyTimes, clashOf } from './busy'
import { firstSlot, slotsIn } from './slots'

const HTTPS = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i

/** What is proposed. */
export type ProposedBody = Omit<BodyOf<typeof scheduleInterview>, 'version'>

/** An interview as it is typed; without times the first free morning is meant. */
export interface Typed {
  slots: string[]
  type: InterviewType
  duration: string
  interviewers: string[]
  where: string
}

/** What is proposed while nobody has typed a time. */
export const timesOf = (slots: string[], zone: string): string[] =>
  slots.length ? slots : [firstSlot(zone, 1)]

/** Where people meet: for a meeting on site a place, for one by video a link, or in a demo its own room. */
const whereProblem = ({ type, where }: Pick<Typed, 'type' | 'where'>, room: string): string => {
  if (type === 'On-site') return where ? '' : 'Add the place of the interview.'
  if (type === 'Video' && !where && !room) return 'Add the link of the video meeting.'
  return where && !HTTPS.test(where) ? 'Use a link that begins with https://.' : ''
}

export const minutesOf = (duration: string) =>
  INTERVIEW_MINUTES.find((each) => String(each) === duration) ?? 60

/** A clash with what the calendar knows; the server has the last word. */
export const clashIn = (
  slots: readonly string[],
  { interviewers, duration }: Pick<Typed, 'interviewers' | 'duration'>,
  calendar: CompanyInterviews,
): string => clashOf(slots, minutesOf(duration), busyTimes(calendar, interviewers), calendar.timeZone)

/** What a proposal needs, and what is sent. */
export const schemaOf = (zone: string, room: string, calendar: CompanyInterviews | undefined) =>
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
    .transform(({ type, duration, interviewers, where, slots }): ProposedBody => {
      const link = where || (type === 'Phone' ? '' : room)
      return {
        slots,
        type,
        duration: minutesOf(duration),
        interviewerIds: interviewers,
        ...(type === 'On-site' ? { place: where } : link ? { meetingLink: link } : {}),
      }
    })
