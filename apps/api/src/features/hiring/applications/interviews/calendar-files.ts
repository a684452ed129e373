import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { nothingHere, refused } from '../../core/errors'
import { InterviewEntity } from './interview.table'
import type { Place } from '../../core/places'
import { calendarOf } from './ics'
import { calendarEventOf, partiesOf } from './calendar-entry'

/** The calendar entry of an interview, for whoever takes part on either side. */
export class CalendarFiles {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async file(place: Place, id: string): Promise<{ method: string; content: string }> {
    const { marketId } = place
    const own =
      place.side === 'candidate' ? { candidateId: place.candidateId } : { companyId: place.companyId }
    const row = await this.db.read.findOneBy(InterviewEntity, { id, marketId, ...own })
    if (!row) throw nothingHere('This interview')
    if (row.confirmedAt === null)
      throw refused(409, 'NOT_AGREED', 'There is no calendar entry before a time is agreed.')
    const parties = await partiesOf(this.db.read, row)
    const event = await calendarEventOf(this.db.read, row, parties, this.clock.now().toISOString())
    return { method: event.method, content: calendarOf(event) }
  }
}
