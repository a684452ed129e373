import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatcherConfig } from '../config'
import type { TestApp, TestAppOptions } from './build-test-app'
import { buildTestApp } from './build-test-app'
import { builtFile } from './built'
import { openTestDatabase } from './storage'

/** The process as it is deployed. */
const builtMatcher = (): MatcherConfig => ({ file: builtFile('matcher'), execArgv: [] })

/** The app over a database that another process can read, with columns from the first row on. */
export async function buildAppWithColumns(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'tryka-columns-'))
  const url = process.env['TEST_DATABASE_URL'] ?? `sqlite:${join(folder, 'a.sqlite')}`
  const database = await openTestDatabase(url)
  const test = await buildTestApp({
    ...options,
    config: { matcher: { ...builtMatcher(), from: 1 }, ...options.config },
    deps: { db: database.db, ...options.deps },
  })
  return {
    ...test,
    db: database.db,
    async close() {
      await test.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
