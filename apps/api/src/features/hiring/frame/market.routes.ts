import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { initials, marketApi } from '@tryka/domain'
import type { ErasePreview, Market } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import { guestEndsAt } from '../../../services/accounts/accounts.service'
import { ResumeEntity } from '../../resumes/resume.entity'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { ConversationEntity } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import { adoptTimeZone, hasOwnSettings } from '../profile/candidate-writes'
import { CandidateEntity } from '../profile/candidate.table'
import { CandidateSkillEntity } from '../skills/skill.table'
import { CompanyEntity } from '../team/team.table'
import type { MarketRow } from '../market/market.table'
import type { LiveBus } from '../core/live/live-bus'
import { candidateOf } from '../core/places'
import type { Place } from '../core/places'
import type { PlacesService } from '../places/places.service'
import type { SelfIdentifications } from '../profile/self-identifications'
import { unreadOf } from '../messages/unread'
import { closingCounts } from '../leaving/closing-counts'
import { eraseCounts } from '../leaving/erase-counts'
import { waitingOf } from './waiting'
import type { MarketsService } from '../market/markets.service'

interface Deps {
  db: Database
  clock: Clock
  markets: MarketsService
  places: PlacesService
  selfIdentifications: SelfIdentifications
  /** Who follows a demo learns that its people are others now. */
  bus: LiveBus
  /** Lets the request fill a market, or throws. */
  admit: (request: FastifyRequest) => Promise<void>
}

async function adoptZone(
  { db, markets, admit }: Deps,
  request: FastifyRequest,
  timeZone: string,
): Promise<void> {
  const own = await markets.open(accountOf(request).id, () => admit(request))
  const { id: marketId, candidateId } = own
  await db.write((manager) => adoptTimeZone(manager, { marketId, candidateId }, timeZone))
}

async function viewOf({ db, clock, markets, places, admit }: Deps, request: FastifyRequest): Promise<Market> {
  const account = accountOf(request)
  const own = await markets.open(account.id, () => admit(request))
  const { id: marketId, candidateId } = own
  const [candidatePlace, member] = await Promise.all([
    places.asSample(account.id, () => admit(request)),
    places.inSample(account.id, () => admit(request)),
  ])
  const now = clock.now()
  const marksOf = async (place: Place) => {
    const [unread, waiting] = await Promise.all([unreadOf(db.read, place), waitingOf(db.read, place, now)])
    return { unread, waiting }
  }
  const [candidate, company, mine, ours] = await Promise.all([
    db.read.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    db.read.findOneByOrFail(CompanyEntity, {
      id: member.companyId,
      marketId: member.marketId,
    }),
    marksOf(candidatePlace),
    marksOf(member),
  ])
  const isGuest = account.kind === 'guest'
  const { id, name, title, role } = member.member
  return {
    id: own.id,
    isGuest,
    candidate: { id: candidateId, name: candidate.name, initials: initials(candidate.name), ...mine },
    company: {
      id: company.id,
      name: company.name,
      logo: company.logo,
      member: { id, name, title, role },
      own: member.marketId === own.id,
      timeZone: company.timeZone,
      ...ours,
    },
    timeZone: candidate.timeZone,
    hasOwnTimeZone: hasOwnSettings(candidate),
    seededAt: own.seededAt,
    erasedAt: isGuest ? guestEndsAt(account) : null,
  }
}

/** All that an account holds falls with it; numbers that name nobody are not kept either. */
async function erasePreview({ db, markets, places }: Deps, accountId: string): Promise<ErasePreview> {
  const resumes: [string, Promise<number>] = ['Resumes', db.read.countBy(ResumeEntity, { accountId })]
  const [market, self, closing] = await Promise.all([
    markets.find(accountId),
    places.asSelf(accountId),
    closingCounts(db.read, accountId),
  ])
  const live = self ? await eraseCounts(db.read, self) : { goes: [], stays: [] }
  const counts = market ? [resumes, ...countsOf(db.read, market)] : [resumes]
  const goes = await Promise.all(counts.map(async ([what, count]) => ({ what, count: await count })))
  return { goes: [...closing, ...live.goes, ...goes], stays: live.stays }
}

function countsOf(read: EntityManager, { id: marketId, candidateId }: MarketRow) {
  const own = { marketId, candidateId }
  const counts: [string, Promise<number>][] = [
    ['Sample applications and what was sent with them', read.countBy(ApplicationEntity, own)],
    ['Sample interviews', read.countBy(InterviewEntity, own)],
    ['Sample skills', read.countBy(CandidateSkillEntity, own)],
    ['Sample conversations', read.countBy(ConversationEntity, own)],
    ['Sample job postings of all companies', read.countBy(PostingEntity, { marketId })],
  ]
  return counts
}

export const marketRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  const { markets, selfIdentifications, admit, bus } = deps
  handle(app, marketApi.get, async ({ request }) => viewOf(deps, request))
  handle(app, marketApi.open, async ({ request, body }) => {
    if (body.role) await markets.actAs(accountOf(request).id, body.role, () => admit(request))
    if (body.timeZone) await adoptZone(deps, request, body.timeZone)
    const view = await viewOf(deps, request)
    if (body.role) bus.say({ demo: view.id }, 'team')
    return view
  })
  handle(app, marketApi.reset, async ({ request }) => {
    await markets.reset(accountOf(request).id, () => admit(request))
    const view = await viewOf(deps, request)
    bus.say({ demo: view.id }, 'team')
    return view
  })
  handle(app, marketApi.previewErase, async ({ request }) => erasePreview(deps, accountOf(request).id))
  handle(app, marketApi.ownSelfIdentification, async ({ request }) =>
    selfIdentifications.read(candidateOf(request)),
  )
  handle(app, marketApi.selfIdentification, async ({ request, body }) =>
    selfIdentifications.save(candidateOf(request), body),
  )
}
