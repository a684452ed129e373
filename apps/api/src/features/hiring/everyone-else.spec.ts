import type { Contract, TeamRole } from '@tryka/domain'
import { companyApplicationsApi } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import type { Visitor } from '../../testing/hiring'
import { keyOf, leastCall, placedContracts as contracts } from '../../testing/all-contracts'
import { openVisitor } from '../../testing/hiring'
import { ApplicationEntity } from './applications/application.table'
import { ReviewCardEntity } from './cards/card.table'
import { PracticeSessionEntity, PracticeTurnEntity } from './coach/practice.table'
import { CoachThreadEntity } from './conversation/talk.table'
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

const files = [
  '/api/applications/export-pdf',
  '/api/company/export/applications',
  '/api/events',
  '/api/company/events',
]

/** Whose id stands in a path, by the first part that fits. */
const OWNED = [
  ['practice/sessions/:id', PracticeSessionEntity],
  ['practice/turns/:id', PracticeTurnEntity],
  ['reviews/:id', ReviewCardEntity],
  ['coach/threads/:id', CoachThreadEntity],
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
  const ask = (client: TestClient, contract: Contract, id = 'none') =>
    client.request(leastCall(contract, { id }))

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
    // Nobody erases a profile of sample data, or closes its company, and nobody of a demo helps.
    const isLiveOnly = (path: string) =>
      /\/(erase|close)-preview$|^\/api\/(peers|reviews-to-give|shared-answers\/proposal)/.test(path)
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
      owner.send(companyApplicationsApi.startReview, {
        params: { id: row?.id ?? '' },
        body: { version: row?.version },
      })
    const [refused, allowed] = [await review(other), await review(own)]

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'NOT_YOUR_POSTING'])
    expect(allowed.statusCode).toBe(200)
    const page = await owner.call(companyApplicationsApi.list, {
      query: { status: 'New', pageSize: 50 },
    })
    for (const card of page.items) expect(card.canReject).toBe(mine.has(card.postingId))
    await owner.actAs('Admin')
  })
})
