import ts from 'typescript'
import type { CheckTools } from '../../../checks/check'

const LATEST = ts.ScriptTarget.ES2023

/** The JavaScript of a file: its types are taken away, nothing else. */
export const withoutTypes = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: LATEST, module: ts.ModuleKind.ESNext } }).outputText

/** What a program prints, word by word. An error that nobody catches is its last word. */
export function printedWords({ js }: Pick<CheckTools, 'js'>, source: string): string[] {
  const { value, printed } = js(withoutTypes(source))
  const words = printed.split(/\s+/).filter((word) => word !== '')
  return value.startsWith('throws ') ? [...words, value.slice('throws '.length)] : words
}
