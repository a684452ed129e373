import type { FastifyReply } from 'fastify'
import { AppError } from '../app-error'

/** Nobody reads the answer; the status is for the log. */
const clientLeft = () => new AppError(499, 'CLIENT_LEFT', 'The client left before the answer.')

/** Aborted when the client leaves before the answer: long work for nobody stops. */
export function untilClientLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort(clientLeft())
  })
  return controller.signal
}
