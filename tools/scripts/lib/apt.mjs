import { existsSync } from 'node:fs'
import { env, onPath } from './env.mjs'
import { run } from './run.mjs'

const OPTIONS = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3', '-qq']
const isDebian = process.platform === 'linux' && existsSync('/usr/bin/apt-get')
const isRoot = process.getuid?.() === 0

/** An ordinary user installs where `sudo` asks for no password. */
const sudoes = async () =>
  Boolean(onPath('sudo')) && (await run('sudo', ['-n', 'true'], { quiet: true, timeout: 20_000 })).ok

/** True where packages can be installed without asking anybody. */
export const canInstall = async () => isDebian && (isRoot || (await sudoes()))

/** Installs Debian packages; waits for another apt that is at work. */
export async function apt(packages) {
  const [first, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', '-E', 'apt-get']
  const options = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run(first, [...before, ...OPTIONS, 'update'], options)
  return run(first, [...before, ...OPTIONS, 'install', '-y', '--no-install-recommends', ...packages], options)
}
