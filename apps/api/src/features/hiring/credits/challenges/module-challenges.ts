import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import type { CandidateRef } from '../../core/places'
import { EnrollmentEntity } from '../../learning/learning.table'
import { ModuleProgressEntity } from '../../learning/module.table'
import type { ChallengeKind, OfferOf, OfferSources } from './challenge-kind'

const pathOf = (moduleId: string, { courses }: OfferSources): CoursePath | undefined =>
  courses.find(moduleId.split('/')[0] ?? '')

/** What was begun and not passed, the last in front; then what the paths that somebody is on go on with. */
async function ahead(manager: EntityManager, who: CandidateRef, sources: OfferSources) {
  const own = { marketId: who.marketId, candidateId: who.candidateId }
  const progress = await manager.find(ModuleProgressEntity, {
    where: own,
    order: { openedAt: 'DESC', moduleId: 'ASC' },
  })
  const paths = await manager.find(EnrollmentEntity, {
    where: { ...own, state: In(['enrolled', 'in_progress']) },
    order: { enrolledAt: 'DESC', id: 'ASC' },
  })
  const passed = new Set(progress.flatMap(({ state, moduleId }) => (state === 'passed' ? moduleId : [])))
  const canPass = (id: string): boolean => {
    const facts = sources.courses.facts(id)
    return facts !== undefined && !passed.has(id) && facts.needs.every((need) => passed.has(need))
  }
  const next = paths.flatMap(
    ({ pathId }) => sources.courses.find(pathId)?.modules.find(({ id }) => canPass(id))?.id ?? [],
  )
  const ids = new Set([...progress.map(({ moduleId }) => moduleId), ...next])
  return [...ids].filter(canPass)
}

/** A module by its name, which can be read and builds on nothing that is not passed. */
export const moduleChallenges: ChallengeKind<OfferOf<'module'>> = {
  kind: 'module',
  offers: async (manager, who, sources) =>
    (await ahead(manager, who, sources)).map((moduleId) => ({
      kind: 'module',
      moduleId,
      title: pathOf(moduleId, sources)?.modules.find(({ id }) => id === moduleId)?.title ?? moduleId,
    })),
  async done(manager, { marketId, candidateId }, { moduleId }, since) {
    const row = await manager.findOneBy(ModuleProgressEntity, { marketId, candidateId, moduleId })
    return { done: row?.passedAt && row.passedAt >= since ? 1 : 0, of: 1 }
  },
  about({ moduleId }, sources) {
    const path = pathOf(moduleId, sources)
    const seq = path?.modules.findIndex(({ id }) => id === moduleId) ?? -1
    return path ? `${path.title}, module ${seq + 1} of ${path.modules.length}` : ''
  },
  to: ({ moduleId }) => ({ kind: 'module', moduleId }),
}
