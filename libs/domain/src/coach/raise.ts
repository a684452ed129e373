import { canonicalJson } from '../hiring/match/canonical-json'
import { applyChange, changeText, possibleChanges } from '../hiring/match/improve'
import { MATCH_V2, matchScore } from '../hiring/match/match-v2'
import type { MatchChange, MatchJob, MatchPerson } from '../hiring/match/match.types'
import { nearestRank } from './pay'
import { byText } from './skill-needs'

/** Where the bands begin that a posting can cross into. */
const [GOOD, STRONG] = [70, 85]

/** What one change would do to the matches of somebody's targets. */
export interface Raise {
  action: string
  change: MatchChange
  /** Points over all targets, and the one in the middle of those that gain. */
  sum: number
  median: number
  /** Targets that gain. */
  raised: number
  /** Targets that come to 70 and to 85 by it. */
  good: number
  strong: number
}

/** The matches as they are; null where too little is known. */
export const scoresOf = (jobs: readonly MatchJob[], person: MatchPerson): (number | null)[] =>
  jobs.map((job) => matchScore(job, person).score)

/** Every change that a target with a score gives a reason for, each once. */
export function changesAcross(
  jobs: readonly MatchJob[],
  person: MatchPerson,
  now: readonly (number | null)[],
): MatchChange[] {
  const scored = jobs.filter((_, n) => now[n] !== null)
  const changes = scored.flatMap((job) => possibleChanges(job, person, MATCH_V2.version))
  return [...new Map(changes.map((change) => [canonicalJson(change), change])).values()]
}

/** One change, run through the match of every target. Null where nothing gains, or where one of them would lose. */
export function raiseOf(
  change: MatchChange,
  jobs: readonly MatchJob[],
  { person, now }: { person: MatchPerson; now: readonly (number | null)[] },
): Raise | null {
  const after = applyChange(person, change)
  const gains: number[] = []
  let [good, strong] = [0, 0]
  for (const [n, job] of jobs.entries()) {
    const before = now[n]
    if (before == null) continue
    const score = matchScore(job, after).score ?? before
    // A proof of less than was proved once helps one posting and harms another: that is no advice.
    if (score < before) return null
    if (score === before) continue
    gains.push(score - before)
    if (before < GOOD && score >= GOOD) good += 1
    if (before < STRONG && score >= STRONG) strong += 1
  }
  if (gains.length === 0) return null
  return {
    action: changeText(change, person),
    change,
    sum: gains.reduce((sum, gain) => sum + gain, 0),
    median: nearestRank(
      gains.toSorted((a, b) => a - b),
      50,
    ),
    raised: gains.length,
    good,
    strong,
  }
}

/** Those first that lift most targets to 70, then by their points, then by name. */
export const byRaise = (a: Raise, b: Raise): number =>
  b.good - a.good || b.sum - a.sum || byText(a.action, b.action)
