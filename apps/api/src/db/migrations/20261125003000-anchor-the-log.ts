import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, table, unique } from './workspace-tables'

const anchors = () =>
  table(
    'anchors',
    [
      id('anchors'),
      column('size', 'integer'),
      varchar('root', 43),
      column('chain_id', 'integer'),
      varchar('contract', 42),
      varchar('state', 10),
      varchar('tx', 66, true),
      column('nonce', 'integer', true),
      varchar('fee', 40, true),
      varchar('tip', 40, true),
      column('block', 'integer', true),
      column('tries', 'integer'),
      varchar('fault', 300, true),
      time('due_at'),
      time('queued_at'),
      time('moved_at'),
      varchar('given_up_by', 64, true),
      column('reason', 'text', true),
    ],
    [index('ix_anchors_state', 'state', 'size'), unique('ux_anchors_chain_id', 'chain_id', 'size')],
    [],
  )

/** Roots of the log on their way to a chain. */
export class AnchorTheLog20261125003000 implements MigrationInterface {
  readonly name = 'AnchorTheLog20261125003000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(anchors())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(anchors())
  }
}
