import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, unique } from './workspace-tables'

const badges = (): Table =>
  new Table({
    name: 'imported_badges',
    columns: [
      id('imported_badges'),
      ref('market_id'),
      ref('candidate_id'),
      varchar('credential_hash', 64),
      column('document', 'text'),
      varchar('verdict', 16),
      varchar('holder', 8),
      varchar('says', 300),
      time('as_of', true),
      time('checked_at'),
      time('due_at'),
    ],
    indices: [
      unique('ux_imported_badges_candidate_id', 'candidate_id', 'credential_hash'),
      index('ix_imported_badges_market_id', 'market_id', 'candidate_id'),
      index('ix_imported_badges_due_at', 'due_at'),
    ],
    foreignKeys: [
      {
        name: 'fk_imported_badges_market',
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

/** Files of badges with what their last check came to. A mark that nothing was checked for goes. */
export class ImportBadges20261125011000 implements MigrationInterface {
  readonly name = 'ImportBadges20261125011000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(badges())
    await runner.query('ALTER TABLE certifications DROP COLUMN "verified"')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE certifications ADD COLUMN "verified" boolean NOT NULL DEFAULT false')
    await runner.dropTable(badges())
  }
}
