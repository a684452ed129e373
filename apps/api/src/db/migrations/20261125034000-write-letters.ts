import type { MigrationInterface, QueryRunner } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table } from './workspace-tables'

const letters = () =>
  table(
    'cover_letters',
    [
      id('cover_letters'),
      ref('account_id'),
      varchar('title', 200),
      ref('resume_id', true),
      ref('posting_id', true),
      varchar('role', 120),
      varchar('company', 120),
      column('content', 'text'),
      column('bytes', 'integer'),
      column('version', 'integer'),
      time('created_at'),
      time('updated_at'),
    ],
    [
      index(
        'ix_cover_letters_cards',
        ...['account_id', 'updated_at', 'id', 'title', 'resume_id', 'posting_id', 'role', 'company'],
        ...['version', 'created_at', 'bytes'],
      ),
    ],
    ['account'],
  )

/** Cover letters. No key to the resume or the posting: what is written stays when either is erased. */
export class WriteLetters20261125034000 implements MigrationInterface {
  readonly name = 'WriteLetters20261125034000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(letters())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cover_letters')
  }
}
