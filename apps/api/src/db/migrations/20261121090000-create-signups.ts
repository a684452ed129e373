import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/**
 * A search for any part of a word needs an index over trigrams, which each database has in its own way: SQLite a
 * full-text table that triggers keep in step, PostgreSQL an extension. Hence the only raw SQL of the migrations.
 */
const SQLITE_SEARCH = [
  `CREATE VIRTUAL TABLE "signup_search" USING fts5(
     body, kind, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  `CREATE TRIGGER "tr_signups_search_insert" AFTER INSERT ON "signups" BEGIN
     INSERT INTO "signup_search" (rowid, body, kind) VALUES (new.arrival, new.search_text, new.user_type);
   END`,
  `CREATE TRIGGER "tr_signups_search_delete" AFTER DELETE ON "signups" BEGIN
     DELETE FROM "signup_search" WHERE rowid = old.arrival;
   END`,
  `CREATE TRIGGER "tr_signups_search_update" AFTER UPDATE OF search_text, user_type, arrival ON "signups" BEGIN
     DELETE FROM "signup_search" WHERE rowid = old.arrival;
     INSERT INTO "signup_search" (rowid, body, kind) VALUES (new.arrival, new.search_text, new.user_type);
   END`,
]

/** Without the right to install the extension the search works all the same, only slower. */
const POSTGRES_SEARCH = [
  `SELECT pg_advisory_xact_lock(hashtext('tryka pg_trgm'))`,
  `DO $$ BEGIN
     CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
   EXCEPTION WHEN OTHERS THEN
     RAISE WARNING 'pg_trgm could not be installed: searches of the waitlist are slower';
   END $$`,
  `DO $$ DECLARE place text; BEGIN
     SELECT n.nspname INTO place FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
       WHERE e.extname = 'pg_trgm';
     IF place IS NOT NULL THEN
       EXECUTE format('CREATE INDEX ix_signups_search_text ON signups USING gin (search_text %I.gin_trgm_ops)', place);
     END IF;
   END $$`,
]

export class CreateSignups20261121090000 implements MigrationInterface {
  readonly name = 'CreateSignups20261121090000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'signups',
        columns: [
          id('signups'),
          column('arrival', 'bigint'),
          varchar('name', 120),
          varchar('email', 254),
          varchar('email_key', 254),
          varchar('user_type', 20),
          column('email_verified', 'boolean'),
          varchar('focus_area', 60),
          column('interests', 'text'),
          varchar('company', 120, true),
          varchar('position', 120, true),
          varchar('experience', 20, true),
          column('message', 'text', true),
          column('search_text', 'text'),
          time('created_at'),
          time('updated_at'),
        ],
        indices: [
          { name: 'ux_signups_email_key', columnNames: ['email_key'], isUnique: true },
          { name: 'ux_signups_arrival', columnNames: ['arrival'], isUnique: true },
          { name: 'ix_signups_user_type_arrival', columnNames: ['user_type', 'arrival'] },
        ],
      }),
    )
    const search = runner.connection.options.type === 'sqlite' ? SQLITE_SEARCH : POSTGRES_SEARCH
    for (const statement of search) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'sqlite') await runner.query('DROP TABLE "signup_search"')
    await runner.dropTable('signups')
  }
}
