import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { HoldWords, OwnHold, RecheckView } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Change } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { noTrack } from '../assessment-errors'
import { skillOf } from '../attempt-tasks'
import type { AttemptRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { holdAppealUntil, ownHold } from '../own-hold'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity } from '../recheck.table'
import type { RecheckCourse } from '../rechecks/recheck-course'
import { recheckView } from '../rechecks/recheck-view'
import type { Tasks } from '../tasks'
import { endRecheck, moveHold } from './hold-moves'

export interface HoldsDeps extends Pick<SectionDeps, 'changes'> {
  tasks: Tasks
  rechecks: RecheckCourse
}

interface Found {
  row: HoldRow
  attempt: AttemptRow
  recheck: RecheckRow | null
}

const notOpen = (from: string) =>
  refused(409, 'illegal_transition', 'This result is not held any more.', { from, allowed: [] })
const underWay = () =>
  refused(409, 'RECHECK_RUNS', 'The five tasks are under way. Finish them first; they end by themselves.')
const tooLate = () => refused(409, 'TOO_LATE', 'The time for an appeal is over.')

/** What somebody does whose result is held: take five tasks, or say how it was. Each step holds the account. */
export class HoldsService {
  constructor(private readonly deps: HoldsDeps) {}

  /** Asked for again they are the same five. */
  take(place: CandidatePlace, attemptId: string): Promise<RecheckView> {
    return this.step(place, attemptId, async (change, { row, attempt, recheck: known }) => {
      if (row.state !== 'open') throw notOpen(row.state)
      const recheck = known ?? (await this.ask(change, attempt))
      const { tasks, rechecks: course } = this.deps
      return recheckView(change.manager, recheck, { course, tasks, now: change.now })
    })
  }

  /** Instead of the five tasks, or against a no. */
  say(place: CandidatePlace, attemptId: string, { text }: z.output<typeof HoldWords>): Promise<OwnHold> {
    return this.step(place, attemptId, async (change, { row, recheck }) => {
      const { manager, at, now } = change
      const until = holdAppealUntil(row)
      if (until !== null && until <= at) throw tooLate()
      if (recheck?.state === 'running') throw underWay()
      const said = row.state === 'open' ? { said: text } : { appeal: text }
      await moveHold(manager, row, { action: 'say', by: 'candidate' }, said)
      await endRecheck(change, row, this.deps.rechecks)
      const hold = await ownHold(manager, attemptId, now)
      if (!hold) throw nothingHere('This result')
      return hold
    })
  }

  private async ask(change: Change, attempt: AttemptRow): Promise<RecheckRow> {
    const { id: attemptId, accountId, track, timePercent, measured } = attempt
    const skill = skillOf(attempt)
    const theta = measured?.theta ?? 0
    const about = { accountId, track, skill, theta, attemptId, timePercent }
    const recheck = await this.deps.rechecks.ask(change, about, 'system')
    if (!recheck) throw noTrack(skill)
    return recheck
  }

  private step<T>(
    place: CandidatePlace,
    attemptId: string,
    work: (change: Change, found: Found) => Promise<T>,
  ): Promise<T> {
    const { accountId: account, candidateId: person } = place
    if (place.isDemo) throw nothingHere('This result')
    return this.deps.changes.run(LIVE_MARKET_ID, { account, person }, async (change) =>
      work(change, await find(change.manager, account, attemptId)),
    )
  }
}

async function find(manager: EntityManager, accountId: string, attemptId: string): Promise<Found> {
  const attempt = await manager.findOneBy(AttemptEntity, { id: attemptId, accountId })
  const row = attempt && (await manager.findOneBy(HoldEntity, { attemptId }))
  if (!row) throw nothingHere('This result')
  return { row, attempt, recheck: await manager.findOneBy(RecheckEntity, { attemptId }) }
}
