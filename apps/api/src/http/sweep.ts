import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'

const EVERY_MS = 10 * 60_000

/** Something with rows that end by themselves. */
export interface Sweepable {
  sweep(now: number): Promise<unknown>
}

/** Removes what expired, at a start and every ten minutes; a failure waits for the next time. */
export function sweepRegularly(app: FastifyInstance, clock: Clock, all: Sweepable[]): void {
  const sweep = async () => {
    for (const one of all)
      await one
        .sweep(clock.now().getTime())
        .catch((error: unknown) => app.log.warn({ err: error }, 'expired rows could not be removed'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    timer = setInterval(() => void sweep(), EVERY_MS)
    timer.unref()
    void sweep()
  })
  app.addHook('onClose', () => clearInterval(timer))
}
