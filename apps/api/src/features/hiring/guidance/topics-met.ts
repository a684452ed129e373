import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { questionOf, type Question } from '@tryka/coach'
import { TRACKS, type TopicStanding } from '@tryka/domain'
import { topicStandings } from '../assessments/attempt-result'
import { AttemptEntity } from '../assessments/attempt.table'
import { tasksOf } from '../assessments/attempt-tasks'
import { PracticeFeedbackEntity, PracticeTurnEntity } from '../coach/practice.table'
import type { CandidatePlace, CandidateRef } from '../core/places'

/** Answers that are looked back on, and how many with a missing point make a topic weaker. */
const [ANSWERS, ENOUGH] = [100, 2]

/** How a topic went otherwise than the rest, and what says so. */
export interface TopicMet {
  standing: Exclude<TopicStanding, 'plain'>
  assessedAt: string | null
  answers: number | null
}

/** Topics of a question as `track/topic`: of the tracks whose skill it asks for. */
const topicsOf = ({ topics, skills }: Pick<Question, 'topics' | 'skills'>): string[] =>
  TRACKS.filter(({ skill }) => skills.includes(skill)).flatMap(({ slug, topics: all }) =>
    all.filter(({ id }) => topics.includes(id)).map(({ id }) => `${slug}/${id}`),
  )

/** Topics of the last result of each track that went better or worse than the result as a whole. */
async function assessed(
  manager: EntityManager,
  { accountId }: Pick<CandidatePlace, 'accountId'>,
): Promise<[string, TopicMet][]> {
  const attempts = await manager.find(AttemptEntity, {
    where: { accountId, state: 'scored' },
    order: { endedAt: 'ASC' },
  })
  const last = [...new Map(attempts.map((row) => [row.track, row])).values()]
  const found = await Promise.all(
    last.map(async (row) => {
      const topics = topicStandings(row, await tasksOf(manager, row.id))
      return topics.flatMap(({ id, standing }): [string, TopicMet][] =>
        standing === 'weaker' || standing === 'stronger'
          ? [[`${row.track}/${id}`, { standing, assessedAt: row.endedAt, answers: null }]]
          : [],
      )
    }),
  )
  return found.flat()
}

/** Topics of which key points that must be said were missing in several answers of practice. */
async function practised(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<[string, TopicMet][]> {
  const own = { marketId, candidateId }
  const feedback = await manager.find(PracticeFeedbackEntity, {
    select: { turnId: true, engine: true, feedback: true },
    where: own,
    order: { at: 'DESC', turnId: 'ASC' },
    take: ANSWERS,
  })
  if (feedback.length === 0) return []
  const turns = await manager.find(PracticeTurnEntity, {
    select: { id: true, questionId: true },
    where: { ...own, id: In(feedback.map(({ turnId }) => turnId)) },
  })
  const questions = new Map(turns.map(({ id, questionId }) => [id, questionOf(questionId)]))
  const missed = new Map<string, Set<string>>()
  for (const { turnId, feedback: said } of feedback) {
    const question = questions.get(turnId)
    if (!question) continue
    const must = new Set(question.keyPoints.filter(({ weight }) => weight === 'must').map(({ id }) => id))
    const isMissed = said.keyPoints.some(({ id, state }) => state === 'missing' && must.has(id))
    if (!isMissed) continue
    for (const topic of topicsOf(question)) {
      const answers = missed.get(topic) ?? new Set()
      missed.set(topic, answers.add(turnId))
    }
  }
  return [...missed]
    .filter(([, answers]) => answers.size >= ENOUGH)
    .map(([topic, answers]) => [topic, { standing: 'weaker', assessedAt: null, answers: answers.size }])
}

/** Topics that went otherwise than the rest. Where an assessment and practice differ, the weaker one counts. */
export async function topicsMet(
  manager: EntityManager,
  place: CandidatePlace,
): Promise<ReadonlyMap<string, TopicMet>> {
  const [first, second] = await Promise.all([assessed(manager, place), practised(manager, place)])
  const met = new Map(second)
  for (const [topic, one] of first) if (one.standing === 'weaker' || !met.has(topic)) met.set(topic, one)
  return met
}
