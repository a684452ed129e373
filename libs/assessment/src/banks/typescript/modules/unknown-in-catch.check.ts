import { check } from '../../../checks/check'
import { letterOf, lettersKey } from './answers'
import task from './unknown-in-catch.template'

/** Compiles each line in a function of its own. */
export default check(task, {
  key: ({ name, lines }, { ts }) => {
    const head = 'declare function show(value: unknown): void\ndeclare function report(error: Error): void\n'
    const bodies = lines.map(
      ({ text }, i) => `function in${letterOf(i)}() { try { show(0) } catch (${name}) { ${text(name)} } }`,
    )
    const faulty = new Set(ts(head + bodies.join('\n')).faults.map(({ line }) => line - 3))
    return lettersKey(lines.map((_, i) => faulty.has(i)))
  },
})
