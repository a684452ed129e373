import { join } from 'node:path'
import { runnerImport } from 'vite'

/** The one table of pages; every set-up is made from it. */
export async function routeTable() {
  const file = join(import.meta.dirname, '../../libs/domain/src/routes.ts')
  return (await runnerImport(file)).module
}

/** For nginx: everything that begins with a name ending in a slash or a hyphen, or exactly the name. */
export const pattern = (paths) =>
  `^(${paths
    .map((path) => (/[/-]$/.test(path) ? path : `${path}$`))
    .map((path) => path.replaceAll('.', '\\.'))
    .join('|')})`
