import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { withPlace } from '@tryka/api-client'
import { demoPlace, type PlaceName, type PlaceSide } from '@tryka/domain'
import { lastPlace } from '../../base/place/last-place'
import { usePlaces } from '../../base/place/use-places'
import { useSession } from '../../base/session'
import { onlyPlace } from './which-place'
import { Opening } from './opening'
import { isSuspended, Suspended } from './suspended'

/** Writes a place into an address that names none, by `replace`: going back must not come here again. */
export function FindPlace({ side }: { side: PlaceSide }) {
  const { user } = useSession()
  const known = lastPlace(user.id, side) ?? (user.kind === 'guest' ? demoPlace(side) : undefined)
  return known ? <Placed place={known} /> : <Asked side={side} />
}

function Placed({ place }: { place: PlaceName }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const to = withPlace(`${pathname}${search}${hash}`, place)
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return <Opening />
}

/** A signed-in person of whom this browser knows nothing: the account tells where it can act. */
function Asked({ side }: { side: PlaceSide }) {
  const places = usePlaces()
  if (isSuspended(places.error)) return <Suspended refusal={places.error} />
  if (!places.data) return <Opening failed={places} />
  const only = onlyPlace(places.data, side)
  return only ? <Placed place={only.place} /> : <Navigate to="/welcome" replace />
}
