import type { EntityManager } from 'typeorm'
import { Not, IsNull } from 'typeorm'
import type { z } from 'zod'
import type { AnswerBody, AttemptResult, AttemptView, TrackStanding } from '@tryka/domain'
import { ATTEMPT_MS, ATTEMPT_RULES, attemptAgainAt, LIVE_MARKET_ID, TRACKS } from '@tryka/domain'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { addressOf } from './address-of'
import { retryLater, wrongTask } from './assessment-errors'
import type { AttemptCourse } from './attempt-course'
import { isAnswered, isCounted, pauseLeftMs, tasksOf } from './attempt-tasks'
import type { AttemptMarks } from './attempt-marks'
import type { AttemptNetworks } from './attempt-networks'
import { credentialOfAttempt } from '../credentials/of-attempt'
import { attemptResult } from './attempt-result'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity } from './attempt.table'
import { attemptView } from './attempt-view'
import { bestResult } from './best-result'
import type { CodeGrading } from './code-grading'
import type { OfferedTracks } from './offered-tracks'
import { ownAppeals } from './own-appeals'
import { ownHold } from './own-hold'
import type { StartLimit } from './start-limit'
import type { Tasks } from './tasks'

export interface AttemptDeps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  offered: OfferedTracks
  tasks: Tasks
  marks: AttemptMarks
  course: AttemptCourse
  grading: CodeGrading
  startLimit: StartLimit
  networks: AttemptNetworks
}

/** Whence a call comes. */
export interface Caller {
  address: string
  /** The first part of it. */
  network: string
}

type Step = (change: Change, row: AttemptRow) => Promise<AttemptRow>

/** Taking a test: each step holds the account and its person, so what comes at once comes one after the other. */
export class AttemptsService {
  constructor(private readonly deps: AttemptDeps) {}

  async show(place: CandidatePlace, id: string): Promise<AttemptView> {
    const row = await this.find(this.deps.db.read, place, id)
    return this.view(this.deps.db.read, row, this.deps.clock.now())
  }

  /** Begins, or ends a pause; again it changes nothing. */
  start(place: CandidatePlace, id: string, { address, network }: Caller): Promise<AttemptView> {
    return this.step(place, id, async (change, row) => {
      const { now } = change
      const { course } = this.deps
      if (row.state === 'ready') {
        const begun = await this.begin(change, place, row, address)
        return this.noted(change, begun, network)
      }
      if (row.state !== 'running' || row.pausedAt === null) return row
      await this.noted(change, row, network)
      const left = pauseLeftMs({ ...row, pausedAt: null }, now)
      const since = Date.parse(row.pausedAt)
      const rested = now.getTime() - since
      // Beyond what is left of all pauses the time of the next task runs.
      const shownAt = new Date(since + Math.min(rested, left))
      const next = await course.save(change, row, {
        pausedAt: null,
        pausedMs: row.pausedMs + Math.min(rested, left),
      })
      return course.goOn(change, place, next, shownAt)
    })
  }

  /** Whatever became of the skill meanwhile; again it changes nothing. */
  cancel(place: CandidatePlace, id: string): Promise<AttemptView> {
    return this.step(place, id, async (change, row) =>
      row.state === 'cancelled' ? row : this.deps.course.cancel(change, place, row),
    )
  }

  async answer(
    place: CandidatePlace,
    id: string,
    body: z.output<typeof AnswerBody>,
    { network }: Pick<Caller, 'network'>,
  ): Promise<AttemptView> {
    const view = await this.step(place, id, async (change, row) => {
      const { tasks, course, offered } = this.deps
      const { seq, nonce, answer, signals } = body
      if (nonce !== tasks.nonceOf({ attemptId: id, seq })) throw wrongTask()
      const task = (await tasksOf(change.manager, id)).find((one) => one.seq === seq)
      if (!task) throw wrongTask()
      // The same answer again, as after a lost connection; what it said counts once.
      if (isAnswered(task) || row.state !== 'running') return row
      const template = offered.taskOf(row.track, task)
      if (template) await course.answer(change, task, { template, answer, signals })
      return course.goOn(change, place, await this.noted(change, row, network))
    })
    if (body.answer && 'code' in body.answer) void this.deps.grading.nudge(id)
    return view
  }

  pause(place: CandidatePlace, id: string, version: number): Promise<AttemptView> {
    return this.step(
      place,
      id,
      async (change, row) => {
        this.mustRun(row)
        if (pauseLeftMs(row, change.now) === 0)
          throw refused(409, 'NO_PAUSE_LEFT', 'The ten minutes of pause are used up.')
        return row.pausedAt === null ? this.deps.course.save(change, row, { pauseAsked: true }) : row
      },
      version,
    )
  }

  handIn(place: CandidatePlace, id: string, version?: number): Promise<AttemptView> {
    return this.step(
      place,
      id,
      async (change, row) => {
        this.mustRun(row)
        const done = (await tasksOf(change.manager, id)).filter(isCounted)
        const { least } = ATTEMPT_RULES.tasks
        if (done.length < least)
          throw refused(
            409,
            'TOO_FEW_TASKS',
            `An assessment can be handed in after ${least} tasks that count.`,
          )
        return this.deps.course.end(change, place, row, 'handed_in')
      },
      version,
    )
  }

  async result(place: CandidatePlace, id: string): Promise<AttemptResult> {
    const { read } = this.deps.db
    const row = await this.find(read, place, id)
    const now = this.deps.clock.now()
    const [tasks, appeals, hold, credentialId, standing] = await Promise.all([
      tasksOf(read, id),
      ownAppeals(read, id),
      ownHold(read, id, now),
      credentialOfAttempt(read, id),
      this.standing(place, row.track),
    ])
    const done = tasks.filter(isAnswered)
    const result = attemptResult(row, { done, appeals, hold, credentialId, now }, standing)
    if (!result) throw nothingHere('This result')
    return result
  }

  /** Where the person stands in every track. */
  standings(place: CandidatePlace): Promise<TrackStanding[]> {
    return Promise.all(TRACKS.map(({ slug }) => this.standing(place, slug)))
  }

  private async standing({ accountId, isDemo }: CandidatePlace, track: TrackStanding['track']) {
    const { db, marks, clock } = this.deps
    const { read } = db
    const none = {
      openAttempt: null,
      againAt: null,
      attemptsLeft: ATTEMPT_RULES.perYear,
      held: null,
      last: null,
      proved: null,
    }
    if (isDemo) return { track, ...none }
    const now = clock.now()
    const [open, held, results, starts] = await Promise.all([
      read.findOneBy(AttemptEntity, { accountId, track, endedAt: IsNull() }),
      read.findOne(AttemptEntity, {
        select: { id: true },
        where: { accountId, track, state: 'held' },
        order: { endedAt: 'DESC' },
      }),
      read.find(AttemptEntity, {
        where: { accountId, track, state: 'scored', endedAt: Not(IsNull()) },
        order: { endedAt: 'DESC' },
      }),
      addressOf(read, accountId).then((email) => marks.startsOf(read, email, track, now)),
    ])
    const [last] = results
    return {
      track,
      openAttempt: open?.id ?? null,
      held: held?.id ?? null,
      againAt: attemptAgainAt(starts, now)?.at ?? null,
      attemptsLeft: Math.max(0, ATTEMPT_RULES.perYear - starts.length),
      last:
        last?.measured && last.endedAt
          ? { id: last.id, endedAt: last.endedAt, level: last.measured.level, share: last.share }
          : null,
      proved: bestResult(results, now),
    }
  }

  private async begin(
    change: Change,
    place: CandidatePlace,
    row: AttemptRow,
    address: string,
  ): Promise<AttemptRow> {
    const { offered, marks, course, startLimit } = this.deps
    const { manager, now, at } = change
    // Whoever booked before the bank had another version takes that one: nothing was shown yet.
    const bank = offered.bankOf(row.track)
    if (!bank) return course.voidIt(change, place, row)
    const email = await addressOf(manager, place.accountId)
    const again = attemptAgainAt(await marks.startsOf(manager, email, row.track, now), now)
    if (again) throw retryLater(again)
    await startLimit.take(manager, { accountId: place.accountId, address })
    await marks.note(manager, email, row.track, now)
    const expiresAt = new Date(now.getTime() + ATTEMPT_MS.whole).toISOString()
    const started = { startedAt: at, expiresAt, bankVersion: bank.version }
    const running = await course.move(change, row, { action: 'start', by: 'candidate' }, started)
    return course.goOn(change, place, running)
  }

  /** Notes the network of a call that goes on with an attempt. */
  private async noted(change: Change, row: AttemptRow, network: string): Promise<AttemptRow> {
    const signals = row.state === 'running' ? this.deps.networks.noted(row, network, change.at) : null
    if (!signals) return row
    await change.manager.update(AttemptEntity, { id: row.id }, { signals })
    return { ...row, signals }
  }

  /** One step of an attempt; one whose six hours are over ends before anything else happens. */
  private step(place: CandidatePlace, id: string, work: Step, version?: number): Promise<AttemptView> {
    const { changes, course } = this.deps
    const { accountId: account, candidateId: person } = place
    if (place.isDemo) throw nothingHere('This assessment')
    return changes.run(LIVE_MARKET_ID, { account, person }, async (change) => {
      const { manager, now } = change
      const row = await this.find(manager, place, id)
      if (version !== undefined && version !== row.version) throw stale(await this.view(manager, row, now))
      const isOver =
        row.state === 'running' && now.getTime() > Date.parse(row.expiresAt ?? '') + ATTEMPT_MS.grace
      const next = isOver ? await course.end(change, place, row, 'time') : await work(change, row)
      return this.view(manager, next, now)
    })
  }

  private mustRun({ state }: AttemptRow): void {
    if (state !== 'running')
      throw refused(409, 'illegal_transition', 'This assessment is not running.', {
        from: state,
        allowed: [],
      })
  }

  private async find(manager: EntityManager, { accountId, isDemo }: CandidatePlace, id: string) {
    const row = isDemo ? null : await manager.findOneBy(AttemptEntity, { id, accountId })
    if (!row) throw nothingHere('This assessment')
    return row
  }

  private view(manager: EntityManager, row: AttemptRow, now: Date): Promise<AttemptView> {
    const { offered, tasks } = this.deps
    return attemptView(manager, row, { offered, tasks, now })
  }
}
