import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import {
  answerTask,
  getAttempt,
  type AttemptView,
  type Presentation,
  type Signals,
  type TaskAnswer,
} from '@tryka/domain'
import { readQuery, refresh } from '../../../base/calls/calls'
import { useLookedAt } from './use-looked-at'

/** An answer waits so long before it is sent again; a test takes it as long as the network is away. */
const AGAIN_MS = 2_000
const GRADING_MS = 1_000

/** Lost on the way, or refused for a while: the same answer may arrive yet. */
const mayArrive = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

interface Answered {
  task: Presentation
  /** Null is "I don't know". */
  answer: TaskAnswer | null
  signals: Signals
  /** Sent because the time was over, not because somebody pressed. */
  isOver: boolean
}

/** One attempt: what the server shows of it, and the answers that go there. */
export function useAttempt(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const options = readQuery(getAttempt, { params: { id } })
  const query = useQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'grading' ? GRADING_MS : false),
  })
  const { refetch } = query
  /** Another window of this person answered what is open here. */
  const [isElsewhere, setElsewhere] = useState(false)
  const show = (view: AttemptView) => queries.setQueryData(options.queryKey, view)

  const answer = useMutation<AttemptView, Error, Answered>({
    mutationFn: ({ task: { seq, nonce }, answer, signals }) =>
      api.call(answerTask, { params: { id }, body: { seq, nonce, answer, signals } }),
    retry: (_count, error) => mayArrive(error),
    retryDelay: AGAIN_MS,
    onSuccess: (view, { task: { seq } }) => {
      // Tasks after this one were answered, which was not done here.
      setElsewhere(view.done > seq)
      show(view)
      // What an end changes elsewhere is read anew.
      if (view.state !== 'running') void refresh(queries)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 409) {
        setElsewhere(error.code === 'WRONG_TASK')
        void refetch()
      } else if (error.status !== 400)
        notify.failure('Error', userMessage(error, 'The answer could not be sent. Try again.'))
    },
    meta: { needsSession: true },
  })

  useLookedAt(refetch)

  return {
    query,
    show,
    answer,
    isElsewhere,
    carryOnHere: () => {
      answer.reset()
      void refetch().then(() => setElsewhere(false))
    },
  }
}
export type Attempt = ReturnType<typeof useAttempt>

/** What the screens of an attempt are given. */
export interface ShownProps {
  attempt: Attempt
  view: AttemptView
  /** When the server said so, by the clock of this browser. */
  readAt: number
}
