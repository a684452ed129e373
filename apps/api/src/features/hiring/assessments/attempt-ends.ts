import type { Measured } from '@tryka/assessment'
import { measured, posteriorOf, TASKS, WIDENING } from '@tryka/assessment'
import type { AttemptEnd, HoldSigns } from '@tryka/domain'
import { assessmentDeed, ATTEMPT_MS } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import { applyCredentials } from '../credentials/apply-credentials'
import type { Issuing } from '../credentials/issuing'
import { payFor } from '../credits/ledger'
import { purseOfAccount } from '../credits/purse'
import type { ProofEnd } from '../skills/prove-skill'
import { endProof, reviewProof } from '../skills/prove-skill'
import { raiseProof } from '../skills/raise-proof'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { addressOf } from './address-of'
import type { AttemptMarks } from './attempt-marks'
import type { Move } from './attempt-moves'
import { nextState } from './attempt-moves'
import { isAnswered, isCounted, isScored, ms, skillOf, tasksOf } from './attempt-tasks'
import { signsOf } from './hold-signs'
import type { OfferedTracks } from './offered-tracks'
import { openHold } from './open-hold'
import { credentialProof } from './credential-proof'

/** A private result is nobody's but the person's: who asks for this asks for the others. */
const proofOf = ({ level, likelihoods }: Pick<Measured, 'level' | 'likelihoods'>): ProofEnd =>
  level === null ? 'not passed' : { level, above: likelihoods.slice(level) }

export interface EndsDeps {
  offered: OfferedTracks
  marks: AttemptMarks
  issuing: Pick<Issuing, 'issue'>
}

/** How an attempt ends, and what it came to. Whoever calls holds the account. */
export class AttemptEnds<D extends EndsDeps = EndsDeps> {
  constructor(protected readonly deps: D) {}

  async save(change: Change, row: AttemptRow, patch: Partial<AttemptRow>): Promise<AttemptRow> {
    const next = { ...patch, version: row.version + 1 }
    await change.manager.update(AttemptEntity, { id: row.id }, next)
    return { ...row, ...next }
  }

  move(change: Change, row: AttemptRow, move: Move, patch: Partial<AttemptRow> = {}): Promise<AttemptRow> {
    return this.save(change, row, { ...patch, state: nextState(row, move) })
  }

  /** No task follows. With twelve there is a result, which follows at once; with fewer the attempt was for nothing. */
  async end(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    reason: AttemptEnd,
  ): Promise<AttemptRow> {
    const { at } = change
    const tasks = await this.closed(change, row)
    const ended = { endedAt: at, endReason: reason, pauseAsked: false, pausedAt: null }
    if (tasks.filter(isCounted).length < TASKS.least) {
      // Without the tasks that were void it would have had enough.
      if (tasks.filter(({ isPilot }) => !isPilot).length >= TASKS.least) return this.voidIt(change, ref, row)
      await this.tell(change, ref, row, 'no result')
      return this.move(change, row, { action: 'abandon', by: 'system' }, ended)
    }
    const by = reason === 'handed_in' ? 'candidate' : 'system'
    const action = reason === 'handed_in' ? 'hand_in' : 'stop'
    return this.score(change, ref, await this.move(change, row, { action, by }, ended))
  }

  /** The result of an attempt that ended, once every answer is graded. */
  async score(change: Change, ref: CandidateRef | null, row: AttemptRow): Promise<AttemptRow> {
    const tasks = (await tasksOf(change.manager, row.id)).filter(isAnswered)
    if (tasks.some(({ grading, isPilot }) => grading === 'waiting' && !isPilot)) return row
    const scored = tasks.filter(isScored)
    const bank = this.deps.offered.bankOf(row.track, row.bankVersion)
    const calibration = bank?.calibration ?? 'provisional'
    const posterior = posteriorOf(scored.map(({ item, isCorrect }) => ({ item, right: isCorrect })))
    const result = { ...measured(posterior, WIDENING[calibration]), calibration }
    const next = await this.move(change, row, { action: 'score', by: 'system' }, { measured: result })
    const looked = { row: next, tasks: scored, bank, now: change.now }
    // What proves nothing needs no second look.
    const signs = result.level === null ? null : await signsOf(change.manager, looked)
    if (signs) return this.hold(change, ref, next, signs)
    await this.pay(change, next)
    await this.tell(change, ref, row, proofOf(result))
    await this.issue(change, ref, next)
    return next
  }

  /** What a result that counts proves is issued, shared or private: in one transaction with it. */
  async issue(change: Change, ref: CandidateRef | null, row: AttemptRow): Promise<void> {
    const proof = credentialProof(row, (await tasksOf(change.manager, row.id)).filter(isCounted).length)
    if (proof) await this.deps.issuing.issue(change, ref, proof)
  }

  /** For taking it to its end, once it counts and whatever it came to. */
  private async pay(change: Change, { accountId, track, endedAt }: AttemptRow): Promise<void> {
    await payFor(change, purseOfAccount(accountId), assessmentDeed(track, endedAt ?? change.at))
  }

  /** The result is there and proves nothing yet: the skill stays under review. */
  private async hold(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    signs: HoldSigns,
  ): Promise<AttemptRow> {
    const skill = skillOf(row)
    if (ref && row.share) await reviewProof(change, ref, skill)
    await openHold(change, { ref, row, skill }, signs)
    return this.move(change, row, { action: 'hold', by: 'system' })
  }

  /** A second look at a result is over, and what it came to takes effect. */
  async settle(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    move: Move & { action: 'confirm' | 'not_confirm' },
  ): Promise<AttemptRow> {
    const next = await this.move(change, row, move)
    if (move.action === 'confirm') await this.pay(change, next)
    const { measured: result, share, endedAt } = row
    if (ref && share && result && endedAt !== null) {
      const skill = skillOf(row)
      const end = move.action === 'confirm' ? proofOf(result) : 'not passed'
      // What another test came to meanwhile stands, unless this one shows more.
      await endProof(change, ref, { skill, end, from: 'Under Review' })
      if (typeof end === 'object') await raiseProof(change, ref, { skill, ...end, since: endedAt })
      else await applyCredentials(change, ref, { accountId: row.accountId, track: row.track })
    }
    if (move.action === 'confirm') await this.issue(change, ref, next)
    return next
  }

  /** Taken back before it began. */
  async cancel(change: Change, ref: CandidateRef, row: AttemptRow): Promise<AttemptRow> {
    const next = await this.move(change, row, { action: 'cancel', by: 'candidate' }, { endedAt: change.at })
    await this.tell(change, ref, row, 'no result')
    return next
  }

  /** Our fault: it counts for nothing. */
  async voidIt(change: Change, ref: CandidateRef | null, row: AttemptRow): Promise<AttemptRow> {
    const { track, startedAt } = row
    if (startedAt !== null) {
      const email = await addressOf(change.manager, row.accountId)
      await this.deps.marks.takeBack(change.manager, email, track, startedAt)
    }
    await this.tell(change, ref, row, 'no result')
    return this.move(change, row, { action: 'void', by: 'system' }, { endedAt: change.at })
  }

  private async tell(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    end: ProofEnd,
  ): Promise<void> {
    if (!ref || !row.share) return
    await endProof(change, ref, { skill: skillOf(row), end })
    // Whoever keeps a proof private has it still.
    const { accountId, track } = row
    if (typeof end === 'string') await applyCredentials(change, ref, { accountId, track })
  }

  /** The tasks that count: a task whose time is over counts as not answered, one that is open still does not count. */
  private async closed(change: Change, row: AttemptRow): Promise<AttemptTaskRow[]> {
    const tasks = await tasksOf(change.manager, row.id)
    const open = tasks.find((task) => !isAnswered(task))
    if (open && change.now.getTime() > ms(open.dueAt) + ATTEMPT_MS.grace) {
      Object.assign(open, { answeredAt: open.dueAt, isLate: true })
      await change.manager.update(
        AttemptTaskEntity,
        { id: open.id },
        { answeredAt: open.dueAt, isLate: true },
      )
    }
    return tasks.filter(isAnswered)
  }
}
