import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Bodies, type Coding, hashOf } from './bodies'

interface Drawn {
  status: number
  type: string
  text: string
  /** Headers beside those of every answer. */
  headers?: Record<string, string>
}
/** What was drawn, with the hash by which browsers know it. */
export interface Answer extends Drawn {
  hash: string
}

export const answer = (drawn: Drawn): Answer => ({ ...drawn, hash: hashOf(drawn.text) })

const accepts = (request: FastifyRequest, coding: Coding): boolean =>
  new RegExp(`(^|,)\\s*${coding}\\s*(;\\s*q=(1|0\\.\\d*[1-9]))?\\s*(,|$)`).test(
    String(request.headers['accept-encoding'] ?? ''),
  )

const codingOf = (request: FastifyRequest): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) => accepts(request, coding))

/** True when the asker has this very text already. */
const isKnown = (request: FastifyRequest, hash: string): boolean =>
  String(request.headers['if-none-match'] ?? '')
    .split(/\s*,\s*/)
    .some((tag) => tag.replace(/^W\//, '').replace(/(?:-br|-gzip)?"$/, '') === `"${hash}`)

/**
 * Sends a text that everybody may keep and must ask for again: who has it hears so in a few bytes, and what is taken
 * down is gone at the next look.
 */
export async function sendText(
  bodies: Bodies,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, text, hash, headers = {} }: Answer,
): Promise<FastifyReply> {
  const vary = reply.getHeader('vary')
  reply.headers({
    'cache-control': 'public, no-cache',
    vary: vary ? `${String(vary)}, accept-encoding` : 'accept-encoding',
  })
  // Who has the page keeps the policy that came with it: what stands here replaces it.
  if (status === 200 && isKnown(request, hash))
    return reply.removeHeader('content-security-policy').header('etag', `"${hash}"`).code(304).send()
  reply.headers(headers).type(type)
  const coding = codingOf(request)
  const body = coding && (await bodies.compressed(hash, text, coding))
  if (!body) return reply.header('etag', `"${hash}"`).code(status).send(text)
  return reply
    .headers({ etag: `"${hash}-${coding}"`, 'content-encoding': coding })
    .code(status)
    .send(body)
}
