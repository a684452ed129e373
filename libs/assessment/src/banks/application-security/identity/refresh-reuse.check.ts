import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './refresh-reuse.template'

/** Looks at the list from outside: a request succeeds where no token of its row has come twice so far. */
export default check(task, {
  key: (p) => {
    const tokens = itemsOf(task.ask(p).code ?? '').map((line) => line.split('=')[1] ?? '')
    return lettersKey(
      tokens.map((token, i) => {
        const row = tokens.slice(0, i + 1).filter((one) => one.charAt(0) === token.charAt(0))
        return new Set(row).size === row.length
      }),
    )
  },
})
