import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { column, id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const challenges = () =>
  new Table({
    name: 'challenges',
    columns: [
      id('challenges'),
      ref('market_id'),
      ref('candidate_id'),
      varchar('week', 10),
      column('offers', 'text'),
      column('chosen', 'integer'),
      column('swapped', 'boolean'),
      varchar('state', 8),
      time('chosen_at'),
      time('ends_at'),
      time('met_at', true),
      column('version', 'integer'),
    ],
    indices: [
      unique('ux_challenges_candidate_id_week', 'market_id', 'candidate_id', 'week'),
      index('ix_challenges_state', 'state', 'ends_at'),
    ],
    foreignKeys: [
      {
        name: 'fk_challenges_market',
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const side = (name: 'from' | 'to', like: string) =>
  `EXISTS (SELECT 1 FROM credit_accounts WHERE id = NEW.${name}_account AND key LIKE '${like}')`
const someone = (name: 'from' | 'to') => `(${side(name, 'person:%')} OR ${side(name, 'gone:%')})`
const before = (from: string, to: string) =>
  `EXISTS (SELECT 1 FROM credit_transfers b WHERE b.from_account = ${from} AND b.to_account = ${to})`

/** Both sides are of the market of the row. */
const MARKET = `(SELECT count(*) FROM credit_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND market_id = NEW.market_id) = 2`
/** It takes back that very row, for at most as much. */
const BACK = `(NEW.ref_type = 'transfer' AND EXISTS (SELECT 1 FROM credit_transfers b WHERE b.id = NEW.ref_id
    AND b.from_account = NEW.to_account AND b.to_account = NEW.from_account AND b.amount >= NEW.amount))`
/**
 * Nothing passes from one person to another, not by way of what is held or spent either: a hold has one person, and
 * goes back there or is spent; what was issued or spent comes back only where that very row is taken back.
 */
const SIDES = `${MARKET} AND (
    (${side('from', 'issued')} AND ${someone('to')})
    OR (${someone('from')} AND ${side('to', 'spent')})
    OR (${someone('from')} AND ${side('to', 'held:%')} AND NOT EXISTS (SELECT 1 FROM credit_transfers b
      WHERE b.to_account = NEW.to_account AND b.from_account <> NEW.from_account
        AND b.from_account NOT IN (SELECT id FROM credit_accounts WHERE key = 'spent')))
    OR (${side('from', 'held:%')} AND ${side('to', 'spent')})
    OR (${side('from', 'held:%')} AND ${someone('to')} AND ${before('NEW.to_account', 'NEW.from_account')})
    OR ${BACK})`

/** As it was before: whatever is of one market, and not of two people. */
const SIDES_BEFORE = `(SELECT count(*) FROM credit_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND market_id = NEW.market_id) = 2
  AND (SELECT count(*) FROM credit_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND key LIKE 'person:%') < 2`

const TRIGGER = 'tr_credit_transfers_sides'
const sqliteSides = (sides: string) =>
  `CREATE TRIGGER "${TRIGGER}" BEFORE INSERT ON "credit_transfers" WHEN NOT (${sides}) BEGIN
     SELECT RAISE(ABORT, 'credit_transfers: these two accounts give each other nothing'); END`
const postgresSides = (sides: string) =>
  `CREATE OR REPLACE FUNCTION keep_credit_transfers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'credit_transfers: rows are never changed'; END IF;
     IF TG_OP = 'DELETE' THEN
       IF OLD.market_id = '${LIVE_MARKET_ID}' THEN RAISE EXCEPTION 'credit_transfers: rows are never deleted'; END IF;
       RETURN OLD;
     END IF;
     IF NOT (${sides}) THEN
       RAISE EXCEPTION 'credit_transfers: these two accounts give each other nothing';
     END IF;
     RETURN NEW;
   END $$`

async function keepSides(runner: QueryRunner, sides: string): Promise<void> {
  if (runner.connection.options.type === 'sqlite') {
    await runner.query(`DROP TRIGGER "${TRIGGER}"`)
    await runner.query(sqliteSides(sides))
  } else await runner.query(postgresSides(sides))
}

const REF = 'ux_credit_transfers_ref'
const refIndex = (...columns: string[]) =>
  `CREATE UNIQUE INDEX ${REF} ON credit_transfers (${columns.join(', ')})`

/** Points can be put aside and spent, and a challenge be chosen each week. */
export class HoldCredits20261125090000 implements MigrationInterface {
  readonly name = 'HoldCredits20261125090000'

  async up(runner: QueryRunner): Promise<void> {
    // When a hold ends at the latest; and of help the two people, by a text that names neither.
    await runner.query('ALTER TABLE credit_accounts ADD COLUMN "ends_at" varchar(24)')
    await runner.query('ALTER TABLE credit_transfers ADD COLUMN "pair" varchar(64)')
    // By whom first: everybody spends into one account, and what somebody was paid for is found among their own rows.
    await runner.query(`DROP INDEX ${REF}`)
    await runner.query(refIndex('to_account', 'from_account', 'ref_type', 'ref_id', 'reason'))
    await runner.query('CREATE INDEX ix_credit_accounts_ends_at ON credit_accounts (ends_at)')
    await keepSides(runner, SIDES)
    await runner.createTable(challenges())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('challenges')
    await keepSides(runner, SIDES_BEFORE)
    await runner.query(`DROP INDEX ${REF}`)
    await runner.query(refIndex('ref_type', 'ref_id', 'reason', 'to_account'))
    await runner.query('DROP INDEX ix_credit_accounts_ends_at')
    await runner.query('ALTER TABLE credit_transfers DROP COLUMN "pair"')
    await runner.query('ALTER TABLE credit_accounts DROP COLUMN "ends_at"')
  }
}
