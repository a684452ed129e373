import { ApiError, userMessage, type ApiClient } from '@tryka/api-client'
import { endpointKey, notify, useApi } from '@tryka/app-shell'
import {
  IDEMPOTENCY_HEADER,
  openAccount,
  type CallArgs,
  type CallResult,
  type Endpoint,
  type EndpointTypes,
} from '@tryka/domain'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from './new-id'

/** What an endpoint takes as its body, and what it answers. */
export type BodyOf<E> =
  E extends Endpoint<infer T> ? (CallArgs<T> extends { body: infer Body } ? Body : never) : never
export type AnswerOf<E> = E extends Endpoint<infer T> ? CallResult<T> : never

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

/** The path of an endpoint with its values in their places. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** A read with its path filled in; its key begins with that path. */
export function readQuery<T extends EndpointTypes>(endpoint: Endpoint<T>, args: CallArgs<T>) {
  const { params, query } = args as Parts
  const key = endpointKey({ ...endpoint, path: pathOf(endpoint, params) } as Endpoint, query as never)
  return queryOptions<CallResult<T>>({ queryKey: key })
}

interface ReadOptions {
  enabled?: boolean
  /** Shows the last answer while another page or filter loads. */
  keep?: boolean
  /** Reads again whenever it is shown: for reads that leave a mark on the server. */
  fresh?: boolean
}

/** Reads a call that has parameters. */
export function useRead<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  args: CallArgs<T>,
  { enabled = true, keep = false, fresh = false }: ReadOptions = {},
) {
  return useQuery({
    ...readQuery(endpoint, args),
    enabled,
    ...(fresh ? { staleTime: 0 } : {}),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Everything but the account is out of date: what is on screen is read again now, the rest when it opens. */
export const refresh = (queries: QueryClient, except?: string): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [head] }) =>
      String(head).startsWith('/api/') && head !== openAccount.path && head !== except,
  })

/** One key for one intent: kept while no answer came, so that pressing again after a lost answer changes nothing twice. */
function useOnce<Args>() {
  const last = useRef<{ text: string; key: string } | undefined>(undefined)
  return {
    of: (args: Args): Record<string, string> => {
      const text = JSON.stringify(args) ?? ''
      if (last.current?.text !== text) last.current = { text, key: newId() }
      return { [IDEMPOTENCY_HEADER]: last.current.key }
    },
    forget: () => {
      last.current = undefined
    },
  }
}

/** The client, with a key on every call that it makes. */
const keyed = (api: ApiClient, headers: Record<string, string>): ApiClient => {
  const call = api.call as (endpoint: Endpoint, args?: object, more?: object) => Promise<unknown>
  return {
    ...api,
    call: ((endpoint: Endpoint, args?: object) => call(endpoint, args, { headers })) as ApiClient['call'],
  }
}

/** What is told at the end; without `done` a success needs no words. */
export interface ChangeTexts<Args, Result> {
  done?: (result: Result, args: Args) => string
  text?: (result: Result, args: Args) => string
  /** Said when the server gave no sentence of its own. */
  failed: string
  /** The path of a read that this change leaves alone. */
  except?: string
  /** More to do about an error than to tell it. */
  refused?: (error: Error) => void
}

export const STALE = 'This was changed somewhere else. You now see the newest state; try again.'

/**
 * A change by this person. Its end is told and what is on screen is read anew, also after a refusal: a refused change
 * often means that what was shown is old.
 */
export function useChange<Args, Result>(
  run: (api: ApiClient, args: Args) => Promise<Result>,
  { done, text, failed, except, refused }: ChangeTexts<Args, Result>,
  after?: (result: Result, args: Args) => void,
) {
  const api = useApi()
  const queries = useQueryClient()
  const once = useOnce<Args>()
  return useMutation({
    mutationFn: (args: Args) => run(keyed(api, once.of(args)), args),
    onSuccess: (result, args) => {
      once.forget()
      const title = done?.(result, args)
      if (title) notify.success(title, text?.(result, args))
      after?.(result, args)
      void refresh(queries, except)
    },
    onError: (error) => {
      const answered = error instanceof ApiError
      if (answered) once.forget()
      const stale = answered && error.code === 'STALE'
      refused?.(error)
      notify.failure('Error', stale ? STALE : userMessage(error, failed))
      if (answered) void refresh(queries, except)
    },
    meta: { needsSession: true },
  })
}
