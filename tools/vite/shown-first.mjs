import { build } from 'vite'
import { closure } from './first-load.mjs'

/**
 * The ids of the modules that each of these visits loads first, as a build of this configuration tells. In one file they
 * are smaller than in the thirty that a bundler makes of what sections share.
 */
export async function shownFirst(config, visits) {
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  })
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  )
  const loadedBy = (modules) => {
    const begins = [...chunks.values()].filter(
      ({ isEntry, facadeModuleId }) =>
        isEntry || modules.some((module) => facadeModuleId?.replaceAll('\\', '/').endsWith(module)),
    )
    const files = begins.flatMap(({ fileName }) => [...closure(chunks, fileName)])
    return new Set(files.flatMap((file) => chunks.get(file).moduleIds))
  }
  const [first = new Set(), ...others] = Object.values(visits).map(loadedBy)
  return new Set([...first].filter((id) => others.every((other) => other.has(id))))
}
