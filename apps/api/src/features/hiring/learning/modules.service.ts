import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { codeJob, isAnswerTo, isRight as isRightAnswer } from '@tryka/assessment'
import type { CourseModule, CoursePath } from '@tryka/coach'
import type {
  CheckAnswer,
  CheckAnswered,
  CheckRun,
  ModuleCheckParams,
  ModuleParams,
  ModuleView,
  RunResult,
} from '@tryka/domain'
import { MODULE_MACHINE } from '@tryka/domain'
import { graderBusy } from '../../../services/graders/grader-pool'
import { noAnswer } from '../assessments/assessment-errors'
import type { Practiser } from '../assessments/practice-code'
import { makeCards } from '../cards/make-cards'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { CandidateEntity } from '../profile/candidate.table'
import { isTask, type AskedCheck, type CheckInstances } from './check-instances'
import type { Courses } from './courses'
import { EnrollmentEntity } from './learning.table'
import type { ModuleCode } from './module-code'
import { CheckAnswerEntity, ModuleProgressEntity, type StoredModuleProgressRow } from './module.table'
import {
  askedChecks,
  isStale,
  nextInstance,
  progressOf,
  standingIn,
  verdictOf,
  type Standing,
} from './module-view'
import { type Finished, passedBy, passModule } from './passed-modules'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  courses: Courses
  instances: CheckInstances
  /** Without it no task is asked. */
  code: ModuleCode | undefined
  finished: Finished
}
type Params = z.output<typeof ModuleParams>
type CheckParams = z.output<typeof ModuleCheckParams>

const idOf = ({ path, name }: Params): string => `${path}/${name}`
const seedUsed = () =>
  refused(
    409,
    'SEED',
    'This question was answered or replaced in the meantime. The page shows what is asked now.',
  )

/** Modules: text, checks within it, and what becomes of answers. */
export class ModulesService {
  constructor(private readonly deps: Deps) {}

  async show(place: CandidatePlace, params: Params): Promise<ModuleView> {
    const { courses, db } = this.deps
    const module = await courses.module(idOf(params))
    const { facts, blocks } = module
    const path = courses.path(params.path)
    const { marketId, candidateId } = place
    const [standing, passed, enrolled] = await Promise.all([
      this.standing(db.read, place, facts.id),
      passedBy(db.read, place),
      db.read.findOneBy(EnrollmentEntity, { marketId, candidateId, pathId: path.id }),
    ])
    const seq = path.modules.findIndex(({ id }) => id === facts.id)
    const titleOf = (id: string) =>
      courses.find(id.split('/')[0] ?? '')?.modules.find((one) => one.id === id)?.title ?? id
    const next = path.modules.slice(seq + 1).find(({ id }) => courses.facts(id) !== undefined)
    const shown = new Set(askedChecks(module, this.runsCode).map(({ name }) => name))
    return {
      id: facts.id,
      revision: facts.revision,
      title: facts.title,
      path: {
        id: path.id,
        title: path.title,
        seq: seq + 1,
        modules: path.modules.length,
        isEnrolled: enrolled !== null && enrolled.state !== 'dropped',
      },
      minutes: facts.minutes,
      skills: [...facts.skills],
      needs: facts.needs.map((id) => ({ id, title: titleOf(id), isPassed: passed.has(id) })),
      sources: [...facts.sources],
      checkedAt: facts.checkedAt,
      blocks: blocks.filter((block) => block.kind !== 'check' || shown.has(block.name)),
      progress: this.progress(module, standing),
      next: next ?? null,
    }
  }

  async answer(
    place: CandidatePlace,
    by: Practiser,
    params: CheckParams,
    { seed, answer, seconds = 0 }: z.output<typeof CheckAnswer>,
  ): Promise<CheckAnswered> {
    const { db, changes, courses } = this.deps
    const module = await courses.module(idOf(params))
    const asked = await this.asked(db.read, place, module, params.check)
    if (asked.seed !== seed) throw seedUsed()
    const { instance } = asked
    if (answer !== null && !isAnswerTo(instance, answer)) throw noAnswer()
    const isCode = answer !== null && 'code' in answer
    const tests = isCode ? await this.graded(by, params, asked, answer.code) : undefined
    const isRight = tests
      ? tests.length > 0 && tests.every(({ passed }) => passed)
      : answer !== null && !isCode && isRightAnswer(instance, answer)
    const answered = await changes.run(
      place.marketId,
      { account: place.accountId, person: place.candidateId },
      async (change) => {
        const { manager, at } = change
        // While code ran, somebody may have answered in another tab.
        const still = await this.asked(manager, place, module, params.check)
        if (still.seed !== seed) throw seedUsed()
        const row = await this.opened(change, place, module)
        await manager.insert(CheckAnswerEntity, {
          id: randomUUID(),
          marketId: place.marketId,
          candidateId: place.candidateId,
          moduleId: module.facts.id,
          checkId: params.check,
          revision: module.facts.revision,
          n: still.n,
          seed,
          answer,
          isRight,
          seconds,
          at,
        })
        // What is code is not asked as a card: nothing runs there.
        if (!isRight && !isTask(asked.check))
          await makeCards(change, place, {
            source: 'check',
            refs: [`${module.facts.id}/${params.check}`],
          })
        const standing = await this.standing(manager, place, module.facts.id)
        if (row.state !== 'passed' && standingIn(module, standing, this.given).isPassed)
          await passModule(change, place, {
            row,
            path: courses.path(params.path),
            revision: module.facts.revision,
          })
        return {
          verdict: verdictOf(asked, isRight, tests),
          progress: this.progress(module, await this.standing(manager, place, module.facts.id)),
        }
      },
    )
    if (answered.progress.state === 'passed') await this.finished(place, courses.path(params.path))
    return answered
  }

  /** Whoever learns without being on the path has nothing issued for it unasked. */
  private async finished(place: CandidatePlace, path: CoursePath): Promise<void> {
    const { marketId, candidateId } = place
    const on = { marketId, candidateId, pathId: path.id, state: 'completed' as const }
    if (await this.deps.db.read.existsBy(EnrollmentEntity, on)) await this.deps.finished(place, path)
  }

  /** Tries code on the cases that are shown. */
  async run(
    place: CandidatePlace,
    by: Practiser,
    params: CheckParams,
    { seed, code }: z.output<typeof CheckRun>,
  ): Promise<RunResult> {
    const module = await this.deps.courses.module(idOf(params))
    const asked = await this.asked(this.deps.db.read, place, module, params.check)
    if (!isTask(asked.check)) throw noAnswer()
    if (asked.seed !== seed) throw seedUsed()
    if (!this.deps.code) throw graderBusy()
    const task = `${module.facts.id}/${params.check}`
    const { results, left } = await this.deps.code.run(by, task, codeJob(asked.instance, code, 'visible'))
    return { tests: results, left }
  }

  /** Names of the checks that stand in the way of a module; none where it is passed. */
  async missing(manager: EntityManager, place: CandidatePlace, moduleId: string): Promise<string[]> {
    const module = await this.deps.courses.module(moduleId)
    return this.progress(module, await this.standing(manager, place, moduleId)).missing
  }

  private get runsCode(): boolean {
    return this.deps.code !== undefined
  }

  private get given() {
    return { now: this.deps.clock.now(), runsCode: this.runsCode }
  }

  private progress(module: CourseModule, standing: Standing) {
    return progressOf(module, standing, this.deps.instances, this.given)
  }

  private async graded(by: Practiser, { check, ...params }: CheckParams, asked: AskedCheck, code: string) {
    if (!this.deps.code) throw graderBusy()
    const job = codeJob(asked.instance, code, 'hidden')
    const { results } = await this.deps.code.run(by, `${idOf(params)}/${check}`, job)
    return results.map(({ name, passed }) => ({ name, passed }))
  }

  /** The instance that is open for somebody now. @throws AppError 404 where there is no such check, 409 SEED where none is open. */
  private async asked(manager: EntityManager, place: CandidatePlace, module: CourseModule, name: string) {
    const check = askedChecks(module, this.runsCode).find((one) => one.name === name)
    if (!check) throw nothingHere('This check')
    const standing = await this.standing(manager, place, module.facts.id)
    const state = standingIn(module, standing, this.given).checks.find((one) => one.name === name)?.state
    if (state !== 'open') throw seedUsed()
    const n = nextInstance(standing.answers, name)
    const { candidateId } = place
    return { ...this.deps.instances.ask({ candidateId, moduleId: module.facts.id, check, n }), check, n }
  }

  private async standing(manager: EntityManager, place: CandidatePlace, moduleId: string): Promise<Standing> {
    const { marketId, candidateId } = place
    const own = { marketId, candidateId, moduleId }
    const [row, answers, { timeZone }] = await Promise.all([
      manager.findOneBy(ModuleProgressEntity, own),
      manager.find(CheckAnswerEntity, { where: own, order: { at: 'ASC', n: 'ASC' } }),
      manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId }),
    ])
    return { candidateId, timeZone, row, answers }
  }

  /** The row of progress, made with the first answer; of what is stale, moved to that. */
  private async opened(
    change: Change,
    place: CandidatePlace,
    module: CourseModule,
  ): Promise<StoredModuleProgressRow> {
    const { manager, at } = change
    const { marketId, candidateId } = place
    const { id: moduleId, revision } = module.facts
    const row = await manager.findOneBy(ModuleProgressEntity, { marketId, candidateId, moduleId })
    if (row) {
      if (row.state !== 'passed' || !isStale(row, module)) return row
      await change.move(MODULE_MACHINE, {
        from: 'passed',
        action: 'revise',
        by: 'system',
        subjectId: candidateId,
      })
      const stale = { state: 'stale' as const, version: row.version + 1 }
      await manager.update(ModuleProgressEntity, { candidateId, moduleId }, stale)
      return { ...row, ...stale }
    }
    await change.move(MODULE_MACHINE, { from: 'none', action: 'open', by: place, subjectId: candidateId })
    const made: StoredModuleProgressRow = {
      marketId,
      candidateId,
      moduleId,
      revision,
      state: 'open',
      openedAt: at,
      passedAt: null,
      isSample: false,
      version: 1,
    }
    await manager.insert(ModuleProgressEntity, made)
    return made
  }
}
