import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { codeJob, isCodeKey } from '@tryka/assessment'
import type { RunBody, RunResult } from '@tryka/domain'
import { ATTEMPT_MS, ATTEMPT_RULES, LIVE_MARKET_ID } from '@tryka/domain'
import type { GraderPool } from '../../../services/graders/grader-pool'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { stillRunning, wrongTask } from './assessment-errors'
import { isAnswered } from './attempt-tasks'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import type { OfferedTracks } from './offered-tracks'
import type { Tasks } from './tasks'

const STOPPED = 'It was stopped: it took too long.'

interface Deps extends Pick<SectionDeps, 'db' | 'changes'> {
  offered: OfferedTracks
  tasks: Tasks
  graders: GraderPool
}

type Body = z.output<typeof RunBody>

/** Trying one's own code on the cases that are shown: one at a time, ten times a task. */
export class CodeRuns {
  private readonly underWay = new Set<string>()

  constructor(private readonly deps: Deps) {}

  async run(place: CandidatePlace, id: string, { seq, nonce, code }: Body): Promise<RunResult> {
    if (place.isDemo) throw nothingHere('This assessment')
    const key = `${place.accountId} ${id}`
    if (this.underWay.has(key)) throw stillRunning()
    this.underWay.add(key)
    try {
      const { row, task } = await this.counted(place, id, { seq, nonce })
      const job = codeJob(this.instanceOf(row, task), code, 'visible')
      // A try that never ran is given back.
      const results = await this.deps.graders.grade(job).catch(async (error: unknown) => {
        await this.deps.db.write((manager) =>
          manager.decrement(AttemptTaskEntity, { id: task.id }, 'runs', 1),
        )
        throw error
      })
      const tests = results ?? job.cases.map(({ name }) => ({ name, passed: false, output: STOPPED }))
      return { tests, left: ATTEMPT_RULES.runs - task.runs - 1 }
    } finally {
      this.underWay.delete(key)
    }
  }

  /** Counts the try before it runs; whoever tries at once in another process waits for the account. */
  private counted(place: CandidatePlace, id: string, { seq, nonce }: Pick<Body, 'seq' | 'nonce'>) {
    const { accountId: account, candidateId: person } = place
    return this.deps.changes.run(LIVE_MARKET_ID, { account, person }, async ({ manager, now }) => {
      const row = await manager.findOneBy(AttemptEntity, { id, accountId: account })
      if (!row) throw nothingHere('This assessment')
      const task = await this.openTask(manager, row, { seq, nonce })
      if (!task || now.getTime() > Date.parse(task.dueAt) + ATTEMPT_MS.grace) throw wrongTask()
      if (!isCodeKey(this.instanceOf(row, task).key)) throw wrongTask()
      if (task.runs >= ATTEMPT_RULES.runs)
        throw refused(409, 'RUNS', `Code can be tried ${ATTEMPT_RULES.runs} times for each task.`)
      await manager.increment(AttemptTaskEntity, { id: task.id }, 'runs', 1)
      return { row, task }
    })
  }

  private async openTask(
    manager: EntityManager,
    { id, state }: AttemptRow,
    { seq, nonce }: Pick<Body, 'seq' | 'nonce'>,
  ): Promise<AttemptTaskRow | null> {
    if (state !== 'running' || nonce !== this.deps.tasks.nonceOf({ attemptId: id, seq })) return null
    const task = await manager.findOneBy(AttemptTaskEntity, { attemptId: id, seq })
    return task && !isAnswered(task) ? task : null
  }

  private instanceOf({ track }: AttemptRow, task: AttemptTaskRow) {
    const template = this.deps.offered.taskOf(track, task)
    if (!template) throw wrongTask()
    return this.deps.tasks.instanceOf(template, task)
  }
}
