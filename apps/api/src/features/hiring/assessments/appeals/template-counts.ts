import type { EntityManager } from 'typeorm'
import type { TrackSlug } from '@tryka/domain'
import { TEMPLATE_RULES } from '@tryka/domain'
import { AttemptTaskEntity } from '../attempt.table'
import { median } from '../median'

interface Counts {
  shown: number
  right: number
  /** Null where there are too few answers. */
  medianSeconds: number | null
}

interface Answer {
  id: string
  shown: string
  answered: string
  right: boolean | number
}

const seconds = ({ shown, answered }: Answer): number => (Date.parse(answered) - Date.parse(shown)) / 1_000

/** How people did with the tasks of a track, of its latest answers; what counts for nothing is left out. */
export async function countsOf(
  manager: EntityManager,
  track: TrackSlug,
): Promise<{ counts: Map<string, Counts>; answers: number }> {
  const answers = await manager
    .createQueryBuilder(AttemptTaskEntity, 't')
    .select('t.templateId', 'id')
    .addSelect('t.shownAt', 'shown')
    .addSelect('t.answeredAt', 'answered')
    .addSelect('t.isCorrect', 'right')
    .where('t.templateId LIKE :of', { of: `${track}/%` })
    .andWhere('t.answeredAt IS NOT NULL')
    .andWhere('t.grading IS NULL')
    .orderBy('t.shownAt', 'DESC')
    .limit(TEMPLATE_RULES.latest)
    .getRawMany<Answer>()
  const byTemplate = new Map<string, Answer[]>()
  for (const answer of answers) byTemplate.set(answer.id, [...(byTemplate.get(answer.id) ?? []), answer])
  const counts = [...byTemplate].map(([id, of]): [string, Counts] => [
    id,
    {
      shown: of.length,
      right: of.filter(({ right }) => Boolean(right)).length,
      medianSeconds: of.length < TEMPLATE_RULES.answers ? null : median(of.map(seconds)),
    },
  ])
  return { counts: new Map(counts), answers: answers.length }
}
