import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { Like } from 'typeorm'
import type { Bank } from '@tryka/assessment'
import type { AssessmentsHealth, TrackSlug } from '@tryka/domain'
import { CALIBRATION_ANSWERS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { taskName, WITH_RESULT } from './given-answers'
import { KeptAnswerEntity } from './kept-answer.table'
import type { TemplateStatRow } from './template-stat.table'
import { TemplateStatEntity } from './template-stat.table'

const BATCH = 100

interface Counted {
  templateId: string
  revision: number
  shown: number | string
  right: number | string
}

function counted<T extends object>(query: SelectQueryBuilder<T>, track: TrackSlug): Promise<Counted[]> {
  return query
    .select('t.templateId', 'templateId')
    .addSelect('t.revision', 'revision')
    .addSelect('COUNT(*)', 'shown')
    .addSelect('SUM(CASE WHEN t.isCorrect THEN 1 ELSE 0 END)', 'right')
    .andWhere('t.templateId LIKE :of', { of: `${track}/%` })
    .groupBy('t.templateId')
    .addGroupBy('t.revision')
    .getRawMany<Counted>()
}

/** Counts the answers to every task of a track anew. */
export async function keepStats(db: Database, track: TrackSlug, at: string): Promise<void> {
  const { read } = db
  const answers = [
    ...(await counted(
      read
        .createQueryBuilder(AttemptTaskEntity, 't')
        .innerJoin(AttemptEntity.options.name, 'a', 'a.id = t.attemptId')
        .where('a.state IN (:...states)', { states: WITH_RESULT })
        .andWhere('t.answeredAt IS NOT NULL')
        .andWhere('t.grading IS NULL'),
      track,
    )),
    ...(await counted(read.createQueryBuilder(KeptAnswerEntity, 't'), track)),
  ]
  const rows = new Map<string, TemplateStatRow>()
  for (const { templateId, revision, shown, right } of answers) {
    const before = rows.get(taskName({ templateId, revision }))
    rows.set(taskName({ templateId, revision }), {
      templateId,
      revision,
      shown: (before?.shown ?? 0) + Number(shown),
      right: (before?.right ?? 0) + Number(right),
      at,
    })
  }
  const all = [...rows.values()]
  for (let n = 0; n < all.length; n += BATCH)
    await db.write((manager) =>
      manager.upsert(TemplateStatEntity, all.slice(n, n + BATCH), ['templateId', 'revision']),
    )
}

/** How far the tasks of a bank are known by answers, as of the last count. */
export async function knownOf(
  manager: EntityManager,
  { track, calibration, templates }: Bank,
): Promise<AssessmentsHealth['tracks'][number]['known']> {
  const rows = await manager.findBy(TemplateStatEntity, { templateId: Like(`${track}/%`) })
  const names = new Set(templates.filter(({ status }) => status === 'active').map(nameOf))
  const stats = rows.filter((row) => names.has(taskName(row)))
  const having = (least: number) => stats.filter(({ shown }) => shown >= least).length
  return {
    calibration,
    answers: stats.reduce((sum, { shown }) => sum + shown, 0),
    tasks: names.size,
    checked: having(CALIBRATION_ANSWERS.checked),
    calibrated: having(CALIBRATION_ANSWERS.calibrated),
    at:
      rows
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? null,
  }
}

const nameOf = ({ id, revision }: { id: string; revision: number }) => taskName({ templateId: id, revision })
