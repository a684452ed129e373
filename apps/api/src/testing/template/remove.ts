import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { dropAllOf } from '../postgres-database'
import { BUILT, newBuiltFolder } from '../built'
import { TEMPLATE } from '../storage'

/** After a run of specs. */
export default async function removeTemplate(): Promise<void> {
  const { [TEMPLATE.file]: file, [TEMPLATE.database]: database, TEST_DATABASE_URL: url } = process.env
  if (file) rmSync(dirname(file), { recursive: true, force: true })
  rmSync(process.env[BUILT] ?? newBuiltFolder(), { recursive: true, force: true })
  if (database && url) await dropAllOf(database, url)
}
