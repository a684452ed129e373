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
import { firstFree, momentsOf, slotsProblem } from './slots'

const HTTPS = /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#]\S*)?$/i

/** What is proposed. */
export type ProposedBody = Omit<BodyOf<typeof scheduleInterview>, 'version'>

/** An interview as it is typed; without times the first free one is meant. */
export interface Typed {
  slots: string[]
  type: InterviewType
  duration: string
  interviewers: string[]
  where: string
}

/** Where people meet: for a meeting on site a place, for one by video a link, or in a demo its own room. */
const whereProblem = ({ type, where }: Pick<Typed, 'type' | 'where'>, room: string): string => {
  if (type === 'On-site') return where ? '' : 'Add the place of the interview.'
  if (type === 'Video' && !where && !room) return 'Add the link of the video meeting.'
  return where && !HTTPS.test(where) ? 'Use a link that begins with https://.' : ''
}

export const minutesOf = (duration: string) =>
  INTERVIEW_MINUTES.find((each) => String(each) === duration) ?? 60

/** The first time from so many days ahead on at which each of the chosen interviewers is free. */
export const freeFor =
  ({ interviewers, duration }: Pick<Typed, 'interviewers' | 'duration'>, calendar: CompanyInterviews) =>
  (daysAhead: number): string =>
    firstFree(calendar.timeZone, daysAhead, minutesOf(duration), busyTimes(calendar, interviewers))

/** What is proposed: what is typed, or while nobody has typed a time the first free one. */
export const timesOf = (typed: Typed, calendar: CompanyInterviews): string[] =>
  typed.slots.length ? typed.slots : [freeFor(typed, calendar)(1)]

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
      slots: z.array(z.string()),
      type: z.enum(INTERVIEW_TYPES),
      duration: z.string(),
      interviewers: z.array(z.string()),
      where: z.string().trim(),
    })
    .transform((typed) => ({ ...typed, slots: calendar ? timesOf(typed, calendar) : typed.slots }))
    .superRefine((typed, context) => {
      const problems = {
        slots:
          slotsProblem(typed.slots, zone) ||
          (calendar && clashIn(momentsOf(typed.slots, zone), typed, calendar)),
        interviewers: typed.interviewers.length ? '' : 'Choose who takes part.',
        where: whereProblem(typed, room),
      }
      for (const [field, message] of Object.entries(problems))
        if (message) context.addIssue({ code: 'custom', path: [field], message })
    })
    .transform(({ type, duration, interviewers, where, slots }): ProposedBody => {
      const link = where || (type === 'Phone' ? '' : room)
      return {
        slots: momentsOf(slots, zone),
        type,
        duration: minutesOf(duration),
        interviewerIds: interviewers,
        ...(type === 'On-site' ? { place: where } : link ? { meetingLink: link } : {}),
      }
    })
