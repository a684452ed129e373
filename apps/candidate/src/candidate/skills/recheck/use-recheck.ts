import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import {
  answerRecheck,
  getRecheck,
  type PlainAnswer,
  type Presentation,
  type RecheckView,
} from '@tryka/domain'
import { readQuery, refresh } from '../../../base/calls/calls'
import { useLookedAt } from '../player/use-looked-at'

/** An answer waits so long before it is sent again. */
const AGAIN_MS = 2_000

/** Lost on the way, or refused for a while: the same answer may arrive yet. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

interface Answered {
  task: Presentation
  /** Null is "I don't know". */
  answer: PlainAnswer | null
}

/** One re-check: what the server shows of it, and the answers that go there. */
export function useRecheck(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const options = readQuery(getRecheck, { params: { id } })
  const query = useQuery({ ...options, staleTime: 0 })
  const { refetch } = query
  const show = (view: RecheckView) => {
    queries.setQueryData(options.queryKey, view)
    // What an end changes elsewhere is read anew.
    if (view.endedAt !== null) void refresh(queries)
  }

  const answer = useMutation<RecheckView, Error, Answered>({
    mutationFn: ({ task: { seq, nonce }, answer }) =>
      api.call(answerRecheck, { params: { id }, body: { seq, nonce, answer } }),
    retry: (_count, error) => mayArrive(error),
    retryDelay: AGAIN_MS,
    onSuccess: show,
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409) void refetch()
      else if (error.status !== 400)
        notify.failure('Error', userMessage(error, 'The answer could not be sent. Try again.'))
    },
    meta: { needsSession: true },
  })

  useLookedAt(refetch)

  return { query, show, answer }
}
export type Recheck = ReturnType<typeof useRecheck>

/** What the screens of a re-check are given. */
export interface RecheckProps {
  recheck: Recheck
  view: RecheckView
  /** When the server said so, by the clock of this browser. */
  readAt: number
}
