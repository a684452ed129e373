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

const sessions = () =>
  ofMarket(
    'practice_sessions',
    [
      id('practice_sessions'),
      ...own(),
      varchar('for_kind', 16),
      varchar('for_ref', 60),
      varchar('title', 200),
      column('types', 'text'),
      varchar('level', 16),
      varchar('mode', 8),
      varchar('feedback_when', 8),
      column('plan', 'text'),
      varchar('state', 8),
      varchar('engine', 16),
      column('score', 'integer', true),
      time('started_at'),
      time('ended_at', true),
      column('is_sample', 'boolean'),
      time('keep_until', true),
      column('version', 'integer'),
    ],
    [
      index('ix_practice_sessions_candidate_id', 'market_id', 'candidate_id', 'started_at'),
      index('ix_practice_sessions_keep_until', 'keep_until'),
      index('ix_practice_sessions_state', 'state', 'started_at'),
    ],
  )

const turns = () =>
  ofMarket(
    'practice_turns',
    [
      id('practice_turns'),
      ...own(),
      ref('session_id'),
      column('seq', 'integer'),
      varchar('question_id', 100),
      column('revision', 'integer'),
      ref('again_of', true),
      column('draft', 'text'),
      column('answer', 'text', true),
      column('follow_up', 'text', true),
      column('follow_answer', 'text', true),
      column('seconds', 'integer'),
      column('spoken', 'boolean'),
      varchar('state', 10),
      time('asked_at'),
      time('answered_at', true),
      column('version', 'integer'),
    ],
    [
      unique('ux_practice_turns_session_id_seq', 'session_id', 'seq'),
      index('ix_practice_turns_candidate_id', 'market_id', 'candidate_id', 'question_id'),
    ],
  )

const feedback = () =>
  ofMarket(
    'practice_feedback',
    [
      { ...ref('turn_id'), ...partOfKey('practice_feedback') },
      { ...varchar('engine', 16), ...partOfKey('practice_feedback') },
      ...own(),
      column('score', 'integer'),
      column('score_before', 'integer', true),
      column('levels', 'text'),
      column('feedback', 'text'),
      time('at'),
    ],
    [index('ix_practice_feedback_candidate_id', 'market_id', 'candidate_id')],
  )

const marks = () =>
  ofMarket(
    'point_marks',
    [
      { ...ref('turn_id'), ...partOfKey('point_marks') },
      { ...varchar('point_id', 80), ...partOfKey('point_marks') },
      ...own(),
      column('start_unit', 'integer'),
      column('end_unit', 'integer'),
      time('at'),
    ],
    [index('ix_point_marks_candidate_id', 'market_id', 'candidate_id')],
  )

const TABLES = [sessions, turns, feedback, marks]

/** Practice for interviews: sessions, their questions and answers, and what was said of them. */
export class Practise20261125050000 implements MigrationInterface {
  readonly name = 'Practise20261125050000'

  async up(runner: QueryRunner): Promise<void> {
    for (const make of TABLES) await runner.createTable(make())
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const make of TABLES.toReversed()) await runner.dropTable(make())
  }
}
