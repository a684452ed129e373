import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { halfHidden } from '@tryka/domain'

/** Everything in a text that looks like an address of e-mail. */
const ADDRESS = /[^\s"\\<>(),:;@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** What is refused at the door, or signs out, has no session when it answers. */
const isReader = ({ session }: { session?: FastifyRequest['session'] }): boolean =>
  session?.admin?.role === 'reader'

/** Readers of the console see enough of an address to know it again, wherever in an answer it stands. */
export function halfHideAddresses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isReader(request)) return payload
    if (!String(reply.getHeader('content-type') ?? '').includes('json')) return payload
    // A long list comes in parts, and an address may stand in two of them.
    const whole = payload instanceof Readable ? await text(payload) : payload
    if (typeof whole !== 'string') return payload
    reply.removeHeader('content-length')
    return whole.replace(ADDRESS, halfHidden)
  })
}
