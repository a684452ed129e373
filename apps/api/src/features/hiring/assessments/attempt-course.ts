import type { Template } from '@tryka/assessment'
import { abilityOf, isAnswerTo, isCodeKey, isEnough, isRight, posteriorOf, TASKS } from '@tryka/assessment'
import type { Signals, TaskAnswer } from '@tryka/domain'
import { ATTEMPT_MS } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptTaskEntity } from './attempt.table'
import { noAnswer } from './assessment-errors'
import type { EndsDeps } from './attempt-ends'
import { AttemptEnds } from './attempt-ends'
import { isCounted, isScored, ms, pauseLeftMs, tasksOf, workLeft } from './attempt-tasks'
import type { Exposure } from './exposure'
import { codeFormIn } from './hold-signs'
import { giveNextTask } from './next-task'
import type { Tasks } from './tasks'

interface Deps extends EndsDeps {
  tasks: Tasks
  exposure: Exposure
}

/** How an attempt goes on from one task to the next. Whoever calls holds the account. */
export class AttemptCourse extends AttemptEnds<Deps> {
  /** Keeps an answer, graded. After its time it counts as none. */
  async answer(
    change: Change,
    task: AttemptTaskRow,
    { template, answer, signals }: { template: Template; answer: TaskAnswer | null; signals: Signals },
  ): Promise<void> {
    const isLate = change.now.getTime() > ms(task.dueAt) + ATTEMPT_MS.grace
    const counted = isLate ? null : answer
    const instance = this.deps.tasks.instanceOf(template, task)
    if (answer !== null && !isAnswerTo(instance, answer)) throw noAnswer()
    const isRun = isCodeKey(instance.key)
    const graded = isRun && counted !== null && 'code' in counted ? ('waiting' as const) : null
    await change.manager.update(
      AttemptTaskEntity,
      { id: task.id },
      {
        answeredAt: isLate ? task.dueAt : change.at,
        answer: counted,
        codeForm: codeFormIn(instance, counted),
        isLate,
        isCorrect: counted !== null && !isRun && !('code' in counted) && isRight(instance, counted),
        // It may have turned out faulty while it was open.
        grading: task.grading ?? graded,
        signals,
      },
    )
  }

  /** After a start, an answer or a pause: the next task, a pause, or the end. */
  async goOn(change: Change, ref: CandidateRef, row: AttemptRow, shownAt = change.now): Promise<AttemptRow> {
    const { manager, now } = change
    const bank = this.deps.offered.bankOf(row.track, row.bankVersion)
    const tasks = await tasksOf(manager, row.id)
    // The bank has another version by now: what was answered has a result if it is enough for one.
    if (!bank)
      return tasks.filter(isCounted).length < TASKS.least
        ? this.voidIt(change, ref, row)
        : this.end(change, ref, row, 'all')
    const scored = tasks.filter(isScored)
    const ability = abilityOf(posteriorOf(scored.map(({ item, isCorrect }) => ({ item, right: isCorrect }))))
    if (tasks.length >= TASKS.most || isEnough(scored.length, ability))
      return this.end(change, ref, row, tasks.length >= TASKS.most ? 'all' : 'precise')
    const work = workLeft(row, tasks)
    const attempt = ms(row.expiresAt ?? change.at) - shownAt.getTime()
    if (work <= 0 || attempt <= 0) return this.end(change, ref, row, 'time')
    if (row.pauseAsked) {
      const paused = { pauseAsked: false, pausedAt: pauseLeftMs(row, now) > 0 ? change.at : null }
      if (paused.pausedAt !== null) return this.save(change, row, paused)
    }
    const given = { row, bank, tasks, theta: ability.theta, shownAt, work, attempt }
    if (!(await giveNextTask(this.deps, change, given))) return this.end(change, ref, row, 'all')
    return this.save(change, row, { pauseAsked: false, pausedAt: null })
  }
}
