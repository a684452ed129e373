const NAME = /^(\d{14})-([a-z0-9]+(?:-[a-z0-9]+)*)\.ts$/

/** `create-signups` of 20261121080000 is the class `CreateSignups20261121080000`. */
const className = (stamp, title) => title.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()) + stamp

/** Everything wrong with a folder of migrations, given each file's text and the text of its index. */
function migrationFaults(files, index) {
  const imported = [...index.matchAll(/from '\.\/([^']+)'/g)].map((match) => `${match[1]}.ts`)
  const named = files.map(({ name, text }) => ({ name, text, parts: NAME.exec(name) }))
  const faults = named
    .filter(({ parts }) => !parts)
    .map(({ name }) => `${name}: is not <timestamp>-<verb-what>.ts`)
  for (const { name, text, parts } of named) {
    if (!parts) continue
    if (!imported.includes(name)) faults.push(`${name}: is not listed in index.ts`)
    if (!text.includes(className(parts[1], parts[2])))
      faults.push(`${name}: does not hold ${className(parts[1], parts[2])}`)
    for (const step of ['up', 'down'])
      if (!new RegExp(`\\b${step}\\s*\\(`).test(text)) faults.push(`${name}: has no ${step}`)
  }
  const stamps = imported.map((name) => NAME.exec(name)?.[1] ?? '')
  if (stamps.some((stamp, i) => i > 0 && stamp <= (stamps[i - 1] ?? '')))
    faults.push('index.ts: timestamps do not grow strictly')
  return faults
}

module.exports = { migrationFaults }
