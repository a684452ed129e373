import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, varchar } from './column-options'

/** A day in the microseconds of `arrival`. */
const DAY = 86_400_000_000

/**
 * Counts that each change of a signup brings up to date, so that no list has to count. The table interface knows no
 * triggers, hence the raw SQL, and each database writes them in its own way.
 */
const SQLITE = [
  `CREATE TRIGGER "tr_signups_count_insert" AFTER INSERT ON "signups" BEGIN
     INSERT INTO "signup_counts" (day, user_type, shard, signups, changes)
       VALUES (new.arrival / ${DAY}, new.user_type, 0, 1, 1)
       ON CONFLICT (day, user_type, shard) DO UPDATE SET signups = signups + 1, changes = changes + 1;
   END`,
  `CREATE TRIGGER "tr_signups_count_delete" AFTER DELETE ON "signups" BEGIN
     UPDATE "signup_counts" SET signups = signups - 1, changes = changes + 1
       WHERE day = old.arrival / ${DAY} AND user_type = old.user_type AND shard = 0;
   END`,
  `CREATE TRIGGER "tr_signups_count_update" AFTER UPDATE ON "signups" BEGIN
     UPDATE "signup_counts" SET signups = signups - 1, changes = changes + 1
       WHERE day = old.arrival / ${DAY} AND user_type = old.user_type AND shard = 0;
     INSERT INTO "signup_counts" (day, user_type, shard, signups, changes)
       VALUES (new.arrival / ${DAY}, new.user_type, 0, 1, 1)
       ON CONFLICT (day, user_type, shard) DO UPDATE SET signups = signups + 1, changes = changes + 1;
   END`,
]

/**
 * Each connection counts in one of sixteen rows of a day, so that signups that arrive together need not wait for each
 * other's commit. A row may go below nothing, by a delete on another connection: only the sum means something.
 */
const POSTGRES = [
  `CREATE FUNCTION count_signups(at bigint, kind varchar, by integer) RETURNS void LANGUAGE sql AS $$
     INSERT INTO signup_counts AS c (day, user_type, shard, signups, changes)
       VALUES (at / ${DAY}, kind, pg_backend_pid() % 16, by, 1)
       ON CONFLICT (day, user_type, shard) DO UPDATE SET signups = c.signups + by, changes = c.changes + 1
   $$`,
  `CREATE FUNCTION count_signup() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP <> 'INSERT' THEN PERFORM count_signups(OLD.arrival, OLD.user_type, -1); END IF;
     IF TG_OP <> 'DELETE' THEN PERFORM count_signups(NEW.arrival, NEW.user_type, 1); END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER tr_signups_count AFTER INSERT OR UPDATE OR DELETE ON signups
     FOR EACH ROW EXECUTE FUNCTION count_signup()`,
]

export class CountSignups20261121130000 implements MigrationInterface {
  readonly name = 'CountSignups20261121130000'

  async up(runner: QueryRunner): Promise<void> {
    const key = (name: string, type: string) => ({
      ...column(name, type),
      isPrimary: true,
      primaryKeyConstraintName: 'pk_signup_counts',
    })
    await runner.createTable(
      new Table({
        name: 'signup_counts',
        columns: [
          key('day', 'integer'),
          { ...varchar('user_type', 20), isPrimary: true, primaryKeyConstraintName: 'pk_signup_counts' },
          key('shard', 'integer'),
          column('signups', 'integer'),
          column('changes', 'bigint'),
        ],
      }),
    )
    const onSqlite = runner.connection.options.type === 'sqlite'
    await runner.query(
      `INSERT INTO signup_counts (day, user_type, shard, signups, changes)
         SELECT arrival / ${DAY}, user_type, 0, count(*), count(*) FROM signups GROUP BY 1, 2`,
    )
    for (const statement of onSqlite ? SQLITE : POSTGRES) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'sqlite')
      for (const change of ['insert', 'delete', 'update'])
        await runner.query(`DROP TRIGGER "tr_signups_count_${change}"`)
    else {
      await runner.query('DROP TRIGGER tr_signups_count ON signups')
      await runner.query('DROP FUNCTION count_signup()')
      await runner.query('DROP FUNCTION count_signups(bigint, varchar, integer)')
    }
    await runner.dropTable('signup_counts')
  }
}
