import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableColumn } from 'typeorm'
import { column, time, varchar } from './column-options'
import { partOfKey, ref } from './workspace-tables'

const SESSIONS = 'practice_sessions'
const NAME = 'coach_settings'

const settings = (): Table =>
  new Table({
    name: NAME,
    columns: [
      { ...ref('candidate_id'), ...partOfKey(NAME) },
      { ...ref('market_id'), ...partOfKey(NAME) },
      varchar('keeping', 8),
      time('at'),
    ],
    foreignKeys: [
      {
        name: `fk_${NAME}_market`,
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/** How long practice is kept is chosen; a session has a timer or none, and knows the words of its posting. */
export class KeepPracticeAsChosen20261125100000 implements MigrationInterface {
  readonly name = 'KeepPracticeAsChosen20261125100000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(SESSIONS, [
      new TableColumn(varchar('timer', 8, true)),
      new TableColumn(column('skills', 'text', true)),
    ])
    await runner.query(`UPDATE ${SESSIONS} SET timer = 'off', skills = '[]'`)
    await runner.changeColumn(SESSIONS, 'timer', new TableColumn(varchar('timer', 8)))
    await runner.changeColumn(SESSIONS, 'skills', new TableColumn(column('skills', 'text')))
    await runner.createTable(settings())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(settings())
    await runner.dropColumns(SESSIONS, ['timer', 'skills'])
  }
}
