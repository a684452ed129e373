import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableForeignKey, TableIndex } from 'typeorm'
import { companyWords } from '../company-words/company-words'
import { varchar } from './column-options'
import { index, partOfKey, ref } from './workspace-tables'

const TABLE = 'company_words'
const BATCH = 500
const company = {
  name: 'fk_company_words_company',
  columnNames: ['company_id'],
  referencedTableName: 'company_proofs',
  referencedColumnNames: ['company_id'],
  onDelete: 'CASCADE',
}
const WAITS = `("state" = 'pending' OR ("state" = 'verified' AND ("change_ready_at" IS NOT NULL OR "doubted_at" IS NOT NULL))) IS TRUE`

/** The console finds companies by words and by how their names look, and reads its lists from where a page ended. */
export class FindCompanies20261122414000 implements MigrationInterface {
  readonly name = 'FindCompanies20261122414000'

  async up(runner: QueryRunner): Promise<void> {
    const onSqlite = runner.connection.options.type === 'sqlite'
    const word = { ...varchar('word', 120), ...partOfKey(TABLE), ...(onSqlite ? {} : { collation: 'C' }) }
    await runner.createTable(
      new Table({
        name: TABLE,
        withoutRowid: onSqlite,
        columns: [
          { ...ref('company_id'), ...partOfKey(TABLE) },
          { ...varchar('kind', 6), ...partOfKey(TABLE) },
          word,
        ],
        ...(onSqlite ? { foreignKeys: [company] } : {}),
      }),
    )
    await this.fill(runner, onSqlite)
    await runner.createIndex(
      TABLE,
      new TableIndex(index('ix_company_words_word', 'kind', 'word', 'company_id')),
    )
    if (!onSqlite) await runner.createForeignKey(TABLE, new TableForeignKey(company))
    await runner.query(
      `CREATE INDEX "ix_company_proofs_state_at" ON "company_proofs" ("state_at", "company_id")`,
    )
    await runner.query(
      `CREATE INDEX "ix_company_proofs_waits" ON "company_proofs" ("state_at", "company_id") WHERE ${WAITS}`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "ix_company_proofs_waits"`)
    await runner.query(`DROP INDEX "ix_company_proofs_state_at"`)
    await runner.dropTable(TABLE)
  }

  /** The words of all companies there are, a page at a time. */
  private async fill(runner: QueryRunner, onSqlite: boolean): Promise<void> {
    const each = onSqlite ? 'json_each(?)' : 'json_array_elements($1::json) AS x(value)'
    for (let last = ''; ;) {
      const rows = (await runner.query(
        `SELECT p.company_id AS id, p.domain, c.name FROM company_proofs p
         JOIN companies c ON c.id = p.company_id
         WHERE p.company_id > '${last}' ORDER BY p.company_id LIMIT ${BATCH}`,
      )) as { id: string; domain: string; name: string }[]
      const end = rows.at(-1)?.id
      if (end === undefined) return
      const words = rows.flatMap(({ id, name, domain }) =>
        companyWords(name, domain).map(({ kind, word }) => [id, kind, word]),
      )
      await runner.query(
        `INSERT INTO ${TABLE} (company_id, kind, word)
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM ${each}`,
        [JSON.stringify(words)],
      )
      last = end
    }
  }
}
