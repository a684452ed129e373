import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PLACE_PARAM, demoPlace, parsePlace } from '@tryka/domain'
import type { NamedPlace, PlaceSide } from '@tryka/domain'
import type { Gate } from '../../../http/access'
import { noSuchName } from '../../../app-error'
import { accountOf } from '../../../services/accounts/account-gate'
import { companyClosing, companySuspended, notYourRole } from '../core/errors'
import { otherSide, placeRequired, unverified } from './place.errors'
import type { PlacesService } from './places.service'

/** What runs after a place is known and before the work: time may have moved something. */
export type Arrival = (marketId: string) => Promise<void>

/**
 * Takes the place out of the query of every call, so that a schema describes what a call asks and not from where. A
 * query works for fetch, event streams, links and downloads alike, where a header would not.
 */
export function takePlace(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const query = request.query as Record<string, unknown>
    if (PLACE_PARAM in query) {
      request.namedPlace = query[PLACE_PARAM]
      delete query[PLACE_PARAM]
    }
    done()
  })
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** A suspended company goes on reading what it has. */
const mayWhileSuspended = (request: FastifyRequest): boolean =>
  isReading(request) || request.routeOptions.config.whileSuspended === 'company'

interface Options {
  arrive: Arrival
  /** Lets the request fill a demo, or throws. */
  admit: (request: FastifyRequest) => Promise<void>
}

/** The gates of both dashboards. An account comes first: a browser without one opens a dashboard to get it. */
export function placeGates(
  places: PlacesService,
  knownAccount: Gate,
  { arrive, admit }: Options,
): { candidate: Gate; company: Gate; place: Gate } {
  async function nameOf(request: FastifyRequest, side: PlaceSide | undefined): Promise<NamedPlace> {
    const account = accountOf(request)
    if (request.namedPlace === undefined) {
      // A guest has nothing but its demo.
      const only = account.kind === 'guest' && side ? parsePlace(demoPlace(side)) : null
      if (only) return only
      throw placeRequired(await places.namesOf(account))
    }
    const named = parsePlace(request.namedPlace)
    if (!named) throw noSuchName()
    if (side && named.side !== side) throw otherSide()
    return named
  }

  const gate =
    (side?: PlaceSide): Gate =>
    async (request) => {
      await knownAccount(request)
      const named = await nameOf(request, side)
      const place = await places.resolve(accountOf(request), named, () => admit(request))
      const { roles, needs } = request.routeOptions.config
      if (place.side === 'company') {
        if (roles && !roles.includes(place.member.role)) throw notYourRole(roles)
        if (place.companyState === 'suspended' && (needs || !mayWhileSuspended(request)))
          throw companySuspended(place.stateDecisionId)
        if (place.companyState === 'closing' && !isReading(request)) throw companyClosing()
        if (needs && place.companyState !== 'verified') throw unverified()
        if (needs === 'shown') await places.mustShow(place)
      }
      await arrive(place.marketId)
      request.place = place
    }
  return { candidate: gate('candidate'), company: gate('company'), place: gate() }
}
