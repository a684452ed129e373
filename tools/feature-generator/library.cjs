const { formatFiles, generateFiles, names, readNxJson } = require('@nx/devkit')
const { join } = require('node:path')

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What each kind of library is to the lint of module boundaries, and which generator of Nx begins it. */
const KINDS = {
  ui: { by: '@nx/react', platform: 'platform:web' },
  shell: { by: '@nx/react', platform: 'platform:web' },
  domain: { by: '@nx/node', platform: 'platform:any' },
  client: { by: '@nx/node', platform: 'platform:any' },
}

/** What the generators write for each library and this repository says once, at its root. */
const NOT_OURS = ['README.md', '.babelrc', '.swcrc', '.spec.swcrc', 'eslint.config.mjs', 'src']
const ROOT_FILES = ['nx.json', 'package.json', 'tsconfig.json']

/** The references of the root, with the library before the apps. */
const withReference = (text, folder) =>
  text.replace(/^( *)(?=\{ "path": "\.\/apps\/)/m, `$1{ "path": "./${folder}" },\n$1`)

const nextSteps = (name) =>
  [
    `npm install links @tryka/${name}. Then:`,
    `  libs/${name}/: its purpose, and a spec that is green`,
    `  libs/${name}/package.json and tsconfig.lib.json: which of our libraries it stands on`,
    `  apps/api/Dockerfile: a COPY line for its package.json`,
    `  CONTRIBUTING.md: a word under "Where things are"`,
    `Last: npm run check:lock, npm run affected`,
  ].join('\n')

/** Begins a library with the generator of Nx and gives it the shape of the others. */
module.exports = async function library(tree, { name, kind, skipFormat = false }) {
  if (!NAME.test(name ?? '')) throw new Error(`A library has a kebab-case name, not "${name}".`)
  if (!KINDS[kind]) throw new Error(`A library is of one kind: ${Object.keys(KINDS).join(', ')}.`)
  const folder = `libs/${name}`
  if (tree.exists(folder)) throw new Error(`${folder} exists already; choose another name.`)
  const { by, platform } = KINDS[kind]
  const web = by === '@nx/react'
  const tags = [`type:${kind}`, platform]
  const kept = ROOT_FILES.filter((file) => tree.exists(file)).map((file) => [file, tree.read(file, 'utf8')])

  await require(by).libraryGenerator(tree, {
    ...readNxJson(tree)?.generators?.[by]?.library,
    directory: folder,
    name,
    importPath: `@tryka/${name}`,
    tags: tags.join(','),
    skipFormat: true,
    // What they would install stands in the root already.
    skipPackageJson: true,
  })
  for (const [file, text] of kept)
    tree.write(file, file === 'tsconfig.json' ? withReference(text, folder) : text)
  for (const file of NOT_OURS) if (tree.exists(`${folder}/${file}`)) tree.delete(`${folder}/${file}`)

  const words = name.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const { propertyName } = names(name)
  for (const files of web ? ['library', 'library-web'] : ['library'])
    generateFiles(tree, join(__dirname, 'files', files), folder, { name, propertyName, title, tags, web })
  if (!skipFormat) await formatFiles(tree)
  return () => console.log(nextSteps(name))
}
