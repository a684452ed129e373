import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { nothingHere, refused } from '../core/errors'
import type { StoredInterviewRow } from '../tables'
import { InterviewEntity } from '../tables'
import { memberPlace } from '../workspace/places'
import type { WorkspacesService } from '../workspace/workspaces.service'
import { calendarOf } from './ics'
import { calendarEventOf, partiesOf } from './interview-mail'

/** The calendar entry of an interview, for whoever takes part on either side. */
export class CalendarFiles {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly workspaces: WorkspacesService,
  ) {}

  async file(accountId: string, id: string): Promise<{ method: string; content: string }> {
    const row = (await this.asCandidate(accountId, id)) ?? (await this.asMember(accountId, id))
    if (!row) throw nothingHere('This interview')
    if (row.confirmedAt === null)
      throw refused(409, 'NOT_AGREED', 'There is no calendar entry before a time is agreed.')
    const parties = await partiesOf(this.db.read, row)
    const event = await calendarEventOf(this.db.read, row, parties, this.clock.now().toISOString())
    return { method: event.method, content: calendarOf(event) }
  }

  private async asCandidate(accountId: string, id: string): Promise<StoredInterviewRow | null> {
    const workspace = await this.workspaces.find(accountId)
    if (!workspace) return null
    const { id: workspaceId, candidateId } = workspace
    return this.db.read.findOneBy(InterviewEntity, { id, workspaceId, candidateId })
  }

  private async asMember(accountId: string, id: string): Promise<StoredInterviewRow | null> {
    if (!(await this.workspaces.find(accountId))) return null
    const { workspaceId, companyId } = await memberPlace(this.workspaces, accountId)
    return this.db.read.findOneBy(InterviewEntity, { id, workspaceId, companyId })
  }
}
