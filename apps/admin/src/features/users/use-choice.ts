import { useSearchParams } from 'react-router-dom'
import { useTypedAhead } from '@tryka/app-shell'
import { ACCOUNT_STATES, LIMITS, type AccountState } from '@tryka/domain'

interface Choice {
  q: string
  state: AccountState | ''
  /** Where each page before this one began; the last is where this one does. */
  after: readonly string[]
}

/** The query string of a list, and of the account that is open in it. */
export const searchOf = ({ q, state, after }: Choice, user = ''): string =>
  new URLSearchParams(
    [['q', q], ['state', state], ...after.map((mark) => ['after', mark]), ['user', user]].filter(
      ([, value]) => value,
    ) as [string, string][],
  ).toString()

/** Search, state, page and account live in the address, so that reload, Back and a shared link keep them. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const choice: Choice = {
    q: (params.get('q') ?? '').slice(0, LIMITS.search),
    state: ACCOUNT_STATES.find((each) => each === params.get('state')) ?? '',
    after: params.getAll('after'),
  }
  const write = (next: Partial<Choice>, replace = true) =>
    setParams(searchOf({ ...choice, after: [], ...next }), { replace })
  const { typed, type } = useTypedAhead(choice.q, (q) => write({ q }))
  return {
    ...choice,
    user: params.get('user') ?? '',
    typed,
    setTyped: type,
    setState: (state: AccountState | '') => write({ q: typed.trim(), state }),
    next: (mark: string) => write({ after: [...choice.after, mark] }, false),
    back: () => write({ after: choice.after.slice(0, -1) }, false),
    to: (user: string) => searchOf(choice, user),
  }
}
