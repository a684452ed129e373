import type { SectionDeps } from '../core/section'
import { CandidateEntity } from './candidate.table'
import type { CandidatePlace } from '../core/places'

/** Written at most so often. */
const NOTED_MS = 60_000
/** After so long a pause somebody comes back: what was posted since then is new to them. */
const PAUSE_MS = 30 * 60_000
const REMEMBERED = 5_000

/** When a candidate was last here: the online mark that others may see, and what counts as new. */
export class Presence {
  private readonly noted = new Map<string, number>()

  constructor(private readonly deps: Pick<SectionDeps, 'db' | 'clock'>) {}

  async note({ candidateId: id, marketId }: CandidatePlace): Promise<void> {
    const { db, clock } = this.deps
    const now = clock.now()
    const before = this.noted.get(id)
    if (before !== undefined && now.getTime() - before < NOTED_MS) return
    if (this.noted.size > REMEMBERED) this.noted.clear()
    this.noted.set(id, now.getTime())
    const row = await db.read.findOneBy(CandidateEntity, { id, marketId })
    if (!row) return
    const pause = now.getTime() - Date.parse(row.lastSeenAt)
    const patch = {
      lastSeenAt: now.toISOString(),
      ...(pause > PAUSE_MS ? { lastVisitAt: row.lastSeenAt } : {}),
    }
    await db.write((m) => m.update(CandidateEntity, { id, marketId }, patch))
  }
}
