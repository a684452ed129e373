import { useCallback, type Ref } from 'react'
import { Link as RouterLink, useLocation, useNavigate, type LinkProps } from 'react-router-dom'
import { withPlace } from '@tryka/api-client'
import { DASHBOARD_PATHS, PLACE_PARAM, parsePlace, type PlaceName } from '@tryka/domain'
import { usePlaceName } from '../place/place'

/** An address of the side of a place, with that place unless it names one itself; any other address stays as it is. */
export function placed(path: string, place: PlaceName | undefined): string {
  const side = parsePlace(place)?.side
  const [page = '', query = ''] = path.split('#')[0]?.split('?') ?? []
  const isHere = side !== undefined && page === DASHBOARD_PATHS[side]
  return place && isHere && !new URLSearchParams(query).has(PLACE_PARAM) ? withPlace(path, place) : path
}

/** Adds the place of this page to the addresses of its side. */
export function usePlaced(): (path: string) => string {
  const place = usePlaceName()
  return useCallback((path: string) => placed(path, place), [place])
}

/** A link of this app that stays in the place, also when it is opened in another tab. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string; ref?: Ref<HTMLAnchorElement> }) {
  return <RouterLink {...rest} to={usePlaced()(to)} />
}

/** Goes to an address of this app and stays in the place. */
export function useGo() {
  const navigate = useNavigate()
  const of = usePlaced()
  return useCallback(
    (path: string, { replace = false } = {}) => void navigate(of(path), { replace }),
    [navigate, of],
  )
}

/** The sign-in page, and the way back to what was open; `path` when that is another address. */
export function useSignInPath(): (path?: string) => string {
  const { pathname, search } = useLocation()
  const of = usePlaced()
  return (path = pathname + search) => `/sign-in?return=${encodeURIComponent(of(path))}`
}
