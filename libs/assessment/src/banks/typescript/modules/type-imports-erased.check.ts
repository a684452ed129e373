import ts from 'typescript'
import { check } from '../../../checks/check'
import { letterOf, lettersKey } from './answers'
import task from './type-imports-erased.template'

/** Lets the compiler write the file, and looks for what it still imports. */
export default check(task, {
  key: (p) => {
    const { outputText } = ts.transpileModule(task.ask(p).code ?? '', {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.ESNext,
        verbatimModuleSyntax: p.isVerbatim,
      },
    })
    return lettersKey(p.forms.map((_, i) => outputText.includes(`'./${letterOf(i)}'`)))
  },
})
