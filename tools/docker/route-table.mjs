import { join } from 'node:path'
import { runnerImport } from 'vite'

/** The one table of pages; every set-up is made from it. */
export async function routeTable() {
  const file = join(import.meta.dirname, '../../libs/domain/src/routes.ts')
  return (await runnerImport(file)).module
}
