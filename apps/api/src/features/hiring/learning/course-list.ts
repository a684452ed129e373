import type { CoursePath } from '@tryka/coach'
import type { Course } from '@tryka/domain'
import { pathDuration } from '@tryka/domain'
import type { CourseFigures } from './course-figures'
import type { Courses } from './courses'
import { PROVIDER } from './courses'

/** What of the catalogue is somebody's own. */
export interface Learner {
  passed: ReadonlySet<string>
  enrolled: ReadonlySet<string>
  awaited: ReadonlySet<string>
  goalHours: number
}

/** A path as the catalogue shows it to somebody. */
export function courseOf(
  path: CoursePath,
  courses: Courses,
  { passed, enrolled, awaited, goalHours }: Learner,
  { students, rating }: CourseFigures,
): Course {
  const { id, title, difficulty, skills, summary, modules } = path
  return {
    id,
    title,
    provider: PROVIDER,
    rating: rating.get(id) ?? null,
    students: students.get(id) ?? null,
    level: difficulty,
    duration: pathDuration(courses.minutesOf(path), goalHours),
    skills: [...skills],
    summary,
    modules: modules.map((module) => ({
      ...module,
      minutes: courses.facts(module.id)?.minutes ?? null,
      isOpen: courses.facts(module.id) !== undefined,
      isPassed: passed.has(module.id),
    })),
    openModules: courses.openOf(path).length,
    isOpen: courses.isOpen(path),
    isEnrolled: enrolled.has(id),
    isAwaited: awaited.has(id),
  }
}
