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
const owner = (name: string) => ({ ...ref('candidate_id'), ...partOfKey(name) })

const progress = () =>
  ofMarket(
    'module_progress',
    [
      owner('module_progress'),
      { ...varchar('module_id', 130), ...partOfKey('module_progress') },
      ref('market_id'),
      column('revision', 'integer'),
      varchar('state', 8),
      time('opened_at'),
      time('passed_at', true),
      column('is_sample', 'boolean'),
      column('version', 'integer'),
    ],
    [index('ix_module_progress_market_id', 'market_id', 'candidate_id')],
  )

const answers = () =>
  ofMarket(
    'check_answers',
    [
      id('check_answers'),
      ref('market_id'),
      ref('candidate_id'),
      varchar('module_id', 130),
      varchar('check_id', 64),
      column('revision', 'integer'),
      column('n', 'integer'),
      varchar('seed', 64),
      column('answer', 'text', true),
      column('is_right', 'boolean'),
      column('seconds', 'integer'),
      time('at'),
    ],
    [
      unique('ux_check_answers_candidate_id', 'candidate_id', 'module_id', 'check_id', 'n'),
      index('ix_check_answers_market_id', 'market_id', 'candidate_id'),
      index('ix_check_answers_at', 'at'),
    ],
  )

const ofPath = (name: string, more: TableColumnOptions[]) =>
  ofMarket(
    name,
    [owner(name), { ...varchar('path_id', 64), ...partOfKey(name) }, ref('market_id'), ...more, time('at')],
    [index(`ix_${name}_market_id`, 'market_id', 'path_id')],
  )

/** Modules are passed by answers; paths are rated by who learned, and waited for. */
export class PassModules20261125060000 implements MigrationInterface {
  readonly name = 'PassModules20261125060000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(progress())
    await runner.createTable(answers())
    await runner.createTable(ofPath('path_ratings', [column('stars', 'integer')]))
    await runner.createTable(ofPath('path_wishes', []))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['path_wishes', 'path_ratings', 'check_answers', 'module_progress'])
      await runner.dropTable(name)
  }
}
