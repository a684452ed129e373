import type { MigrationInterface, QueryRunner } from 'typeorm'
import { Table, TableColumn, TableIndex } from 'typeorm'
import { isTimeZone, LIVE_MARKET_ID, localDay } from '@tryka/domain'
import { column, time, varchar } from './column-options'
import { partOfKey, ref, unique } from './workspace-tables'

const SESSIONS = 'learning_sessions'
const LEASES = 'activity_leases'
const BATCH = 500
const ADDED = ['origin', 'day', 'seconds', 'kind', 'ref']
const oneOfADay = () =>
  new TableIndex({
    ...unique(`ux_${SESSIONS}_counted`, 'market_id', 'candidate_id', 'day', 'kind', 'ref'),
    where: `"origin" = 'counted'`,
  })

const leases = () =>
  new Table({
    name: LEASES,
    columns: [{ ...ref('account_id'), ...partOfKey(LEASES) }, varchar('tab', 36), time('beat_at')],
    foreignKeys: [
      {
        name: `fk_${LEASES}_account`,
        columnNames: ['account_id'],
        referencedTableName: 'accounts',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      },
    ],
  })

interface Row {
  id: string
  at: string
  zone: string | null
}

/** What was learned before falls on days of the person's calendar. */
async function setDays(runner: QueryRunner): Promise<void> {
  const marks = runner.connection.options.type === 'sqlite' ? ['?', '?'] : ['$1', '$2']
  for (let last = ''; ;) {
    const rows = (await runner.query(
      `SELECT s.id AS id, s.at AS at, c.time_zone AS zone FROM ${SESSIONS} s
       LEFT JOIN candidates c ON c.id = s.candidate_id AND c.market_id = s.market_id
       WHERE s.id > ${marks[0]} ORDER BY s.id LIMIT ${BATCH}`,
      [last],
    )) as Row[]
    for (const { id, at, zone } of rows) {
      const day = localDay(new Date(at), zone !== null && isTimeZone(zone) ? zone : 'UTC')
      await runner.query(`UPDATE ${SESSIONS} SET day = ${marks[0]} WHERE id = ${marks[1]}`, [day, id])
    }
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end.id
  }
}

/** Minutes are counted here, one row per day and thing; what people log themselves says so. */
export class CountMinutes20261128120000 implements MigrationInterface {
  readonly name = 'CountMinutes20261128120000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(SESSIONS, [
      new TableColumn(varchar('origin', 8, true)),
      new TableColumn(varchar('day', 10, true)),
      new TableColumn(column('seconds', 'integer', true)),
      new TableColumn(varchar('kind', 8, true)),
      new TableColumn(varchar('ref', 200, true)),
    ])
    await runner.query(
      `UPDATE ${SESSIONS} SET seconds = 60 * minutes,
       origin = CASE WHEN market_id = '${LIVE_MARKET_ID}' THEN 'logged' ELSE 'sample' END`,
    )
    await setDays(runner)
    await runner.changeColumn(SESSIONS, 'origin', new TableColumn(varchar('origin', 8)))
    await runner.changeColumn(SESSIONS, 'day', new TableColumn(varchar('day', 10)))
    await runner.changeColumn(SESSIONS, 'seconds', new TableColumn(column('seconds', 'integer')))
    await runner.dropColumn(SESSIONS, 'minutes')
    await runner.createIndex(SESSIONS, oneOfADay())
    await runner.createTable(leases())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LEASES)
    await runner.dropIndex(SESSIONS, oneOfADay())
    await runner.addColumn(SESSIONS, new TableColumn(column('minutes', 'integer', true)))
    await runner.query(`UPDATE ${SESSIONS} SET minutes = seconds / 60`)
    await runner.changeColumn(SESSIONS, 'minutes', new TableColumn(column('minutes', 'integer')))
    await runner.dropColumns(SESSIONS, ADDED)
  }
}
