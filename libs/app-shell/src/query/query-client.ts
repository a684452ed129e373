import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, withQuery, type ApiClient } from '@tryka/api-client'

/** What a read does with an answer of 401: raise it, or take it as "nobody" and return null. */
export type On401 = 'throw' | 'null'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { on401?: On401 }
    /** `needsSession`: a 401 means that the session is over, not that this call was refused. */
    mutationMeta: { needsSession?: boolean }
  }
}

const isQuery = (segment: unknown): segment is Record<string, unknown> =>
  typeof segment === 'object' && segment !== null && !Array.isArray(segment)

/** The path of a key: its segments joined by slashes; an object at the end becomes the query string. */
export function pathOfKey(key: QueryKey): string {
  const last = key.at(-1)
  const segments = isQuery(last) ? key.slice(0, -1) : key
  return withQuery(segments.map(String).join('/'), isQuery(last) ? last : undefined)
}

/** True for an answer of 401. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Reads the path of the key; `meta.on401` of a query goes before the default of the client. */
export function createReader(client: ApiClient, on401: On401 = 'throw'): QueryFunction {
  return async ({ queryKey, signal, meta }) => {
    try {
      return await client.read(pathOfKey(queryKey), signal)
    } catch (error) {
      if (isUnauthorized(error) && (meta?.on401 ?? on401) === 'null') return null
      throw error
    }
  }
}

/** How to make the query client of an app. */
export interface QueryClientOptions {
  client: ApiClient
  on401?: On401
  /** Told when a read, or a change that needs a session, ends with a 401: the session is over. */
  onUnauthorized?: () => void
  /** Told of every read that failed. */
  onReadFailed?: (error: Error, key: QueryKey) => void
}

/**
 * The defaults of specification 7: no retry, no refetch on focus, no polling, data never stale. Offline, a call fails at
 * once and says so: one that waits would be sent when nobody expects it any more.
 */
export function createQueryClient({
  client,
  on401,
  onUnauthorized,
  onReadFailed,
}: QueryClientOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (isUnauthorized(error)) onUnauthorized?.()
        onReadFailed?.(error, queryKey)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.needsSession && isUnauthorized(error)) onUnauthorized?.()
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: createReader(client, on401),
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
