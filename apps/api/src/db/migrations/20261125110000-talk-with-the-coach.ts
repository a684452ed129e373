import type { MigrationInterface, QueryRunner, TableColumnOptions, TableIndexOptions } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, partOfKey, ref } from './workspace-tables'

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

const threads = () =>
  ofMarket(
    'coach_threads',
    [id('coach_threads'), ...own(), time('updated_at')],
    [
      index('ix_coach_threads_candidate_id', 'market_id', 'candidate_id', 'updated_at'),
      index('ix_coach_threads_updated_at', 'updated_at'),
    ],
  )

const messages = () =>
  ofMarket(
    'coach_messages',
    [
      { ...ref('thread_id'), ...partOfKey('coach_messages') },
      { ...column('seq', 'integer'), ...partOfKey('coach_messages') },
      ...own(),
      varchar('role', 8),
      column('text', 'text'),
      varchar('intent', 16, true),
      column('facts', 'text'),
      column('actions', 'text'),
      time('at'),
    ],
    [index('ix_coach_messages_candidate_id', 'market_id', 'candidate_id', 'at')],
  )

const TABLES = [threads, messages]

/** Talks with the coach: what was said, and the facts that were answered with. */
export class TalkWithTheCoach20261125110000 implements MigrationInterface {
  readonly name = 'TalkWithTheCoach20261125110000'

  async up(runner: QueryRunner): Promise<void> {
    for (const make of TABLES) await runner.createTable(make())
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const make of TABLES.toReversed()) await runner.dropTable(make())
  }
}
