import { check } from '../../../checks/check'
import task from './load-order.template'

const recursive = (mark: string, visit: string) => `function loadOrder(imports, entry) {
  const begun = new Set()
  const order = []
  const valuesOf = (name) => (imports[name] ?? []).filter((one) => !one.startsWith('${mark}'))
  const visit = (name) => { ${visit} }
  visit(entry)
  return order
}`

export default check(task, {
  solutions: ({ marks: { mark } }) => [
    recursive(
      mark,
      'if (begun.has(name)) return; begun.add(name); valuesOf(name).forEach(visit); order.push(name)',
    ),
    `const loadOrder = (imports, entry) => {
       const done = []
       const begun = new Set([entry])
       const stack = [{ name: entry, at: 0 }]
       while (stack.length) {
         const top = stack[stack.length - 1]
         const next = (imports[top.name] ?? [])[top.at++]
         if (next === undefined) done.push(stack.pop().name)
         else if (!next.startsWith('${mark}') && !begun.has(next)) {
           begun.add(next)
           stack.push({ name: next, at: 0 })
         }
       }
       return done
     }`,
  ],
  wrong: ({ marks: { mark } }) => ({
    'who imports comes first': recursive(
      mark,
      'if (begun.has(name)) return; begun.add(name); order.push(name); valuesOf(name).forEach(visit)',
    ),
    'a module is noted only when it is done': recursive(
      mark,
      'if (begun.has(name)) return; valuesOf(name).forEach(visit); begun.add(name); order.push(name)',
    ),
    'level by level, turned round': `function loadOrder(imports, entry) {
      const order = [entry]
      for (let i = 0; i < order.length; i++)
        for (const next of imports[order[i]] ?? [])
          if (!next.startsWith('${mark}') && !order.includes(next)) order.push(next)
      return order.reverse()
    }`,
    'types are followed': recursive(
      mark,
      `if (begun.has(name)) return; begun.add(name)
       for (const one of imports[name] ?? []) visit(one.replace('${mark}', '')); order.push(name)`,
    ),
    'all imports are noted before the first is followed': recursive(
      mark,
      `const fresh = valuesOf(name).filter((one) => !begun.has(one))
       begun.add(name); fresh.forEach((one) => begun.add(one)); fresh.forEach(visit); order.push(name)`,
    ),
    'imports in the order of the alphabet': recursive(
      mark,
      'if (begun.has(name)) return; begun.add(name); valuesOf(name).sort().forEach(visit); order.push(name)',
    ),
  }),
})
