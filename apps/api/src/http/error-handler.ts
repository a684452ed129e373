import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { STATUS_CODES } from 'node:http'
import type { Problem } from '@tryka/domain'
import { storageProblem } from '../db/storage-problem'
import { AppError, notFound } from '../app-error'
import { wantsPage } from './own-page'

const TITLES: Record<number, string> = { ...STATUS_CODES, 422: 'Unprocessable Content' }

/** What Fastify itself refuses, told to a person. */
const FRAMEWORK: Record<number, [code: string, detail: string]> = {
  400: ['MALFORMED', 'The request could not be read.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not answer that method.'],
  408: ['TIMEOUT', 'The request took too long to arrive.'],
  413: ['TOO_LARGE', 'The request is too large.'],
  414: ['URL_TOO_LONG', 'The address is too long.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
  431: ['HEADERS_TOO_LARGE', 'The headers of the request are too large.'],
}

/** The message of one failed field; the schema library's own words are for programmers. */
function fieldMessage({
  keyword,
  message,
  params,
}: {
  keyword: string
  message?: string
  params: object
}): string {
  if (keyword === 'unrecognized_keys') {
    const { keys } = params as { keys?: string[] }
    return `Unknown field: ${(keys ?? []).map((key) => key.slice(0, 40)).join(', ')}.`
  }
  if (!message || /^Invalid (input|option)/.test(message)) return 'This value is missing or not allowed.'
  return message
}

function validationError(error: FastifyError): AppError {
  const errors = (error.validation ?? []).slice(0, 50).map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.').slice(0, 200),
    message: fieldMessage(issue),
  }))
  return new AppError(400, 'VALIDATION', errors[0]?.message ?? 'Check the fields.', {}, errors)
}

/** Any thrown thing as the refusal a client may see; `undefined` for a fault of ours. */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error as unknown as FastifyError)
  const storage = storageProblem(error)
  if (storage) return storage
  const status = (error as Partial<FastifyError> | null)?.statusCode
  const code = (error as Partial<FastifyError> | null)?.code ?? ''
  if (status === undefined || status < 400 || status > 499 || !code.startsWith('FST_')) return undefined
  const [stable, detail] = FRAMEWORK[status] ?? ['REFUSED', 'The request was refused.']
  return new AppError(status, stable, detail)
}

/** RFC 9457 body of a refusal. */
export function problemBody(refusal: AppError, requestId?: string): Problem {
  return {
    type: 'about:blank',
    title: TITLES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: refusal.message,
    code: refusal.code,
    ...(refusal.status >= 500 && requestId ? { requestId } : {}),
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...refusal.members,
  }
}

const internal = () => new AppError(500, 'INTERNAL', 'Something went wrong on our side. Please try again.')

function log(request: FastifyRequest, refusal: AppError, error: unknown): void {
  const fields = { code: refusal.code, status: refusal.status }
  if (refusal.status >= 500) request.log.error({ ...fields, err: error }, 'request failed')
  else if ([401, 403, 429].includes(refusal.status)) request.log.warn(fields, 'request refused')
  else request.log.info(fields, 'request refused')
}

/** Answers any thrown thing. The only place that turns errors into replies. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error) ?? internal()
  log(request, refusal, error)
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(refusal, request.id)))
}

/** For the addresses that mails lead to: the status and the log are those of a problem, and a person gets a page. */
export function problemsAsPages(
  app: FastifyInstance,
  draw: (reply: FastifyReply, refusal: AppError) => string,
): void {
  app.setErrorHandler((error, request, reply) => {
    if (!wantsPage(request)) return sendProblem(error, request, reply)
    const refusal = refusalOf(error) ?? internal()
    log(request, refusal, error)
    return reply.code(refusal.status).headers(refusal.headers).send(draw(reply, refusal))
  })
}

const isCall = (request: FastifyRequest): boolean =>
  !['GET', 'HEAD'].includes(request.method) || /^\/(api|dev)(\/|$|\?)/.test(request.url)

/** `pageNotFound` answers people who mistyped an address; calls get a problem. */
export function handleErrors(
  app: FastifyInstance,
  pageNotFound?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined,
): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const page = isCall(request) ? undefined : pageNotFound?.(request, reply)
    if (page) return page
    throw notFound()
  })
}
