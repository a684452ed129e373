import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const API = join(__dirname, '..', '..')
const VITE = join(API, '..', '..', 'node_modules', 'vite', 'bin', 'vite.js')

/** Names the folder, inside the repository so that packages are found, that a run of specs builds in and removes at its end. */
export const BUILT = 'TEST_BUILT_FOLDER'
export const newBuiltFolder = (): string => join(API, 'test-output', `built-${process.pid}`)

type Built = 'main' | 'matcher' | 'grader' | 'issue-until-killed' | 'write-until-killed'

/** Longer than a build takes on a machine that is busy with other specs. */
const PATIENCE_MS = 110_000
const TURN_MS = 100

function waitFor(outDir: string): void {
  const end = Date.now() + PATIENCE_MS
  const pause = new Int32Array(new SharedArrayBuffer(4))
  while (!existsSync(wholeIn(outDir))) {
    if (Date.now() > end) throw new Error(`Another worker did not end the build in ${outDir}`)
    Atomics.wait(pause, 0, 0, TURN_MS)
  }
}
/** Says that the build in a folder is whole. */
const wholeIn = (outDir: string): string => join(outDir, 'whole')

/** The first worker that asks builds for all of the run; the others wait for it. */
function build(): string {
  const outDir = process.env[BUILT] ?? newBuiltFolder()
  mkdirSync(dirname(outDir), { recursive: true })
  try {
    mkdirSync(outDir)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    waitFor(outDir)
    return outDir
  }
  const config = join(API, 'vite.config.mts')
  const how = ['-c', config, '--mode', 'specs', '--outDir', outDir, '--logLevel', 'error']
  execFileSync(process.execPath, [VITE, 'build', ...how])
  writeFileSync(wholeIn(outDir), '')
  return outDir
}

let folder: string | undefined

/**
 * A process of the API as it is deployed, built once for a run of specs. Its source, compiled while it is read, takes more
 * than twice as long to start.
 */
export function builtFile(name: Built): string {
  folder ??= build()
  return join(folder, `${name}.js`)
}
