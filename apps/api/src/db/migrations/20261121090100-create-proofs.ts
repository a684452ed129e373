import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'

/** Codes by mail, answered security questions, recent attempts and the names that transactions lock. */
export class CreateProofs20261121090100 implements MigrationInterface {
  readonly name = 'CreateProofs20261121090100'

  async up(runner: QueryRunner): Promise<void> {
    await this.createOtpCodes(runner)
    await this.createCaptchaUses(runner)
    await this.createAttempts(runner)
    await runner.createTable(
      new Table({
        name: 'locks',
        columns: [{ ...varchar('name', 60), isPrimary: true, primaryKeyConstraintName: 'pk_locks' }],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['locks', 'attempts', 'captcha_uses', 'otp_codes']) await runner.dropTable(name)
  }

  private async createOtpCodes(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'otp_codes',
        columns: [
          id('otp_codes'),
          varchar('email_key', 254),
          varchar('purpose', 20),
          varchar('binding', 43),
          varchar('code_hash', 43),
          column('tries', 'integer'),
          time('created_at'),
          time('expires_at'),
          time('ended_at', true),
          time('verified_until', true),
        ],
        indices: [
          { name: 'ix_otp_codes_email_key_created_at', columnNames: ['email_key', 'created_at'] },
          { name: 'ix_otp_codes_created_at', columnNames: ['created_at'] },
        ],
      }),
    )
  }

  private async createCaptchaUses(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'captcha_uses',
        columns: [id('captcha_uses'), time('expires_at')],
        indices: [{ name: 'ix_captcha_uses_expires_at', columnNames: ['expires_at'] }],
      }),
    )
  }

  private async createAttempts(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'attempts',
        columns: [id('attempts'), varchar('kind', 20), varchar('subject', 43), time('at')],
        indices: [
          { name: 'ix_attempts_kind_subject_at', columnNames: ['kind', 'subject', 'at'] },
          { name: 'ix_attempts_at', columnNames: ['at'] },
        ],
      }),
    )
  }
}
