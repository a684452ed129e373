import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { column } from './column-options'

const BATCH = 500
const KIND = 'Learning recommendations'

interface Row {
  id: string
  kinds: string
}

/** What was chosen while nothing of the kind was sent was a preset: it is off until somebody switches it on. */
async function switchOff(runner: QueryRunner): Promise<void> {
  const marks = runner.connection.options.type === 'sqlite' ? ['?', '?'] : ['$1', '$2']
  for (let last = ''; ;) {
    const rows = (await runner.query(
      `SELECT account_id AS id, kinds FROM preferences WHERE account_id > ${marks[0]}
       ORDER BY account_id LIMIT ${BATCH}`,
      [last],
    )) as Row[]
    for (const { id, kinds } of rows) {
      const { [KIND]: chosen, ...others } = JSON.parse(kinds) as Record<string, object | undefined>
      if (chosen === undefined) continue
      await runner.query(`UPDATE preferences SET kinds = ${marks[0]} WHERE account_id = ${marks[1]}`, [
        JSON.stringify(others),
        id,
      ])
    }
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.id
  }
}

/** A digest of the week is sent, and stops after empty weeks in a row. */
export class TellTheWeek20261128150000 implements MigrationInterface {
  readonly name = 'TellTheWeek20261128150000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('digests', new TableColumn(column('empty_weeks', 'integer', true)))
    await runner.query('UPDATE digests SET empty_weeks = 0')
    await runner.changeColumn('digests', 'empty_weeks', new TableColumn(column('empty_weeks', 'integer')))
    await switchOff(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('digests', 'empty_weeks')
  }
}
