import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableForeignKey } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { index, ref, table, unique } from './workspace-tables'

const shares = () => {
  const made = table(
    'resume_shares',
    [
      id('resume_shares'),
      ref('account_id'),
      ref('resume_id'),
      varchar('token_hash', 43),
      varchar('label', 80),
      varchar('password_hash', 200, true),
      column('hide_contact', 'boolean'),
      time('expires_at', true),
      time('revoked_at', true),
      column('views', 'integer'),
      column('downloads', 'integer'),
      time('last_viewed_at', true),
      time('created_at'),
    ],
    [
      unique('ux_resume_shares_token_hash', 'token_hash'),
      index('ix_resume_shares_resume_id', 'resume_id', 'created_at'),
      index('ix_resume_shares_account_id', 'account_id'),
    ],
    ['account'],
  )
  made.addForeignKey(
    new TableForeignKey({
      name: 'fk_resume_shares_resume',
      columnNames: ['resume_id'],
      referencedTableName: 'resumes',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    }),
  )
  return made
}

/** Links by which a resume is read without an account. */
export class ShareResumes20261125033000 implements MigrationInterface {
  readonly name = 'ShareResumes20261125033000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(shares())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('resume_shares')
  }
}
