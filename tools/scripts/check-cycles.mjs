import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import cycles from './lib/cycles.cjs'
import { root } from './lib/env.mjs'

/** `npm run check:cycles`; another repository may be named, which is how the check is checked itself. */
const at = (path) => join(process.argv[2] ?? root, path)

const PROJECTS = ['apps', 'libs'].flatMap((kind) =>
  readdirSync(at(kind)).map((name) => `${kind}/${name}/src`),
)

const files = PROJECTS.filter((folder) => existsSync(at(folder))).flatMap((folder) =>
  readdirSync(at(folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
)

const isFile = (path) => existsSync(at(path)) && statSync(at(path)).isFile()

/** The file behind a relative import, where it is one of ours. */
const target = (file, specifier) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => posix.join(posix.dirname(file), specifier) + end)
    .find((path) => /\.tsx?$/.test(path) && isFile(path))

const imports = files.flatMap((file) =>
  ts
    .preProcessFile(readFileSync(at(file), 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => target(file, fileName) ?? [])
    .map((to) => [file, to]),
)
/** Specs look into every folder; what ships does not. A table lies with its owner, and below all who read it. */
const between = imports.filter(
  ([from, to]) => !/\.spec\.tsx?$|\/testing\/|test-setup/.test(from) && !to.endsWith('.table.ts'),
)

const faults = [...cycles.fileFaults(imports), ...cycles.folderFaults(between)]
for (const fault of faults) console.log(fault)
console.log(`${files.length} files, ${imports.length} imports, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
