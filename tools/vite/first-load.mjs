import { gzipSync } from 'node:zlib'

const KIB = 1024

/** Everything that a chunk cannot run without, itself included. */
export function closure(chunks, file, found = new Set()) {
  const chunk = chunks.get(file)
  if (!chunk || found.has(file)) return found
  found.add(file)
  for (const each of chunk.imports) closure(chunks, each, found)
  return found
}

/**
 * What a first visit loads before it can be used, in bytes of gzip: the entry, the lazy modules that `modules` names by
 * the end of their paths, and all that these import.
 */
export function firstLoad(bundle, modules) {
  const chunks = new Map(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'))
  const wanted = (chunk) =>
    chunk.isEntry || modules.some((module) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(module))
  const files = new Set(
    [...chunks.values()].filter(wanted).flatMap(({ fileName }) => [...closure(chunks, fileName)]),
  )
  const missing = modules.filter(
    (module) =>
      ![...chunks.values()].some(({ facadeModuleId }) =>
        facadeModuleId?.replaceAll('\\', '/').endsWith(module),
      ),
  )
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(chunks.get(file).code, { level: 9 }).length,
    0,
  )
  return { bytes, missing }
}

/**
 * Fails a build whose first load is over budget. `visits` names each way in and the lazy modules on it; a module that is
 * no chunk of its own any more fails too, because then everybody loads it.
 */
export function firstLoadPlugin({ budget, visits }) {
  return {
    name: 'tryka-first-load',
    apply: 'build',
    // After minification: the code is what will be served.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [path, modules] of Object.entries(visits)) {
          const { bytes, missing } = firstLoad(bundle, modules)
          if (missing.length) this.error(`${path}: ${missing.join(', ')} must be a chunk of its own`)
          const words = `${path}: first load ${(bytes / KIB).toFixed(1)} KiB of gzip JavaScript, budget ${budget / KIB}`
          if (bytes > budget) this.error(words)
          this.info(words)
        }
      },
    },
  }
}
