import type { EntityManager } from 'typeorm'
import { In, IsNull, MoreThanOrEqual } from 'typeorm'
import { OPEN_STAGES, dashboardPath, teamPlace } from '@tryka/domain'
import type { ApplicationStage } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { ApplicationEntity } from '../applications/application.table'
import { followersOf } from '../core/contacts'
import { companyStateOf } from '../core/hidden'
import type { TeamHappening, TeamNewsData } from '../core/team-mail'
import type { StoredPostingRow } from '../postings/posting.table'
import { PostingEntity } from '../postings/posting.table'
import { TeamMemberEntity } from '../team/team.table'
import type { Said } from './said-of-interviews'
import { nameOf, saidOfInterviews } from './said-of-interviews'

/** A company in one of these decides nothing. */
const AWAY = ['suspended', 'closing', 'closed']

const NOT_SO = dropped('not so any more')

/** One posting as a member of its team follows it, or why they do not. */
export async function followedPosting(
  manager: EntityManager,
  { memberId, postingId }: Pick<TeamNewsData, 'memberId' | 'postingId'>,
  at: string,
): Promise<StoredPostingRow | { drop: string }> {
  const posting = await manager.findOneBy(PostingEntity, { id: postingId })
  if (!posting) return { drop: 'the posting is gone' }
  const seat = { id: memberId, companyId: posting.companyId, removedAt: IsNull() }
  if (!(await manager.existsBy(TeamMemberEntity, seat))) return { drop: 'left the team' }
  const team = await followersOf(manager, posting)
  if (!team.some(({ id }) => id === memberId)) return { drop: 'does not follow it any more' }
  const state = await companyStateOf(manager, posting.companyId, at)
  return AWAY.includes(state) ? { drop: 'the company rests' } : posting
}

/** What one application must be for its letter. */
const STAGES: Partial<Record<TeamHappening, ApplicationStage>> = {
  applied: 'applied',
  withdrawn: 'withdrawn',
  'offer-accepted': 'hired',
  'offer-declined': 'withdrawn',
}

const SUBJECTS: Record<TeamHappening, string> = {
  applied: 'A new application',
  withdrawn: 'An application was withdrawn',
  'offer-accepted': 'An offer was answered',
  'offer-declined': 'An offer was answered',
  'handed-over': 'Somebody else holds an interview',
  decide: 'Decide about the open applications',
  'close-out': 'Decide about the open applications',
}

const waits = (open: number) => (open === 1 ? '1 application still waits' : `${open} applications still wait`)

/** What happened to one application, as long as it is so still. */
async function saidOfOne(
  manager: EntityManager,
  posting: StoredPostingRow,
  { what, applicationId }: TeamNewsData,
): Promise<Said | undefined> {
  const row = await manager.findOneBy(ApplicationEntity, { id: applicationId ?? '', postingId: posting.id })
  if (!row || row.stage !== STAGES[what]) return undefined
  const [name, job] = [await nameOf(manager, posting, row), quoted(posting.title)]
  const said: Partial<Record<TeamHappening, string>> = {
    withdrawn: `${name} withdrew from ${job}.`,
    'offer-accepted': `${name} accepted the offer for ${job}.`,
    'offer-declined': `${name} declined the offer for ${job}.`,
  }
  return { lines: [said[what] ?? ''], applicationId: row.id }
}

/** Everybody who applied since the first of them, as far as nobody has looked yet. */
async function saidOfNew(
  manager: EntityManager,
  posting: StoredPostingRow,
  { at }: TeamNewsData,
): Promise<Said | undefined> {
  const { marketId, id: postingId, title } = posting
  const where = { marketId, postingId, stage: 'applied' as const, appliedAt: MoreThanOrEqual(at) }
  const [[first], count] = await manager.findAndCount(ApplicationEntity, {
    where,
    order: { appliedAt: 'ASC', id: 'ASC' },
    take: 1,
  })
  if (!first) return undefined
  if (count > 1) return { lines: [`${count} people applied for ${quoted(title)}.`] }
  const name = await nameOf(manager, posting, first)
  return { lines: [`${name} applied for ${quoted(title)}.`], applicationId: first.id }
}

async function saidOfOpen(
  manager: EntityManager,
  { marketId, id: postingId, title, closeReason, closeOutAt, status }: StoredPostingRow,
  { what }: TeamNewsData,
): Promise<Said | undefined> {
  const open = await manager.countBy(ApplicationEntity, { marketId, postingId, stage: In([...OPEN_STAGES]) })
  if (status !== 'Closed' || open === 0) return undefined
  const why = closeReason === 'filled' ? 'is filled' : 'has reached its closing date'
  const day = closeOutAt?.slice(0, 10)
  const ends = day
    ? what === 'close-out'
      ? `In two days, on ${day}, what nobody decided ends by itself, and everybody is told.`
      : `What nobody decides by ${day} ends by itself, and everybody is told.`
    : 'Each of them waits until somebody decides.'
  return { lines: [`${quoted(title)} ${why}, and ${waits(open)} for an answer.`, ends] }
}

const SAY: Partial<Record<TeamHappening, typeof saidOfOpen>> = {
  applied: saidOfNew,
  'handed-over': saidOfInterviews,
  decide: saidOfOpen,
  'close-out': saidOfOpen,
}

/** To a member of the team, as long as they follow the posting and it is still so. */
export async function teamLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
  const about = data as TeamNewsData
  const { what } = about
  const posting = await followedPosting(manager, about, now.toISOString())
  if ('drop' in posting) return posting
  const said = await (SAY[what] ?? saidOfOne)(manager, posting, about)
  if (!said) return NOT_SO
  const { lines, applicationId } = said
  const link = dashboardPath('company', 'applications', {
    posting: posting.id,
    application: applicationId,
    place: teamPlace(posting.companyId),
  })
  return {
    letter: { subject: SUBJECTS[what], parts: [...lines, { line: 'See it in your dashboard:', link }] },
  }
}
