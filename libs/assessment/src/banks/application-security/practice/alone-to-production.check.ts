import { check } from '../../../checks/check'
import { lettersKey } from '../letters'
import task from './alone-to-production.template'

interface State {
  writer: string
  approvers: readonly string[]
  isRuleOn: boolean
}
interface Account {
  name: string
  users: string
  rights: readonly string[]
}

/** What one action of an account makes of a state. */
function after({ name }: Account, right: string, state: State): State {
  if (right === 'write') return { ...state, writer: name, approvers: [] }
  if (right === 'settings') return { ...state, isRuleOn: false }
  return right === 'approve' && state.writer !== ''
    ? { ...state, approvers: [...new Set([...state.approvers, name])].sort() }
    : state
}

/** Tries everything that the accounts of one person can do, one after another. */
function reachesProduction(own: readonly Account[]): boolean {
  const states: State[] = [{ writer: '', approvers: [], isRuleOn: true }]
  const seen = new Set(states.map((state) => JSON.stringify(state)))
  for (const state of states)
    for (const account of own)
      for (const right of account.rights) {
        const { writer, approvers, isRuleOn } = state
        const isReady = writer !== '' && (!isRuleOn || approvers.some((name) => name !== writer))
        if (right === 'merge' && isReady) return true
        const next = after(account, right, state)
        if (seen.has(JSON.stringify(next))) continue
        seen.add(JSON.stringify(next))
        states.push(next)
      }
  return false
}

export default check(task, {
  key: (p) => {
    const accounts = (task.ask(p).code ?? '')
      .split('\n')
      .slice(1)
      .map((line): Account => {
        const [name = '', users = '', rights = ''] = line.split(/ {2,}/)
        return { name, users, rights: rights.split(', ') }
      })
    return lettersKey(
      ['A', 'B', 'C', 'D', 'E'].map((person) =>
        reachesProduction(accounts.filter(({ users }) => users.split(' and ').includes(person))),
      ),
    )
  },
})
