import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, id, time, varchar } from './column-options'
import { partOfKey, unique } from './workspace-tables'

const keys = (): Table =>
  new Table({
    name: 'issuer_keys',
    columns: [
      id('issuer_keys'),
      varchar('purpose', 10),
      varchar('public_multibase', 64),
      varchar('state', 12),
      time('added_at'),
      column('added_leaf', 'integer', true),
      column('retired_leaf', 'integer', true),
      column('valid_below', 'integer', true),
      time('expires_at', true),
      time('revoked_at', true),
    ],
    indices: [unique('ux_issuer_keys_public_multibase', 'public_multibase')],
  })

const documents = (): Table =>
  new Table({
    name: 'did_documents',
    columns: [
      { ...column('leaf_index', 'integer'), ...partOfKey('did_documents') },
      varchar('kind', 10),
      column('document', 'text'),
      time('at'),
    ],
  })

/** The public halves of the keys that sign, and every version of the document that names them. */
export class KeepKeys20261124160000 implements MigrationInterface {
  readonly name = 'KeepKeys20261124160000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(keys())
    await runner.createTable(documents())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(documents())
    await runner.dropTable(keys())
  }
}
