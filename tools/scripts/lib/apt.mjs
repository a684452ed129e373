import { env } from './env.mjs'
import { run } from './run.mjs'

const OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3', '-qq']

/** Installs Debian packages; waits for another apt that is at work. */
export async function apt(packages) {
  const options = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', [...OPTIONS, 'update'], options)
  return run('apt-get', [...OPTIONS, 'install', '-y', '--no-install-recommends', ...packages], options)
}
