import { calendarOf } from './ics'

describe('A calendar entry', () => {
  const event = {
    uid: 'one@example.org',
    sequence: 3,
    method: 'REQUEST' as const,
    stampedAt: '2025-01-08T18:00:00.000Z',
    startsAt: '2025-03-09T17:00:00.000Z',
    endsAt: '2025-03-09T18:00:00.000Z',
    summary:
      'Video interview; with José, "Ana" & 東京の株式会社とても長い名前がここに入りますのでお願いします\nEND:VCALENDAR',
    description: 'Back\\slash',
    location: 'https://meet.example/a,b',
    organizer: { name: 'A "quoted"\r\nname', email: 'a@example.org' },
    attendees: [{ name: 'B', email: 'b@example.org\r\nATTENDEE:mailto:evil@example.org' }],
  }

  it('folds at 75 octets, ends its lines with CRLF and lets no text become a line', () => {
    const ics = calendarOf(event)
    const lines = ics.split('\r\n')

    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const unfolded = ics.replaceAll('\r\n ', '').split('\r\n')
    expect(unfolded.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
    expect(unfolded.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
    expect(unfolded.find((line) => line.startsWith('SUMMARY'))).toContain('interview\\; with José\\, "Ana"')
    expect(unfolded).toContain('DTSTART:20250309T170000Z')
    expect(unfolded).toContain('SEQUENCE:3')
  })

  it('never cuts a character', () => {
    for (const title of ['é'.repeat(100), `a${'🚀'.repeat(60)}`]) {
      const ics = calendarOf({ ...event, summary: title })
      expect(ics.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
    }
  })

  it('is written whole: in UTC, with organizer, attendees and what it stands for', () => {
    const plain = {
      ...event,
      summary: 'Video interview',
      organizer: { name: 'Setu', email: 'a@example.org' },
    }
    const attendees = [{ name: 'Back\u0007 "B" Slash', email: ' b@example.org' }]

    expect(
      calendarOf({ ...plain, attendees })
        .replaceAll('\r\n ', '')
        .split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tryka//Interviews//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:one@example.org',
      'SEQUENCE:3',
      'DTSTAMP:20250108T180000Z',
      'DTSTART:20250309T170000Z',
      'DTEND:20250309T180000Z',
      'SUMMARY:Video interview',
      'LOCATION:https://meet.example/a\\,b',
      'DESCRIPTION:Back\\\\slash',
      'ORGANIZER;CN="Setu":mailto:a@example.org',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;CN="Back B Slash":MAILTO:b@example.org',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    const off = calendarOf({ ...plain, method: 'CANCEL', location: '' })
    expect(off).toContain('METHOD:CANCEL\r\n')
    expect(off).toContain('STATUS:CANCELLED\r\n')
    expect(off).not.toContain('LOCATION')
  })
})
