import type { FastifyInstance } from 'fastify'
import type { Server, ServerResponse } from 'node:http'

const FORCE_MS = 15_000
const LAST_RESORT_MS = 24_000

/**
 * Follows running answers; the function it gives makes each the last one of its connection. Node would keep a
 * connection for its next request, and the stop would wait for a request that never comes.
 */
export function followAnswers(server: Server): () => void {
  const running = new Set<ServerResponse>()
  server.on('request', (_request, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  return () => running.forEach((response) => (response.shouldKeepAlive = false))
}

interface Stoppable {
  app: FastifyInstance
  /** From `followAnswers`. */
  lastAnswers: () => void
  /** After the last request: mail, Redis, the database, in this order. */
  after: (() => Promise<unknown>)[]
}

/**
 * Stops without losing what was accepted: no new connections, idle ones closed, running requests finished. Half-sent
 * requests would hold Node for ever, so what is left after 15 seconds is cut.
 */
export async function stopGracefully(
  { app, lastAnswers, after }: Stoppable,
  forceMs = FORCE_MS,
): Promise<void> {
  const force = setTimeout(() => app.server.closeAllConnections(), forceMs)
  lastAnswers()
  try {
    await app.close()
  } finally {
    clearTimeout(force)
    for (const step of after)
      await step().catch((error: unknown) => app.log.error({ err: error }, 'stopping failed'))
  }
}

/** Stops once, at the first signal or the first unhandled error; the process ends in time in any case. */
export function stopOnSignals(stop: () => Promise<void>, log: FastifyInstance['log']): void {
  let stopping = false
  const end = (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref()
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'stopping')
      end(0)
    })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'an error that nobody handled')
      end(1)
    })
}
