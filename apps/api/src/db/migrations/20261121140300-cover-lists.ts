import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

type Named = [table: string, TableIndex]
const of = (table: string, name: string, ...columns: string[]): Named => [
  table,
  new TableIndex(index(`ix_${table}_${name}`, 'workspace_id', 'company_id', ...columns)),
]
const OLD = () => [
  of('applications', 'company_id_stage_applied_at', 'stage', 'applied_at'),
  of('applications', 'company_id_reply_due_at', 'reply_due_at'),
  of('applications', 'hires', 'hired_at'),
  of('postings', 'company_id_status', 'status'),
]
const NEW = () => [
  of('applications', 'stage', 'stage', 'applied_at', 'candidate_id', 'id'),
  of('applications', 'due', 'reply_due_at', 'stage', 'id'),
  of('applications', 'hired', 'hired_at', 'applied_at', 'posting_id', 'id'),
  of('postings', 'company', 'status', 'posted_at', 'created_at', 'id'),
]

/** Indexes that hold all that a list sorts by and a count asks for: rows with long texts are read for the page alone. */
export class CoverLists20261121140300 implements MigrationInterface {
  readonly name = 'CoverLists20261121140300'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, old] of OLD()) await runner.dropIndex(table, old)
    for (const [table, made] of NEW()) await runner.createIndex(table, made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, made] of NEW()) await runner.dropIndex(table, made)
    for (const [table, old] of OLD()) await runner.createIndex(table, old)
  }
}
