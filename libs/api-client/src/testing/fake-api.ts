import { z } from 'zod'
import { PLACE_PARAM, type Contract, type EndpointTypes, type Method } from '@tryka/domain'

type Json = unknown
export interface FakeCall {
  params: Record<string, string>
  query: Record<string, string>
  body: Json
  /** From where the call acts; the server takes it off the query of every route. */
  place: string | undefined
}
type Answer = { status: number; body: Json }
type Handler = (call: FakeCall) => Json | Promise<Json>

interface Route {
  contract: Contract
  pattern: RegExp
  handler: Handler
}

/** Thrown by a fake handler to answer an error; a string body is sent as it is. */
export class FakeFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: Json = '',
  ) {
    super(`fake ${status}`)
  }
}

const toResponse = ({ status, body }: Answer): Response => {
  const isRaw = typeof body === 'string' || body instanceof ReadableStream
  return new Response(status === 204 ? null : isRaw ? body : JSON.stringify(body), { status })
}

/** An answer that nobody waits for any more is an error, as in a browser. */
const whileWanted = <T>(answer: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> =>
  signal
    ? Promise.race([
        answer,
        new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        }),
      ])
    : answer

const groupsOf = (match: RegExpExecArray): Record<string, string> => ({ ...match.groups })

/**
 * A server for screen tests, keyed by contract. Requests and answers are checked with the same schemas as the real
 * server's, so that a screen cannot pass against an answer the server would not give.
 */
export function createFakeApi() {
  const routes: Route[] = []
  const calls: { method: Method; path: string; body: Json; place: string | undefined }[] = []

  async function answer(route: Route, call: FakeCall): Promise<Answer> {
    const { contract } = route
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = (contract as EndpointTypes)[part]
      const checked = schema && z.safeParse(schema, call[part] ?? (part === 'body' ? undefined : {}))
      if (checked && !checked.success)
        throw new Error(`${contract.endpoint.path}: bad ${part}: ${checked.error.message}`)
    }
    try {
      const result = await route.handler(call)
      // What comes in pieces has no schema.
      if (result instanceof ReadableStream) return { status: contract.status, body: result as Json }
      const schema = (contract as EndpointTypes).response
      return { status: contract.status, body: schema ? z.parse(schema, result) : undefined }
    } catch (error) {
      if (error instanceof FakeFailure) return { status: error.status, body: error.body }
      throw error
    }
  }

  const fakeFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    const method = (init?.method ?? 'GET') as Method
    const body: Json = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const place = url.searchParams.get(PLACE_PARAM) ?? undefined
    url.searchParams.delete(PLACE_PARAM)
    calls.push({ method, path: url.pathname + url.search, body, place })
    for (const route of routes) {
      const match = route.contract.endpoint.method === method ? route.pattern.exec(url.pathname) : null
      if (!match) continue
      const query = Object.fromEntries(url.searchParams)
      const answered = answer(route, { params: groupsOf(match), query, body, place })
      return toResponse(await whileWanted(answered, init?.signal))
    }
    throw new Error(`The test has no answer for ${method} ${url.pathname}`)
  }

  return {
    fetch: fakeFetch,
    /** Every request so far, in order. */
    calls,
    /** Answers a call; the newest handler of a contract wins. */
    on<T extends EndpointTypes>(contract: Contract<T>, handler: Handler): void {
      const pattern = new RegExp(`^${contract.endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
      routes.unshift({ contract: contract as unknown as Contract, pattern, handler })
    },
  }
}
export type FakeApi = ReturnType<typeof createFakeApi>
