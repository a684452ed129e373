import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const NAME = 'item_corrections'

const owner = (one: 'market' | 'account') => ({
  name: `fk_${NAME}_${one}`,
  columnNames: [`${one}_id`],
  referencedTableName: `${one}s`,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
})

/** What people say is wrong with questions, points, modules and checks. */
export class CorrectContent20261125150000 implements MigrationInterface {
  readonly name = 'CorrectContent20261125150000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: NAME,
        columns: [
          id(NAME),
          ref('market_id'),
          ref('candidate_id'),
          ref('account_id'),
          varchar('kind', 8),
          varchar('ref', 200),
          column('revision', 'integer'),
          column('text', 'text'),
          varchar('source', 300, true),
          varchar('state', 8),
          column('reason', 'text', true),
          time('at'),
          time('decided_at', true),
        ],
        indices: [
          index(`ix_${NAME}_state`, 'state', 'at', 'id'),
          { ...index(`ix_${NAME}_decided`, 'decided_at', 'id'), where: '"decided_at" IS NOT NULL' },
          index(`ix_${NAME}_account`, 'account_id', 'at'),
          index(`ix_${NAME}_market_id`, 'market_id', 'candidate_id'),
          { ...unique(`ux_${NAME}_open`, 'account_id', 'kind', 'ref'), where: `"state" = 'open'` },
        ],
        foreignKeys: [owner('market'), owner('account')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NAME)
  }
}
