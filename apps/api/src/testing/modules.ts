import { isCodeKey } from '@tryka/assessment'
import { COURSE_PATHS, courseModule } from '@tryka/coach'
import {
  LIVE_MARKET_ID,
  moduleApi,
  candidateApi,
  type CardAnswer,
  type CheckAnswered,
  type ModuleCheck,
  type ModuleView,
  type Review,
} from '@tryka/domain'
import { ReviewCardEntity } from '../features/hiring/cards/card.table'
import { checksUnder } from '../features/hiring/learning/create-learning'
import { EnrollmentEntity } from '../features/hiring/learning/learning.table'
import { ModuleProgressEntity } from '../features/hiring/learning/module.table'
import { answerOf } from './assessments'
import type { TestApp } from './build-test-app'
import type { candidate } from './live-market'

type Person = Awaited<ReturnType<typeof candidate>>
/** The module that specs pass: written, of a path whose others they make up. */
export const MODULE = { path: 'sql-foundations', name: 'select-and-filter' }
export const moduleId = `${MODULE.path}/${MODULE.name}`

export const opened = (by: Person): Promise<ModuleView> => by.me.call(moduleApi.show, { params: MODULE })

/** What is right for the instance that is asked of this person now, by the server's own key. */
export async function rightFor({ config }: TestApp, candidateId: string, check: ModuleCheck, n: number) {
  const module = await courseModule(moduleId)
  const found = module?.checks.checks.find(({ name }) => name === check.name)
  if (!found) throw new Error(`There is no check ${check.name}`)
  const { seed, instance } = checksUnder(config.keySecret).ask({ candidateId, moduleId, check: found, n })
  if (seed !== check.task.seed) throw new Error(`${check.name} is asked otherwise`)
  if (isCodeKey(instance.key)) throw new Error(`${check.name} asks for code`)
  return answerOf(instance.key, instance.ids)
}

/** What is right for the card that is asked in a review: one of a check of the module. */
export async function rightForCard({ db, config }: TestApp, { card }: Review): Promise<CardAnswer> {
  if (!card) throw new Error('No card is asked')
  const { ref, asked: n } = await db.read.findOneByOrFail(ReviewCardEntity, { id: card.id })
  const module = await courseModule(moduleId)
  const check = module?.checks.checks.find(({ name }) => name === ref.split('/')[2])
  if (!check) throw new Error(`There is no check ${ref}`)
  const { instance } = checksUnder(config.keySecret).ask({ candidateId: card.id, moduleId, check, n })
  if (isCodeKey(instance.key)) throw new Error('It asks for code')
  const answer = answerOf(instance.key, instance.ids)
  if (!answer || 'code' in answer) throw new Error('It has no answer')
  return answer
}

/** Answers a check, rightly or with "I don't know". */
export async function answered(
  test: TestApp,
  by: Person & { candidateId: string },
  check: ModuleCheck,
  { n, isRight = true }: { n: number; isRight?: boolean },
): Promise<CheckAnswered> {
  const answer = isRight ? await rightFor(test, by.candidateId, check, n) : null
  return by.me.call(moduleApi.answer, {
    params: { ...MODULE, check: check.name },
    body: { seed: check.task.seed, answer },
  })
}

/** On a path, all of whose modules but one are passed: the next one finishes it. */
export async function nearlyDone(test: TestApp, { candidateId }: { candidateId: string }): Promise<void> {
  const at = test.clock.now().toISOString()
  const own = { marketId: LIVE_MARKET_ID, candidateId }
  const others = COURSE_PATHS.find(({ id }) => id === MODULE.path)?.modules.filter(
    ({ id }) => id !== moduleId,
  )
  await test.db.write(async (manager) => {
    for (const { id } of others ?? [])
      await manager.insert(ModuleProgressEntity, {
        ...own,
        moduleId: id,
        revision: 1,
        state: 'passed',
        openedAt: at,
        passedAt: at,
        isSample: false,
        version: 1,
      })
    await manager.insert(EnrollmentEntity, {
      ...own,
      id: `${candidateId.slice(0, 30)}-path`,
      pathId: MODULE.path,
      completed: others?.length ?? 0,
      state: 'in_progress',
      enrolledAt: at,
      version: 1,
    })
  })
}

/** The person with the id that rows have. */
export async function learner<P extends Person>(by: P): Promise<P & { candidateId: string }> {
  const { id: candidateId } = await by.me.call(candidateApi.profile)
  return { ...by, candidateId }
}

/** Finishes that path: what is left of it is passed by its checks. */
export async function finishedPath(test: TestApp, by: Person): Promise<void> {
  const person = await learner(by)
  await nearlyDone(test, person)
  const { progress } = await opened(by)
  for (const check of progress.checks) await answered(test, person, check, { n: 0 })
}
