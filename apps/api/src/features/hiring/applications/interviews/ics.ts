import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { BRAND } from '@tryka/domain'

export interface CalendarEvent {
  uid: string
  sequence: number
  method: 'REQUEST' | 'CANCEL'
  /** When this version of the entry was made. */
  stampedAt: string
  startsAt: string
  endsAt: string
  summary: string
  description: string
  /** A place, or the address of the meeting. */
  location: string
  organizer: { name: string; email: string }
  attendees: readonly { name: string; email: string }[]
}

/** Without control characters other than the end of a line, which the library writes as RFC 5545 wants it. */
const text = (value: string): string => value.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
/** A parameter is quoted and may hold neither quotes nor the end of a line. */
const parameter = (value: string): string => value.replace(/["\p{Cc}]/gu, '')
const address = (email: string): string => email.replace(/[\s\p{Cc}]/gu, '')
const person = ({ name, email }: { name: string; email: string }) => ({
  name: parameter(name) || address(email),
  email: address(email),
})

/** One interview as an iCalendar object: the same for every attendee, with a UID that never changes. */
export function calendarOf(event: CalendarEvent): string {
  const cancelled = event.method === 'CANCEL'
  const calendar = ical({
    prodId: `//${BRAND.name}//Interviews//EN`,
    scale: 'GREGORIAN',
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: parameter(event.uid),
    sequence: event.sequence,
    stamp: new Date(event.stampedAt),
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: text(event.summary),
    description: text(event.description),
    location: text(event.location),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: person(event.organizer),
    attendees: event.attendees.map((attendee) => ({
      ...person(attendee),
      role: ICalAttendeeRole.REQ,
      rsvp: false,
    })),
  })
  return `${calendar.toString()}\r\n`
}
