import type { EntityManager } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import type { ActivePath, Course, LearningSection } from '@tryka/domain'
import { learningProgress, pathDuration, RATED_FROM, weekMinutes } from '@tryka/domain'
import { bestSession } from '../coach/practice-history'
import { findPerson } from '../matching/matching'
import type { Person } from '../matching/person'
import { courseFigures } from './course-figures'
import { courseOf } from './course-list'
import type { Courses } from './courses'
import { PROVIDER } from './courses'
import { EnrollmentEntity, LearningSessionEntity, type StoredEnrollmentRow } from './learning.table'
import { PathRatingEntity, PathWishEntity } from './module.table'
import { passedBy, passedOf } from './passed-modules'
import { PostingEntity } from '../postings/posting.table'
import type { CandidatePlace } from '../core/places'

const RECOMMENDED = 3
const POSTINGS_READ = 200

interface Own {
  passed: ReadonlySet<string>
  stars: ReadonlyMap<string, number>
  goalHours: number
}

function activePath(row: StoredEnrollmentRow, courses: Courses, own: Own): ActivePath[] {
  const path = courses.find(row.pathId)
  if (!path || row.state === 'dropped') return []
  const { id, title, difficulty, modules } = path
  const { completed, state, version } = row
  const next = modules.find((module) => !own.passed.has(module.id))
  return [
    {
      id,
      title,
      provider: PROVIDER,
      difficulty,
      duration: pathDuration(courses.minutesOf(path), own.goalHours),
      completed,
      state,
      version,
      progress: learningProgress(completed, modules.length),
      modules: modules.length,
      nextModule: next?.title ?? null,
      next: next && courses.facts(next.id) ? next.id : null,
      stars: own.stars.get(id) ?? null,
      canRate: passedOf(path, own.passed) >= RATED_FROM,
    },
  ]
}

/** Open paths not begun, those first whose skills the most recent postings ask for and the person has not proved. */
async function recommend(
  manager: EntityManager,
  { candidate, skills }: Person,
  open: readonly { path: CoursePath; course: Course }[],
): Promise<LearningSection['recommended']> {
  const { marketId, technology } = candidate
  const postings = await manager.find(PostingEntity, {
    select: { id: true, skills: true },
    where: { marketId, status: 'Active', technology },
    order: { postedAt: 'DESC', id: 'ASC' },
    take: POSTINGS_READ,
  })
  const proved = new Set(skills.filter(({ state }) => state === 'Verified').map(({ skill }) => skill))
  const wanted = (skill: string): number =>
    proved.has(skill) ? 0 : postings.filter((one) => one.skills.some((item) => item.skill === skill)).length
  return open
    .map(({ path, course }) => {
      const best = path.skills
        .map((skill) => ({ skill, jobs: wanted(skill) }))
        .sort((a, b) => b.jobs - a.jobs)
      return { course, best: best[0] ?? { skill: path.title, jobs: 0 } }
    })
    .sort((a, b) => b.best.jobs - a.best.jobs)
    .slice(0, RECOMMENDED)
    .map(({ course, best }) => ({
      ...course,
      reason:
        best.jobs > 0
          ? `${best.jobs} open ${best.jobs === 1 ? 'job' : 'jobs'} in your field ${best.jobs === 1 ? 'asks' : 'ask'} for ${best.skill}.`
          : besideJobs(course.skills, proved),
    }))
}

/** Why a path is named that no open job asks for. */
function besideJobs(skills: readonly string[], proved: ReadonlySet<string>): string {
  if (skills.length === 0) return 'It helps in every interview, whatever the field.'
  const rest = skills.filter((skill) => !proved.has(skill))
  return rest.length > 0
    ? `It teaches what you have not verified: ${rest.join(', ')}.`
    : `You have verified it already: ${skills.join(', ')}. It refreshes that.`
}

/** The weekly goal and what was done for it. */
export async function weeklyGoal(
  manager: EntityManager,
  { candidate }: Pick<Person, 'candidate'>,
  now: Date,
) {
  const { marketId, id: candidateId, timeZone, weeklyGoalHours } = candidate
  const sessions = await manager.findBy(LearningSessionEntity, { marketId, candidateId })
  const { days, total, logged } = weekMinutes(sessions, now, timeZone)
  return { sessions, target: weeklyGoalHours, doneMinutes: total, logged, days }
}

/** Learning Paths in one answer. */
export async function learningSection(
  manager: EntityManager,
  place: CandidatePlace,
  now: Date,
  courses: Courses,
): Promise<LearningSection> {
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  const person = await findPerson(manager, marketId, candidateId)
  const [rows, { sessions, ...goal }, best, passed, figures, ratings, wishes] = await Promise.all([
    manager.find(EnrollmentEntity, { where: own, order: { enrolledAt: 'ASC', id: 'ASC' } }),
    weeklyGoal(manager, person, now),
    bestSession(manager, own),
    passedBy(manager, own),
    courseFigures(manager),
    manager.findBy(PathRatingEntity, own),
    manager.findBy(PathWishEntity, own),
  ])
  const begun = rows.filter(({ state }) => state !== 'dropped')
  const learner = {
    passed,
    enrolled: new Set(begun.map(({ pathId }) => pathId)),
    awaited: new Set(wishes.map(({ pathId }) => pathId)),
    goalHours: goal.target,
  }
  const stars = new Map(ratings.map((one) => [one.pathId, one.stars]))
  const all = courses.paths.map((path) => ({ path, course: courseOf(path, courses, learner, figures) }))
  const open = all.filter(({ course }) => course.isOpen && !course.isEnrolled)
  return {
    paths: rows.flatMap((row) => activePath(row, courses, { passed, stars, goalHours: goal.target })),
    recommended: await recommend(manager, person, open),
    courses: all.map(({ course }) => course),
    stats: {
      completedPaths: rows.filter(({ state }) => state === 'completed').length,
      completedModules: rows.reduce((sum, { completed }) => sum + completed, 0),
      totalMinutes: Math.floor(sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
      bestScore: best?.score ?? null,
    },
    weeklyGoal: goal,
  }
}
