import type { SelectQueryBuilder } from 'typeorm'
import type { ListSort, PipelineSort, SortOrder } from '@tryka/domain'
import { APPLICATION_STAGES, OPEN_STAGES } from '@tryka/domain'
import type { StoredApplicationRow } from '../application.table'

type Builder = SelectQueryBuilder<StoredApplicationRow>

const stages = (of: readonly string[]): string => of.map((stage) => `'${stage}'`).join(', ')
const OPEN_FIRST = `CASE WHEN a.stage IN (${stages(OPEN_STAGES)}) THEN 0 ELSE 1 END`
const BY_STAGE = `CASE a.stage ${APPLICATION_STAGES.map((stage, i) => `WHEN '${stage}' THEN ${i}`).join(' ')} END`

/** Ties are broken as the board does it: by the whole match, then the newest. An order by one of these stays as it is. */
function settled(builder: Builder): Builder {
  const { orderBys } = builder.expressionMap
  if (!('a.matchScore' in orderBys)) builder.addOrderBy('a.matchScore', 'DESC', 'NULLS LAST')
  if (!('a.appliedAt' in orderBys)) builder.addOrderBy('a.appliedAt', 'DESC')
  return builder.addOrderBy('a.id', 'ASC')
}

/** The order of a column of the board. */
export function columnOrder(builder: Builder, sort: PipelineSort = 'requirements'): Builder {
  if (sort === 'requirements') builder.orderBy('a.matchRequirements', 'DESC', 'NULLS LAST')
  return sort === 'applied'
    ? builder.addOrderBy('a.appliedAt', 'DESC').addOrderBy('a.id', 'ASC')
    : settled(builder)
}

const COLUMNS: Record<ListSort, { by: string; first: SortOrder }> = {
  requirements: { by: 'a.matchRequirements', first: 'desc' },
  match: { by: 'a.matchScore', first: 'desc' },
  applied: { by: 'a.appliedAt', first: 'desc' },
  stage: { by: BY_STAGE, first: 'asc' },
  due: { by: 'a.replyDueAt', first: 'asc' },
}

/** The order of the list: by one of its columns, or whoever still waits first. What is not known comes last either way. */
export function listOrder(builder: Builder, sort?: ListSort, order?: SortOrder): Builder {
  if (!sort)
    return settled(builder.orderBy(OPEN_FIRST, 'ASC').addOrderBy('a.matchRequirements', 'DESC', 'NULLS LAST'))
  const { by, first } = COLUMNS[sort]
  return settled(builder.orderBy(by, (order ?? first) === 'asc' ? 'ASC' : 'DESC', 'NULLS LAST'))
}
