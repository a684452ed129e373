import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import { answerTurn, followTurn, getPractice, type PracticeSession } from '@tryka/domain'
import { readQuery, refresh } from '../../../base/calls/calls'
import { useLookedAt } from '../../skills/player/use-looked-at'

/** An answer waits so long before it is sent again. */
const AGAIN_MS = 2_000

/** Lost on the way, or refused for a while: the same answer may arrive yet. */
export const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** What is handed in: an answer, or what is said to its follow-up; null declines it. */
export type HandedIn =
  | { turnId: string; to: 'question'; text: string; seconds: number; spoken: boolean }
  | { turnId: string; to: 'follow-up'; text: string | null }

/** One session: what the server shows of it, and the answers that go there. */
export function usePractice(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const options = readQuery(getPractice, { params: { id } })
  const query = useQuery({ ...options, staleTime: 0 })
  const { refetch } = query
  useLookedAt(refetch)
  const show = (session: PracticeSession) => void queries.setQueryData(options.queryKey, session)

  const handIn = useMutation<PracticeSession, Error, HandedIn>({
    mutationFn: (given) => {
      const params = { id: given.turnId }
      if (given.to === 'follow-up') return api.call(followTurn, { params, body: { text: given.text } })
      const { text, seconds, spoken } = given
      return api.call(answerTurn, { params, body: { text, seconds, spoken } })
    },
    retry: (_count, error) => mayArrive(error),
    retryDelay: AGAIN_MS,
    onSuccess: (session) => {
      show(session)
      // The tab and the overview count what was practised.
      if (session.state === 'ended') void refresh(queries)
    },
    onError: (error) => {
      notify.failure('Error', userMessage(error, 'The answer could not be sent. Try again.'))
      if (error instanceof ApiError && error.status === 409) void refetch()
    },
    meta: { needsSession: true },
  })
  return { query, show, handIn }
}
export type Practice = ReturnType<typeof usePractice>
