import { compileFunction } from 'node:vm'
import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './callback-state.template'

const OWN = 'given to the attacker'
const QUERIES: readonly { state?: string }[] = [{}, { state: '' }, { state: OWN }, { state: 'made up' }]

/** Runs each check in the victim's session with every address that the attacker can make. */
export default check(task, {
  key: (p) =>
    lettersKey(
      itemsOf(task.ask(p).code ?? '').map((lines) => {
        const names = ['query', 'session', 'issued', 'newState', 'refuse']
        const callback = compileFunction(`${lines}\nreturn 'goes on'`, names) as (
          ...parts: unknown[]
        ) => unknown
        return QUERIES.some((query) => {
          const issued = new Set([OWN, 'given to a third'])
          try {
            return (
              callback(
                query,
                {},
                issued,
                () => 'cannot be foretold',
                () => 'refused',
              ) === 'goes on'
            )
          } catch {
            return false
          }
        })
      }),
    ),
})
