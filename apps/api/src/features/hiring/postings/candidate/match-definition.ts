import {
  MATCH_EVIDENCE,
  MATCH_RULES,
  MATCH_VERSION,
  MATCH_VERSIONS,
  MATCH_WEIGHTS,
  type MatchVersion,
} from '@tryka/domain'
import { MATCH_VECTORS } from '@tryka/domain/match-vectors'

/** Printed at every posting and where one applies. */
const NOTICE =
  'A score from 0 to 100 orders lists by skills, experience, place, pay and type of work. It rejects nobody: people decide, and you can ask for a person to look again.'

/** What a held skill brings where `asked` is required; divisions round down, and an absent skill brings nothing. */
const CREDIT: Record<MatchVersion, string> = {
  'match-v1': 'min(level, asked) * evidence / asked',
  'match-v2':
    'max(min(level, asked) * self / asked, (10000 * min(awarded, asked) + sum of above from awarded + 1 to asked) * evidence / (asked * 10000)); the second only for what is verified or expired; where awarded is not known it is level, and above is empty',
}

/** Every version, with what anybody needs to compute it again and to check that they did. */
export const matchDefinition = () => ({
  version: MATCH_VERSION,
  notice: NOTICE,
  versions: MATCH_VERSIONS.map((version) => ({
    version,
    weights: { ...MATCH_WEIGHTS },
    evidence: { ...MATCH_EVIDENCE },
    rules: { ...MATCH_RULES },
    credit: CREDIT[version],
    vectors: MATCH_VECTORS[version],
  })),
})
