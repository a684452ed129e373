import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { CallArgs, CallResult, Endpoint, EndpointTypes } from '@tryka/domain'
import type { On401 } from './query-client'

type QueryOf<T extends EndpointTypes> = CallArgs<T> extends { query?: infer Q } ? Q : never
type Options<T extends EndpointTypes> = { query?: QueryOf<T>; on401?: On401 }
type Read<Data> = UseQueryOptions<Data> & { queryKey: readonly unknown[] }

/** The key of a read; `[path]` alone matches it whatever its query. */
export const endpointKey = <T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  query?: QueryOf<T>,
): readonly unknown[] => (query === undefined ? [endpoint.path] : [endpoint.path, query])

/** Typed options for the default read of an endpoint without path parameters; with `on401: 'null'` data may be null. */
export function endpointQuery<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  options: Options<T> & { on401: 'null' },
): Read<CallResult<T> | null>
export function endpointQuery<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  options?: Options<T>,
): Read<CallResult<T>>
export function endpointQuery<T extends EndpointTypes>(
  endpoint: Endpoint<T>,
  { query, on401 }: Options<T> = {},
): Read<CallResult<T> | null> {
  return queryOptions<CallResult<T> | null>({
    queryKey: endpointKey(endpoint, query),
    ...(on401 ? { meta: { on401 } } : {}),
  })
}
