import { useSearchParams } from 'react-router-dom'
import { TRACK_SLUGS, type TrackSlug } from '@tryka/domain'
import { useListChoice } from '../../base/list-choice'

export const TABS = ['open', 'decided', 'held', 'credentials', 'health', 'log'] as const
export type Tab = (typeof TABS)[number]

/** Which page of which list is shown and which appeal or track is open. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  return {
    ...useListChoice<Tab>(TABS, 'appeal'),
    track: TRACK_SLUGS.find((each) => each === params.get('track')),
    setTrack: (track: TrackSlug) => setParams({ list: 'health', track }, { replace: true }),
  }
}
export type Choice = ReturnType<typeof useChoice>
