import type { FastifyReply } from 'fastify'

/** For what has its address from its bytes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
const POLICY = "default-src 'none'; sandbox"

/** Sends a PNG that began with a stranger: nothing in it runs, wherever it is opened. */
export const sendPicture = (reply: FastifyReply, png: Buffer, caching = FOR_EVER) =>
  reply.headers({ 'cache-control': caching, 'content-security-policy': POLICY }).type('image/png').send(png)
