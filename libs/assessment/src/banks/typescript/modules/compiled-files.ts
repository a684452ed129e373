import ts from 'typescript'
import type { File } from './files'

/** As little of a library as the compiler asks for: it is read in no time. */
const LIBRARY = `interface Array<T> { length: number }
interface Boolean {} interface Function {} interface CallableFunction {} interface NewableFunction {}
interface IArguments {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare const console: { log(...values: unknown[]): void }`
const LIBRARY_FILE = '/library.d.ts'
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noLib: true,
  types: [],
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

export interface Fault {
  file: string
  line: number
  code: number
}

/** What the compiler says of files that import one another. */
export function faultsIn(files: readonly File[]): Fault[] {
  const texts = new Map([
    [LIBRARY_FILE, LIBRARY],
    ...files.map(({ name, text }): [string, string] => [`/${name}`, text]),
  ])
  const host: ts.CompilerHost = {
    getSourceFile: (name, target) => {
      const text = texts.get(name)
      return text === undefined ? undefined : ts.createSourceFile(name, text, target, true)
    },
    getDefaultLibFileName: () => LIBRARY_FILE,
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => texts.has(name),
    readFile: (name) => texts.get(name),
  }
  const program = ts.createProgram([...texts.keys()], OPTIONS, host)
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(
    ({ file, start = 0, code }) => ({
      file: (file?.fileName ?? '').slice(1),
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      code,
    }),
  )
}
