import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The schemas of one call. Only types: see `contract` for the objects. */
export interface EndpointTypes {
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  response?: z.core.$ZodType
}

/** What a browser needs to make a call: no schema library comes along. */
export interface Endpoint<T extends EndpointTypes = EndpointTypes> {
  readonly method: Method
  /** With named parameters, such as `/api/resumes/:id`. */
  readonly path: string
  /** Never set; carries the types from the definition to the caller. */
  readonly types?: T
}

/** Names a call and its types: `endpoint<{ body: typeof OtpRequest }>('POST', '/api/send-otp')`. */
export const endpoint = <T extends EndpointTypes>(method: Method, path: string): Endpoint<T> => ({
  method,
  path,
})

/** The path of an endpoint with the values of its parameters in their places; a missing one is a mistake of ours. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The call ${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })

type In<S> = S extends z.core.$ZodType ? z.input<S> : never
type Part<T, K extends keyof EndpointTypes> = T extends Record<K, infer S> ? { [P in K]: In<S> } : unknown

/** What a caller passes: the parts that the endpoint has, and nothing else. */
export type CallArgs<T extends EndpointTypes> = Part<T, 'params'> &
  (T extends { query: infer S } ? { query?: In<S> } : unknown) &
  Part<T, 'body'>

/** What a caller gets back. */
export type CallResult<T extends EndpointTypes> = T extends { response: infer S extends z.core.$ZodType }
  ? z.output<S>
  : void
