import type { Contract, TeamRole } from '@tryka/domain'
import * as domain from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import { openVisitor, urlOf } from '../../testing/hiring'
import { ApplicationEntity } from './applications/application.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { InvitationEntity } from './people/invitation.table'
import { InterviewEntity } from './applications/interviews/interview.table'
import { ConversationEntity, MessageEntity } from './messages/message.table'
import { OfferEntity } from './applications/offers/offer.table'
import { TalentPoolEntity } from './pools/pool.table'
import { PostingEntity, PostingMemberEntity } from './postings/posting.table'
import { CandidateEntity } from './profile/candidate.table'
import { SavedSearchEntity } from './postings/searches/saved-search.table'
import { CandidateSkillEntity, CertificationEntity } from './skills/skill.table'
import { TeamMemberEntity } from './team/team.table'
import { MarketEntity } from './market/market.table'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'access' in value

/** Every contract of the dashboards, found by its shape: a new one is walked without being listed. */
const contracts = Object.values<unknown>(domain)
  .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
  .flatMap((group) => Object.values<unknown>(group))
  .filter(isContract)
  .filter(({ access }) => access === 'candidate' || access === 'company')

const keyOf = ({ endpoint }: Contract) => `${endpoint.method} ${endpoint.path}`
const files = [
  '/api/applications/export-pdf',
  '/api/company/export/applications',
  '/api/events',
  '/api/company/events',
]

/** The least that each call's schema accepts, so that the refusal is about who asks and not about the form. */
const now = '2031-01-01T00:00:00.000Z'
const version = { version: 1 }
const BODIES: Record<string, object> = {
  'POST /api/company/applications/:id/reject': { reasonId: 'skills', ...version },
  'POST /api/company/applications/:id/reopen': { reason: 'x', ...version },
  'POST /api/company/applications/:id/reveal': { reason: 'x' },
  'POST /api/company/applications/:id/notes': { body: 'x' },
  'POST /api/company/applications/:id/interviews': {
    slots: [now],
    type: 'Video',
    duration: 60,
    interviewerIds: ['x'],
    ...version,
  },
  'POST /api/company/interviews/:id/confirm': { slot: now, ...version },
  'POST /api/company/interviews/:id/reschedule': { slots: [now], reason: 'x', ...version },
  'POST /api/company/interviews/:id/counter': { slots: [], reason: 'x', ...version },
  'POST /api/company/interviews/:id/outcome': { outcome: 'Passed', ...version },
  'PUT /api/company/interviews/:id/scorecard': { items: [], recommendation: null },
  'POST /api/interviews/:id/confirm': { slot: now, ...version },
  'POST /api/interviews/:id/reschedule': { slots: [now], reason: 'x', ...version },
  'POST /api/interviews/:id/counter': { slots: [], reason: 'x', ...version },
  'POST /api/applications/:id/offer-response': { accept: true, ...version },
  'PUT /api/applications/:id/notes': { notes: 'x', ...version },
  'POST /api/jobs/:id/applications': {},
  'PUT /api/postings/:id': { ...buildPostingDraft(), ...version },
  'POST /api/postings/:id/close': { reason: 'cancelled', dispositions: [], ...version },
  'POST /api/company/applications/:id/offers': {
    salary: 1,
    currency: 'USD',
    period: 'year',
    startDate: '2031-01-01',
    expiresAt: now,
    terms: '',
  },
  'PUT /api/offers/:id': {
    salary: 1,
    currency: 'USD',
    period: 'year',
    startDate: '2031-01-01',
    expiresAt: now,
    terms: '',
    ...version,
  },
  'POST /api/offers/:id/rescind': { reason: 'x', ...version },
  'POST /api/candidates/:id/invitations': { postingId: 'x', message: 'x' },
  'PATCH /api/company/team/:id': { role: 'Recruiter', ...version },
  'PATCH /api/talent-pools/:id': { name: 'x', ...version },
  'PUT /api/talent-pools/:id/members/:candidateId': { status: 'Available', note: '' },
  'PATCH /api/saved-searches/:id': { name: 'x' },
  'POST /api/learning/paths/:id/progress': { module: 1, ...version },
  'POST /api/learning/paths/:id/sessions': { minutes: 5 },
  'POST /api/assessments/:id/schedule': { startsAt: now, ...version },
  'POST /api/assessments/:id/submit': { answers: 'x', ...version },
  'PUT /api/candidate/experience/:id': {
    entry: {
      jobTitle: 'x',
      company: 'x',
      location: '',
      startDate: '2020-01',
      endDate: '',
      current: true,
      description: [],
    },
    ...version,
  },
  ...Object.fromEntries(
    ['/api', '/api/company'].flatMap((side) => [
      [`POST ${side}/conversations/:id/messages`, { body: 'x' }],
      [`POST ${side}/messages/:id/forward`, { to: 'x' }],
      [`PUT ${side}/conversations/:id/archived`, { value: true }],
      [`PUT ${side}/conversations/:id/unread`, { value: true }],
      [`POST ${side}/conversations/:id/report`, { reason: 'x' }],
    ]),
  ),
}

/** Whose id stands in a path, by the first part that fits. */
const OWNED = [
  ['interviews/:id', InterviewEntity],
  ['offers/:id', OfferEntity],
  ['applications/:id', ApplicationEntity],
  ['postings/:id', PostingEntity],
  ['jobs/:id', PostingEntity],
  ['messages/:id', MessageEntity],
  ['conversations/:id', ConversationEntity],
  ['candidates/:id', CandidateEntity],
  ['talent-pools/:id', TalentPoolEntity],
  ['team/:id', TeamMemberEntity],
  ['skills/:id', CandidateSkillEntity],
  ['assessments/:id', CandidateSkillEntity],
  ['certifications/:id', CertificationEntity],
  ['invitations/:id', InvitationEntity],
] as const

const QUERIES: Record<string, Record<string, string>> = {
  'GET /api/company/analytics/rows': { metric: 'Applications' },
}

describe('The routes of the dashboards', () => {
  let test: TestApp
  let owner: Visitor
  let stranger: Visitor

  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(1_000_000) } })
    owner = await openVisitor(test)
    stranger = await openVisitor(test)
  })
  afterAll(() => test.close())

  const served = () =>
    contracts.filter(({ endpoint }) => test.app.hasRoute({ method: endpoint.method, url: endpoint.path }))
  const ask = (
    client: TestClient,
    { endpoint }: Contract,
    id = 'none',
    body = BODIES[`${endpoint.method} ${endpoint.path}`],
  ) =>
    client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, {
        query: QUERIES[`${endpoint.method} ${endpoint.path}`] ?? {},
        params: { id, candidateId: id, pathId: id, module: '1', messageId: id },
      }),
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: body ?? version }),
    })

  /** A row of the owner behind an id of a path. */
  async function ownedIds(path: string): Promise<string[]> {
    const { id: marketId } = owner.market
    const entity = OWNED.find(([part]) => path.includes(part))?.[1] ?? SavedSearchEntity
    const rows = await test.db.read.find<{ id: string }>(entity, {
      where: { marketId } as object,
      take: 3,
    })
    return rows.map(({ id }) => id)
  }

  it('are closed to a browser without an account, and make none', async () => {
    for (const contract of served()) {
      const answer = await ask(test.client(), contract)
      expect([keyOf(contract), answer.statusCode]).toEqual([keyOf(contract), 401])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    for (const url of files) expect([url, (await test.client().get(url)).statusCode]).toEqual([url, 401])
    expect(served().length).toBeGreaterThan(40)
  })

  it('show and change nothing of another market, whatever its ids', async () => {
    const before = JSON.stringify(await dump())
    const withIds = served().filter(({ endpoint }) => endpoint.path.includes(':id'))
    for (const contract of withIds)
      for (const id of await ownedIds(contract.endpoint.path)) {
        const answer = await ask(stranger.client, contract, id)
        const isIdle = answer.statusCode === 204 && contract.endpoint.path === '/api/jobs/:id/save'
        // Letting go of what one does not keep is no news, and changes nothing.
        if (!(isIdle && contract.endpoint.method === 'DELETE'))
          expect([keyOf(contract), [403, 404].includes(answer.statusCode) ? true : answer.body]).toEqual([
            keyOf(contract),
            true,
          ])
        expect(answer.body).not.toContain(owner.market.candidate.id)
      }
    expect(withIds.length).toBeGreaterThan(30)
    expect(JSON.stringify(await dump())).toBe(before)
  })

  async function dump() {
    const { id: marketId } = owner.market
    const all: unknown[] = []
    for (const entity of [PostingEntity, ApplicationEntity, InterviewEntity, OfferEntity])
      all.push(
        await test.db.read.find<object>(entity, {
          where: { marketId } as object,
          order: { id: 'ASC' } as object,
        }),
      )
    all.push(await test.db.read.countBy(HiringEventEntity, { marketId }))
    return all
  }

  it('answer lists of one market without a row of another', async () => {
    // Nobody erases a profile of sample data.
    const isLiveOnly = (path: string) => path === '/api/profile/erase-preview'
    const lists = served().filter(
      ({ endpoint: { method, path } }) => method === 'GET' && !path.includes(':') && !isLiveOnly(path),
    )
    for (const contract of lists) {
      const answer = await ask(stranger.client, contract)
      expect([keyOf(contract), answer.statusCode]).toEqual([keyOf(contract), 200])
      expect(answer.body).not.toContain(owner.market.candidate.id)
      expect(answer.body).not.toContain(owner.market.company.id)
    }
    expect(lists.length).toBeGreaterThan(5)
  })

  it.each(['Recruiter', 'Hiring Manager', 'Admin'] as const)(
    'let a %s call exactly what the contracts give to that role',
    async (role: TeamRole) => {
      await owner.actAs(role)
      for (const contract of served().filter(({ roles }) => roles)) {
        const answer = await ask(owner.client, contract)
        const mayCall = contract.roles?.includes(role)
        const refusedByRole = answer.statusCode === 403 && answer.json<{ code: string }>().code === 'ROLE'
        expect([keyOf(contract), refusedByRole]).toEqual([keyOf(contract), !mayCall])
      }
      await owner.actAs('Admin')
    },
  )

  it('let recruiters and hiring managers act only on postings where they work', async () => {
    const { id: marketId, company } = owner.market
    await owner.actAs('Recruiter')
    const { memberId } = await test.db.read.findOneByOrFail(MarketEntity, { id: marketId })
    const duties = await test.db.read.findBy(PostingMemberEntity, { marketId, memberId })
    const mine = new Set(duties.map(({ postingId }) => postingId))
    const rows = await test.db.read.findBy(ApplicationEntity, {
      marketId,
      companyId: company.id,
      stage: 'applied',
    })
    const other = rows.find(({ postingId }) => !mine.has(postingId))
    const own = rows.find(({ postingId }) => mine.has(postingId))

    const review = (row: (typeof rows)[number] | undefined) =>
      owner.send(domain.companyApplicationsApi.startReview, {
        params: { id: row?.id ?? '' },
        body: { version: row?.version },
      })
    const [refused, allowed] = [await review(other), await review(own)]

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'NOT_YOUR_POSTING'])
    expect(allowed.statusCode).toBe(200)
    const page = await owner.call(domain.companyApplicationsApi.list, {
      query: { status: 'New', pageSize: 50 },
    })
    for (const card of page.items) expect(card.canReject).toBe(mine.has(card.postingId))
    await owner.actAs('Admin')
  })
})
