import type { EntityManager } from 'typeorm'
import type { LearningSection } from '@tryka/domain'
import { LEARNING_PATHS, learningPath, learningProgress, nextModule, weekMinutes } from '@tryka/domain'
import { bestSession } from '../coach/practice-history'
import { findPerson } from '../matching/matching'
import type { Person } from '../matching/person'
import { EnrollmentEntity, LearningSessionEntity, type StoredEnrollmentRow } from './learning.table'
import { PostingEntity } from '../postings/posting.table'
import type { CandidatePlace } from '../core/places'

const RECOMMENDED = 3
const POSTINGS_READ = 200

function activePath(row: StoredEnrollmentRow): LearningSection['paths'][number][] {
  const path = learningPath(row.pathId)
  if (!path || row.state === 'dropped') return []
  const { id, title, provider, modules, difficulty, duration } = path
  const { completed, state, version } = row
  return [
    {
      id,
      title,
      provider,
      difficulty,
      duration,
      completed,
      state,
      version,
      progress: learningProgress(completed, modules.length),
      modules: modules.length,
      nextModule: nextModule(id, completed),
    },
  ]
}

/** Paths not begun, those first whose skills the most recent postings ask for and the person has not proved. */
async function recommend(
  manager: EntityManager,
  { candidate, skills }: Person,
  begun: ReadonlySet<string>,
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
  return LEARNING_PATHS.filter(({ id }) => !begun.has(id))
    .map((path) => {
      const best = path.skills
        .map((skill) => ({ skill, jobs: wanted(skill) }))
        .sort((a, b) => b.jobs - a.jobs)
      return { path, best: best[0] ?? { skill: path.title, jobs: 0 } }
    })
    .sort((a, b) => b.best.jobs - a.best.jobs)
    .slice(0, RECOMMENDED)
    .map(({ path, best }) => {
      const { id, title, provider, rating, students, level, duration, summary } = path
      const reason =
        best.jobs > 0
          ? `${best.jobs} open ${best.jobs === 1 ? 'job' : 'jobs'} in your field ${best.jobs === 1 ? 'asks' : 'ask'} for ${best.skill}.`
          : `It goes beyond what you have verified: ${path.skills.join(', ')}.`
      return {
        id,
        title,
        provider,
        rating,
        students,
        level,
        duration,
        summary,
        skills: [...path.skills],
        reason,
      }
    })
}

/** The weekly goal and what was done for it. */
export async function weeklyGoal(
  manager: EntityManager,
  { candidate }: Pick<Person, 'candidate'>,
  now: Date,
) {
  const { marketId, id: candidateId, timeZone, weeklyGoalHours } = candidate
  const sessions = await manager.findBy(LearningSessionEntity, { marketId, candidateId })
  const { days, total } = weekMinutes(sessions, now, timeZone)
  return { sessions, target: weeklyGoalHours, doneMinutes: total, days }
}

/** Learning Paths in one answer. */
export async function learningSection(
  manager: EntityManager,
  { marketId, candidateId }: CandidatePlace,
  now: Date,
): Promise<LearningSection> {
  const person = await findPerson(manager, marketId, candidateId)
  const [rows, { sessions, ...goal }, best] = await Promise.all([
    manager.find(EnrollmentEntity, {
      where: { marketId, candidateId },
      order: { enrolledAt: 'ASC', id: 'ASC' },
    }),
    weeklyGoal(manager, person, now),
    bestSession(manager, { marketId, candidateId }),
  ])
  const begun = new Set(rows.filter(({ state }) => state !== 'dropped').map(({ pathId }) => pathId))
  return {
    paths: rows.flatMap(activePath),
    recommended: await recommend(manager, person, begun),
    stats: {
      completedPaths: rows.filter(({ state }) => state === 'completed').length,
      completedModules: rows.reduce((sum, { completed }) => sum + completed, 0),
      totalMinutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
      bestScore: best?.score ?? null,
    },
    weeklyGoal: goal,
  }
}
