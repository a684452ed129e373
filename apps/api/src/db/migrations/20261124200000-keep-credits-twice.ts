import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableCheck } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { column, id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const [ACCOUNTS, TRANSFERS, BEFORE] = ['credit_accounts', 'credit_transfers', 'credits']

const inMarket = (table: string) => ({
  name: `fk_${table}_market`,
  columnNames: ['market_id'],
  referencedTableName: 'markets',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})
const side = (name: string) => ({
  name: `fk_${TRANSFERS}_${name}`,
  columnNames: [`${name}_account`],
  referencedTableName: ACCOUNTS,
  referencedColumnNames: ['id'],
})

const accounts = () =>
  new Table({
    name: ACCOUNTS,
    columns: [id(ACCOUNTS), ref('market_id'), varchar('key', 48), column('balance', 'integer', true)],
    indices: [unique('ux_credit_accounts_market_id_key', 'market_id', 'key')],
    checks: [new TableCheck({ name: 'ck_credit_accounts_balance', expression: '"balance" >= 0' })],
    foreignKeys: [inMarket(ACCOUNTS)],
  })

const transfers = () =>
  new Table({
    name: TRANSFERS,
    columns: [
      id(TRANSFERS),
      ref('market_id'),
      ref('from_account'),
      ref('to_account'),
      column('amount', 'integer'),
      varchar('reason', 160),
      varchar('note', 160, true),
      varchar('ref_type', 40),
      varchar('ref_id', 160),
      time('at'),
    ],
    indices: [
      unique('ux_credit_transfers_ref', 'ref_type', 'ref_id', 'reason', 'to_account'),
      index('ix_credit_transfers_market_id', 'market_id'),
      index('ix_credit_transfers_from_account_at', 'from_account', 'at'),
      index('ix_credit_transfers_to_account_at', 'to_account', 'at'),
    ],
    checks: [
      new TableCheck({ name: 'ck_credit_transfers_amount', expression: '"amount" BETWEEN 1 AND 1000' }),
      new TableCheck({ name: 'ck_credit_transfers_sides', expression: '"from_account" <> "to_account"' }),
    ],
    foreignKeys: [inMarket(TRANSFERS), side('from'), side('to')],
  })

const credits = () =>
  new Table({
    name: BEFORE,
    columns: [
      id(BEFORE),
      ref('market_id'),
      ref('candidate_id'),
      column('amount', 'integer'),
      varchar('reason', 160),
      varchar('ref_type', 40),
      varchar('ref_id', 64),
      time('at'),
    ],
    indices: [
      unique(
        'ux_credits_candidate_id_ref_type_ref_id_reason',
        'candidate_id',
        'ref_type',
        'ref_id',
        'reason',
      ),
      index('ix_credits_candidate_id_at', 'market_id', 'candidate_id', 'at'),
    ],
    foreignKeys: [inMarket(BEFORE)],
  })

/** Both sides are of the market of the row, and not both are people: nothing passes from one to another. */
const SIDES = `(SELECT count(*) FROM credit_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND market_id = NEW.market_id) = 2
  AND (SELECT count(*) FROM credit_accounts
    WHERE id IN (NEW.from_account, NEW.to_account) AND key LIKE 'person:%') < 2`
const SUMS = [
  'UPDATE credit_accounts SET balance = balance - NEW.amount WHERE id = NEW.from_account AND balance IS NOT NULL',
  'UPDATE credit_accounts SET balance = balance + NEW.amount WHERE id = NEW.to_account AND balance IS NOT NULL',
]
/** A demo goes whole, and with it a ledger that came to nothing. Rows of the live market stay. */
const STAYS = `OLD.market_id = '${LIVE_MARKET_ID}'`

/** The table interface knows no triggers, and each database writes them in its own way. */
const SQLITE = [
  `CREATE TRIGGER "tr_credit_transfers_sides" BEFORE INSERT ON "credit_transfers" WHEN NOT (${SIDES}) BEGIN
     SELECT RAISE(ABORT, 'credit_transfers: these two accounts give each other nothing'); END`,
  `CREATE TRIGGER "tr_credit_transfers_insert" AFTER INSERT ON "credit_transfers" BEGIN ${SUMS.join('; ')}; END`,
  `CREATE TRIGGER "tr_credit_transfers_update" BEFORE UPDATE ON "credit_transfers" BEGIN
     SELECT RAISE(ABORT, 'credit_transfers: rows are never changed'); END`,
  `CREATE TRIGGER "tr_credit_transfers_delete" BEFORE DELETE ON "credit_transfers" WHEN ${STAYS} BEGIN
     SELECT RAISE(ABORT, 'credit_transfers: rows are never deleted'); END`,
]
const POSTGRES = [
  `CREATE FUNCTION keep_credit_transfers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP = 'UPDATE' THEN RAISE EXCEPTION 'credit_transfers: rows are never changed'; END IF;
     IF TG_OP = 'DELETE' THEN
       IF ${STAYS} THEN RAISE EXCEPTION 'credit_transfers: rows are never deleted'; END IF;
       RETURN OLD;
     END IF;
     IF NOT (${SIDES}) THEN
       RAISE EXCEPTION 'credit_transfers: these two accounts give each other nothing';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION sum_credit_transfers() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${SUMS.join('; ')};
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER tr_credit_transfers BEFORE INSERT OR UPDATE OR DELETE ON credit_transfers
     FOR EACH ROW EXECUTE FUNCTION keep_credit_transfers()`,
  `CREATE TRIGGER tr_credit_transfers_sums AFTER INSERT ON credit_transfers
     FOR EACH ROW EXECUTE FUNCTION sum_credit_transfers()`,
]

/** Sample people keep their rows in their demo; those of the live market become their account's, or nobody's. */
const PERSON = `CASE WHEN c.market_id <> '${LIVE_MARKET_ID}' THEN 'person:' || c.candidate_id
  WHEN p.account_id IS NULL THEN 'gone:' || c.candidate_id ELSE 'person:' || p.account_id END`
const FROM = `FROM credits c LEFT JOIN candidates p ON p.id = c.candidate_id`

export class KeepCreditsTwice20261124200000 implements MigrationInterface {
  readonly name = 'KeepCreditsTwice20261124200000'

  async up(runner: QueryRunner): Promise<void> {
    const onSqlite = runner.connection.options.type === 'sqlite'
    const newId = onSqlite ? 'lower(hex(randomblob(16)))' : `replace(gen_random_uuid()::text, '-', '')`
    await runner.createTable(accounts())
    await runner.createTable(transfers())
    for (const statement of onSqlite ? SQLITE : POSTGRES) await runner.query(statement)
    // Each market gives from an account of its own; the live one has it from the first, so that nobody waits for it.
    await runner.query(
      `INSERT INTO credit_accounts (id, market_id, key, balance)
         SELECT ${newId}, id, 'issued', NULL FROM markets
         WHERE id = '${LIVE_MARKET_ID}' OR id IN (SELECT market_id FROM credits)`,
    )
    await runner.query(
      `INSERT INTO credit_accounts (id, market_id, key, balance)
         SELECT ${newId}, market_id, key, 0 FROM (SELECT DISTINCT c.market_id, ${PERSON} AS key ${FROM}) AS people`,
    )
    await runner.query(
      `INSERT INTO credit_transfers
         (id, market_id, from_account, to_account, amount, reason, note, ref_type, ref_id, at)
         SELECT c.id, c.market_id, i.id, a.id, c.amount, c.reason, NULL, c.ref_type, c.ref_id, c.at ${FROM}
         JOIN credit_accounts i ON i.market_id = c.market_id AND i.key = 'issued'
         JOIN credit_accounts a ON a.market_id = c.market_id AND a.key = ${PERSON}`,
    )
    await runner.dropTable(BEFORE)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(credits())
    const person = `CASE WHEN t.market_id = '${LIVE_MARKET_ID}' THEN p.id ELSE substr(a.key, 8) END`
    await runner.query(
      `INSERT INTO credits (id, market_id, candidate_id, amount, reason, ref_type, ref_id, at)
         SELECT t.id, t.market_id, ${person}, t.amount, t.reason, t.ref_type, substr(t.ref_id, 1, 64), t.at
         FROM credit_transfers t JOIN credit_accounts a ON a.id = t.to_account AND a.key LIKE 'person:%'
         LEFT JOIN candidates p ON p.market_id = t.market_id AND p.account_id = substr(a.key, 8)
         WHERE ${person} IS NOT NULL`,
    )
    await runner.dropTable(TRANSFERS)
    await runner.dropTable(ACCOUNTS)
    if (runner.connection.options.type === 'sqlite') return
    await runner.query('DROP FUNCTION keep_credit_transfers()')
    await runner.query('DROP FUNCTION sum_credit_transfers()')
  }
}
