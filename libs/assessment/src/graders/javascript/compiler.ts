import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'

const FILE = '/answer.ts'
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Legacy,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  noLib: false,
}
/** What the engine offers beside the language. */
const AMBIENT = `declare function print(...values: unknown[]): void
declare const console: { log(...values: unknown[]): void; error(...values: unknown[]): void }
declare function setTimeout(run: (...values: any[]) => void, ms?: number, ...values: any[]): number
declare function setInterval(run: (...values: any[]) => void, ms?: number, ...values: any[]): number
declare function clearTimeout(id: number | undefined): void
declare function clearInterval(id: number | undefined): void
`
const AMBIENT_FILE = '/ambient.d.ts'

export interface Compiled {
  /** Number, line from 1, and words of each diagnostic, in their order. */
  faults: readonly { code: number; line: number; text: string }[]
  javascript: string
}

/** Compiles one file that imports nothing. The library of the language is read once, from the package of the compiler. */
export function typescriptCompiler(): (source: string) => Compiled {
  const library = dirname(ts.getDefaultLibFilePath(OPTIONS))
  const known = new Map<string, ts.SourceFile>()
  const sourceOf = (name: string, text: () => string): ts.SourceFile => {
    const before = known.get(name)
    if (before) return before
    const made = ts.createSourceFile(name, text(), ts.ScriptTarget.ES2023, true)
    known.set(name, made)
    return made
  }
  return (source) => {
    let javascript = ''
    const answer = ts.createSourceFile(FILE, source, ts.ScriptTarget.ES2023, true)
    const host: ts.CompilerHost = {
      getSourceFile: (name) => {
        if (name === FILE) return answer
        if (name === AMBIENT_FILE) return sourceOf(name, () => AMBIENT)
        // Only the library itself: no import and no reference of an answer leads to a file.
        return dirname(name) === library && /^lib\.[\w.]+\.d\.ts$/.test(basename(name))
          ? sourceOf(name, () => readFileSync(name, 'utf8'))
          : undefined
      },
      getDefaultLibFileName: () => join(library, 'lib.es2023.d.ts'),
      getDefaultLibLocation: () => library,
      writeFile: (_name, text) => void (javascript = text),
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (name) => name === FILE || name === AMBIENT_FILE,
      readFile: () => undefined,
    }
    const program = ts.createProgram([FILE, AMBIENT_FILE], OPTIONS, host)
    const diagnostics = [
      ...program.getSyntacticDiagnostics(answer),
      ...program.getSemanticDiagnostics(answer),
    ]
    program.emit(answer)
    const faults = diagnostics.map(({ code, start = 0, messageText }) => ({
      code,
      line: answer.getLineAndCharacterOfPosition(start).line + 1,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
    return { faults, javascript }
  }
}
