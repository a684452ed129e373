import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAppends } from '../../testing/kill-appends'
import { openTestDatabase } from '../../testing/storage'

/** One of a single writer, one of several. More of them: `npm run check:log-kills`. */
const ROUNDS = 2

it('An acknowledged entry of the log survives the death of the process, and no index is left out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-log-'))
  const url = process.env['TEST_DATABASE_URL'] ?? `sqlite:${join(folder, 'a.sqlite')}`
  const database = await openTestDatabase(url)
  // Of SQLite a process has one connection that writes; on PostgreSQL this one is idle.
  if (database.db.isSqlite) await database.db.close()
  try {
    const script = join(__dirname, '..', '..', 'testing', 'append-until-killed.ts')
    const { acknowledged, size, faults } = await killAppends(database.url, { rounds: ROUNDS, script })

    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(ROUNDS * 3)
    expect(size).toBeGreaterThanOrEqual(2 * acknowledged)
  } finally {
    if (!database.db.isSqlite) await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)
