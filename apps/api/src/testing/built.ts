import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const API = join(__dirname, '..', '..')
const VITE = join(API, '..', '..', 'node_modules', 'vite', 'bin', 'vite.js')

/** Names the folder, inside the repository so that packages are found, that a run of specs builds in and removes at its end. */
export const BUILT = 'TEST_BUILT_FOLDER'
export const newBuiltFolder = (): string => join(API, 'test-output', `built-${process.pid}`)

type Built = 'main' | 'matcher' | 'grader' | 'issue-until-killed' | 'write-until-killed'

let folder: string | undefined

function build(): string {
  const outDir = join(process.env[BUILT] ?? newBuiltFolder(), String(process.pid))
  const config = join(API, 'vite.config.mts')
  const how = ['-c', config, '--mode', 'specs', '--outDir', outDir, '--logLevel', 'error']
  execFileSync(process.execPath, [VITE, 'build', ...how])
  return outDir
}

/**
 * A process of the API as it is deployed, built once for each worker of a run. Its source, compiled while it
 * is read, takes more than twice as long to start.
 */
export function builtFile(name: Built): string {
  folder ??= build()
  return join(folder, `${name}.js`)
}
