import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A search by the beginnings of words needs an index over words, which each database has in its own way; hence raw
 * SQL. On SQLite it is a full-text table that triggers keep in step. The word in front names the workspace, with a
 * sign that no word of a search has: a search never reads what is another's. Rows are numbered in a table of their own, because a backup by VACUUM may number
 * the postings anew.
 */
const PLACE = (row: string) => `'_' || replace(${row}.workspace_id, '-', '')`
const ADD = (row: string) => `INSERT INTO "posting_texts" (posting_id) VALUES (${row}.id);
  INSERT INTO "posting_words" (rowid, body) VALUES (
    (SELECT t.id FROM "posting_texts" t WHERE t.posting_id = ${row}.id), ${PLACE(row)} || ' ' || ${row}.search_text);`
const REMOVE = `DELETE FROM "posting_words" WHERE rowid = (SELECT t.id FROM "posting_texts" t WHERE t.posting_id = old.id);
  DELETE FROM "posting_texts" WHERE posting_id = old.id;`

const SQLITE = [
  `CREATE TABLE "posting_texts" ("id" integer PRIMARY KEY, "posting_id" varchar(36) NOT NULL UNIQUE)`,
  `CREATE VIRTUAL TABLE "posting_words" USING fts5(body, content='', contentless_delete=1,
     detail=none, prefix='2 3', tokenize="unicode61 remove_diacritics 0 tokenchars '+#_'")`,
  `INSERT INTO "posting_texts" (posting_id) SELECT id FROM "postings"`,
  `INSERT INTO "posting_words" (rowid, body) SELECT t.id, ${PLACE('p')} || ' ' || p.search_text
     FROM "postings" p JOIN "posting_texts" t ON t.posting_id = p.id`,
  `CREATE TRIGGER "tr_postings_words_insert" AFTER INSERT ON "postings" BEGIN ${ADD('new')} END`,
  `CREATE TRIGGER "tr_postings_words_delete" AFTER DELETE ON "postings" BEGIN ${REMOVE} END`,
  `CREATE TRIGGER "tr_postings_words_update" AFTER UPDATE OF search_text ON "postings"
     BEGIN ${REMOVE} ${ADD('new')} END`,
]
const SQLITE_DOWN = [
  ...['insert', 'delete', 'update'].map((change) => `DROP TRIGGER "tr_postings_words_${change}"`),
  'DROP TABLE "posting_words"',
  'DROP TABLE "posting_texts"',
]
const POSTGRES = [
  `CREATE INDEX ix_postings_search_text ON postings USING gin (to_tsvector('simple', search_text))`,
]

/** Job seekers find postings by words. */
export class SearchPostings20261121140200 implements MigrationInterface {
  readonly name = 'SearchPostings20261121140200'

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const statement of isSqlite ? SQLITE : POSTGRES) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const statement of isSqlite ? SQLITE_DOWN : ['DROP INDEX ix_postings_search_text'])
      await runner.query(statement)
  }
}
