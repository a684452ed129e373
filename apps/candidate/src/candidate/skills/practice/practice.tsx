import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@tryka/api-client'
import { useApi } from '@tryka/app-shell'
import { drawPractice, TRACK_SLUGS, type TrackSlug } from '@tryka/domain'
import { LoadingRows } from '@tryka/ui'
import { useAddress } from '../../parts/address'
import { NotOpened } from '../player/frame/not-opened'
import { PlayerFrame } from '../player/frame/player-frame'
import { Stop } from '../player/frame/stop'
import { ToSkills } from '../player/frame/to-skills'
import { Round } from './round'

/** Practising for an assessment: six open tasks, each told right or wrong. */
export function Practice() {
  const named = useAddress().get('practice')
  const slug = TRACK_SLUGS.find((each) => each === named)
  return slug ? <OfTrack key={slug} slug={slug} /> : <NoPractice />
}

function OfTrack({ slug }: { slug: TrackSlug }) {
  const api = useApi()
  const [count, setCount] = useState(1)
  // Not under the path of the call: what is read anew after a change elsewhere would be other tasks in mid-round.
  const round = useQuery({
    queryKey: ['practice', slug, count],
    queryFn: () => api.call(drawPractice, { params: { track: slug } }),
    gcTime: 0,
  })
  if (round.data)
    return <Round key={round.data.seed} round={round.data} onAnother={() => setCount(count + 1)} />
  if (round.error instanceof ApiError && round.error.status === 404) return <NoPractice track={slug} />
  return (
    <PlayerFrame subject="Practice">
      {round.isError ? (
        <NotOpened
          text="The practice tasks could not be loaded. Check your connection, then try again."
          query={round}
          track={slug}
        />
      ) : (
        <LoadingRows label="Loading practice tasks" />
      )}
    </PlayerFrame>
  )
}

const NoPractice = ({ track }: { track?: TrackSlug }) => (
  <PlayerFrame subject="Practice">
    <Stop title="No practice here" text="There are no practice tasks for this assessment yet.">
      <ToSkills {...(track ? { track } : {})} />
    </Stop>
  </PlayerFrame>
)
