import { MatchVectors } from '../match.schema'
import vectors from './vectors.json'

/** The golden vectors of match-v1; kept as JSON so that an implementation in any language can read them. */
export const MATCH_VECTORS: MatchVectors = MatchVectors.parse(vectors)
