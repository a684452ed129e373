import { check } from '../../../checks/check'
import { compiles } from './refused'
import task from './write-by-union-key.template'

/** Puts a value of each type where the dots are: right is one that fits, and that all others that fit can be assigned to. */
export default check(task, {
  option: (p, text, tools) => {
    const { code = '', options = [] } = task.ask(p)
    const fits = (type: string) =>
      compiles(
        code.replace(/^\) \{$/m, () => `  value: ${type},\n) {`).replace(/\.\.\.(?!item)/, 'value'),
        tools,
      )
    const isWithin = (narrow: string, wide: string) =>
      compiles(
        code
          .replace(/^\) \{$/m, () => `  value: ${narrow},\n) {`)
          .replace(/^ {2}.*\.\.\..*$/m, () => `  const wide: ${wide} = value`),
        tools,
      )
    return fits(text) && options.filter(fits).every((other) => isWithin(other, text))
  },
})
