import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'

/** Packages that graders load. */
const ENGINES = [
  'sql.js',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  '@jitl/quickjs-ffi-types',
  'typescript',
]

const flag = (): string | undefined =>
  ['--permission', '--experimental-permission'].find((one) => process.allowedNodeEnvironmentFlags.has(one))

/**
 * Options of Node that leave a grader nothing but reading itself and its engines: no other file, no writing, no process, no
 * thread. Source code is compiled while it is read, by files all over, so only what is built is held to it.
 */
export function permissions(file: string): string[] {
  const permission = flag()
  if (!permission || extname(file) !== '.js') return []
  const { resolve } = createRequire(file)
  const engines = ENGINES.map((name) => dirname(dirname(realpathSync(resolve(name)))))
  return [
    permission,
    '--disable-warning=ExperimentalWarning',
    ...[dirname(file), ...engines].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ]
}
