import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, time, varchar } from './column-options'
import { index, partOfKey, ref, table } from './workspace-tables'

const tables = () => [
  table(
    'candidate_matches',
    [
      { ...ref('posting_id'), ...partOfKey('candidate_matches') },
      { ...ref('candidate_id'), ...partOfKey('candidate_matches') },
      ref('workspace_id'),
      column('match_rank', 'integer'),
      time('created_at'),
    ],
    [
      index('ix_candidate_matches_match_rank', ...['posting_id', 'match_rank', 'created_at', 'candidate_id']),
      index('ix_candidate_matches_workspace_id', 'workspace_id'),
    ],
    ['workspace'],
  ),
  table(
    'candidate_match_states',
    [
      { ...ref('posting_id'), ...partOfKey('candidate_match_states') },
      ref('workspace_id'),
      varchar('facts_sha256', 64),
      time('ranked_at'),
    ],
    [index('ix_candidate_match_states_workspace_id', 'workspace_id')],
    ['workspace'],
  ),
]

/** Everybody in the order of a posting's best match, kept while the facts of both stay. */
export class RankPeople20261121150200 implements MigrationInterface {
  readonly name = 'RankPeople20261121150200'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
