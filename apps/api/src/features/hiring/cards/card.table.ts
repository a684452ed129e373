import { EntitySchema } from 'typeorm'
import type { CardRating, CardSource, CardState } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'
import type { CardMemory } from './schedule'

/** A card of somebody's review. */
export interface ReviewCardRow {
  id: string
  candidateId: string
  source: CardSource
  /** `path/module/check`, or `question#point`. */
  ref: string
  state: CardState
  /** The day of reviews from which on it is asked. */
  due: string
  /** Null as long as it was never answered. */
  memory: CardMemory | null
  /** What was known before the last answer that was rated: it can be said that it was too easy. */
  before: CardMemory | null
  /** How often it was asked; names the instance. */
  asked: number
  /** The day on which it was wrong, and is asked again until it is right. */
  againOn: string | null
  madeAt: string
  version: number
}

/** One answer to a card. */
export interface ReviewLogRow {
  id: string
  candidateId: string
  cardId: string
  n: number
  /** Null where it was asked again in the same review. */
  rating: CardRating | null
  isRight: boolean
  seconds: number
  /** The day of reviews. */
  day: string
  /** With it the review of the day was over, and no small one. */
  isClearing: boolean
  at: string
}

/** What somebody chose about reviews; without a row it is the preset. */
export interface ReviewSettingsRow {
  candidateId: string
  perDay: number
  at: string
}

export type StoredReviewCardRow = InMarket<ReviewCardRow>
export type StoredReviewLogRow = InMarket<ReviewLogRow>
export type StoredReviewSettingsRow = InMarket<ReviewSettingsRow>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)

export const ReviewCardEntity = new EntitySchema<StoredReviewCardRow>({
  name: 'review_card',
  tableName: 'review_cards',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    source: varchar('source', 8),
    ref: varchar('ref', 200),
    state: varchar('state', 8),
    due: varchar('due', 10),
    memory: json('memory', true),
    before: json('memory_before', true),
    asked: integer('asked'),
    againOn: varchar('again_on', 10, true),
    madeAt: time('made_at'),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_review_cards_candidate_id', columns: ['candidateId', 'source', 'ref'], unique: true },
    { name: 'ix_review_cards_market_id', columns: ['marketId', 'candidateId', 'due'] },
  ],
  foreignKeys: [ofMarket('review_cards')],
})

export const ReviewLogEntity = new EntitySchema<StoredReviewLogRow>({
  name: 'review_log',
  tableName: 'review_log',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    cardId: varchar('card_id', 36),
    n: integer('n'),
    rating: varchar('rating', 8, true),
    isRight: flag('is_right'),
    seconds: integer('seconds'),
    day: varchar('day', 10),
    isClearing: flag('is_clearing'),
    at: time('at'),
  },
  indices: [
    { name: 'ux_review_log_card_id', columns: ['cardId', 'n'], unique: true },
    { name: 'ix_review_log_market_id', columns: ['marketId', 'candidateId', 'day'] },
  ],
  foreignKeys: [ofMarket('review_log')],
})

export const ReviewSettingsEntity = new EntitySchema<StoredReviewSettingsRow>({
  name: 'review_settings',
  tableName: 'review_settings',
  columns: {
    candidateId: { ...candidateId, primary: true, primaryKeyConstraintName: 'pk_review_settings' },
    marketId: { ...marketId, primary: true, primaryKeyConstraintName: 'pk_review_settings' },
    perDay: integer('per_day'),
    at: time('at'),
  },
  foreignKeys: [ofMarket('review_settings')],
})

/** What falls with the person, and comes along when they take it. */
export const reviewEntities = [ReviewCardEntity, ReviewLogEntity, ReviewSettingsEntity] as const
