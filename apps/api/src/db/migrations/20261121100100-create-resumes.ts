import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/** Resumes and the states kept before large changes. */
export class CreateResumes20261121100100 implements MigrationInterface {
  readonly name = 'CreateResumes20261121100100'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'resumes',
        columns: [
          id('resumes'),
          varchar('account_id', 36),
          varchar('title', 200),
          column('content', 'text'),
          column('is_default', 'boolean'),
          column('version', 'integer'),
          time('created_at'),
          time('updated_at'),
          time('deleted_at', true),
        ],
        indices: [
          { name: 'ix_resumes_account_id_updated_at', columnNames: ['account_id', 'updated_at'] },
          { name: 'ix_resumes_deleted_at', columnNames: ['deleted_at'] },
        ],
        foreignKeys: [
          {
            name: 'fk_resumes_account',
            columnNames: ['account_id'],
            referencedTableName: 'accounts',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    )
    await runner.createTable(
      new Table({
        name: 'resume_versions',
        columns: [
          id('resume_versions'),
          varchar('resume_id', 36),
          column('version', 'integer'),
          varchar('reason', 20),
          varchar('title', 200),
          column('content', 'text'),
          time('created_at'),
        ],
        indices: [
          { name: 'ix_resume_versions_resume_id_created_at', columnNames: ['resume_id', 'created_at'] },
        ],
        foreignKeys: [
          {
            name: 'fk_resume_versions_resume',
            columnNames: ['resume_id'],
            referencedTableName: 'resumes',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['resume_versions', 'resumes']) await runner.dropTable(name)
  }
}
