import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config'

const HIDDEN = new Set([
  'email',
  'to',
  'otp',
  'password',
  'token',
  'cookie',
  'authorization',
  'headers',
  'body',
  'text',
  'html',
])
/** Values with a serializer of their own. */
const SERIALIZED = new Set(['req', 'res', 'err', 'error'])

/**
 * Nothing here logs such a field; should somebody, its value stays at home. A look at the names of two levels costs
 * a tenth of the logger's own redaction.
 */
function withoutSecrets(fields: Record<string, unknown>, deeper = true): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined
  for (const [key, value] of Object.entries(fields)) {
    if (SERIALIZED.has(key)) continue
    const plain = deeper && typeof value === 'object' && value !== null && !Array.isArray(value)
    const shown = HIDDEN.has(key)
      ? '[hidden]'
      : plain
        ? withoutSecrets(value as Record<string, unknown>, false)
        : value
    if (shown !== value) (copy ??= { ...fields })[key] = shown
  }
  return copy ?? fields
}

/** Begins where a word does, so that a long text without any is read once and not from every letter of it. */
const ADDRESS = /(?<![^\s@<>"'(),:;=])[^\s@<>"'(),:;=]+@[^\s@<>"'(),:;]+/g

/** Texts of libraries may quote a mail address; a log never does. */
const withoutAddresses = (text: string): string => text.replace(ADDRESS, '[address]')

interface Loggable {
  name?: string
  message?: string
  stack?: string
  code?: unknown
  cause?: unknown
}

interface LoggedError {
  [key: string]: unknown
  type: string
  message: string
  stack: string
}

/** Name, message and stack only: drivers hang whole rows and mails on their errors. */
export function errorForLog(error: Loggable): LoggedError {
  return {
    type: error.name ?? 'Error',
    message: withoutAddresses(String(error.message ?? error)),
    stack: withoutAddresses(String(error.stack ?? '')),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  }
}

/** A sink of log lines; a test reads them, the process writes them to its output. */
export interface LogSink {
  write(line: string): void
}

const FLUSH_MS = 25
/** Beyond this, whoever reads the log has stopped: lines are dropped, requests go on. */
const MAX_WAITING = 8 * 1024 * 1024

/** Standard output, in portions; it may be closed or full, for a failing log never fails a request. */
export function processSink(out: NodeJS.WriteStream = process.stdout): LogSink {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    const text = waiting
    waiting = ''
    timer = undefined
    if (text && out.writableLength < MAX_WAITING) out.write(text)
  }
  out.on('error', () => undefined)
  process.once('exit', flush)
  return {
    write(line) {
      waiting += line
      timer ??= setTimeout(flush, FLUSH_MS)
    },
  }
}

/** Who has the address of a shared resume reads it, so no log has it. */
const withoutToken = (path: string): string => path.replace(/^\/cv\/[\w-]{20,}/, '/cv/[token]')

/** JSON lines. Queries are left out of paths, because they may hold names and tokens. */
export const loggerOptions = (config: Config, sink: LogSink): FastifyServerOptions['logger'] => ({
  level: config.logLevel,
  stream: sink,
  formatters: { log: withoutSecrets },
  serializers: {
    err: errorForLog,
    error: errorForLog,
    req: (request) => ({ method: request.method, path: withoutToken(request.url.split('?', 1)[0] ?? '') }),
    res: (reply) => ({ status: reply.statusCode }),
  },
})
