import { TRACK_SLUGS } from '@tryka/domain'
import { useAddress } from '../parts/address'
import { ResultPage } from './result/result-page'
import { SkillList } from './skill-list'
import { TrackPage } from './tracks/track-page'

// One chunk with the rest: of its own it would tear small parts out of the first load.
export { Player } from './player/player'
export { Practice } from './practice/practice'
export { Recheck } from './recheck/recheck'

/** Skills & Credentials: all of them, one test, or what one attempt showed. The test itself and practice stand alone. */
export function Skills() {
  const { get } = useAddress()
  const [result, track] = [get('result'), TRACK_SLUGS.find((slug) => slug === get('track'))]
  if (result) return <ResultPage key={result} id={result} />
  if (track) return <TrackPage key={track} slug={track} />
  return <SkillList />
}
