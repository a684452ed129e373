import type { Actor, Contract, Machine, TeamRole } from '@tryka/domain'
import {
  HOUR_MS,
  ACTOR_OF_ROLE,
  APPLICATION_MACHINE,
  applicationsApi,
  canDo,
  companyInterviewsApi,
  DAY_MS,
  INTERVIEW_MACHINE,
  interviewsApi,
  OFFER_MACHINE,
  offersApi,
  companyApplicationsApi,
  POSTING_MACHINE,
  postingsApi,
  TEAM_ROLES,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import type { AnyContract } from '../../testing/hiring'
import { openVisitor } from '../../testing/hiring'
import type { StoredApplicationRow } from './applications/application.table'
import type { StoredInterviewRow } from './applications/interviews/interview.table'
import type { StoredOfferRow } from './applications/offers/offer.table'
import type { StoredPostingRow } from './postings/posting.table'
import { ApplicationEntity } from './applications/application.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { InterviewEntity, InterviewerTimeEntity } from './applications/interviews/interview.table'
import { OfferEntity } from './applications/offers/offer.table'
import { PostingEntity, PostingMemberEntity } from './postings/posting.table'
import { TeamMemberEntity } from './team/team.table'
import { MarketEntity } from './market/market.table'

type Who = TeamRole | 'candidate' | 'interviewer'
const actorOf = (who: Who): Actor => (who === 'candidate' || who === 'interviewer' ? who : ACTOR_OF_ROLE[who])

/** One call that stands for one action of a machine, for those who have it. */
interface Move {
  action: string
  contract: Pick<Contract, 'status'> & AnyContract
  who: readonly Who[]
  body?: (at: { now: Date; version: number }) => object
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
const versioned = ({ version }: { version: number }) => ({ version })
const contract = (of: unknown) => of as Contract

const APPLICATION: Move[] = [
  {
    action: 'start_review',
    contract: contract(companyApplicationsApi.startReview),
    who: TEAM_ROLES,
    body: versioned,
  },
  {
    action: 'screen_pass',
    contract: contract(companyApplicationsApi.passScreen),
    who: TEAM_ROLES,
    body: versioned,
  },
  {
    action: 'reject',
    contract: contract(companyApplicationsApi.reject),
    who: TEAM_ROLES,
    body: ({ version }) => ({ reasonId: 'skills', version }),
  },
  {
    action: 'reopen',
    contract: contract(companyApplicationsApi.reopen),
    who: TEAM_ROLES,
    body: ({ version }) => ({ reason: 'Another look', version }),
  },
  { action: 'withdraw', contract: contract(applicationsApi.withdraw), who: ['candidate'], body: versioned },
]

const slotBody = ({ now, version }: { now: Date; version: number }) => ({ slot: inDays(now, 3), version })
const interviewMoves = (action: string, mine: unknown, ours: unknown, body: Move['body']): Move[] => [
  ...(mine
    ? [{ action, contract: contract(mine), who: ['candidate'] as const, ...(body ? { body } : {}) }]
    : []),
  { action, contract: contract(ours), who: TEAM_ROLES, ...(body ? { body } : {}) },
]
const INTERVIEW: Move[] = [
  ...interviewMoves('confirm', interviewsApi.confirm, companyInterviewsApi.confirm, slotBody),
  ...interviewMoves('confirm_agreed', undefined, companyInterviewsApi.confirm, (at) => ({
    ...slotBody(at),
    reason: 'By phone',
  })),
  ...interviewMoves(
    'reschedule',
    interviewsApi.reschedule,
    companyInterviewsApi.reschedule,
    ({ now, version }) => ({
      slots: [inDays(now, 4)],
      reason: 'A trip',
      version,
    }),
  ),
  ...interviewMoves('counter', interviewsApi.counter, companyInterviewsApi.counter, ({ now, version }) => ({
    slots: [inDays(now, 4)],
    reason: 'A trip',
    version,
  })),
  ...interviewMoves('cancel', interviewsApi.cancel, companyInterviewsApi.cancel, versioned),
  ...interviewMoves('no_show', interviewsApi.noShow, companyInterviewsApi.noShow, versioned),
  {
    action: 'complete',
    contract: contract(companyInterviewsApi.complete),
    who: [...TEAM_ROLES, 'interviewer'],
    body: versioned,
  },
]

const terms = (now: Date) => ({
  salary: 150_000,
  currency: 'USD',
  period: 'year',
  startDate: '2031-01-01',
  expiresAt: inDays(now, 7),
  terms: '',
})
const OFFER: Move[] = [
  {
    action: 'edit',
    contract: contract(offersApi.update),
    who: TEAM_ROLES,
    body: ({ now, version }) => ({ ...terms(now), version }),
  },
  { action: 'delete', contract: contract(offersApi.remove), who: TEAM_ROLES },
  { action: 'send', contract: contract(offersApi.send), who: TEAM_ROLES, body: versioned },
  {
    action: 'rescind',
    contract: contract(offersApi.rescind),
    who: TEAM_ROLES,
    body: ({ version }) => ({ reason: 'The budget is gone', version }),
  },
]

const POSTING: Move[] = [
  {
    action: 'edit',
    contract: contract(postingsApi.update),
    who: TEAM_ROLES,
    body: ({ now, version }) => ({ ...buildPostingDraft({ closesAt: inDays(now, 20) }), version }),
  },
  { action: 'publish', contract: contract(postingsApi.publish), who: TEAM_ROLES, body: versioned },
  { action: 'unpublish', contract: contract(postingsApi.unpublish), who: TEAM_ROLES, body: versioned },
  { action: 'delete', contract: contract(postingsApi.remove), who: TEAM_ROLES },
  {
    action: 'close',
    contract: contract(postingsApi.close),
    who: TEAM_ROLES,
    body: ({ version }) => ({ reason: 'cancelled', dispositions: [], version }),
  },
  { action: 'reopen', contract: contract(postingsApi.reopen), who: TEAM_ROLES, body: versioned },
]

interface Case {
  who: Who
  move: Move
  from: string
}
const casesOf = (machine: Machine<string>, moves: Move[]): Case[] =>
  moves.flatMap((move) => move.who.flatMap((who) => machine.states.map((from) => ({ who, move, from }))))
const titled = (machine: unknown, moves: Move[]) =>
  casesOf(machine as Machine<string>, moves).map(
    (one) => [`${one.who}: ${one.move.action} from ${one.from}`, one] as const,
  )

describe('The tables of moves, through the API', () => {
  let test: TestApp
  let visitor: Visitor
  let base: {
    posting: StoredPostingRow
    application: StoredApplicationRow
    interview: StoredInterviewRow
    offer: StoredOfferRow
  }
  let marketId: string

  beforeAll(async () => {
    const config = { guestsPerHour: 1_000, rateLimits: rateLimits(1_000_000) }
    test = await buildTestApp({ config })
    visitor = await openVisitor(test)
    marketId = visitor.market.id
    base = await prepare()
  })
  afterAll(() => test.close())

  /** One posting, application, interview and offer of the visitor, which every case sets to its state. */
  async function prepare(): Promise<typeof base> {
    const { read } = test.db
    const own = { marketId, companyId: visitor.market.company.id }
    const team = await read.findBy(TeamMemberEntity, { ...own, status: 'Active' })
    const offer = await read.findOneByOrFail(OfferEntity, { ...own, state: 'sent' })
    const candidateId = visitor.market.candidate.id
    const application = await read.findOneByOrFail(ApplicationEntity, {
      marketId,
      companyId: own.companyId,
      candidateId,
    })
    const posting = await read.findOneByOrFail(PostingEntity, { id: application.postingId })
    const interview = await read.findOneByOrFail(InterviewEntity, { ...own })
    const id = application.id
    const duties = team.map(({ id: memberId }) => ({
      postingId: posting.id,
      memberId,
      marketId,
      duty: 'owner' as const,
    }))
    await test.db.write((m) => m.save(PostingMemberEntity, duties))
    await test.db.write((m) => m.delete(InterviewEntity, { marketId }))
    await test.db.write((m) => m.delete(OfferEntity, { marketId }))
    await test.db.write((m) => m.delete(ApplicationEntity, { postingId: posting.id }))
    return {
      posting: { ...posting, ...terms(test.clock.now()), status: 'Active', openings: 50 } as StoredPostingRow,
      application: { ...application, id },
      interview: { ...interview, applicationId: id, candidateId },
      offer: { ...offer, applicationId: id, candidateId, ...terms(test.clock.now()) } as StoredOfferRow,
    }
  }

  const put = async (entity: unknown, row: { id: string }) => {
    const target = entity as typeof PostingEntity
    await test.db.write((m) => m.delete(target, { id: row.id }))
    await test.db.write((m) => m.insert(target, row as StoredPostingRow))
  }
  const actAs = (who: Who) =>
    who === 'candidate' || who === 'interviewer' ? Promise.resolve() : visitor.actAs(who)
  const eventsOf = (kind: string, subjectId: string, action: string) =>
    test.db.read.findBy(HiringEventEntity, { marketId, kind, subjectId, action })

  /** Makes the call; it must do what the table says, and append exactly one event when it does. */
  async function check(machine: Machine<string>, { who, move, from }: Case, id: string, version: number) {
    const now = test.clock.now()
    const expected = canDo(machine, from, move.action, actorOf(who))
    const before = (await eventsOf(machine.name, id, move.action)).length
    await actAs(who)

    const answer = await visitor.send(move.contract, {
      params: { id },
      ...(move.body ? { body: move.body({ now, version }) } : {}),
    })

    const told = [answer.statusCode, answer.statusCode >= 400 ? answer.json<{ code: string }>().code : '']
    if (expected) expect(told).toEqual([move.contract.status, ''])
    else
      expect([
        [409, 'illegal_transition'],
        [403, 'ROLE'],
      ]).toContainEqual(told)
    const made = await eventsOf(machine.name, id, move.action)
    expect(made.length - before).toBe(expected ? 1 : 0)
    if (expected) expect(made.map((event) => event.from)).toContain(from)
  }
  const any = (machine: unknown) => machine as Machine<string>

  it.each(titled(APPLICATION_MACHINE, APPLICATION))('application, %s', async (_title, one) => {
    const { application, posting } = base
    const rejectedAt = one.from === 'rejected' ? test.clock.now().toISOString() : null
    await put(PostingEntity, posting)
    await put(ApplicationEntity, {
      ...application,
      stage: one.from,
      rejectedAt,
    } as StoredApplicationRow)
    await check(any(APPLICATION_MACHINE), one, application.id, application.version)
  })

  it.each(titled(INTERVIEW_MACHINE, INTERVIEW))('interview, %s', async (_title, one) => {
    const { application, posting, interview } = base
    const now = test.clock.now()
    const begun = ['complete', 'no_show'].includes(one.move.action)
    const startsAt = begun ? new Date(now.getTime() - 600_000).toISOString() : inDays(now, 2)
    const other = '00000000-0000-8000-8000-000000000001'
    await test.db.write((m) => m.delete(InterviewerTimeEntity, { marketId }))
    await put(PostingEntity, posting)
    await put(ApplicationEntity, {
      ...application,
      stage: 'interview_scheduled',
    } as StoredApplicationRow)
    await put(InterviewEntity, {
      ...interview,
      status: one.from,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
      proposedSlots: [inDays(now, 3)],
      proposedBy: one.who === 'candidate' ? 'company' : 'candidate',
      interviewerIds: [one.who === 'interviewer' ? await seat() : other],
    } as StoredInterviewRow)
    await check(any(INTERVIEW_MACHINE), one, interview.id, interview.version)
  })
  /** The seat in which the visitor acts, as an interviewer who is nothing else. */
  const seat = async () => {
    await visitor.actAs('Recruiter')
    return (await test.db.read.findOneByOrFail(MarketEntity, { id: marketId })).memberId
  }

  it.each(titled(OFFER_MACHINE, OFFER))('offer, %s', async (_title, one) => {
    const { application, posting, offer } = base
    const stage = one.from === 'sent' ? 'offer_received' : 'under_review'
    await put(PostingEntity, { ...posting, salaryMin: 1, salaryMax: 900_000 } as StoredPostingRow)
    await put(ApplicationEntity, { ...application, stage } as StoredApplicationRow)
    await put(OfferEntity, { ...offer, state: one.from } as StoredOfferRow)
    await check(any(OFFER_MACHINE), one, offer.id, offer.version)
  })

  it.each(OFFER_MACHINE.states.flatMap((from) => [true, false].map((accept) => [from, accept] as const)))(
    'offer, candidate: an offer that is %s, accepting %s',
    async (from, accept) => {
      const { application, posting, offer } = base
      const stage = from === 'sent' ? 'offer_received' : 'under_review'
      await put(PostingEntity, posting)
      await put(ApplicationEntity, { ...application, stage } as StoredApplicationRow)
      await put(OfferEntity, { ...offer, state: from } as StoredOfferRow)

      const answer = await visitor.send(contract(applicationsApi.respond), {
        params: { id: application.id },
        body: { accept, version: application.version },
      })

      expect(answer.statusCode).toBe(from === 'sent' ? 200 : 409)
      const row = await test.db.read.findOneByOrFail(ApplicationEntity, { id: application.id })
      expect(row.stage).toBe(from === 'sent' ? (accept ? 'hired' : 'withdrawn') : stage)
    },
  )

  it.each(titled(POSTING_MACHINE, POSTING))('posting, %s', async (_title, one) => {
    const { posting, application } = base
    await test.db.write((m) => m.delete(ApplicationEntity, { id: application.id }))
    const closesAt = inDays(test.clock.now(), 20)
    const fresh = buildPostingDraft({ closesAt })
    const firstActivatedAt = one.from === 'Draft' ? null : posting.firstActivatedAt
    await put(PostingEntity, {
      ...posting,
      ...fresh,
      status: one.from,
      firstActivatedAt,
    } as StoredPostingRow)
    const members = await duties()
    await test.db.write((m) => m.save(PostingMemberEntity, members))
    await check(any(POSTING_MACHINE), one, posting.id, posting.version)
  })
  const duties = async () =>
    (await test.db.read.findBy(TeamMemberEntity, { marketId })).map(({ id: memberId }) => ({
      postingId: base.posting.id,
      memberId,
      marketId,
      duty: 'owner' as const,
    }))

  it('cover more than two hundred cases', () => {
    const all = [
      ...titled(APPLICATION_MACHINE, APPLICATION),
      ...titled(INTERVIEW_MACHINE, INTERVIEW),
      ...titled(OFFER_MACHINE, OFFER),
      ...titled(POSTING_MACHINE, POSTING),
    ]
    expect(all.length).toBeGreaterThan(200)
  })
})
