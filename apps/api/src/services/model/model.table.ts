import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../db/columns'

/** What an account agreed to: that text, for that host, from then until it was taken back. */
export interface ConsentRow {
  accountId: string
  purpose: string
  givenAt: string
  textVersion: number
  host: string
  withdrawnAt: string | null
}

/** What was used on a day of UTC, by an account or, as `*`, by all of them. */
export interface UsageRow {
  day: string
  accountId: string
  feedback: number
  conversation: number
  /** Packs that raise this day's allowance. */
  packs: number
  /** Tokens of calls that are under way. */
  reserved: number
  tokensIn: number
  tokensOut: number
}

const partOf = (name: string, length: number, table: string) => ({
  ...varchar(name, length),
  primary: true,
  primaryKeyConstraintName: `pk_${table}`,
})

export const ConsentEntity = new EntitySchema<ConsentRow>({
  name: 'coach_consent',
  tableName: 'coach_consents',
  columns: {
    accountId: partOf('account_id', 36, 'coach_consents'),
    purpose: partOf('purpose', 16, 'coach_consents'),
    givenAt: { ...time('given_at'), primary: true, primaryKeyConstraintName: 'pk_coach_consents' },
    textVersion: integer('text_version'),
    host: varchar('host', 255),
    withdrawnAt: time('withdrawn_at', true),
  },
  foreignKeys: [
    {
      name: 'fk_coach_consents_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

export const UsageEntity = new EntitySchema<UsageRow>({
  name: 'model_usage',
  tableName: 'model_usage',
  columns: {
    day: partOf('day', 10, 'model_usage'),
    accountId: partOf('account_id', 36, 'model_usage'),
    feedback: integer('feedback_calls'),
    conversation: integer('conversation_calls'),
    packs: integer('packs'),
    reserved: integer('reserved'),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
  },
  indices: [{ name: 'ix_model_usage_account_id', columns: ['accountId'] }],
})

export const modelEntities = [ConsentEntity, UsageEntity]
