import { EntitySchema } from 'typeorm'
import { DAY_MS } from '@tryka/domain'
import type { UserType } from '@tryka/domain'
import { bigint, integer, varchar } from '../../db/columns'
import { firstArrivalAt } from './signup.entity'

/** Signups of one type that arrived on one day (UTC). Triggers keep it right: no code writes it. */
export interface SignupCountRow {
  /** Days since 1970. */
  day: number
  userType: UserType
  /** Spreads one day over rows that only their sum makes right, so that signups do not wait for each other. */
  shard: number
  signups: number
  /** Grows with every insert, update and delete: equal sums mean an unchanged list. */
  changes: number
}

const key = { primary: true, primaryKeyConstraintName: 'pk_signup_counts' }

export const SignupCountEntity = new EntitySchema<SignupCountRow>({
  name: 'signup_count',
  tableName: 'signup_counts',
  columns: {
    day: { ...integer('day'), ...key },
    userType: { ...varchar('user_type', 20), ...key },
    shard: { ...integer('shard'), ...key },
    signups: integer('signups'),
    changes: bigint('changes'),
  },
})

/** The first possible arrival on a day. */
export const firstArrivalOn = (day: number): number => firstArrivalAt(new Date(day * DAY_MS))
export const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS)
