import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn, TableForeignKey, TableIndex } from 'typeorm'
import { column } from './column-options'
import { index } from './workspace-tables'

const EVENTS = 'hiring_events'
/** Tables that grow with nearly every change: each of their rows would share-lock the one row of the live market. */
const HOT = [EVENTS, 'notifications', 'messages', 'conversation_participants']

const keyOf = (table: string): TableForeignKey =>
  new TableForeignKey({
    name: `fk_${table}_market`,
    columnNames: ['market_id'],
    referencedTableName: 'markets',
    referencedColumnNames: ['id'],
    onDelete: 'CASCADE',
  })

/** In the order in which they happened; of one moment by their ids, which sort by time. */
const NUMBER = `UPDATE ${EVENTS} SET n = numbered.n FROM (
  SELECT id AS of_id, row_number() OVER (PARTITION BY kind, subject_id ORDER BY at, id) AS n FROM ${EVENTS}
) AS numbered WHERE ${EVENTS}.id = numbered.of_id`

const erase = (old: string): string =>
  HOT.map((table) => `DELETE FROM ${table} WHERE market_id = ${old}.id;`).join('\n     ')

/** What the keys did: a market that is erased, by itself or with its account, leaves nothing behind. */
const SQLITE = `CREATE TRIGGER "tr_markets_erase" AFTER DELETE ON "markets" BEGIN
     ${erase('old')}
   END`
const POSTGRES = [
  `CREATE FUNCTION erase_market() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${erase('OLD')}
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER tr_markets_erase AFTER DELETE ON markets FOR EACH ROW EXECUTE FUNCTION erase_market()',
]

/**
 * Numbers the events of each subject, so that of two changes that saw the same state the later is refused, and lets go
 * of the keys to `markets` that all changes of one market would meet at.
 */
export class NumberEvents20261122250000 implements MigrationInterface {
  readonly name = 'NumberEvents20261122250000'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of HOT) {
      // Asked anew: the runner remembers tables as earlier migrations of the same start knew them.
      await runner.getTable(table)
      await runner.dropForeignKey(table, `fk_${table}_market`)
    }
    await runner.addColumn(EVENTS, new TableColumn(column('n', 'integer', true)))
    await runner.query(NUMBER)
    await runner.changeColumn(EVENTS, 'n', new TableColumn(column('n', 'integer')))
    await runner.createIndex(
      EVENTS,
      new TableIndex({ ...index('ux_hiring_events_subject_n', 'kind', 'subject_id', 'n'), isUnique: true }),
    )
    const isSqlite = runner.connection.options.type === 'sqlite'
    for (const sql of isSqlite ? [SQLITE] : POSTGRES) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'sqlite'
    await runner.query(`DROP TRIGGER tr_markets_erase${isSqlite ? '' : ' ON markets'}`)
    if (!isSqlite) await runner.query('DROP FUNCTION erase_market()')
    await runner.dropIndex(EVENTS, 'ux_hiring_events_subject_n')
    await runner.dropColumn(EVENTS, 'n')
    for (const table of HOT) {
      await runner.getTable(table)
      await runner.createForeignKey(table, keyOf(table))
    }
  }
}
