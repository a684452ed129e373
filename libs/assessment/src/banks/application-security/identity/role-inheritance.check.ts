import { check } from '../../../checks/check'
import task from './role-inheritance.template'

/** Reads the lines, and asks for each word that stands among rights whether a walk from the role comes to it. */
export default check(task, {
  key: (p) => {
    const lists = (task.ask(p).code ?? '').split('\n').map((line) => {
      const [name = '', from = '', own = ''] = /^(\w+): .*\[(.*)\].*\[(.*)\]/.exec(line)?.slice(1) ?? []
      return { name, from: from.split(', '), own: own.split(', ') }
    })
    const reached = [p.asked as string]
    for (const name of reached)
      for (const next of lists.find((one) => one.name === name)?.from ?? [])
        if (next !== '' && !reached.includes(next)) reached.push(next)
    const rights = [...new Set(lists.flatMap(({ own }) => own))]
    const held = rights.filter((right) =>
      lists.some(({ name, own }) => reached.includes(name) && own.includes(right)),
    )
    return { kind: 'numeric', value: held.length, tolerance: { absolute: 0 } }
  },
})
