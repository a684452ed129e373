import { LessThanOrEqual } from 'typeorm'
import { allPassed, codeJob } from '@tryka/assessment'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { AppError } from '../../../app-error'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { GraderPool } from '../../../services/graders/grader-pool'
import type { SectionDeps } from '../core/section'
import type { AttemptCourse } from './attempt-course'
import { holderOf } from './attempt-holder'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import type { OfferedTracks } from './offered-tracks'
import type { Tasks } from './tasks'

const EVERY_MS = 10_000
const BATCH = 50

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  offered: OfferedTracks
  tasks: Tasks
  course: AttemptCourse
  graders: GraderPool
  onTrouble: (error: unknown) => void
}

/** Grades answers that are code, after they were stored: at once, and by the clock what another process left. */
export class CodeGrading {
  private readonly underWay = new Map<string, Promise<void>>()

  constructor(private readonly deps: Deps) {}

  /** Somebody answered. Whoever does waits for the next task, and not for this. */
  async nudge(attemptId: string): Promise<void> {
    const { db, onTrouble } = this.deps
    const waiting = await db.read
      .findBy(AttemptTaskEntity, { attemptId, grading: 'waiting' })
      .catch(onTrouble)
    for (const task of waiting ?? []) void this.grade(task)
  }

  clockKind(): ClockKind {
    const { db, clock } = this.deps
    return {
      name: 'grading of code',
      everyMs: EVERY_MS,
      run: async () => {
        const before = new Date(clock.now().getTime() - EVERY_MS).toISOString()
        const tasks = await db.read.find(AttemptTaskEntity, {
          where: { grading: 'waiting', answeredAt: LessThanOrEqual(before) },
          order: { answeredAt: 'ASC' },
          take: BATCH,
        })
        await Promise.all(tasks.map((task) => this.grade(task)))
        return false
      },
    }
  }

  /** Begins nothing more; what is not graded waits for the next start. */
  async close(): Promise<void> {
    await this.deps.graders.close()
    await Promise.all(this.underWay.values())
  }

  private grade(task: AttemptTaskRow): Promise<void> {
    const known = this.underWay.get(task.id)
    if (known) return known
    const work = this.once(task)
      .catch((error: unknown) => {
        // Too many wait, or the server stops: the clock comes again.
        if (!(error instanceof AppError)) this.deps.onTrouble(error)
      })
      .finally(() => this.underWay.delete(task.id))
    this.underWay.set(task.id, work)
    return work
  }

  private async once(task: AttemptTaskRow): Promise<void> {
    const { db, changes, course } = this.deps
    const attempt = await db.read.findOneByOrFail(AttemptEntity, { id: task.attemptId })
    const isRight = await this.verdict(attempt, task)
    const { holds, ref } = await holderOf(db.read, attempt.accountId)
    await changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager } = change
      const graded = {
        grading: isRight === undefined ? ('void' as const) : null,
        isCorrect: isRight ?? false,
      }
      const { affected } = await manager.update(
        AttemptTaskEntity,
        { id: task.id, grading: 'waiting' },
        graded,
      )
      if (affected === 0) return
      const row = await manager.findOneBy(AttemptEntity, { id: attempt.id, state: 'grading' })
      if (row) await course.score(change, ref ?? null, row)
    })
  }

  /** Undefined where nobody can tell: the code did not end, twice, or its task is no longer there. */
  private async verdict({ track }: AttemptRow, task: AttemptTaskRow): Promise<boolean | undefined> {
    const { offered, tasks, graders } = this.deps
    const template = offered.taskOf(track, task)
    if (!template || !task.answer || !('code' in task.answer)) return undefined
    const job = codeJob(tasks.instanceOf(template, task), task.answer.code, 'hidden')
    const results = await graders.grade(job)
    return results && allPassed(job, results)
  }
}
