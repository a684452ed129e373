import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * People are found by the beginnings of words, as postings are: `20261121140200-search-postings.ts` says why in this
 * form. Unlike postings, people have a right to be erased: the full-text table wipes words (`secure-delete`), for which
 * it must read what it was given.
 */
const BODY = (row: string) => `'_' || replace(${row}.workspace_id, '-', '') || ' ' || ${row}.search_text`
const ADD = `INSERT INTO "candidate_texts" (candidate_id, body) VALUES (new.id, ${BODY('new')});
  INSERT INTO "candidate_words" (rowid, body) SELECT id, body FROM "candidate_texts" WHERE candidate_id = new.id;`
const REMOVE = `INSERT INTO "candidate_words" (candidate_words, rowid, body)
    SELECT 'delete', id, body FROM "candidate_texts" WHERE candidate_id = old.id;
  DELETE FROM "candidate_texts" WHERE candidate_id = old.id;`

const SQLITE = [
  `CREATE TABLE "candidate_texts" ("id" integer PRIMARY KEY, "candidate_id" varchar(36) NOT NULL UNIQUE,
     "body" text NOT NULL)`,
  `CREATE VIRTUAL TABLE "candidate_words" USING fts5(body, content='candidate_texts', content_rowid='id',
     detail=none, columnsize=0, prefix='2 3', tokenize="unicode61 remove_diacritics 0 tokenchars '+#_'")`,
  `INSERT INTO "candidate_words" (candidate_words, rank) VALUES ('secure-delete', 1)`,
  `INSERT INTO "candidate_texts" (candidate_id, body) SELECT c.id, ${BODY('c')} FROM "candidates" c`,
  `INSERT INTO "candidate_words" (rowid, body) SELECT id, body FROM "candidate_texts"`,
  `CREATE TRIGGER "tr_candidates_words_insert" AFTER INSERT ON "candidates" BEGIN ${ADD} END`,
  `CREATE TRIGGER "tr_candidates_words_delete" AFTER DELETE ON "candidates" BEGIN ${REMOVE} END`,
  `CREATE TRIGGER "tr_candidates_words_update" AFTER UPDATE OF search_text ON "candidates"
     BEGIN ${REMOVE} ${ADD} END`,
]
const SQLITE_DOWN = [
  ...['insert', 'delete', 'update'].map((change) => `DROP TRIGGER "tr_candidates_words_${change}"`),
  'DROP TABLE "candidate_words"',
  'DROP TABLE "candidate_texts"',
]
const POSTGRES = [
  `CREATE INDEX ix_candidates_search_text ON candidates USING gin (to_tsvector('simple', search_text))`,
]

/** Companies find people by words. */
export class SearchPeople20261121150000 implements MigrationInterface {
  readonly name = 'SearchPeople20261121150000'

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const statement of isSqlite ? SQLITE : POSTGRES) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const statement of isSqlite ? SQLITE_DOWN : ['DROP INDEX ix_candidates_search_text'])
      await runner.query(statement)
  }
}
