import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { column, varchar } from './column-options'

const SHARES = 'resume_shares'

/** Links to resumes are changed while they stand, and a decision takes them down. */
export class ChangeShares20261125040000 implements MigrationInterface {
  readonly name = 'ChangeShares20261125040000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn(SHARES, new TableColumn(varchar('hidden_decision_id', 36, true)))
    await runner.addColumn(SHARES, new TableColumn(column('version', 'integer', true)))
    await runner.query(`UPDATE ${SHARES} SET version = 1`)
    await runner.changeColumn(SHARES, 'version', new TableColumn(column('version', 'integer')))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns(SHARES, ['hidden_decision_id', 'version'])
  }
}
