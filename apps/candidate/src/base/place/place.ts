import { createContext, use } from 'react'
import type { CandidatePlaceView, CompanyPlaceView, PlaceName, PlaceView } from '@tryka/domain'

/** What the gate read about the place that it opened. */
export const PlaceContext = createContext<PlaceView | undefined>(undefined)

/** The place in whose name everything below the gate acts. */
export function usePlace(): PlaceView {
  const place = use(PlaceContext)
  if (!place) throw new Error('usePlace needs a PlaceGate above it')
  return place
}

/** Its name, where there may be no gate above: outside of the dashboards links name no place. */
export const usePlaceName = (): PlaceName | undefined => use(PlaceContext)?.place

/** The person of the candidate's side. */
export function useCandidatePlace(): CandidatePlaceView {
  const place = usePlace()
  if (place.side !== 'candidate') throw new Error('This belongs to the candidate’s side')
  return place
}

/** The company and the seat in its team from which this page acts. */
export function useCompanyPlace(): CompanyPlaceView {
  const place = usePlace()
  if (place.side !== 'company') throw new Error('This belongs to the company’s side')
  return place
}
