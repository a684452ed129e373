import { check } from '../../../checks/check'
import task from './keys-of-combined.template'

/** Assigns the name of each property to the type, and counts what is taken. */
export default check(task, {
  key: (p, { ts }) => {
    const names = [...new Set([...p.a, ...p.b])]
    const lines = names.map((name, i) => `const k${i}: Key = '${name}'`)
    const { faults } = ts(`${task.ask(p).code ?? ''}\n${lines.join('\n')}`)
    if (faults.some(({ code }) => code !== 2322)) throw new Error('It does not compile')
    return { kind: 'numeric', value: names.length - faults.length, tolerance: { absolute: 0 } }
  },
})
