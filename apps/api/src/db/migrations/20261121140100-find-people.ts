import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

const ADDED = () => [
  new TableIndex({
    ...index('ix_candidates_blocks', 'workspace_id', 'id'),
    where: `"blocked_company_ids" <> '[]'`,
  }),
  new TableIndex(index('ix_candidates_name', 'workspace_id', 'name')),
]

/** People by name, and the few who block a company. */
export class FindPeople20261121140100 implements MigrationInterface {
  readonly name = 'FindPeople20261121140100'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of ADDED()) await runner.createIndex('candidates', made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const made of ADDED()) await runner.dropIndex('candidates', made)
  }
}
