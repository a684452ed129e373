import type { FastifyInstance, FastifyRequest } from 'fastify'
import { initials, parsePlace, placesApi } from '@tryka/domain'
import type { PlaceRow, PlaceView } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { guestEndsAt } from '../../../services/accounts/accounts.service'
import { oneCall } from '../../../services/idempotency/idempotency'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'
import { placeOf } from '../core/places'
import type { MarketsService } from '../market/markets.service'
import { waitingOf } from './waiting'
import { unreadOf } from '../messages/unread'
import { hasOwnSettings } from '../profile/candidate-writes'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import type { PlacesService } from '../places/places.service'
import type { Profiles } from '../places/profiles'

interface Deps {
  db: Database
  clock: Clock
  markets: MarketsService
  places: PlacesService
  profiles: Profiles
}

const refuse = () => Promise.reject(new Error('A list of places fills no demo'))

async function marksOf({ db, clock }: Deps, place: Place) {
  const [unread, waiting] = await Promise.all([
    unreadOf(db.read, place),
    waitingOf(db.read, place, clock.now()),
  ])
  return { unread, waiting }
}

async function companyOf({ db }: Deps, { companyId: id, marketId, companyState: state }: MemberPlace) {
  const { name, logo, timeZone } = await db.read.findOneByOrFail(CompanyEntity, { id, marketId })
  return { company: { id, name, logo, state }, timeZone }
}

async function candidateViewOf({ db }: Deps, { candidateId: id, marketId }: CandidatePlace) {
  const row = await db.read.findOneByOrFail(CandidateEntity, { id, marketId })
  return {
    side: 'candidate' as const,
    candidate: { id, name: row.name, initials: initials(row.name) },
    timeZone: row.timeZone,
    hasOwnTimeZone: hasOwnSettings(row),
  }
}

async function companyViewOf(deps: Deps, place: MemberPlace) {
  const { company, timeZone } = await companyOf(deps, place)
  const { id, name, title, role } = place.member
  return { side: 'company' as const, timeZone, company: { ...company, member: { id, name, title, role } } }
}

async function viewOf(deps: Deps, request: FastifyRequest): Promise<PlaceView> {
  const account = accountOf(request)
  const place = placeOf(request)
  const isGuest = account.kind === 'guest'
  const [own, marks, demo] = await Promise.all([
    place.side === 'candidate' ? candidateViewOf(deps, place) : companyViewOf(deps, place),
    marksOf(deps, place),
    place.isDemo ? deps.markets.find(account.id) : null,
  ])
  return {
    ...own,
    ...marks,
    place: place.name,
    isDemo: place.isDemo,
    isGuest,
    seededAt: demo?.seededAt ?? null,
    erasedAt: isGuest ? guestEndsAt(account) : null,
  }
}

async function liveRows(deps: Deps, account: AccountRow): Promise<PlaceRow[]> {
  const { db, places } = deps
  const unreadAt = async (place: Place) => {
    const { messages, notifications } = await unreadOf(db.read, place)
    return messages + notifications
  }
  const self = await places.asSelf(account.id)
  const rows: PlaceRow[] = []
  if (self) {
    const { candidate } = await candidateViewOf(deps, self)
    const unread = await unreadAt(self)
    rows.push({
      place: 'me',
      side: 'candidate',
      isDemo: false,
      name: candidate.name,
      company: null,
      role: null,
      unread,
    })
  }
  const seats = await Promise.all(
    (await places.seatsOf(account.id)).map(async ({ companyId }): Promise<PlaceRow[]> => {
      const place = await places.inTeam(account.id, companyId)
      if (!place) return []
      const [{ company }, unread] = await Promise.all([companyOf(deps, place), unreadAt(place)])
      const { role } = place.member
      return [
        { place: place.name, side: 'company', isDemo: false, name: company.name, company, role, unread },
      ]
    }),
  )
  return [...rows, ...seats.flat().sort((a, b) => a.name.localeCompare(b.name))]
}

/** The sides of a demo, which need not be filled yet. */
async function demoRows({ db, markets, places }: Deps, account: AccountRow): Promise<PlaceRow[]> {
  const hasDemo = (await markets.find(account.id)) !== null
  return Promise.all(
    (['demo', 'demo-team'] as const).map(async (name): Promise<PlaceRow> => {
      const named = parsePlace(name)
      const place = hasDemo && named ? await places.resolve(account, named, refuse) : null
      const unread = place ? await unreadOf(db.read, place) : { messages: 0, notifications: 0 }
      return {
        place: name,
        side: name === 'demo' ? 'candidate' : 'company',
        isDemo: true,
        name: name === 'demo' ? 'Sample candidate' : 'Sample company',
        company: null,
        role: place?.side === 'company' ? place.member.role : null,
        unread: unread.messages + unread.notifications,
      }
    }),
  )
}

export const placesRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  handle(app, placesApi.list, async ({ request }) => {
    const account = accountOf(request)
    const { kind, email, admittedAt } = account
    const [live, demo] = await Promise.all([liveRows(deps, account), demoRows(deps, account)])
    return { account: { kind, email, admitted: admittedAt !== null }, places: [...live, ...demo] }
  })
  handle(app, placesApi.get, async ({ request }) => viewOf(deps, request))
  handle(app, placesApi.createProfile, async ({ request, body }) => {
    const account = accountOf(request)
    return deps.profiles.create(account, body, oneCall(request, account.id))
  })
}
