import {
  PLACE_PARAM,
  pathOf,
  type CallArgs,
  type CallResult,
  type Endpoint,
  type EndpointTypes,
} from '@tryka/domain'
import { ApiError, OfflineError } from './api-error'

export interface ClientOptions {
  /** Origin of the API; empty for the page's own. */
  baseUrl?: string
  fetch?: typeof fetch
}

interface CallOptions {
  headers?: Record<string, string>
  /** A file as the body, for calls that take one. */
  raw?: Blob
  signal?: AbortSignal
  /** The request goes on when the page is left meanwhile; at most 64 KiB in all that are under way. */
  keepalive?: boolean
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
  /** An answer that comes in pieces; ends with its signal. */
  stream(method: 'POST', path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>
  /** The whole address of a path, for links and event sources. */
  url(path: string): string
  /** The same client, bound to a place: whatever it asks for, links to or downloads says from where. */
  at(place: string): ApiClient
}

/** `/api/x?a=1` from a path and its query; absent values are left out. */
export function withQuery(path: string, query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, v]) => v !== undefined && v !== null && v !== '')
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)]))}` : path
}

/** A path with the place in its query, in front of a fragment and in the stead of another place. */
export function withPlace(path: string, place: string): string {
  const [, before = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const query = new URLSearchParams(search)
  query.set(PLACE_PARAM, place)
  return `${before}?${query}${hash}`
}

const contentOf = (body: unknown, raw: Blob | undefined): Record<string, string> => {
  const type = raw ? raw.type : body === undefined ? '' : 'application/json'
  return type ? { 'content-type': type } : {}
}

/** The one way to the API: cookies with every call, JSON both ways, `ApiError` for anything that is not OK. */
export function createApiClient(options: ClientOptions = {}): ApiClient {
  return bound(options, (path) => path)
}

function bound(options: ClientOptions, placed: (path: string) => string): ApiClient {
  const url = (path: string) => `${(options.baseUrl ?? '').replace(/\/+$/, '')}${placed(path)}`

  async function send(
    method: string,
    path: string,
    body: unknown,
    more: CallOptions = {},
  ): Promise<Response> {
    const doFetch = options.fetch ?? globalThis.fetch
    // Asked before: what is lost on the way may have arrived.
    const offline = globalThis.navigator?.onLine === false
    const response = await doFetch(url(path), {
      method,
      credentials: 'include',
      headers: { ...contentOf(body, more.raw), ...more.headers },
      ...(more.raw ? { body: more.raw } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(more.signal ? { signal: more.signal } : {}),
      ...(more.keepalive ? { keepalive: true } : {}),
    }).catch((error: unknown) => {
      throw offline && !more.signal?.aborted ? new OfflineError() : error
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
      const path = withQuery(pathOf(endpoint, params), query)
      const response = await send(endpoint.method, path, body, more)
      const answer = await response.text()
      return (answer ? JSON.parse(answer) : undefined) as CallResult<T>
    },
    read: async (path, signal) => (await send('GET', path, undefined, signal ? { signal } : {})).json(),
    download: async (method, path, body) => (await send(method, path, body)).blob(),
    stream: async (method, path, signal) =>
      (await send(method, path, undefined, { signal })).body ?? new ReadableStream(),
    at: (place) => bound(options, (path) => withPlace(path, place)),
  }
}
