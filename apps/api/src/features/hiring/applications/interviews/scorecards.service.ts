import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { SCORECARD_MACHINE, scorecardCriteria } from '@tryka/domain'
import type { OwnScorecard, Scorecard, ScorecardDraft, ScorecardList } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { AppError } from '../../../../app-error'
import type { Change, Changes } from '../../core/change'
import { refused } from '../../core/errors'
import type { ScorecardRow, StoredInterviewRow } from './interview.table'
import { ScorecardEntity } from './interview.table'
import { PostingEntity } from '../../postings/posting.table'
import { TeamMemberEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'
import { findApplication } from '../application-moves'
import { findInterview } from './interview-moves'

type View = z.output<typeof Scorecard>
type Draft = z.output<typeof ScorecardDraft>

const notAssigned = () => new AppError(403, 'NOT_INTERVIEWER', 'Only the interviewers write scorecards.')
const ownFirst = () =>
  new AppError(403, 'OWN_SCORECARD_FIRST', 'Submit your own scorecard before you read those of others.')

const toView = (
  { id, items, recommendation, state, submittedAt }: ScorecardRow,
  name: string,
  memberId: string,
) => ({
  id,
  items,
  recommendation,
  state,
  submittedAt,
  member: { id: memberId, name },
})

/** Scorecards are independent: an interviewer reads those of others after the own is in. */
export class ScorecardsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  /** The own card, an empty one before the first word; with what the posting asks for. */
  async own(place: MemberPlace, interviewId: string): Promise<z.output<typeof OwnScorecard>> {
    const { marketId } = place
    const manager = this.db.read
    const { applicationId } = await this.assigned(manager, place, interviewId)
    const row = (await this.find(manager, place, interviewId)) ?? this.empty(place, interviewId)
    const { postingId } = await findApplication(manager, { id: applicationId, marketId })
    const { skills } = await manager.findOneByOrFail(PostingEntity, { id: postingId, marketId })
    return { ...this.view(place, row), criteria: scorecardCriteria(skills) }
  }

  save(place: MemberPlace, interviewId: string, draft: Draft): Promise<View> {
    return this.changes.run(place.marketId, {}, async (change) => {
      const { manager } = change
      await this.assigned(manager, place, interviewId)
      const known = await this.find(manager, place, interviewId)
      const row = { ...(known ?? this.empty(place, interviewId)), ...draft }
      await this.move(change, place, row, known ? known.state : 'none', 'write')
      await this.store(manager, row, known)
      return this.view(place, row)
    })
  }

  submit(place: MemberPlace, interviewId: string): Promise<View> {
    return this.changes.run(place.marketId, {}, async (change) => {
      const { manager, at } = change
      await this.assigned(manager, place, interviewId)
      const known = await this.find(manager, place, interviewId)
      const row: ScorecardRow = {
        ...(known ?? this.empty(place, interviewId)),
        state: 'submitted',
        submittedAt: at,
      }
      await this.move(change, place, row, known ? known.state : 'none', 'submit')
      if (row.items.length === 0 || row.recommendation === null)
        throw refused(
          422,
          'SCORECARD_INCOMPLETE',
          'Rate at least one criterion and recommend before you submit.',
        )
      await this.store(manager, row, known)
      change.touch({ company: place.companyId, posting: await this.postingOf(change, row) }, 'interviews')
      return this.view(place, row)
    })
  }

  async list(place: MemberPlace, interviewId: string): Promise<z.output<typeof ScorecardList>> {
    const { marketId, companyId, member } = place
    const interview = await findInterview(this.db.read, { id: interviewId, marketId, companyId })
    const rows = await this.db.read.findBy(ScorecardEntity, { marketId, interviewId, state: 'submitted' })
    const assigned = interview.interviewerIds.includes(member.id)
    if (assigned && !rows.some(({ memberId }) => memberId === member.id)) throw ownFirst()
    if (!assigned && member.role === 'Recruiter') throw notAssigned()
    const members = await this.db.read.findBy(TeamMemberEntity, {
      marketId,
      id: In(rows.map(({ memberId }) => memberId)),
    })
    const names = new Map(members.map(({ id, name }) => [id, name]))
    const ratings = rows.flatMap(({ items }) => items.map(({ rating }) => rating))
    const sum = ratings.reduce((total, rating) => total + rating, 0)
    return {
      items: rows.map((row) => toView(row, names.get(row.memberId) ?? 'A former member', row.memberId)),
      average: ratings.length ? Math.round((sum / ratings.length) * 100) / 100 : null,
    }
  }

  /** Where it is a draft still: what was handed in in the meantime never changes. */
  private async store(manager: EntityManager, row: ScorecardRow, known: ScorecardRow | null): Promise<void> {
    if (!known) return void (await manager.insert(ScorecardEntity, row))
    const { id, marketId, items, recommendation, state, submittedAt } = row
    const draft = { id, marketId, state: 'draft' as const }
    const saved = await manager.update(ScorecardEntity, draft, { items, recommendation, state, submittedAt })
    if (!saved.affected) throw refused(409, 'STALE', 'This scorecard was handed in in the meantime.')
  }

  private async move(
    change: Change,
    place: MemberPlace,
    row: ScorecardRow,
    from: ScorecardRow['state'] | 'none',
    action: string,
  ): Promise<void> {
    const { marketId } = place
    const { applicationId } = await findInterview(change.manager, { id: row.interviewId, marketId })
    const attempt = { from, action, by: place, as: 'interviewer' as const }
    await change.move(SCORECARD_MACHINE, { ...attempt, subjectId: row.id, applicationId })
  }

  private async postingOf({ manager, marketId }: Change, { interviewId }: ScorecardRow): Promise<string> {
    const { applicationId: id } = await findInterview(manager, { id: interviewId, marketId })
    return (await findApplication(manager, { id, marketId })).postingId
  }

  private async assigned(
    manager: EntityManager,
    place: MemberPlace,
    id: string,
  ): Promise<StoredInterviewRow> {
    const { marketId, companyId, member } = place
    const row = await findInterview(manager, { id, marketId, companyId })
    if (!row.interviewerIds.includes(member.id)) throw notAssigned()
    return row
  }

  private find(manager: EntityManager, { marketId, member }: MemberPlace, interviewId: string) {
    return manager.findOneBy(ScorecardEntity, { marketId, interviewId, memberId: member.id })
  }

  private empty({ marketId, member }: MemberPlace, interviewId: string): ScorecardRow {
    const open = { items: [], recommendation: null, state: 'draft' as const, submittedAt: null }
    return { id: randomUUID(), marketId, interviewId, memberId: member.id, ...open }
  }

  private view({ member }: MemberPlace, row: ScorecardRow): View {
    return toView(row, member.name, member.id)
  }
}
