import type { FastifyInstance, FastifyRequest } from 'fastify'
import { initials, parsePlace, placesApi } from '@tryka/domain'
import type { PlaceRow, PlaceView } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { guestEndsAt } from '../../../services/accounts/accounts.service'
import { isSuspended } from '../../../services/accounts/suspended'
import { oneCall } from '../../../services/idempotency/idempotency'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'
import { placeOf } from '../core/places'
import type { MarketsService } from '../market/markets.service'
import { waitingOf } from './waiting'
import { unreadOf } from '../messages/unread'
import { hasOwnSettings } from '../profile/candidate-writes'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import { endedPlacesOf } from '../places/ended-places'
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
  const row = await db.read.findOneByOrFail(CompanyEntity, { id, marketId })
  const { name, logo, timeZone, hiddenDecisionId } = row
  return { company: { id, name, logo, state }, timeZone, takenDown: hiddenDecisionId !== null }
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
  const { company, timeZone, takenDown } = await companyOf(deps, place)
  const { id, name, title, role } = place.member
  const member = { id, name, title, role }
  return { side: 'company' as const, timeZone, company: { ...company, takenDown, member } }
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

/** The same for a row of the list, which shows one number of news. */
async function rowMarksOf(deps: Deps, place: Place) {
  const { unread, waiting } = await marksOf(deps, place)
  return { unread: unread.messages + unread.notifications, waiting }
}

async function liveRows(deps: Deps, account: AccountRow): Promise<PlaceRow[]> {
  const { places } = deps
  const self = await places.asSelf(account.id)
  const rows: PlaceRow[] = []
  if (self) {
    const { candidate } = await candidateViewOf(deps, self)
    rows.push({
      place: 'me',
      side: 'candidate',
      isDemo: false,
      name: candidate.name,
      company: null,
      role: null,
      ...(await rowMarksOf(deps, self)),
    })
  }
  const seats = await Promise.all(
    (await places.seatsOf(account.id)).map(async ({ companyId }): Promise<PlaceRow[]> => {
      const place = await places.inTeam(account.id, companyId)
      if (!place) return []
      const [{ company }, marks] = await Promise.all([companyOf(deps, place), rowMarksOf(deps, place)])
      const { role } = place.member
      return [
        { place: place.name, side: 'company', isDemo: false, name: company.name, company, role, ...marks },
      ]
    }),
  )
  return [...rows, ...seats.flat().sort((a, b) => a.name.localeCompare(b.name))]
}

const NOTHING = { unread: 0, waiting: { applications: 0, interviews: 0 } }

/** The sides of a demo, which need not be filled yet. */
async function demoRows(deps: Deps, account: AccountRow): Promise<PlaceRow[]> {
  const { markets, places } = deps
  const hasDemo = (await markets.find(account.id)) !== null
  return Promise.all(
    (['demo', 'demo-team'] as const).map(async (name): Promise<PlaceRow> => {
      const named = parsePlace(name)
      const place = hasDemo && named ? await places.resolve(account, named, refuse) : null
      const marks = place ? await rowMarksOf(deps, place) : NOTHING
      return {
        place: name,
        side: name === 'demo' ? 'candidate' : 'company',
        isDemo: true,
        name: name === 'demo' ? 'Sample candidate' : 'Sample company',
        company: null,
        role: place?.side === 'company' ? place.member.role : null,
        ...marks,
      }
    }),
  )
}

export const placesRoutes = (deps: Deps) => async (app: FastifyInstance) => {
  handle(app, placesApi.list, async ({ request }) => {
    const account = accountOf(request)
    const { kind, email, admittedAt } = account
    const now = deps.clock.now()
    const state = isSuspended(account, now.toISOString()) ? ('suspended' as const) : ('active' as const)
    const [live, demo] = await Promise.all([liveRows(deps, account), demoRows(deps, account)])
    const has = new Set(live.map(({ place }) => place))
    const ended = await endedPlacesOf(deps.db.read, account.id, { now, has })
    return {
      account: { kind, email, admitted: admittedAt !== null, state },
      places: [...live, ...demo],
      ended,
    }
  })
  handle(app, placesApi.get, async ({ request }) => viewOf(deps, request))
  handle(app, placesApi.createProfile, async ({ request, body }) => {
    const account = accountOf(request)
    return deps.profiles.create(account, body, oneCall(request, account.id))
  })
}
