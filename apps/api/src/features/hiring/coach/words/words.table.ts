import { EntitySchema } from 'typeorm'
import type { ModelWords } from '@tryka/domain'
import { integer, json, time, varchar } from '../../../../db/columns'
import type { InMarket } from '../../core/of-market'

/** What a model said of a turn; while it speaks, until when nobody else asks it. */
export interface PracticeWordsRow {
  turnId: string
  candidateId: string
  /** Of the turn when it was judged: another version was not spoken of. */
  turnVersion: number
  busyUntil: string | null
  /** Null until all of it was said and checked. */
  words: ModelWords | null
  at: string
}
export type StoredWordsRow = InMarket<PracticeWordsRow>

export const PracticeWordsEntity = new EntitySchema<StoredWordsRow>({
  name: 'practice_words',
  tableName: 'practice_words',
  columns: {
    turnId: { ...varchar('turn_id', 36), primary: true, primaryKeyConstraintName: 'pk_practice_words' },
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    turnVersion: integer('turn_version'),
    busyUntil: time('busy_until', true),
    words: json('words', true),
    at: time('at'),
  },
  indices: [{ name: 'ix_practice_words_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [
    {
      name: 'fk_practice_words_turn',
      target: 'practice_turn',
      columnNames: ['turnId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
