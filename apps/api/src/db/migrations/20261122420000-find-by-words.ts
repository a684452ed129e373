import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableForeignKey, TableIndex } from 'typeorm'
import { fillAccountWords } from '../account-words/fill'
import { column, varchar } from './column-options'
import { index, partOfKey, ref } from './workspace-tables'

const TABLE = 'account_words'
const account = {
  name: 'fk_account_words_account',
  columnNames: ['account_id'],
  referencedTableName: 'accounts',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
}

/** The console finds accounts by the beginnings of words, which an index can lead to. */
export class FindByWords20261122420000 implements MigrationInterface {
  readonly name = 'FindByWords20261122420000'

  async up(runner: QueryRunner): Promise<void> {
    const onSqlite = runner.connection.options.type === 'sqlite'
    const word = { ...varchar('word', 40), ...partOfKey(TABLE), ...(onSqlite ? {} : { collation: 'C' }) }
    await runner.createTable(
      new Table({
        name: TABLE,
        withoutRowid: onSqlite,
        columns: [
          { ...ref('account_id'), ...partOfKey(TABLE) },
          word,
          { ...varchar('source', 36), ...partOfKey(TABLE) },
          column('made_at', 'bigint'),
        ],
        ...(onSqlite ? { foreignKeys: [account] } : {}),
      }),
    )
    await fillAccountWords(runner)
    // For millions of rows: one sort in place of as many insertions, and one join in place of as many looks.
    await runner.createIndex(
      TABLE,
      new TableIndex(index('ix_account_words_word', 'word', 'made_at', 'account_id')),
    )
    if (!onSqlite) await runner.createForeignKey(TABLE, new TableForeignKey(account))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
  }
}
