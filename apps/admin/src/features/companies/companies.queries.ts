import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, useApi, useMutation } from '@tryka/app-shell'
import { ApiError } from '@tryka/api-client'
import {
  decideCompany,
  listCompanyCases,
  type CompanyCase,
  type CompanyCases,
  type CompanyDecision,
  type CompanyState,
} from '@tryka/domain'

/** The companies of one state; others decide too, so a list that is opened is read again. */
export const useCases = (state: CompanyState) =>
  useQuery({ ...endpointQuery(listCompanyCases, { query: { state } }), staleTime: 0 })

/** Those that wait for a decision, the oldest first. */
export const useWaiting = () => useCases('pending')

const readAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: endpointKey(listCompanyCases) })

/** What a refused decision carries beside its code: the newest case, or the company that has the domain. */
interface Refusal {
  current?: CompanyCase
  id?: string
  name?: string
}

/** Reads what the server said about a refused decision; nothing when the answer is not the server's. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return {}
  try {
    return JSON.parse(error.body) as Refusal
  } catch {
    return {}
  }
}

/** Takes a case out of the list it stood in, and counts it where it stands now. */
const moved = (cases: CompanyCases, now: CompanyCase): CompanyCases => {
  const before = cases.items.find(({ id }) => id === now.id)
  if (!before || before.state === now.state) return cases
  const { counts } = cases
  return {
    items: cases.items.filter(({ id }) => id !== now.id),
    counts: {
      ...counts,
      [before.state]: counts[before.state] - 1,
      [now.state]: counts[now.state] + 1,
    },
  }
}

/**
 * Verifies or refuses. The queue shows it at once and is read again behind it, also after a refusal of the server.
 * `decided` comes before the queue moves up, while it still has who comes next.
 */
export function useDecide(decided: (now: CompanyCase) => void) {
  const api = useApi()
  const queries = useQueryClient()
  const queryKey = endpointKey(listCompanyCases)
  return useMutation({
    mutationFn: ({ id, ...body }: CompanyDecision & { id: string }) =>
      api.call(decideCompany, { params: { id }, body }),
    onSuccess: (now) => {
      decided(now)
      queries.setQueriesData<CompanyCases>({ queryKey }, (cases) => cases && moved(cases, now))
      void readAgain(queries)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries)
    },
    meta: { needsSession: true },
  })
}
