import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, userMessage } from '@tryka/api-client'
import { endpointKey, endpointQuery, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  deleteCoachThread,
  listCoachThreads,
  openCoachThread,
  tellCoach,
  type CoachMessage,
  type CoachThread,
} from '@tryka/domain'
import { useAddress } from '../parts/address'

/** The talk with the coach: what was said, saying something, stopping a model that words the answer, and deleting it all. */
export function useTalk() {
  const api = useApi()
  const queries = useQueryClient()
  const address = useAddress()
  const threads = useQuery({ ...endpointQuery(listCoachThreads), staleTime: 0 })
  const show = (items: CoachThread[]) => queries.setQueryData(endpointKey(listCoachThreads), { items })
  const thread = threads.data?.items[0]

  const waiting = useRef<AbortController>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const [isStopped, setStopped] = useState(false)

  const send = async (body: CoachMessage, signal?: AbortSignal) => {
    const options = signal ? { signal } : {}
    const tellIn = ({ id }: Pick<CoachThread, 'id'>) => api.call(tellCoach, { params: { id }, body }, options)
    if (!thread) return tellIn(await api.call(openCoachThread))
    try {
      return await tellIn(thread)
    } catch (error) {
      // Deleted a moment ago, or in another tab: what was asked begins the next one.
      if (error instanceof ApiError && error.status === 404) return tellIn(await api.call(openCoachThread))
      throw error
    }
  }
  /** The built-in sentence in the place of what was stopped; where the answer had come already, that one. */
  const sendPlain = async (body: CoachMessage) => {
    const [now] = (await api.call(listCoachThreads)).items
    const known = thread?.lines.at(-1)?.seq ?? 0
    const isSaid = now?.lines.some(
      ({ role, seq, text }) => role === 'person' && seq > known && text === body.text,
    )
    return now && isSaid ? now : send({ ...body, engine: 'built-in' })
  }
  const tell = useMutation({
    mutationFn: async (text: string) => {
      const posting = address.get('job')
      const body = { text, ...(posting ? { posting } : {}) }
      const own = (waiting.current = new AbortController())
      setStopped(false)
      try {
        return await send(body, own.signal)
      } catch (error) {
        if (own.signal.aborted) return sendPlain(body)
        throw error
      }
    },
    onSuccess: (now) => show([now]),
    onError: (error) => notify.failure('Error', userMessage(error, 'That could not be sent. Try again.')),
    meta: { needsSession: true },
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(deleteCoachThread, { params: { id } }),
    onSuccess: () => show([]),
    onError: (error) =>
      notify.failure('Error', userMessage(error, 'The talk could not be deleted. Try again.')),
    meta: { needsSession: true },
  })
  const say = (what: string) => void (tell.isPending || tell.mutate(what))
  const stop = () => {
    setStopped(true)
    waiting.current?.abort()
  }
  return { threads, thread, tell, say, stop, isStopped, field, remove }
}
export type TalkNow = ReturnType<typeof useTalk>
