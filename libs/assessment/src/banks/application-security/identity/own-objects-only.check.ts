import { compileFunction } from 'node:vm'
import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './own-objects-only.template'

const PEOPLE = ['u1', 'u2']
const IDS = ['x1', 'x2', 'x3', undefined]

/** Runs each handler with everything that somebody could send, and looks for what is not theirs. */
export default check(task, {
  key: (p) => {
    const rows = [
      { id: 'x1', [p.owner]: 'u1' },
      { id: 'x2', [p.owner]: 'u2' },
    ]
    type Handler = (me: { id: string }, query: Record<string, string | undefined>) => unknown
    const givesAway = (handler: Handler) =>
      IDS.some((id) =>
        [...PEOPLE, undefined].some((owner) =>
          [handler({ id: 'u1' }, { id, [p.owner]: owner })]
            .flat()
            .some((row) => JSON.stringify(row ?? '').includes('u2')),
        ),
      )
    const lines = itemsOf(task.ask(p).code ?? '')
    const handlerOf = (line: string) =>
      (compileFunction(`return ${line}`, [p.many]) as (...parts: unknown[]) => Handler)(rows)
    return lettersKey(lines.map((line) => givesAway(handlerOf(line))))
  },
})
