import { EntitySchema } from 'typeorm'
import type { ModuleState, TaskAnswer } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** How far somebody is in a module; without a row it is new to them. */
export interface ModuleProgressRow {
  candidateId: string
  moduleId: string
  /** Of the module when it was passed, or else opened. */
  revision: number
  state: Exclude<ModuleState, 'new'>
  openedAt: string
  passedAt: string | null
  /** Of a demo, as it is at first. */
  isSample: boolean
  version: number
}

/** One answer to a check. `n` counts those of one person to one check, and names the instance that was answered. */
export interface CheckAnswerRow {
  id: string
  candidateId: string
  moduleId: string
  checkId: string
  revision: number
  n: number
  seed: string
  /** Null is "I don't know". */
  answer: TaskAnswer | null
  isRight: boolean
  seconds: number
  at: string
}

export interface PathRatingRow {
  candidateId: string
  pathId: string
  stars: number
  at: string
}

/** Somebody asked to be told when a path is open. */
export interface PathWishRow {
  candidateId: string
  pathId: string
  at: string
}

export type StoredModuleProgressRow = InMarket<ModuleProgressRow>
export type StoredCheckAnswerRow = InMarket<CheckAnswerRow>
export type StoredPathRatingRow = InMarket<PathRatingRow>
export type StoredPathWishRow = InMarket<PathWishRow>

const marketId = varchar('market_id', 36)
const keyOf = (table: string) => ({ primary: true, primaryKeyConstraintName: `pk_${table}` })
const ownerOf = (table: string) => ({ ...varchar('candidate_id', 36), ...keyOf(table) })

export const ModuleProgressEntity = new EntitySchema<StoredModuleProgressRow>({
  name: 'module_progress',
  tableName: 'module_progress',
  columns: {
    candidateId: ownerOf('module_progress'),
    moduleId: { ...varchar('module_id', 130), ...keyOf('module_progress') },
    marketId,
    revision: integer('revision'),
    state: varchar('state', 8),
    openedAt: time('opened_at'),
    passedAt: time('passed_at', true),
    isSample: flag('is_sample'),
    version: integer('version'),
  },
  indices: [{ name: 'ix_module_progress_market_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('module_progress')],
})

export const CheckAnswerEntity = new EntitySchema<StoredCheckAnswerRow>({
  name: 'check_answer',
  tableName: 'check_answers',
  columns: {
    id: idColumn,
    marketId,
    candidateId: varchar('candidate_id', 36),
    moduleId: varchar('module_id', 130),
    checkId: varchar('check_id', 64),
    revision: integer('revision'),
    n: integer('n'),
    seed: varchar('seed', 64),
    answer: json('answer', true),
    isRight: flag('is_right'),
    seconds: integer('seconds'),
    at: time('at'),
  },
  indices: [
    {
      name: 'ux_check_answers_candidate_id',
      columns: ['candidateId', 'moduleId', 'checkId', 'n'],
      unique: true,
    },
    { name: 'ix_check_answers_market_id', columns: ['marketId', 'candidateId'] },
    { name: 'ix_check_answers_at', columns: ['at'] },
  ],
  foreignKeys: [ofMarket('check_answers')],
})

export const PathRatingEntity = new EntitySchema<StoredPathRatingRow>({
  name: 'path_rating',
  tableName: 'path_ratings',
  columns: {
    candidateId: ownerOf('path_ratings'),
    pathId: { ...varchar('path_id', 64), ...keyOf('path_ratings') },
    marketId,
    stars: integer('stars'),
    at: time('at'),
  },
  indices: [{ name: 'ix_path_ratings_market_id', columns: ['marketId', 'pathId'] }],
  foreignKeys: [ofMarket('path_ratings')],
})

export const PathWishEntity = new EntitySchema<StoredPathWishRow>({
  name: 'path_wish',
  tableName: 'path_wishes',
  columns: {
    candidateId: ownerOf('path_wishes'),
    pathId: { ...varchar('path_id', 64), ...keyOf('path_wishes') },
    marketId,
    at: time('at'),
  },
  indices: [{ name: 'ix_path_wishes_market_id', columns: ['marketId', 'pathId'] }],
  foreignKeys: [ofMarket('path_wishes')],
})

/** What falls with the person, and comes along when they take it. */
export const moduleEntities = [
  ModuleProgressEntity,
  CheckAnswerEntity,
  PathRatingEntity,
  PathWishEntity,
] as const
