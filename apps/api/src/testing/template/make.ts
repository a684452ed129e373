import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT, newBuiltFolder } from '../built'
import { openTestDatabase, TEMPLATE } from '../storage'

/** Before a run of specs: the migrations make the tables once, and every database of a spec is a copy. */
export default async function makeTemplate(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'tryka-template-')), 'empty.sqlite')
  const sqlite = await openTestDatabase('sqlite::memory:')
  await sqlite.db.source.query(`VACUUM INTO '${file}'`)
  await sqlite.drop()
  process.env[TEMPLATE.file] = file
  process.env[BUILT] = newBuiltFolder()

  const url = process.env['TEST_DATABASE_URL']
  if (!url?.startsWith('postgres')) return
  const postgres = await openTestDatabase(url)
  // PostgreSQL copies only what nobody is connected to.
  await postgres.db.close()
  process.env[TEMPLATE.database] = new URL(postgres.url).pathname.slice(1)
}
