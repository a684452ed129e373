import { MatchVectors } from '../match.schema'
import type { MatchVersion } from '../match.types'
import first from './vectors.json'
import second from './vectors-v2.json'

/**
 * The golden vectors of each version; kept as JSON so that an implementation in any language can read them. What held for
 * `match-v1` holds for `match-v2` unchanged.
 */
export const MATCH_VECTORS: Record<MatchVersion, MatchVectors> = {
  'match-v1': MatchVectors.parse(first),
  'match-v2': MatchVectors.parse({ ...first, ...second, vectors: [...first.vectors, ...second.vectors] }),
}
