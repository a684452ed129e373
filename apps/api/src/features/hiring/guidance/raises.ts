import type { MatchJob, MatchPerson, Raise } from '@tryka/domain'
import { byRaise, changesAcross, raiseOf, scoresOf } from '@tryka/domain'
import { sha256 } from '../core/sha256'
import { turns } from './pause'

/** Answers that are kept; each has some kilobytes. */
const KEPT = 300

/** What would raise a match across targets. The same facts give the same answer, so it is kept by their hash. */
export class Raises {
  private readonly known = new Map<string, Raise[]>()

  async of(jobs: readonly MatchJob[], person: MatchPerson): Promise<Raise[]> {
    const key = sha256(JSON.stringify([person, jobs]))
    const known = this.known.get(key)
    if (known) return known
    const found = await compute(jobs, person)
    const [oldest] = this.known.keys()
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest)
    this.known.set(key, found)
    return found
  }
}

/** Every change, run through the match of every target; others have their turn in between. */
async function compute(jobs: readonly MatchJob[], person: MatchPerson): Promise<Raise[]> {
  const now = scoresOf(jobs, person)
  const pause = turns()
  const found: Raise[] = []
  for (const change of changesAcross(jobs, person, now)) {
    const raise = raiseOf(change, jobs, { person, now })
    if (raise) found.push(raise)
    await pause()
  }
  return found.sort(byRaise)
}
