import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '@tryka/api-client'
import { ApiProvider, createQueryClient, endpointKey, useApi } from '@tryka/app-shell'
import { getPlace, PLACE_PARAM, parsePlace, type NamedPlace, type PlaceSide } from '@tryka/domain'
import { useSignInPath } from '../../base/address/placed-link'
import { AccountClientsContext } from '../../base/place/account'
import { rememberPlace } from '../../base/place/last-place'
import { useSession } from '../../base/session'
import { FindPlace } from './find-place'
import { NotHere } from './not-here'
import { OpenPlace } from './open-place'
import { useEndedElsewhere } from './use-ended-elsewhere'

/**
 * Opens the place that the address names, before anything below asks for data. An address without one gets the place
 * that this tab, this browser or this account shows last or only.
 */
export function PlaceGate({ side, children }: { side: PlaceSide; children: ReactNode }) {
  const [params] = useSearchParams()
  const { user } = useSession()
  const text = params.get(PLACE_PARAM)
  const place = parsePlace(text)
  const signIn = useSignInPath()
  if (useEndedElsewhere()) return <Navigate to={signIn()} replace />
  if (!text) return <FindPlace side={side} />
  if (place?.side !== side) return <NotHere />
  return (
    // Another account is another person, though its demo has the same name: nothing of the first stays.
    <Bound key={`${user.id} ${place.name}`} place={place}>
      {children}
    </Bound>
  )
}

/** A tab that heard nothing of it learns by what it does next that the seat, the account or the session ended. */
const saysPlaceIsLost = (error: unknown): boolean =>
  error instanceof ApiError && ['NO_SUCH_PLACE', 'SUSPENDED', 'SIGN_IN_FIRST'].includes(error.code ?? '')

/**
 * A client that names the place in every call, and a cache of its own: what one place reads, changes or hears cannot
 * reach another, whatever stands below.
 */
function Bound({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const account = { api: useApi(), queries: useQueryClient() }
  const { user } = useSession()
  const [clients] = useState(() => {
    const api = account.api.at(place.name)
    const queries = createQueryClient({
      client: api,
      onReadFailed: (error, [head]) => {
        if (saysPlaceIsLost(error) && head !== getPlace.path)
          void queries.invalidateQueries({ queryKey: endpointKey(getPlace) })
      },
    })
    return { account, api, queries }
  })
  useEffect(() => rememberPlace(user.id, place.side, place.name), [user.id, place])
  return (
    <AccountClientsContext value={clients.account}>
      <QueryClientProvider client={clients.queries}>
        <ApiProvider client={clients.api}>
          <OpenPlace place={place}>{children}</OpenPlace>
        </ApiProvider>
      </QueryClientProvider>
    </AccountClientsContext>
  )
}
