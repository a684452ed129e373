import ts from 'typescript'
import type { File } from './files'

const specifierOf = (name: string): string => `./${name.replace(/\.[jt]s$/, '')}`
const asCommonJs = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS },
  }).outputText

/**
 * One script of several modules, which the compiler has made into functions: what is imported stays a look into what the
 * other module exports. It knows no temporal dead zone.
 */
export function linked(files: readonly File[], entry: string): string {
  const bodies = files.map(
    ({ name, text }) => `${JSON.stringify(specifierOf(name))}: (exports, require) => {${asCommonJs(text)}\n}`,
  )
  return `const bodies = {${bodies.join(',\n')}}
const made = {}
function load(name) {
  if (!(name in made)) bodies[name](made[name] = {}, load)
  return made[name]
}
load(${JSON.stringify(specifierOf(entry))})`
}

const IMPORTED = /^(?:import|export)\b[^'\n]*'(\.\/[\w-]+)'/gm

/** The same program with nothing in its files but their imports and their names, which it prints as it comes to them. */
export const namesOnly = (files: readonly File[]): File[] =>
  files.map(({ name, text }) => ({
    name,
    text: [
      ...[...text.matchAll(IMPORTED)].map(([, from = '']) => `import '${from}'`),
      `console.log('${name}')`,
    ].join('\n'),
  }))

/** One script of the bodies of files in the order in which they are evaluated: bindings keep their dead zones. */
export const inOneScope = (files: readonly File[], order: readonly string[]): string =>
  order
    .map((name) => files.find((file) => file.name === name)?.text ?? '')
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '')
