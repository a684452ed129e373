/**
 * Optional packages that a lock file names and does not lock. `npm ci` refuses such a file on another platform: it
 * happens when a release is newer than its platform builds in the registry.
 */
function missingOptionals(packages) {
  const parents = (path) => {
    const up = path.lastIndexOf('/node_modules/')
    return path === '' ? [] : [up < 0 ? '' : path.slice(0, up), ...parents(up < 0 ? '' : path.slice(0, up))]
  }
  const isLocked = (name, from) =>
    [from, ...parents(from)].some((folder) => packages[`${folder ? `${folder}/` : ''}node_modules/${name}`])
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(name, path))
      .map((name) => `${name}, wanted by ${path} ${entry.version}`),
  )
}

/** Packages that would be fetched from anywhere but a registry. */
const notFromRegistry = (packages) =>
  Object.entries(packages)
    .filter(([path, { link, resolved }]) => path.startsWith('node_modules/') && !link && resolved)
    .filter(([, { resolved }]) => !/^https?:\/\/[^/]+\/.+\.tgz$/.test(resolved))
    .map(([path, { resolved }]) => `${path} from ${resolved}`)

module.exports = { missingOptionals, notFromRegistry }
