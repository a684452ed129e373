import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableIndex } from 'typeorm'
import { index } from './workspace-tables'

type Named = [table: string, TableIndex]
const of = (table: string, name: string, ...columns: string[]): Named => [
  table,
  new TableIndex(index(`ix_${table}_${name}`, ...columns)),
]
const COMPANY = ['workspace_id', 'company_id']
const MATCH = [...COMPANY, 'match_requirements', 'match_score', 'applied_at', 'stage', 'id']
const POSTINGS = [...COMPANY, 'status', 'posted_at', 'created_at', 'id']
const INBOX = [...COMPANY, 'last_message_at']
const OUTBOX = ['workspace_id', 'candidate_id', 'last_message_at']
const UNREAD = ['workspace_id', 'side', 'unread']
const PEOPLE = ['workspace_id', 'name']

/** The wider ones take the names of those before them. */
const both = (wider: boolean): Named[] => {
  const more = (...columns: string[]): string[] => (wider ? columns : [])
  return [
    of(
      'applications',
      'match',
      ...[...MATCH, ...more('candidate_id', 'posting_id', 'first_interview_at', 'revealed_at')],
    ),
    of('postings', 'company', ...POSTINGS, ...more('title', 'blind_review', 'first_activated_at')),
    of('conversations', 'company_id_last_message_at', ...INBOX, ...more('id')),
    of('conversations', 'candidate_id_last_message_at', ...OUTBOX, ...more('id')),
    of('conversation_participants', 'side_unread', ...UNREAD, ...more('archived_at', 'conversation_id')),
    of('candidates', 'name', ...PEOPLE, ...more('id')),
  ]
}
const ADDED = () => [of('job_views', 'people', 'posting_id', 'day', 'people')]

/** Searches, inboxes and figures of a large company are answered out of indexes: wider ones, and one more for views. */
export class CoverSearches20261121150100 implements MigrationInterface {
  readonly name = 'CoverSearches20261121150100'

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, old] of both(false)) await runner.dropIndex(table, old)
    for (const [table, made] of [...both(true), ...ADDED()]) await runner.createIndex(table, made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, made] of [...ADDED(), ...both(true)]) await runner.dropIndex(table, made)
    for (const [table, old] of both(false)) await runner.createIndex(table, old)
  }
}
