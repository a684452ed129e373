import {
  COURSE_PATHS,
  courseModule,
  moduleFacts,
  type CourseModule,
  type CoursePath,
  type ModuleFacts,
} from '@tryka/coach'
import { nothingHere } from '../core/errors'

export const PROVIDER = 'Tryka Academy'

/** What can be learned. A module without its reviews is not there, unless a test says otherwise. */
export class Courses {
  constructor(private readonly isUnreviewedShown = false) {}

  get paths(): readonly CoursePath[] {
    return COURSE_PATHS
  }

  find(id: string): CoursePath | undefined {
    return COURSE_PATHS.find((one) => one.id === id)
  }

  /** @throws AppError 404 where there is no such path. */
  path(id: string): CoursePath {
    const found = this.find(id)
    if (!found) throw nothingHere('This path')
    return found
  }

  /** What is known of a module that can be read. */
  facts(id: string): ModuleFacts | undefined {
    const found = moduleFacts(id)
    return found && (found.isOpen || this.isUnreviewedShown) ? found : undefined
  }

  /** @throws AppError 404 where there is none that can be read. */
  async module(id: string): Promise<CourseModule> {
    const found = this.facts(id) && (await courseModule(id))
    if (!found) throw nothingHere('This module')
    return found
  }

  openOf({ modules }: CoursePath): ModuleFacts[] {
    return modules.flatMap(({ id }) => this.facts(id) ?? [])
  }

  /** A path opens when every module of it can be read. */
  isOpen(path: CoursePath): boolean {
    return this.openOf(path).length === path.modules.length
  }

  /** Null where it is not whole, for nobody knows yet. */
  minutesOf(path: CoursePath): number | null {
    return this.isOpen(path) ? this.openOf(path).reduce((sum, { minutes }) => sum + minutes, 0) : null
  }
}
