import {
  useMutation as useAnyMutation,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useState } from 'react'

const nothing = (): void => undefined

/**
 * A change, as TanStack Query knows it, that is made once: a press that repeats what is still under way joins it instead
 * of sending it again, also before the screen could say that it is busy.
 */
export function useMutation<Data = unknown, Fault = DefaultError, Args = void, Context = unknown>(
  options: UseMutationOptions<Data, Fault, Args, Context>,
): UseMutationResult<Data, Fault, Args, Context> {
  const mutation = useAnyMutation(options)
  const [running] = useState(() => new Map<string, Promise<Data>>())
  const { mutateAsync: send } = mutation

  const mutateAsync = useCallback<typeof send>(
    (...call) => {
      const key = JSON.stringify(call[0]) ?? ''
      const same = running.get(key)
      if (same) return same
      const work = send(...call).finally(() => running.delete(key))
      running.set(key, work)
      return work
    },
    [send, running],
  )
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => void mutateAsync(...call).catch(nothing),
    [mutateAsync],
  )
  return { ...mutation, mutate, mutateAsync }
}
