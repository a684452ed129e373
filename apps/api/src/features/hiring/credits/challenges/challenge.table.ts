import { EntitySchema } from 'typeorm'
import type { ChallengeOffer, ChallengeState } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

/** What somebody chose for a week, with the three that were offered. Who chose nothing has no row. */
export interface ChallengeRow {
  id: string
  candidateId: string
  /** Its Monday, in the person's calendar. */
  week: string
  offers: ChallengeOffer[]
  /** Which of the offers, from 0. */
  chosen: number
  swapped: boolean
  state: ChallengeState
  /** What counts was done since. */
  chosenAt: string
  endsAt: string
  metAt: string | null
  version: number
}
export type StoredChallengeRow = InMarket<ChallengeRow>

export const ChallengeEntity = new EntitySchema<StoredChallengeRow>({
  name: 'challenge',
  tableName: 'challenges',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    week: varchar('week', 10),
    offers: json('offers'),
    chosen: integer('chosen'),
    swapped: flag('swapped'),
    state: varchar('state', 8),
    chosenAt: time('chosen_at'),
    endsAt: time('ends_at'),
    metAt: time('met_at', true),
    version: integer('version'),
  },
  indices: [
    {
      name: 'ux_challenges_candidate_id_week',
      columns: ['marketId', 'candidateId', 'week'],
      unique: true,
    },
    { name: 'ix_challenges_state', columns: ['state', 'endsAt'] },
  ],
  foreignKeys: [ofMarket('challenges')],
})
