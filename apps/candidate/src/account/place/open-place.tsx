import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { ApiError, type ApiClient } from '@tryka/api-client'
import { endpointKey, useApi } from '@tryka/app-shell'
import { getPlace, openMarket, type NamedPlace, type PlaceView } from '@tryka/domain'
import { PlaceContext } from '../../base/place/place'
import { forgetPlace } from '../../base/place/last-place'
import { useSession } from '../../base/session'
import { NotHere } from './not-here'
import { Opening } from './opening'
import { isSuspended, Suspended } from './suspended'

/** The server's word that this account does not act from here. */
const refusalOf = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && [400, 403, 404].includes(error.status) ? error : undefined

/** A demo that nobody opened yet is filled by opening it. */
async function read(api: ApiClient, { isDemo, side }: NamedPlace): Promise<PlaceView> {
  try {
    return await api.call(getPlace)
  } catch (error) {
    if (!isDemo || refusalOf(error)?.status !== 404) throw error
    await api.call(openMarket, { body: { persona: side } })
    return api.call(getPlace)
  }
}

/** Reads the place and gives it to everything below, also when it changes. */
export function OpenPlace({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const api = useApi()
  const { user } = useSession()
  const view = useQuery({ queryKey: endpointKey(getPlace), queryFn: () => read(api, place) })
  const refusal = refusalOf(view.error)
  useEffect(() => {
    // A suspension may end: the place is still this account's.
    if (refusal && !isSuspended(refusal)) forgetPlace(user.id, place.side, place.name)
  }, [refusal, user.id, place])
  if (isSuspended(refusal)) return <Suspended refusal={refusal} />
  if (refusal) return <NotHere refusal={refusal} />
  if (!view.data) return <Opening failed={view} />
  return <PlaceContext value={view.data}>{children}</PlaceContext>
}
