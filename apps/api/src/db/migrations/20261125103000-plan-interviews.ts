import type { MigrationInterface, QueryRunner, TableColumnOptions, TableIndexOptions } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref, unique } from './workspace-tables'

const ofMarket = (name: string, columns: TableColumnOptions[], indices: TableIndexOptions[]): Table =>
  new Table({
    name,
    columns,
    indices,
    foreignKeys: [
      {
        name: `fk_${name}_market`,
        columnNames: ['market_id'],
        referencedTableName: 'markets',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

const own = () => [ref('market_id'), ref('candidate_id')]

const plans = () =>
  ofMarket(
    'interview_plans',
    [
      id('interview_plans'),
      ...own(),
      ref('interview_id'),
      time('made_at', true),
      varchar('made_for', 10),
      column('notes', 'text'),
      column('met', 'text'),
      column('version', 'integer'),
    ],
    [
      unique('ux_interview_plans_interview_id', 'interview_id'),
      index('ix_interview_plans_candidate_id', 'market_id', 'candidate_id'),
    ],
  )

const items = () =>
  ofMarket(
    'plan_items',
    [
      { ...ref('plan_id'), ...partOfKey('plan_items') },
      { ...column('seq', 'integer'), ...partOfKey('plan_items') },
      ...own(),
      varchar('kind', 12),
      varchar('ref', 100),
      varchar('due_day', 10, true),
      varchar('state', 8),
      varchar('done_by_ref', 100, true),
    ],
    [index('ix_plan_items_candidate_id', 'market_id', 'candidate_id')],
  )

const TABLES = [plans, items]

/** What somebody plans for an interview, and what they noted after it. */
export class PlanInterviews20261125103000 implements MigrationInterface {
  readonly name = 'PlanInterviews20261125103000'

  async up(runner: QueryRunner): Promise<void> {
    for (const make of TABLES) await runner.createTable(make())
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const make of TABLES.toReversed()) await runner.dropTable(make())
  }
}
