import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table } from 'typeorm'
import { column, time, varchar } from './column-options'
import { partOfKey } from './workspace-tables'

const tables = (): Table[] => [
  new Table({
    name: 'log_leaves',
    columns: [
      { ...column('index', 'integer'), ...partOfKey('log_leaves') },
      column('leaf', 'text'),
      varchar('hash', 43),
    ],
  }),
  new Table({
    name: 'log_tiles',
    columns: [
      { ...column('level', 'integer'), ...partOfKey('log_tiles') },
      { ...column('n', 'integer'), ...partOfKey('log_tiles') },
      column('width', 'integer'),
      column('hashes', 'text'),
    ],
  }),
  new Table({
    name: 'log_checkpoints',
    columns: [
      { ...column('size', 'integer'), ...partOfKey('log_checkpoints') },
      varchar('root', 43),
      column('note', 'text'),
      column('cosignatures', 'text'),
      time('at'),
    ],
  }),
]

/** The public log: entries, the tiles of its tree, and each root that was signed. */
export class KeepALog20261124161000 implements MigrationInterface {
  readonly name = 'KeepALog20261124161000'

  async up(runner: QueryRunner): Promise<void> {
    for (const made of tables()) await runner.createTable(made)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables().reverse()) await runner.dropTable(name)
  }
}
