import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '../config'
import type { LogSink } from '../logging'
import { loggerOptions } from '../logging'
import { AppError } from '../app-error'
import { problemBody, sendProblem } from './error-handler'
import { securityHeaders } from './security-headers'

/** Bodies of ordinary calls; a route may allow more by its own `bodyLimit`. */
const BODY_LIMIT = 256 * 1024

/** What Node refuses before there is a request. */
const RAW: Record<string, [status: number, code: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TIMEOUT', 'The request took too long to arrive.'],
}
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** The whole answer as text: no request and no hooks exist for a broken one. */
export function rawRefusal(errorCode: string | undefined, headers: Record<string, string>): string {
  const [status, code, detail] = RAW[errorCode ?? ''] ?? [400, 'MALFORMED', 'The request could not be read.']
  const body = JSON.stringify(problemBody(new AppError(status, code, detail)))
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  })
  return `HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.map(([k, v]) => `${k}: ${v}`).join('\r\n')}\r\n\r\n${body}`
}

/** A number trusts that many proxies in front; the address of the one before them is the client's. */
const trusted = (setting: Config['trustProxy']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

export function serverOptions(config: Config, sink: LogSink): FastifyHttpOptions<Server> {
  const headers = securityHeaders(config)
  return {
    logger: loggerOptions(config, sink),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // A busy machine may take its time; who waits for the start asks /readyz.
    pluginTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      sendProblem(error, request as FastifyRequest, reply as FastifyReply)
    },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      socket.end(rawRefusal(error.code, headers))
      return undefined
    },
  }
}
