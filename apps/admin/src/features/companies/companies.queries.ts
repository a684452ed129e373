import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { endpointKey, endpointQuery, isUnauthorized, notify, useApi, useMutation } from '@tryka/app-shell'
import { ApiError, userMessage } from '@tryka/api-client'
import {
  closeCompanyByUs,
  decideCompany,
  getCompanyCase,
  listCompanyCases,
  listCompanyDecisions,
  pathOf,
  suspendCompany,
  type CloseByUs,
  type CompanyCase,
  type CompanyCases,
  type CompanyCasesQuery,
  type CompanyDecision,
  type SuspendAccount,
} from '@tryka/domain'

/** One page of a list; others decide too, so it is read again whenever it opens. While another page loads, it stays. */
export const useCases = (query: CompanyCasesQuery) =>
  useQuery({
    ...endpointQuery(listCompanyCases, { query }),
    placeholderData: (shown, before) =>
      (before?.queryKey[1] as CompanyCasesQuery | undefined)?.state === query.state ? shown : undefined,
    staleTime: 0,
  })

/** Those that wait for a decision, the oldest first. */
export const useWaiting = () => useCases({ state: 'pending' })

const companyKey = (id: string) => endpointKey({ ...getCompanyCase, path: pathOf(getCompanyCase, { id }) })

/** One company, also one that the page of the list does not have. */
export function useCompany(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: companyKey(id),
    queryFn: () => api.call(getCompanyCase, { params: { id } }),
    enabled: id !== '',
    staleTime: 0,
  })
}

const readAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: endpointKey(listCompanyCases) })

/** Puts the newest of a company where it is shown. */
export function useNewest() {
  const queries = useQueryClient()
  return (now: CompanyCase) => void queries.setQueryData(companyKey(now.id), now)
}

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
    ...cases,
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
      queries.setQueryData(companyKey(now.id), now)
      queries.setQueriesData<CompanyCases>({ queryKey }, (cases) => cases && moved(cases, now))
      void readAgain(queries)
    },
    onError: (error, { id }) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      void readAgain(queries)
      void queries.invalidateQueries({ queryKey: companyKey(id) })
    },
    meta: { needsSession: true },
  })
}

const decisionsKey = (id: string) =>
  endpointKey({ ...listCompanyDecisions, path: pathOf(listCompanyDecisions, { id }) })

/** What was decided about one company; others decide too, so it is read again whenever it opens. */
export function useCompanyDecisions(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: decisionsKey(id),
    queryFn: () => api.call(listCompanyDecisions, { params: { id } }),
    staleTime: 0,
  })
}

/** A decision about a company was made or lifted: its lists say something else. */
export function useReadAgain(id: string) {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: decisionsKey(id) })
    void readAgain(queries)
  }
}

/** Suspends a company that nobody reported. */
export function useSuspend(id: string, suspended: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const again = useReadAgain(id)
  return useMutation({
    mutationFn: (body: SuspendAccount) => api.call(suspendCompany, { params: { id }, body }),
    onSuccess: (now) => {
      // Before the form goes: it may not be done any more.
      suspended()
      queries.setQueryData(decisionsKey(id), now)
      void readAgain(queries)
      notify.success('Company Suspended', 'The statement of reasons is sent, and open applicants are told.')
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'The company was not suspended. Please try again.'))
      again()
    },
    meta: { needsSession: true },
  })
}

/** Closes a company for good; its page says so from then on. */
export function useClose(id: string, closed: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CloseByUs) => api.call(closeCompanyByUs, { params: { id }, body }),
    onSuccess: (now) => {
      closed()
      queries.setQueryData(decisionsKey(id), now)
      void queries.invalidateQueries({ queryKey: companyKey(id) })
      void readAgain(queries)
      notify.success(
        'Company Closed',
        'Its Admins read the statement of reasons, and everybody who waits is told.',
      )
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      notify.failure('Error', userMessage(error, 'The company was not closed. Please try again.'))
      void queries.invalidateQueries({ queryKey: companyKey(id) })
    },
    meta: { needsSession: true },
  })
}
