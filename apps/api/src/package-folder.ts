import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Packages are looked for from the program that runs and from the folder it runs in. */
const requirers = [process.argv[1], join(process.cwd(), 'package.json')]
  .filter((path) => path !== undefined)
  .map((path) => createRequire(path))

/** The folder of a package, or nothing when it is not installed. */
export function packageFolder(name: string): string | undefined {
  for (const require of requirers) {
    try {
      return dirname(require.resolve(`${name}/package.json`))
    } catch {
      continue
    }
  }
  return undefined
}
