import { INVITATION_DAYS } from '@tryka/domain'
import type { Placed } from './applications'
import type { SeedContext } from './context'
import { at } from './random'
import type {
  ApplicationEventRow,
  InvitationRow,
  JobViewRow,
  MemberRow,
  NoteRow,
  PostingMemberRow,
  PostingRow,
} from './rows'
import { DEMO_POSTINGS } from './market-plan'

const PROGRESS = {
  applied: ['none', 'applied'],
  start_review: ['applied', 'under_review'],
  screen_pass: ['under_review', 'under_review'],
  interview_confirmed: ['under_review', 'interview_scheduled'],
  interviews_over: ['interview_scheduled', 'under_review'],
  offer_sent: ['under_review', 'offer_received'],
} as const

/** Everything that happened to the applications, one event per move, in order of time. */
export function seedEvents(
  ctx: SeedContext,
  placed: readonly Placed[],
  reviewerOf: (posting: PostingRow) => MemberRow,
): ApplicationEventRow[] {
  const events: ApplicationEventRow[] = []
  const add = (
    row: Placed['row'],
    action: string,
    [from, to]: readonly [string, string],
    at: string,
    actor: [string | null, string],
    reason: string | null = null,
  ): void => {
    const [actorId, actorRole] = actor
    events.push({
      id: ctx.id('event', events.length),
      applicationId: row.id,
      action,
      from,
      to,
      actorId,
      actorRole,
      reason,
      at,
    })
  }
  for (const { row, slot, posting, candidate } of placed) {
    const person: [string, string] = [candidate.id, 'candidate']
    const reviewer = reviewerOf(posting)
    const team: [string, string] = [reviewer.id, reviewer.role]
    const system: [null, string] = [null, 'system']
    add(row, 'apply', PROGRESS.applied, row.appliedAt, person)
    const reviewed = slot.responded !== undefined
    if (reviewed) add(row, 'start_review', PROGRESS.start_review, ctx.ago(slot.responded ?? 0), team)
    if (row.screenPassedAt) add(row, 'screen_pass', PROGRESS.screen_pass, row.screenPassedAt, team)
    if (row.firstInterviewAt)
      add(row, 'interview_confirmed', PROGRESS.interview_confirmed, row.firstInterviewAt, system)
    if (row.lastInterviewAt && row.firstInterviewAt && slot.stage !== 'interview_scheduled') {
      add(row, 'interviews_over', PROGRESS.interviews_over, row.lastInterviewAt, system)
    }
    if (row.offerSentAt) add(row, 'offer_sent', PROGRESS.offer_sent, row.offerSentAt, system)
    if (row.hiredAt) add(row, 'offer_accepted', ['offer_received', 'hired'], row.hiredAt, system)
    const before = row.offerSentAt ? 'offer_received' : reviewed ? 'under_review' : 'applied'
    if (row.rejectedAt) add(row, 'reject', [before, 'rejected'], row.rejectedAt, team, row.rejectReasonId)
    if (row.withdrawnAt) {
      const action = row.offerSentAt ? 'decline_offer' : 'withdraw'
      add(row, action, [before, 'withdrawn'], row.withdrawnAt, person, row.withdrawReason)
    }
  }
  return events
}

const NOTES = [
  'Strong on tests. Ask how the rounding fault was found.',
  'Wants to work two days a week from home; that fits.',
  'Explains trade-offs clearly. Pay expectation is inside the range.',
  'Good fit for the second opening as well.',
] as const

/** A few notes of the team on applications under review. */
export const seedNotes = (
  ctx: SeedContext,
  placed: readonly Placed[],
  authors: readonly MemberRow[],
): NoteRow[] =>
  placed
    .filter(({ slot, row }) => slot.screened !== undefined && row.stage === 'under_review')
    .slice(0, 8)
    .map(({ row, slot }, n) => ({
      id: ctx.id('note', n),
      applicationId: row.id,
      authorId: at(authors, n).id,
      body: at(NOTES, n),
      at: ctx.ago((slot.screened ?? 1) - 0.2),
    }))

/** Who of the demo team works on which of its postings. */
export function seedPostingMembers(
  postings: readonly PostingRow[],
  members: readonly MemberRow[],
): PostingMemberRow[] {
  const [, engineering, research, first, second] = members
  if (!engineering || !research || !first || !second) return []
  return postings.slice(0, DEMO_POSTINGS.length).flatMap((posting, n) => {
    const lead =
      posting.technology === 'Blockchain' || posting.technology === 'Cybersecurity' ? engineering : research
    return [
      { postingId: posting.id, memberId: lead.id, duty: 'owner' as const },
      { postingId: posting.id, memberId: (n % 2 === 0 ? first : second).id, duty: 'reviewer' as const },
    ]
  })
}

/** People who looked at the demo company's postings in the last year. */
export const VIEWS_TOTAL = 3_840

/** History of views: one row per posting and day, adding up to `VIEWS_TOTAL`. */
export function seedJobViews(ctx: SeedContext, postings: readonly PostingRow[]): JobViewRow[] {
  const random = ctx.random(6)
  const rows = DEMO_POSTINGS.flatMap((plan, n) => {
    const posting = postings[n]
    if (!posting || plan.status === 'Draft') return []
    const end = plan.closed ?? 0
    const days = Array.from(
      { length: Math.floor((plan.age - end) / (plan.closed ? 2 : 1)) },
      (_, i) => end + i * (plan.closed ? 2 : 1),
    )
    return days.map((back) => ({
      postingId: posting.id,
      day: ctx.day(-back),
      viewer: 'history',
      people: random.int(4, plan.closed ? 12 : 9),
    }))
  })
  let left = VIEWS_TOTAL - rows.reduce((sum, { people }) => sum + people, 0)
  for (let i = 0; left !== 0; i++) {
    const row = at(rows, i)
    const step = left > 0 ? 1 : row.people > 1 ? -1 : 0
    row.people += step
    left -= step
  }
  return rows
}

/** Accepted invitations behind the applications that came by one, and a few still open. */
export function seedInvitations(
  ctx: SeedContext,
  placed: readonly Placed[],
  reviewerOf: (posting: PostingRow) => MemberRow,
  open: readonly { posting: PostingRow; candidateId: string }[],
): InvitationRow[] {
  const invite = (
    n: number,
    posting: PostingRow,
    candidateId: string,
    days: number,
    state: InvitationRow['state'],
  ): InvitationRow => ({
    id: ctx.id('invitation', n),
    companyId: posting.companyId,
    postingId: posting.id,
    candidateId,
    invitedBy: reviewerOf(posting).id,
    message: `Your verified work fits our opening for ${posting.title}. Would you like to talk?`,
    state,
    sentAt: ctx.ago(days),
    expiresAt: ctx.ahead(INVITATION_DAYS - days),
  })
  const accepted = placed.filter(({ row }) => row.source === 'invitation')
  return [
    ...accepted.map(({ slot, posting, candidate }, n) =>
      invite(n, posting, candidate.id, slot.applied + 1.5, 'accepted'),
    ),
    ...open.map(({ posting, candidateId }, i) =>
      invite(accepted.length + i, posting, candidateId, 2 + i, i === 0 ? 'viewed' : 'sent'),
    ),
  ]
}
