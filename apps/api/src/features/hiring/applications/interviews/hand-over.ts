import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { INTERVIEW_MACHINE, TEAM_NEWS } from '@tryka/domain'
import type { Change } from '../../core/change'
import { followersOf, tellTeam } from '../../core/contacts'
import { heldMarks } from '../../core/held-time'
import { isBlind, personRef } from '../../core/person-ref'
import { PostingMemberEntity } from '../../postings/posting.table'
import type { StoredPostingRow } from '../../postings/posting.table'
import type { StoredMemberRow } from '../../team/team.table'
import { TeamMemberEntity } from '../../team/team.table'
import { partiesOf } from './calendar-entry'
import { mailBoth, urgentFromOf } from './interview-mail'
import { saveInterview } from './interview-moves'
import { holdTimes } from './interview-times'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity, InterviewerTimeEntity } from './interview.table'

type Seat = Pick<StoredMemberRow, 'id' | 'marketId' | 'companyId'>

/** Interviews ahead in which somebody of a team takes part. */
async function aheadOf(
  manager: EntityManager,
  { id, marketId, companyId }: Seat,
): Promise<StoredInterviewRow[]> {
  const rows = await manager.find(InterviewEntity, {
    where: { marketId, companyId, status: In(['pending', 'confirmed']) },
    order: { id: 'ASC' },
  })
  return rows.filter(({ interviewerIds }) => interviewerIds.includes(id))
}

/** What is held before seats are given up for good: applications whose interviews will need somebody else. */
export async function interviewedBy(manager: EntityManager, seats: readonly Seat[]): Promise<string[]> {
  const rows = await Promise.all(seats.map((seat) => aheadOf(manager, seat)))
  return [...new Set(rows.flat().map(({ applicationId }) => applicationId))]
}

/**
 * Nobody waits for somebody who left: the seat is taken out of the interviews ahead, and one that has nobody else goes to
 * an Admin. The applications are held, and the seat has ended.
 */
export async function handOverInterviews(change: Change, seat: Seat): Promise<void> {
  for (const row of await aheadOf(change.manager, seat)) {
    const { marketId, id: interviewId } = row
    const ids = row.interviewerIds.filter((id) => id !== seat.id)
    const others = await change.manager.findBy(TeamMemberEntity, {
      marketId,
      id: In(ids),
      removedAt: IsNull(),
    })
    await change.manager.delete(InterviewerTimeEntity, { interviewId, memberId: seat.id })
    const interviewerIds = ids.filter((id) => others.some((member) => member.id === id))
    if (interviewerIds.length) await saveInterview(change, row, { interviewerIds })
    else await giveToAdmin(change, row)
  }
}

/** Times that an interview holds of whoever takes part. */
const slotsOf = ({ confirmedAt, startsAt, proposedSlots }: StoredInterviewRow): string[] =>
  confirmedAt === null ? proposedSlots : [...new Set([startsAt, ...proposedSlots])]

/** Admins of the posting before the others; of them who has nothing else at these times, if there is one. */
async function successorOf(
  manager: EntityManager,
  posting: StoredPostingRow,
  marks: readonly string[],
): Promise<{ member: StoredMemberRow; isFree: boolean } | undefined> {
  const { marketId, id: postingId } = posting
  const admins = (await followersOf(manager, posting)).filter(({ role }) => role === 'Admin')
  const duties = await manager.findBy(PostingMemberEntity, { marketId, postingId })
  const isOfPosting = ({ id }: StoredMemberRow) => duties.some(({ memberId }) => memberId === id)
  const inOrder = [...admins.filter(isOfPosting), ...admins.filter((member) => !isOfPosting(member))]
  const memberId = In(inOrder.map(({ id }) => id))
  const taken = await manager.findBy(InterviewerTimeEntity, { memberId, at: In([...marks]) })
  const free = inOrder.find(({ id }) => !taken.some((time) => time.memberId === id))
  const [first] = inOrder
  return free ? { member: free, isFree: true } : first && { member: first, isFree: false }
}

async function giveToAdmin(change: Change, row: StoredInterviewRow): Promise<void> {
  const { manager } = change
  const { application, posting, candidate } = await partiesOf(manager, row)
  const slots = slotsOf(row)
  const successor = await successorOf(
    manager,
    posting,
    slots.flatMap((slot) => heldMarks(slot, row.duration)),
  )
  // A team without an Admin has nobody who waits for it.
  if (!successor) return
  const { member, isFree } = successor
  const { id: subjectId, applicationId, status: from } = row
  await change.move(INTERVIEW_MACHINE, { from, action: 'hand_over', by: 'system', subjectId, applicationId })
  const isAgreed = row.confirmedAt !== null
  const next = await saveInterview(change, row, {
    interviewerIds: [member.id],
    icalSequence: row.icalSequence + (isAgreed ? 1 : 0),
  })
  // Whoever is in two places is told so, and nothing is held a second time.
  if (isFree) await holdTimes(change, next, slots)
  if (next.status === 'confirmed') await mailBoth(change, next, 'handed-over', 'hand_over')
  const person = personRef(candidate, application, isBlind(posting, application)).name
  await tellTeam(change, posting, {
    type: 'Interview reminders',
    title: TEAM_NEWS.handedOver({ person, job: posting.title }, member.name, isFree),
    section: 'interviews',
    open: { interview: row.id },
    urgentFrom: urgentFromOf(next),
    mail: { what: 'handed-over', applicationId },
  })
}
