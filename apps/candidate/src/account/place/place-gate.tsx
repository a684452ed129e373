import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiProvider, createQueryClient, useApi } from '@tryka/app-shell'
import { PLACE_PARAM, parsePlace, type NamedPlace, type PlaceSide } from '@tryka/domain'
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
  useEndedElsewhere(place)
  if (!text) return <FindPlace side={side} />
  if (place?.side !== side) return <NotHere />
  return (
    // Another account is another person, though its demo has the same name: nothing of the first stays.
    <Bound key={`${user.id} ${place.name}`} place={place}>
      {children}
    </Bound>
  )
}

/**
 * A client that names the place in every call, and a cache of its own: what one place reads, changes or hears cannot
 * reach another, whatever stands below.
 */
function Bound({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const account = { api: useApi(), queries: useQueryClient() }
  const { user } = useSession()
  const [clients] = useState(() => {
    const api = account.api.at(place.name)
    return { account, api, queries: createQueryClient({ client: api }) }
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
