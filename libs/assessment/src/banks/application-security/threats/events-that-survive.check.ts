import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './events-that-survive.template'

const secondOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Lives through the hour second by second: a file, a store, and the moment after which nothing is sent. */
export default check(task, {
  key: (p) => {
    const lines = itemsOf(task.ask(p).code ?? '')
    const file: string[] = []
    const store: string[] = []
    const written = new Map(lines.map((line) => [secondOf(line.slice(0, 8)), line]))
    for (let second = 14 * 3_600; second < 15 * 3_600; second++) {
      if (second < p.root && second % p.every === 0) store.push(...file.splice(0))
      const line = written.get(second)
      if (line !== undefined) (line.slice(10).startsWith('server') ? file : store).push(line)
    }
    return lettersKey(lines.map((line) => store.includes(line)))
  },
})
