import type { CallArgs, CallResult, Endpoint, EndpointTypes } from '@tryka/domain'
import { ApiError } from './api-error'

export interface ClientOptions {
  /** Origin of the API; empty for the page's own. */
  baseUrl?: string
  fetch?: typeof fetch
}

interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

type Rest<T extends EndpointTypes> =
  Record<never, never> extends CallArgs<T>
    ? [args?: CallArgs<T>, options?: CallOptions]
    : [args: CallArgs<T>, options?: CallOptions]

export interface ApiClient {
  /** Makes a typed call; throws `ApiError` on any non-OK answer. */
  call<T extends EndpointTypes>(endpoint: Endpoint<T>, ...rest: Rest<T>): Promise<CallResult<T>>
  /** GET of a path, parsed as JSON: the default data read. */
  read(path: string, signal?: AbortSignal): Promise<unknown>
  /** Fetches a file. */
  download(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Blob>
  /** The whole address of a path, for links and event sources. */
  url(path: string): string
}

/** `/api/x?a=1` from a path and its query; absent values are left out. */
export function withQuery(path: string, query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '')
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)]))}` : path
}

/** Puts the values of `/api/resumes/:id` in their places. */
function withParams(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined) throw new Error(`The call ${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}

/** The one way to the API: cookies with every call, JSON both ways, `ApiError` for anything that is not OK. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  const url = (path: string) => `${(options.baseUrl ?? '').replace(/\/+$/, '')}${path}`

  async function send(
    method: string,
    path: string,
    body: unknown,
    more: CallOptions = {},
  ): Promise<Response> {
    const doFetch = options.fetch ?? globalThis.fetch
    const response = await doFetch(url(path), {
      method,
      credentials: 'include',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(more.signal ? { signal: more.signal } : {}),
    })
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
    return response
  }

  return {
    url,
    async call<T extends EndpointTypes>(
      endpoint: Endpoint<T>,
      ...[args, more]: Rest<T>
    ): Promise<CallResult<T>> {
      const { params, query, body } = (args ?? {}) as Parts
      const path = withQuery(withParams(endpoint.path, params), query)
      const response = await send(endpoint.method, path, body, more)
      const answer = await response.text()
      return (answer ? JSON.parse(answer) : undefined) as CallResult<T>
    },
    read: async (path, signal) => (await send('GET', path, undefined, signal ? { signal } : {})).json(),
    download: async (method, path, body) => (await send(method, path, body)).blob(),
  }
}
