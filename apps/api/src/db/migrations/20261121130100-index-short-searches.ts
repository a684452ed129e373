import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The full-text table and the triggers that keep it in step; SQLite alone, as in the migration that made it. */
const searchOver = (body: (row: string) => string, kind: (row: string) => string): string[] => {
  const insert = (row: string) =>
    `INSERT INTO "signup_search" (rowid, body, kind) VALUES (${row}.arrival, ${body(row)}, ${kind(row)});`
  const remove = 'DELETE FROM "signup_search" WHERE rowid = old.arrival;'
  return [
    `CREATE VIRTUAL TABLE "signup_search" USING fts5(
       body, kind, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
    `INSERT INTO "signup_search" (rowid, body, kind)
       SELECT s.arrival, ${body('s')}, ${kind('s')} FROM "signups" s ORDER BY s.arrival`,
    `CREATE TRIGGER "tr_signups_search_insert" AFTER INSERT ON "signups" BEGIN ${insert('new')} END`,
    `CREATE TRIGGER "tr_signups_search_delete" AFTER DELETE ON "signups" BEGIN ${remove} END`,
    `CREATE TRIGGER "tr_signups_search_update" AFTER UPDATE OF search_text, user_type, arrival ON "signups"
       BEGIN ${remove} ${insert('new')} END`,
  ]
}

const DROP = [
  ...['insert', 'delete', 'update'].map((change) => `DROP TRIGGER "tr_signups_search_${change}"`),
  'DROP TABLE "signup_search"',
]

/**
 * Two letters are found by the trigrams that begin with them, which `signup_terms` lists; two line ends make the last
 * letters of the text begin one too. A type is one trigram, where its whole word was many to compare.
 */
const SHORT = [
  ...searchOver(
    (row) => `${row}.search_text || char(10, 10)`,
    (row) => `substr(${row}.user_type, 1, 3)`,
  ),
  `CREATE VIRTUAL TABLE "signup_terms" USING fts5vocab('signup_search', 'row')`,
]

const PLAIN = searchOver(
  (row) => `${row}.search_text`,
  (row) => `${row}.user_type`,
)

export class IndexShortSearches20261121130100 implements MigrationInterface {
  readonly name = 'IndexShortSearches20261121130100'

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'sqlite') return
    for (const statement of [...DROP, ...SHORT]) await runner.query(statement)
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'sqlite') return
    for (const statement of ['DROP TABLE "signup_terms"', ...DROP, ...PLAIN]) await runner.query(statement)
  }
}
