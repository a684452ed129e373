import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { column } from './column-options'

/** What somebody's help is called is shown to others once they say so. */
export class ShowMarks20261129011000 implements MigrationInterface {
  readonly name = 'ShowMarks20261129011000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('peer_cards', new TableColumn(column('shows_mark', 'boolean', true)))
    await runner.query('UPDATE peer_cards SET shows_mark = FALSE')
    await runner.changeColumn('peer_cards', 'shows_mark', new TableColumn(column('shows_mark', 'boolean')))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('peer_cards', 'shows_mark')
  }
}
