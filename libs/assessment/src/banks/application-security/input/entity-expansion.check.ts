import { check } from '../../../checks/check'
import task from './entity-expansion.template'

/** Reads the document and really expands it. */
export default check(task, {
  key: (p) => {
    const document = task.ask(p).code ?? ''
    const entities = new Map(
      [...document.matchAll(/<!ENTITY (\w+) "([^"]*)">/g)].map(([, name = '', value = '']) => [name, value]),
    )
    let text = /\]>\n<\w+>(.*)<\/\w+>$/.exec(document)?.[1] ?? ''
    while (text.includes('&')) text = text.replace(/&(\w+);/g, (_, name: string) => entities.get(name) ?? '')
    return { kind: 'numeric', value: text.length, tolerance: { absolute: 0 } }
  },
})
