import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { compiles } from './ran'
import task from './visible-to.template'

/** Compiles each marked line without the others. */
export default check(task, {
  key: (p, tools) => {
    const lines = (task.ask(p).code ?? '').split('\n')
    const markOf = (line: string) => /\/\/ ([A-Z])$/.exec(line)?.[1]
    const marks = lines.flatMap((line) => markOf(line) ?? [])
    const refused = marks.filter((mark) => {
      const alone = lines.filter((line) => [undefined, mark].includes(markOf(line)))
      return !compiles(alone.join('\n'), tools)
    })
    return signsKey(refused)
  },
})
