import ts from 'typescript'
import { check } from '../../../checks/check'
import { wordsKey } from './answers'
import task from './exports-target.template'

const FOLDER = '/node_modules/kit'
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
}

/** Lets the compiler resolve each import as Node.js does, in a package in which every declaration exists. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const manifest = code.slice(code.indexOf('{'), code.indexOf('// main.mjs'))
    const host: ts.ModuleResolutionHost = {
      fileExists: (name) =>
        name === `${FOLDER}/package.json` || /^\/node_modules\/kit\/.*\.d\.ts$/.test(name),
      readFile: (name) => (name === `${FOLDER}/package.json` ? manifest : undefined),
      directoryExists: () => true,
    }
    const specifiers = [...code.matchAll(/^import '(.+)'$/gm)].map(([, specifier = '']) => specifier)
    return wordsKey(
      specifiers.map((specifier) => {
        const { resolvedModule } = ts.resolveModuleName(
          specifier,
          '/main.mts',
          OPTIONS,
          host,
          undefined,
          undefined,
          ts.ModuleKind.ESNext,
        )
        return resolvedModule?.resolvedFileName.replace(FOLDER, '.').replace(/\.d\.ts$/, '.js') ?? 'none'
      }),
    )
  },
})
