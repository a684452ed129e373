import type { EntityManager } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import type { CandidateRef } from '../../core/places'
import type { Completion } from '../../credentials/certificates/certificate-document'
import type { PathOf, Paths } from '../../credentials/certificates/paths'
import type { Courses } from '../courses'
import { ModuleProgressEntity } from '../module.table'
import { askedChecks, isStale } from '../module-view'

const isWhole = ({ modules }: CoursePath, passed: ReadonlyMap<string, unknown>): boolean =>
  modules.every(({ id }) => passed.has(id))

/** Paths as certificates of completion are issued for them. */
export class FinishedPaths implements Paths {
  constructor(
    private readonly courses: Courses,
    /** Tasks are asked only where code can be run. */
    private readonly runsCode: boolean,
  ) {}

  async finished(manager: EntityManager, by: CandidateRef): Promise<CoursePath[]> {
    const passed = await this.passed(manager, by)
    return this.courses.paths.filter((path) => isWhole(path, passed))
  }

  path(id: string): CoursePath {
    return this.courses.path(id)
  }

  find(id: string): CoursePath | undefined {
    return this.courses.find(id)
  }

  async isFinished(manager: EntityManager, of: PathOf): Promise<boolean> {
    return isWhole(of.path, await this.passed(manager, of))
  }

  async completion(manager: EntityManager, of: PathOf): Promise<Completion | null> {
    const { path } = of
    const passed = await this.passed(manager, of)
    if (!isWhole(path, passed)) return null
    const modules = path.modules.map(({ id, title }) => {
      const row = passed.get(id)
      if (!row?.passedAt) throw new Error(`${id} was passed at no time`)
      return { id, title, revision: row.revision, passedAt: row.passedAt }
    })
    let checks = 0
    for (const { id } of path.modules)
      checks += askedChecks(await this.courses.module(id), this.runsCode).length
    const [finishedAt = ''] = modules
      .map(({ passedAt }) => passedAt)
      .sort()
      .slice(-1)
    return { pathId: path.id, pathTitle: path.title, modules, checks, finishedAt }
  }

  /** Modules that are passed and teach what is still so, by id. */
  private async passed(manager: EntityManager, { marketId, candidateId }: CandidateRef) {
    const rows = await manager.findBy(ModuleProgressEntity, {
      marketId,
      candidateId,
      state: 'passed',
      isSample: false,
    })
    return new Map(
      rows.flatMap((row) => {
        const facts = this.courses.facts(row.moduleId)
        return facts && !isStale(row, { facts }) ? [[row.moduleId, row] as const] : []
      }),
    )
  }
}
