import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, userMessage, type ApiClient } from '@tryka/api-client'
import { endpointKey, notify, useApi, useMutation } from '@tryka/app-shell'
import {
  IDEMPOTENCY_HEADER,
  openAccount,
  pathOf,
  type CallArgs,
  type CallResult,
  type Endpoint,
  type EndpointTypes,
} from '@tryka/domain'
import { newId } from './new-id'
import { callBegins, callFailed, callIsAnswered } from './own-calls'

/** What an endpoint takes as its body, and what it answers. */
export type BodyOf<E> =
  E extends Endpoint<infer T> ? (CallArgs<T> extends { body: infer Body } ? Body : never) : never
export type AnswerOf<E> = E extends Endpoint<infer T> ? CallResult<T> : never

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
}

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

/**
 * Asks for what the next screen reads while that is still being drawn: called where it is opened, never before, for
 * some reads leave a mark. What is known already is not asked for.
 */
export function useReadAhead() {
  const queries = useQueryClient()
  return <T extends EndpointTypes>(endpoint: Endpoint<T>, args: CallArgs<T>): void =>
    void queries.prefetchQuery(readQuery(endpoint, args))
}

/**
 * What is on screen is read again now, the rest when it opens. A first read that is under way may have begun before the
 * change, and the library would take it for the new one: it is read once more when it is here.
 */
export function readAnew(queries: QueryClient, isOutdated: (path: string) => boolean): Promise<void> {
  const predicate = ({ queryKey: [head] }: Pick<Query, 'queryKey'>) => isOutdated(String(head))
  const begun = queries.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  for (const { state, promise, queryKey } of begun)
    if (state.data === undefined)
      promise?.then(() => queries.invalidateQueries({ queryKey, exact: true })).catch(() => undefined)
  return queries.invalidateQueries({ predicate })
}

/** Everything but the account is out of date. */
export const refresh = (queries: QueryClient, except?: string): Promise<void> =>
  readAnew(queries, (path) => path.startsWith('/api/') && path !== openAccount.path && path !== except)

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

interface More {
  headers?: Record<string, string>
  keepalive?: boolean
}

/** A page that goes away may leave 64 KiB behind: what is pressed just before a reload is made all the same. */
const isSmall = (args: object | undefined): boolean => (JSON.stringify(args) ?? '').length < 16_000

/** The client, with a key on every call that it makes unless the call has one of its own. */
const keyed = (
  api: ApiClient,
  headers: Record<string, string>,
  sent: (key: string) => void = () => undefined,
): ApiClient => {
  const call = api.call as (endpoint: Endpoint, args?: object, more?: More) => Promise<unknown>
  return {
    ...api,
    call: ((endpoint: Endpoint, args?: object, more?: More) => {
      const all = { ...headers, ...more?.headers }
      sent(all[IDEMPOTENCY_HEADER] ?? '')
      return call(endpoint, args, { keepalive: isSmall(args), ...more, headers: all })
    }) as ApiClient['call'],
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
  /** Whether the screen itself says what this refusal means, so that no note has to. */
  shown?: (error: Error) => boolean
}

export const STALE = 'This was changed somewhere else. You now see the newest state; try again.'

/**
 * A change by this person. Its end is told and what is on screen is read anew, also after a refusal: a refused change
 * often means that what was shown is old.
 */
export function useChange<Args, Result>(
  run: (api: ApiClient, args: Args) => Promise<Result>,
  { done, text, failed, except, refused, shown }: ChangeTexts<Args, Result>,
  after?: (result: Result, args: Args) => void,
) {
  const api = useApi()
  const queries = useQueryClient()
  const once = useOnce<Args>()
  /** Changes of which the stream told before they were answered: what they changed was read then. */
  const told = useRef(new Set<Args>())
  return useMutation({
    mutationFn: async (args: Args) => {
      const keys = new Set<string>()
      const sent = (key: string) => {
        keys.add(key)
        // A read that is left alone would be read with the rest when the stream tells.
        if (except === undefined) callBegins(key)
      }
      try {
        const result = await run(keyed(api, once.of(args), sent), args)
        if (keys.size > 0 && [...keys].map(callIsAnswered).every(Boolean)) told.current.add(args)
        return result
      } catch (error) {
        keys.forEach(callFailed)
        throw error
      }
    },
    onSuccess: (result, args) => {
      once.forget()
      const title = done?.(result, args)
      if (title) notify.success(title, text?.(result, args))
      after?.(result, args)
      if (!told.current.delete(args)) void refresh(queries, except)
    },
    onError: (error) => {
      const answered = error instanceof ApiError
      if (answered) once.forget()
      const stale = answered && error.code === 'STALE'
      refused?.(error)
      if (!shown?.(error)) notify.failure('Error', stale ? STALE : userMessage(error, failed))
      if (answered) void refresh(queries, except)
    },
    meta: { needsSession: true },
  })
}
