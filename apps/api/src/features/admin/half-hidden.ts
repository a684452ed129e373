import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { halfHidden } from '@tryka/domain'
import { isReader } from '../../http/sessions/admin-level'

/** Everything in a text that looks like an address of e-mail. */
const ADDRESS = /[^\s"\\<>(),:;@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

const hidden = (words: string): string => words.replace(ADDRESS, halfHidden)

/** A file as long as it likes, line by line: an address never stands in two of them. */
async function* hiddenLines(parts: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    rest += String(part)
    const end = rest.lastIndexOf('\n') + 1
    if (end) yield hidden(rest.slice(0, end))
    rest = rest.slice(end)
  }
  if (rest) yield hidden(rest)
}

/** Readers of the console see enough of an address to know it again, wherever in an answer it stands. */
export function halfHideAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // What is refused at the door, or signs out, has no session when it answers.
    if (!isReader(request)) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    const isFile = type.includes('csv')
    if (!isFile && !type.includes('json')) return payload
    reply.removeHeader('content-length')
    if (isFile && payload instanceof Readable)
      return Readable.from(hiddenLines(payload), { objectMode: true, highWaterMark: 1 })
    // A long list comes in parts, and an address may stand in two of them.
    const whole = payload instanceof Readable ? await text(payload) : payload
    return typeof whole === 'string' ? hidden(whole) : payload
  })
}
