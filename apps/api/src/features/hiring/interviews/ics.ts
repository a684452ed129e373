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

const stamp = (iso: string): string => iso.replace(/[-:]/g, '').replace(/\.\d+/, '')

/** TEXT of RFC 5545, 3.3.11. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\n/g, '\\n')
    .replace(/[\p{Cc}]/gu, '')
/** A parameter value: quoted, so it may not hold quotes. */
const parameter = (value: string): string => `"${value.replace(/["\p{Cc}]/gu, '')}"`
const address = (email: string): string => `mailto:${email.replace(/[\s\p{Cc}]/gu, '')}`

/** Lines of at most 75 octets, never cut inside a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const char of line) {
    const size = Buffer.byteLength(char)
    if (bytes + size > 75) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += char
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

/** One interview as an iCalendar object: the same for every attendee, with a UID that never changes. */
export function calendarOf(event: CalendarEvent): string {
  const cancelled = event.method === 'CANCEL'
  const attendees = event.attendees.map(
    ({ name, email }) => `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:${address(email)}`,
  )
  const lines = [
    'BEGIN:VCALENDAR',
    `PRODID:-//${BRAND.name}//Interviews//EN`,
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.stampedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:${address(event.organizer.email)}`,
    ...attendees,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
