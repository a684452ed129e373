import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import { Problem } from '@tryka/domain'
import type {
  Access,
  AdminLevel,
  AdminRole,
  Contract,
  EndpointTypes,
  RateClass,
  TeamRole,
} from '@tryka/domain'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a route without it is refused at start. */
    access?: Access
    rate?: RateClass
    /** Of `company`: the team roles that may call; absent, every role. */
    roles?: readonly TeamRole[]
    /** Of `company`: what the company must be, too. */
    needs?: 'verified' | 'shown'
    /** Stores nothing new, or asks for room itself: goes on while the disk is nearly full. */
    frugal?: true
    /** Goes on while the account, or the company, is suspended. */
    whileSuspended?: 'account' | 'company'
    /** Of `admin`: the least role, the least level, and whether the second factor is asked for anew. */
    adminRole?: AdminRole
    adminLevel?: AdminLevel
    stepUp?: boolean
  }
}

type Out<S> = S extends z.core.$ZodType ? z.output<S> : undefined

export interface HandlerInput<T extends EndpointTypes> {
  params: Out<T['params']>
  query: Out<T['query']>
  body: Out<T['body']>
  request: FastifyRequest
  reply: FastifyReply
}

type Result<T extends EndpointTypes> = T extends { response: infer S extends z.core.$ZodType }
  ? z.input<S>
  : void

/** An answer that is JSON text already, whole or in parts; the response schema describes it and does not rebuild it. */
export class JsonText {
  constructor(readonly text: string | Readable) {}
}

/** Sends a stream of events, which nothing on the way may hold back or keep. */
export const asEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events)

/** An answer that comes in events as they happen (server-sent events), already as text. */
export class EventText {
  constructor(readonly events: AsyncIterable<string>) {}
}

/** Serves a contract: method, path, schemas, access and limits come from the domain, the work from `handler`. */
export function handle<T extends EndpointTypes>(
  app: FastifyInstance,
  contract: Contract<T>,
  handler: (input: HandlerInput<T>) => Promise<Result<T> | JsonText | EventText>,
): void {
  const { endpoint, access, rate, status, summary, roles, needs, frugal, whileSuspended } = contract
  const { adminRole, adminLevel, stepUp } = contract
  const { params, query, body, response } = contract as EndpointTypes
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      access,
      rate,
      ...(roles ? { roles } : {}),
      ...(needs ? { needs } : {}),
      ...(frugal ? { frugal } : {}),
      ...(whileSuspended ? { whileSuspended } : {}),
      ...(adminRole ? { adminRole } : {}),
      ...(adminLevel ? { adminLevel } : {}),
      ...(stepUp ? { stepUp } : {}),
    },
    schema: {
      summary,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { ...(response ? { [status]: response } : {}), '4xx': Problem, '5xx': Problem },
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      const result = await handler(input as HandlerInput<T>)
      reply.code(status)
      if (result instanceof EventText)
        return asEvents(reply, Readable.from(result.events, { objectMode: false }))
      if (!(result instanceof JsonText)) return result
      reply.type('application/json; charset=utf-8')
      return result.text
    },
  })
}
