import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './delegated-calls.template'

/** Strikes from all calls what the lines do not name: first what the person lacks, then what the token lacks. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const listed = (start: string) => new RegExp(`${start}: +(.+)`).exec(code)?.[1]?.split(', ') ?? []
    const rights = { own: listed('of their own'), other: listed('of other people') }
    const scopes: readonly string[] = code.match(/\w+\.\w+/g) ?? []
    const calls = itemsOf(code).map((line) => {
      const [, verb = '', kind = '', whose] = /^(\w+) (\w+) of (.+)$/.exec(line) ?? []
      return { line, verb, kind, from: rights[whose === 'somebody else' ? 'other' : 'own'] }
    })
    const left = calls
      .filter(({ verb, from }) => from.includes(verb))
      .filter(({ verb, kind }) => scopes.includes(`${kind}.${verb}`))
    return lettersKey(calls.map((call) => left.includes(call)))
  },
})
