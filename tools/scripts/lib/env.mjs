import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
export const at = (...parts) => join(root, ...parts)

/** Values of `.env`, where there is one, for what the environment does not say itself. */
if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))

/**
 * What every child process gets. Without a daemon Nx starts its plugins afresh in workers of their own; keeping
 * them in the process makes a cached run several times faster and leaves nothing running behind.
 */
export const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TASKS_RUNNER_DYNAMIC_OUTPUT: 'false',
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
}

/** The first of these programs that is on the PATH. */
export const onPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}
