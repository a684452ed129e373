import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { listAttempts, listTracks, type TrackStanding } from '@tryka/domain'
import { useSession } from '../../../base/session'

/** What can be proved by a test. */
export const useTracks = () => useQuery(endpointQuery(listTracks))

/** Where this person stands in each track, as far as it is known. */
export const useStandings = (): readonly TrackStanding[] => useStandingsQuery().data?.items ?? []

/** A guest has no attempts, so nothing is asked for. */
export function useStandingsQuery() {
  const { user } = useSession()
  return useQuery({ ...endpointQuery(listAttempts), enabled: user.kind !== 'guest' })
}
