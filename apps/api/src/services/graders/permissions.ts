import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

/** Packages that graders load; what these load themselves may be read with them. */
const ENGINES = [
  'sql.js',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  'typescript',
  'solc',
  '@ethereumjs/evm',
  '@ethereumjs/common',
  '@ethereumjs/util',
  'viem',
]

/** Where a package lies, looked for as Node does: beside whoever asks, and then further up. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder)
  const above = dirname(from)
  return above === from ? undefined : folderOf(name, above)
}

/** The folders of packages and of all that they depend on. */
function foldersOf(names: readonly string[], from: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = folderOf(name, from)
    if (folder === undefined || found.has(folder)) continue
    found.add(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    foldersOf(Object.keys(manifest.dependencies ?? {}), folder, found)
  }
  return found
}

const flag = (): string | undefined =>
  ['--permission', '--experimental-permission'].find((one) => process.allowedNodeEnvironmentFlags.has(one))

/**
 * Options of Node that leave a grader nothing but reading itself and its engines: no other file, no writing, no process, no
 * thread. Source code is compiled while it is read, by files all over, so only what is built is held to it.
 */
export function permissions(file: string): string[] {
  const permission = flag()
  if (!permission || extname(file) !== '.js') return []
  return [
    permission,
    '--disable-warning=ExperimentalWarning',
    ...[dirname(file), ...foldersOf(ENGINES, dirname(file))].map(
      (folder) => `--allow-fs-read=${join(folder, '*')}`,
    ),
  ]
}
