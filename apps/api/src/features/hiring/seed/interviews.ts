import { dashboardPath, DAY_MS, replyDueAt, endsAt, type InterviewType } from '@tryka/domain'
import type { Placed } from './applications'
import { DEMO_ZONE, type SeedContext } from './context'
import { at } from './random'
import type { InterviewRow, MemberRow, PostingRow } from './rows'

/** Who leads the hiring of a posting, or reviews for it. */
export type LeadOf = (posting: PostingRow) => MemberRow

/** Who may sit in an interview of a posting. */
export interface Interviewers {
  leadOf: LeadOf
  reviewerOf: LeadOf
}

/** A panel is more than one person. */
const sitting = (
  type: InterviewType,
  posting: PostingRow,
  { leadOf, reviewerOf }: Interviewers,
): MemberRow[] => (type === 'Panel' ? [leadOf(posting), reviewerOf(posting)] : [leadOf(posting)])

const FEEDBACK = {
  Passed: 'Clear reasoning, careful tests and honest limits.',
  'Not Selected': 'A good conversation; another person had more experience with this stack.',
} as const

/** Books times so that nobody sits in two interviews at once. */
function bookings(ctx: SeedContext) {
  const taken = new Set<string>()
  return (members: readonly MemberRow[], day: number, hour: number): Date => {
    let [d, h] = [day, hour]
    while (members.some(({ id }) => taken.has(`${id}:${d}:${h}`))) {
      h = h >= 15 ? 9 : h + 1
      if (h === hour) d = ctx.workdayBefore(d - 1)
    }
    for (const { id } of members) taken.add(`${id}:${d}:${h}`)
    return ctx.localAt(d, h)
  }
}

interface Booking {
  n: number
  placed: Placed
  members: readonly MemberRow[]
  startsAt: Date
  type: InterviewType
}

function interview(
  ctx: SeedContext,
  { n, placed, members, startsAt, type }: Booking,
  over: Partial<InterviewRow>,
): InterviewRow {
  const id = ctx.id('interview', n)
  return {
    id,
    applicationId: placed.row.id,
    companyId: placed.row.companyId,
    candidateId: placed.row.candidateId,
    type,
    startsAt: startsAt.toISOString(),
    timeZone: DEMO_ZONE,
    duration: 60,
    meetingLink:
      type === 'On-site' ? null : dashboardPath('candidate', 'interviews', { room: id.slice(0, 8) }),
    place: type === 'On-site' ? '201 Harbour Street, San Francisco' : null,
    interviewerIds: members.map(({ id }) => id),
    status: 'confirmed',
    icalUid: `${id}@tryka.example`,
    icalSequence: 0,
    proposedSlots: [],
    proposedBy: 'company',
    rescheduleReason: null,
    absent: null,
    outcome: null,
    feedback: null,
    nextStep: null,
    createdAt: new Date(Math.min(startsAt.getTime() - 5 * DAY_MS, ctx.now.getTime() - DAY_MS)).toISOString(),
    version: 1,
    ...over,
  }
}

const TYPES: readonly InterviewType[] = ['Technical', 'Video', 'Panel', 'Phone', 'On-site']

/** Interviews that took place, and their mark on the application. */
function past(
  ctx: SeedContext,
  placed: readonly Placed[],
  interviewers: Interviewers,
  book: ReturnType<typeof bookings>,
): InterviewRow[] {
  const done = placed.filter(
    ({ slot }) => slot.interviewed !== undefined && slot.stage !== 'interview_scheduled',
  )
  return done.map((item, i) => {
    const type = at(TYPES, i)
    const members = sitting(type, item.posting, interviewers)
    const day = ctx.workdayBefore(-Math.floor((item.slot.interviewed ?? 3) - 3))
    const startsAt = book(members, day, 9 + (i % 7))
    const outcome = item.slot.stage === 'rejected' ? 'Not Selected' : 'Passed'
    const row = interview(
      ctx,
      { n: i, placed: item, members, startsAt, type },
      {
        status: 'completed',
        outcome: item.slot.stage === 'under_review' ? null : outcome,
        feedback: item.slot.stage === 'under_review' ? null : FEEDBACK[outcome],
        nextStep:
          outcome === 'Passed' && item.slot.stage !== 'under_review' ? 'The team decides on an offer.' : null,
      },
    )
    item.row.lastInterviewAt = endsAt(row)
    item.row.replyDueAt = replyDueAt(item.row)
    return row
  })
}

/** Which days and hours the waiting interviews of the demo company have; the first three are today's. */
const TODAY = [
  [10, 0],
  [13, 30],
  [16, 0],
] as const

function ahead(
  ctx: SeedContext,
  placed: readonly Placed[],
  interviewers: Interviewers,
  first: number,
): InterviewRow[] {
  return placed.map((item, i) => {
    const type = at(TYPES, i)
    const members = sitting(type, item.posting, interviewers)
    const today = TODAY[i]
    const startsAt = today
      ? ctx.localAt(0, today[0], today[1])
      : ctx.localAt(ctx.workday(1 + ((i - 3) >> 1)), (i - 3) % 2 === 0 ? 10 : 14)
    const waiting = item.slot.asksToMove
    return interview(
      ctx,
      { n: first + i, placed: item, members, startsAt, type },
      {
        ...(waiting
          ? {
              status: 'pending',
              icalSequence: 1,
              proposedBy: 'candidate',
              proposedSlots: [ctx.localAt(ctx.workday(1), 11), ctx.localAt(ctx.workday(2), 15)].map((slot) =>
                slot.toISOString(),
              ),
              rescheduleReason: 'A family appointment came up.',
            }
          : {}),
      },
    )
  })
}

/** The demo person's own: one confirmed, one to be agreed again, one first round that went well. */
function personal(
  ctx: SeedContext,
  placed: readonly Placed[],
  interviewers: Interviewers,
  first: number,
): InterviewRow[] {
  const [kestrel, sable] = placed
  if (!kestrel || !sable) return []
  const slots = [ctx.localAt(ctx.workday(5), 10), ctx.localAt(ctx.workday(6), 13)]
  const round = interview(
    ctx,
    {
      n: first + 2,
      placed: kestrel,
      members: [interviewers.leadOf(kestrel.posting)],
      startsAt: ctx.localAt(ctx.workdayBefore(-6), 11),
      type: 'Phone',
    },
    {
      status: 'completed',
      outcome: 'Passed',
      feedback: FEEDBACK.Passed,
      nextStep: 'A technical conversation with the team.',
      duration: 30,
    },
  )
  kestrel.row.lastInterviewAt = endsAt(round)
  return [
    interview(
      ctx,
      {
        n: first,
        placed: kestrel,
        members: [interviewers.leadOf(kestrel.posting)],
        startsAt: ctx.localAt(ctx.workday(2), 10),
        type: 'Technical',
      },
      {},
    ),
    interview(
      ctx,
      {
        n: first + 1,
        placed: sable,
        members: [interviewers.leadOf(sable.posting)],
        startsAt: ctx.localAt(ctx.workday(4), 14),
        type: 'Video',
      },
      {
        status: 'pending',
        icalSequence: 1,
        proposedSlots: slots.map((slot) => slot.toISOString()),
        rescheduleReason: 'The interviewer is travelling that day.',
      },
    ),
    round,
  ]
}

/** All interviews; sets `lastInterviewAt` and the reply clock of the applications they belong to. */
export function seedInterviews(
  ctx: SeedContext,
  placed: readonly Placed[],
  demoCompanyId: string,
  interviewers: Interviewers,
): InterviewRow[] {
  const book = bookings(ctx)
  const done = past(ctx, placed, interviewers, book)
  const waiting = placed.filter(({ row }) => row.stage === 'interview_scheduled')
  const own = waiting.filter(({ row }) => row.companyId === demoCompanyId)
  const others = waiting.filter(({ row }) => row.companyId !== demoCompanyId)
  return [
    ...done,
    ...ahead(ctx, own, interviewers, done.length),
    ...personal(ctx, others, interviewers, done.length + own.length),
  ]
}
