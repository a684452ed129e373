import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/** Messages of the contact form. */
export class CreateContactMessages20261121120000 implements MigrationInterface {
  readonly name = 'CreateContactMessages20261121120000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'contact_messages',
        columns: [
          id('contact_messages'),
          varchar('name', 120),
          varchar('email', 254),
          varchar('company', 120, true),
          varchar('subject', 120),
          column('message', 'text'),
          varchar('inquiry_type', 20),
          time('created_at'),
          time('mailed_at', true),
        ],
        indices: [
          { name: 'ix_contact_messages_created_at', columnNames: ['created_at'] },
          { name: 'ix_contact_messages_mailed_at', columnNames: ['mailed_at'] },
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('contact_messages')
  }
}
